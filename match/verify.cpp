#include "match/verify.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "match/hex.h"
#include "match/json.h"
#include "match/reader.h"
#include "match/terms.h"
#include "match/text_lines.h"

namespace lemniscate::match {

namespace {

using Wrong = std::optional<Problem>;

/// Options by name, with all that goes without saying: two lists that mean the same are equal.
OptionList in_full(std::string_view game, const OptionList& options) {
    const Result<OptionList> read = normal_options(game, options);
    OptionList list = read ? *read : options;
    std::sort(list.begin(), list.end(),
              [](const Option& one, const Option& other) { return one.name < other.name; });
    return list;
}

std::string text_of(const OptionList& options) {
    std::string text;
    for (const Option& option : options) {
        text.append(text.empty() ? "" : ", ").append(option.name).append(": ").append(option.value);
    }
    return text;
}

class SealCheck {
  public:
    SealCheck(const Record& record, const Hashes& hashes) : record_(record), hashes_(hashes) {}

    Wrong check() const {
        const RecordedSeal& sealed = *record_.sealed;
        if (!sealed.secret) return at_line(sealed.match_line, {ProblemKind::sealed, {}, {}, {}});
        const Result<SaltedTerms> read = read_salted_terms(sealed.terms);
        if (!read) return at_line(sealed.terms_line, read.problem());
        const Terms& terms = read->terms;
        if (commitment_of(sealed.match, *sealed.secret, hashes_) != terms.commitment) {
            return at_line(sealed.secret_line, {ProblemKind::wrong_secret, {}, {}, {}});
        }
        if (Wrong wrong = check_salts(*read)) return wrong;
        return check_terms(terms);
    }

    /// The seats of the terms are those that somebody plays.
    Wrong check_seats(std::uint32_t players) const {
        const Result<SaltedTerms> read = read_salted_terms(record_.sealed->terms);
        if (read && read->terms.seats.size() == players) return std::nullopt;
        return other("seats", std::to_string(read ? read->terms.seats.size() : 0),
                     std::to_string(players));
    }

  private:
    Problem other(std::string where, std::string_view found, std::string_view expected) const {
        return at_line(record_.sealed->terms_line, {ProblemKind::wrong_terms, std::move(where),
                                                    shortened(found), shortened(expected)});
    }

    Wrong check_salts(const SaltedTerms& salted) const {
        const Salts fitting = fitting_salts(salted.terms, salted.salts, hashes_);
        for (std::size_t seat = 0; seat < salted.salts.size(); ++seat) {
            if (fitting[seat] == salted.salts[seat]) continue;
            return at_line(
                record_.sealed->terms_line,
                {ProblemKind::wrong_salt, "salts[" + std::to_string(seat) + "]", {}, {}});
        }
        return std::nullopt;
    }

    Wrong check_terms(const Terms& terms) const {
        if (terms.match != record_.sealed->match) {
            return other("match", write_hex(terms.match), write_hex(record_.sealed->match));
        }
        if (terms.game != record_.game) return other("game", terms.game, record_.game);
        if (terms.rules != record_.rules) {
            return other("rules", std::to_string(terms.rules), std::to_string(record_.rules));
        }
        const OptionList agreed = in_full(terms.game, terms.options);
        const OptionList played = in_full(record_.game, record_.options);
        if (agreed != played) return other("options", text_of(agreed), text_of(played));
        return check_names(terms);
    }

    /// A person may be called as it likes; who is called otherwise than agreed is somebody else.
    Wrong check_names(const Terms& terms) const {
        for (std::size_t seat = 0; seat < terms.seats.size(); ++seat) {
            const SeatTerms& agreed = terms.seats[seat];
            const bool named = seat < record_.players.size() && !record_.players[seat].empty();
            if (agreed.kind == SeatKind::person || !named) continue;
            if (agreed.name == record_.players[seat]) continue;
            return other("seats[" + std::to_string(seat) + "]", agreed.name, record_.players[seat]);
        }
        return std::nullopt;
    }

    const Record& record_;
    const Hashes& hashes_;
};

}  // namespace

Result<Reopened> verify_record(const Record& record, const Hashes& hashes) {
    if (!record.sealed) return open_record(record);
    const SealCheck seal(record, hashes);
    if (Wrong wrong = seal.check()) return *wrong;
    Result<Reopened> reopened = open_record(record, &hashes);
    if (!reopened) return reopened;
    if (Wrong wrong = seal.check_seats(reopened->match->players())) return *wrong;
    return reopened;
}

Result<Witness> read_witness(const Json& json) {
    std::optional<Problem> problem;
    const Field document(json, problem);
    const Fields fields = document.fields({"terms", "seat", "salt"});
    Witness witness{};
    witness.terms = fields["terms"].required().text();
    witness.seat = fields["seat"].required().number({0, most_seats - 1}, 0);
    const Field field = fields["salt"];
    const auto salt = read_hex(field.required().text());
    if (salt) {
        witness.salt = *salt;
    } else {
        field.refuse(ProblemKind::wrong_type, "0-9a-f");
    }
    if (problem) return *problem;
    return witness;
}

std::string_view name_of(Doubt doubt) {
    switch (doubt) {
        case Doubt::unsealed:
            return "unsealed";
        case Doubt::other_terms:
            return "other_terms";
        case Doubt::other_salt:
            return "other_salt";
        case Doubt::missing_salt:
            return "missing_salt";
    }
    return {};
}

std::vector<Doubt> doubts_of(const Record& record, const Witness& witness) {
    if (!record.sealed) return {Doubt::unsealed};
    const Result<SaltedTerms> read = read_salted_terms(record.sealed->terms);
    if (!read) return {Doubt::other_terms};
    std::vector<Doubt> doubts;
    if (terms_json(read->terms) != witness.terms) doubts.push_back(Doubt::other_terms);
    const bool seated = witness.seat < read->salts.size();
    if (!seated || read->salts[witness.seat] != witness.salt) doubts.push_back(Doubt::other_salt);
    if (!missing_salts(read->terms, read->salts).empty()) doubts.push_back(Doubt::missing_salt);
    return doubts;
}

}  // namespace lemniscate::match
