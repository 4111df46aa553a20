#include "match/terms.h"

#include <algorithm>
#include <utility>

#include "match/canonical_json.h"
#include "match/hex.h"
#include "match/json.h"
#include "match/reader.h"
#include "match/record.h"
#include "match/text_lines.h"

namespace lemniscate::match {

namespace {

constexpr std::uint32_t terms_format = 1;
constexpr std::string_view kinds[] = {"person", "bot", "program"};

Json hex_or_null(const std::optional<Digest>& digest) {
    return digest ? Json(write_hex(*digest)) : Json();
}

Json write_seat(const SeatTerms& seat) {
    Json json;
    json["kind"] = kinds[static_cast<std::size_t>(seat.kind)];
    if (seat.kind != SeatKind::person) json["name"] = seat.name;
    json["salt_hash"] = hex_or_null(seat.salt_hash);
    return json;
}

Json write_terms(const Terms& terms) {
    Json json;
    json["format"] = terms_format;
    json["match"] = write_hex(terms.match);
    json["game"] = terms.game;
    json["rules"] = terms.rules;
    json["options"] = Json::object();
    for (const Option& option : terms.options) json["options"][option.name] = option.value;
    json["seats"] = Json::array();
    for (const SeatTerms& seat : terms.seats) json["seats"].push_back(write_seat(seat));
    json["commitment"] = write_hex(terms.commitment);
    return json;
}

/// Everything in it is text that the house made, or was checked when it came in.
std::string canonical(const Json& json) {
    const Result<std::string> text = canonical_json(json);
    return text ? *text : std::string();
}

/// A digest, a match's id: as many bytes as `Array` has.
template <class Array>
Array read_bytes(const Field& field) {
    const std::string text = field.required().text();
    const std::optional<Array> bytes = read_hex_as<Array>(text);
    if (!bytes && !field.is_missing()) {
        field.refuse(ProblemKind::wrong_type,
                     std::to_string(2 * Array{}.size()) + " hexadecimal digits");
    }
    return bytes.value_or(Array{});
}

SeatTerms read_seat(const Field& field) {
    const Fields fields = field.fields({"kind", "name", "salt_hash"});
    SeatTerms seat;
    seat.kind = static_cast<SeatKind>(fields["kind"].required().word(kinds, 0));
    if (seat.kind != SeatKind::person) seat.name = fields["name"].required().text();
    const Field hash = fields["salt_hash"].required();
    if (!hash.is_null()) seat.salt_hash = read_bytes<Digest>(hash);
    return seat;
}

OptionList read_option_texts(const Field& field) {
    OptionList options;
    if (!field.is_object()) {
        field.refuse(ProblemKind::wrong_type, "object");
        return options;
    }
    for (const auto& entry : field.value().items()) {
        options.push_back({entry.key(), field.field(entry.key()).text()});
    }
    return options;
}

std::optional<Salt> read_salt(const Field& field) {
    if (field.is_null()) return std::nullopt;
    std::optional<Salt> salt = read_hex(field.text());
    if (!salt || salt->size() < least_salt || salt->size() > most_salt) {
        field.refuse(ProblemKind::wrong_type,
                     text_of({2 * least_salt, 2 * most_salt}) + " hexadecimal digits");
        return std::nullopt;
    }
    return salt;
}

SaltedTerms read_all(const Field& document) {
    const Fields fields = document.fields(
        {"commitment", "format", "game", "match", "options", "rules", "salts", "seats"});
    fields["format"].required().number({terms_format, terms_format}, terms_format);
    SaltedTerms read;
    read.terms.match = read_bytes<MatchId>(fields["match"]);
    read.terms.game = fields["game"].required().text();
    read.terms.rules = fields["rules"].required().number({1, most_rules}, 1);
    read.terms.options = read_option_texts(fields["options"].required());
    for (const Field& seat : fields["seats"].required().entries_up_to(most_seats)) {
        read.terms.seats.push_back(read_seat(seat));
    }
    read.terms.commitment = read_bytes<Digest>(fields["commitment"]);
    for (const Field& salt : fields["salts"].required().entries_up_to(most_seats)) {
        read.salts.push_back(read_salt(salt));
    }
    if (read.salts.size() != read.terms.seats.size()) {
        fields["salts"].refuse(ProblemKind::disagrees, std::to_string(read.salts.size()),
                               std::to_string(read.terms.seats.size()));
    }
    return read;
}

}  // namespace

Salts fitting_salts(const Terms& terms, Salts salts, const Hashes& hashes) {
    salts.resize(terms.seats.size());
    for (std::size_t seat = 0; seat < salts.size(); ++seat) {
        std::optional<Salt>& salt = salts[seat];
        if (!salt) continue;
        const bool fits = salt->size() >= least_salt && salt->size() <= most_salt &&
                          terms.seats[seat].salt_hash == salt_hash_of(terms.match, *salt, hashes);
        if (!fits) salt.reset();
    }
    return salts;
}

std::vector<std::uint32_t> missing_salts(const Terms& terms, const Salts& salts) {
    std::vector<std::uint32_t> missing;
    for (std::uint32_t seat = 0; seat < terms.seats.size(); ++seat) {
        const bool shown = seat < salts.size() && salts[seat];
        if (terms.seats[seat].salt_hash && !shown) missing.push_back(seat);
    }
    return missing;
}

std::string terms_json(const Terms& terms) { return canonical(write_terms(terms)); }

std::string terms_json(const Terms& terms, const Salts& salts) {
    Json json = write_terms(terms);
    json["salts"] = Json::array();
    for (std::size_t seat = 0; seat < terms.seats.size(); ++seat) {
        const bool shown = seat < salts.size() && salts[seat];
        json["salts"].push_back(shown ? Json(write_hex(*salts[seat])) : Json());
    }
    return canonical(json);
}

Result<SaltedTerms> read_salted_terms(std::string_view text) {
    const Result<Json> json = parse_json(text);
    if (!json) return json.problem();
    std::optional<Problem> problem;
    SaltedTerms read = read_all(Field(*json, problem));
    if (problem) return *problem;
    // Written in another way it would have another key.
    if (terms_json(read.terms, read.salts) != text) {
        return Problem{ProblemKind::bad_line, {}, shortened(text), "RFC 8785"};
    }
    return read;
}

}  // namespace lemniscate::match
