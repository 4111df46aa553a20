// What commands lead to, and time.
#include <algorithm>
#include <string>
#include <utility>

#include "match/hex.h"
#include "match/json.h"
#include "match/seal.h"
#include "match/terms.h"
#include "table/orders.h"
#include "table/table.h"

namespace lemniscate::table {

namespace {

/// Entries that are no moves are worth little and stay for ever: a seat has so many.
constexpr std::uint32_t most_deeds = 100;
/// And so many entries come before the deal, whoever sits down and stands up.
constexpr std::size_t most_before_deal = 500;

constexpr Time second = 1000;
constexpr Time day = 24 * 60 * 60 * second;
constexpr Time salts_take = 30 * second;
/// A table at which nobody does anything for so long is given up.
constexpr Time gathering_lasts = 7 * day;
constexpr Time silence_lasts = 30 * day;
/// Moves between two checkpoints.
constexpr std::uint64_t checkpoint_every = 100;

Decision refused(std::string_view id, std::vector<match::Argument> arguments = {}) {
    return {.refusal = Refusal{std::string(id),
                               {"table.refusal." + std::string(id), std::move(arguments)}}};
}

std::uint64_t word_of(std::span<const std::uint8_t> bytes) {
    std::uint64_t word = 0;
    for (const std::uint8_t byte : bytes.first(8)) word = word << 8 | byte;
    return word;
}

/// Hex that was written by ourselves, or looked at when it came.
template <class Array>
Array bytes_of(std::string_view hex) {
    return match::read_hex_as<Array>(hex).value_or(Array{});
}

}  // namespace

Opened opened_with(Settings settings, const Entropy& entropy, const match::Hashes* hashes,
                   std::optional<std::uint64_t> seed) {
    const std::span<const std::uint8_t> bytes(entropy);
    Opened opened{.table = match::write_hex(bytes.first(16)),
                  .settings = std::move(settings),
                  .seed = seed ? *seed : word_of(bytes.subspan(16)),
                  // Whoever chooses the seed wants the whole game again, bots included.
                  .bots = seed ? Dice(*seed, 1).next() : word_of(bytes.subspan(24))};
    if (opened.settings.sealed) {
        match::MatchId match;
        match::Secret secret;
        std::copy_n(bytes.begin() + 32, match.size(), match.begin());
        std::copy_n(bytes.begin() + 48, secret.size(), secret.begin());
        opened.match = match::write_hex(match);
        opened.secret = match::write_hex(secret);
        opened.commitment = match::write_hex(match::commitment_of(match, secret, *hashes));
    }
    return opened;
}

Decision open_table(const Person& host, const std::string& command, const match::Json& settings,
                    Time now, const Entropy& entropy, const match::Hashes* hashes,
                    std::optional<std::uint64_t> seed) {
    std::optional<match::Problem> problem;
    const match::Field field(settings, problem);
    Settings read = read_settings(field);
    if (read.sealed && hashes == nullptr) {
        field.field("chance").refuse(match::ProblemKind::unknown_word, "plain");
    }
    if (problem) return {.problem = problem};
    return {.entries = {Entry{.time = now,
                              .person = host,
                              .command = command,
                              .content = content_of(settings.dump()),
                              .what = opened_with(std::move(read), entropy, hashes, seed)}}};
}

/// Judges one command.
class Judge {
  public:
    Judge(const Table& table, const Person& person, const Entropy& entropy)
        : table_(table), person_(person), entropy_(entropy) {}

    Decision judge(const Sit& sit) const {
        if (table_.phase_ != Phase::gathering) return refused("already_dealt");
        if (too_many_before_deal()) return refused("too_many");
        if (!has_salt_hash(sit)) return refused("salt_hash_missing");
        const Seat seat = sit.seat != Seat::none ? sit.seat : free_seat(sit);
        if (seat == Seat::none) return refused("no_free_seat");
        if (!table_.is_chair(seat)) return refused("no_such_seat");
        const Table::Chair& chair = table_.chair_at(seat);
        if (!chair.person.empty()) return refused("seat_taken");
        if (!may_sit(chair, sit)) return refused("seat_not_for_you");
        return one(Seated{seat, sit.salt_hash});
    }

    Decision judge(const Leave&) const {
        const std::vector<Seat> seats = own_seats();
        if (seats.empty()) return refused("not_seated");
        switch (table_.phase_) {
            case Phase::gathering:
                if (too_many_before_deal()) return refused("too_many");
                return for_each<Unseated>(seats);
            case Phase::salting:
                return refused("salting");
            case Phase::playing:
                return for_each<Out>(seats, OutReason::resigned);
            case Phase::over:
                return refused("over");
        }
        return {};
    }

    Decision judge(const ChangeSeat& change) const {
        if (person_ != table_.host_) return refused("not_host");
        if (table_.phase_ != Phase::gathering) return refused("already_dealt");
        if (too_many_before_deal()) return refused("too_many");
        if (!table_.is_chair(change.seat)) return refused("no_such_seat");
        const Person& sitting = table_.chair_at(change.seat).person;
        if (!sitting.empty() && sitting != person_) return refused("seat_taken");
        return one(SeatChanged{change.seat, change.setting});
    }

    Decision judge(const Invite&) const {
        if (person_ != table_.host_) return refused("not_host");
        if (table_.phase_ == Phase::over) return refused("over");
        if (table_.invitations_.size() >= most_deeds) return refused("too_many");
        return one(Invited{match::write_hex(std::span(entropy_).first(16))});
    }

    Decision judge(const SendSalt& salt) const {
        if (const auto no = not_own(salt.seat)) return *no;
        if (table_.phase_ == Phase::gathering) return refused("terms_not_settled");
        if (table_.phase_ != Phase::salting) return refused("already_dealt");
        if (!table_.chair_at(salt.seat).salt.empty()) return refused("salt_sent");
        if (!is_hex(salt.salt, match::least_salt, match::most_salt)) return refused("no_salt");
        return one(Salted{salt.seat, salt.salt});
    }

    Decision judge(const MakeMove& move) const {
        if (const auto no = not_playing(move.seat)) return *no;
        if (!is_newest(move.seat, move.at)) return refused("too_late");
        if (auto refusal = table_.match_->refuse(move.seat, move.move)) {
            return {.refusal = Refusal{refusal->id, std::move(refusal->says)}};
        }
        return one(Moved{move.seat, move.move, MovedBy::person});
    }

    Decision judge(const AskUndo& undo) const {
        if (const auto no = not_playing(undo.seat)) return *no;
        if (!is_newest(undo.seat, undo.at)) return refused("too_late");
        const std::size_t moves = table_.match_->undoable(undo.seat);
        if (moves == 0) return refused("nothing_to_undo");
        if (others().empty()) return one(TakenBack{undo.seat, static_cast<std::uint32_t>(moves)});
        return offer(undo.seat, OfferKind::undo);
    }

    Decision judge(const OfferDraw& draw) const {
        if (const auto no = not_playing(draw.seat)) return *no;
        if (!is_newest(draw.seat, draw.at)) return refused("too_late");
        if (others().empty()) return refused("nobody_to_ask");
        return offer(draw.seat, OfferKind::draw);
    }

    Decision judge(const AnswerOffer& answer) const {
        if (const auto no = not_playing(answer.seat)) return *no;
        for (const Table::Offer& open : table_.offers_) {
            if (table_.number_for(answer.seat, open.number) != answer.offer) continue;
            // Whoever made an offer may only take it back.
            if (answer.yes && person_ == table_.chair_at(open.seat).person) {
                return refused("own_offer");
            }
            const auto& agreed = open.agreed;
            if (answer.yes && std::find(agreed.begin(), agreed.end(), person_) != agreed.end()) {
                return refused("already_agreed");
            }
            if (is_spent(answer.seat)) return refused("too_many");
            return one(Answered{answer.seat, open.number, answer.yes});
        }
        return refused("offer_gone");
    }

    Decision judge(const GiveOrder& order) const {
        // Not before the deal either: somebody else may sit there then.
        if (const auto no = not_playing(order.seat)) return *no;
        if (!table_.may_stand(order.decision)) return refused("no_such_order");
        if (is_spent(order.seat)) return refused("too_many");
        return one(Ordered{order.seat, order.decision, order.order});
    }

    Decision judge(const Resign& resign) const {
        if (const auto no = not_playing(resign.seat)) return *no;
        return one(Out{resign.seat, OutReason::resigned});
    }

    Decision judge(const WantRematch& rematch) const {
        if (const auto no = not_own(rematch.seat)) return *no;
        if (table_.phase_ != Phase::over) return refused("not_over");
        if (!table_.rematch_.empty()) return refused("rematch_made");
        if (table_.chair_at(rematch.seat).wants_rematch) return refused("already_agreed");
        const bool last = std::all_of(
            table_.chairs_.begin(), table_.chairs_.end(), [&](const Table::Chair& chair) {
                return chair.person.empty() || chair.wants_rematch || chair.person == person_;
            });
        return one(
            Rematch{rematch.seat, last ? match::write_hex(std::span(entropy_).first(16)) : ""});
    }

  private:
    Decision one(What what) const { return {.entries = {Entry{.what = std::move(what)}}}; }

    template <class Happened, class... More>
    Decision for_each(const std::vector<Seat>& seats, More... more) const {
        Decision decision;
        for (const Seat seat : seats) decision.entries.push_back({.what = Happened{seat, more...}});
        return decision;
    }

    bool too_many_before_deal() const { return table_.entries_.size() >= most_before_deal; }
    bool is_spent(Seat seat) const { return table_.chair_at(seat).deeds >= most_deeds; }
    bool is_newest(Seat seat, std::uint64_t at) const {
        return table_.number_for(seat, table_.changed_) == at;
    }

    std::optional<Decision> not_own(Seat seat) const {
        if (table_.is_seat_of(person_, seat)) return std::nullopt;
        return refused("not_your_seat");
    }
    std::optional<Decision> not_playing(Seat seat) const {
        if (auto no = not_own(seat)) return no;
        if (table_.phase_ == Phase::over) return refused("over");
        if (table_.phase_ != Phase::playing) return refused("not_dealt");
        if (table_.chair_at(seat).out) return refused("out");
        return std::nullopt;
    }

    Decision offer(Seat seat, OfferKind what) const {
        if (is_spent(seat)) return refused("too_many");
        for (const Table::Offer& open : table_.offers_) {
            if (open.seat == seat && open.what == what) return refused("already_offered");
        }
        return one(Offered{seat, what});
    }

    /// The people who are in the game beside this one.
    std::vector<Person> others() const { return table_.people_in(person_); }

    /// Where this person sits and is in.
    std::vector<Seat> own_seats() const {
        std::vector<Seat> seats;
        for (std::size_t i = 0; i < table_.chairs_.size(); ++i) {
            const Table::Chair& chair = table_.chairs_[i];
            if (chair.person != person_ || chair.out) continue;
            seats.push_back(seat_at(static_cast<std::uint32_t>(i)));
        }
        return seats;
    }
    bool may_sit(const Table::Chair& chair, const Sit& sit) const {
        if (chair.setting.kind == SeatKind::person) return chair.setting.name == person_;
        if (chair.setting.kind != SeatKind::open) return false;
        return !table_.settings_.by_invitation || person_ == table_.host_ ||
               table_.is_invited(sit.invitation);
    }
    /// One that is kept for this person comes first.
    Seat free_seat(const Sit& sit) const {
        Seat found = Seat::none;
        for (std::size_t i = table_.chairs_.size(); i-- > 0;) {
            const Table::Chair& chair = table_.chairs_[i];
            if (!chair.person.empty() || !may_sit(chair, sit)) continue;
            const bool kept = chair.setting.kind == SeatKind::person;
            const bool better = found == Seat::none || kept ||
                                table_.chair_at(found).setting.kind != SeatKind::person;
            if (better) found = seat_at(static_cast<std::uint32_t>(i));
        }
        return found;
    }
    static bool is_hex(std::string_view text, std::size_t least, std::size_t most) {
        const auto bytes = match::read_hex(text);
        return bytes && bytes->size() >= least && bytes->size() <= most;
    }
    bool has_salt_hash(const Sit& sit) const {
        return !table_.settings_.sealed || is_hex(sit.salt_hash, 32, 32);
    }

    const Table& table_;
    const Person& person_;
    const Entropy& entropy_;
};

Decision Table::decide(const Person& person, const Command& command, Time now,
                       const Entropy& entropy) const {
    for (const Entry& entry : entries_) {
        if (entry.command != command.id || entry.person != person) continue;
        if (entry.content != command.content) return refused("id_used");
        return {.done_before = entry.number};
    }
    const Judge judge(*this, person, entropy);
    Decision decision =
        std::visit([&judge](const auto& deed) { return judge.judge(deed); }, command.deed);
    if (decision.entries.empty()) return decision;
    Entry& first = decision.entries.front();
    first.person = person;
    first.command = command.id;
    first.content = command.content;
    return numbered(std::move(decision), now);
}

Decision Table::decide_answer(const Ask& ask, std::string_view move, Time now) const {
    const std::vector<Ask> open = asks();
    // After its time a program is not asked any more, but the bot that plays on.
    if (open.empty() || open.front().seat != ask.seat || open.front().at != ask.at ||
        open.front().outside != ask.outside) {
        return refused("too_late");
    }
    if (auto refusal = match_->refuse(ask.seat, move)) {
        return {.refusal = Refusal{refusal->id, std::move(refusal->says)}};
    }
    const MovedBy by = open.front().outside ? MovedBy::program : MovedBy::bot;
    return numbered({.entries = {Entry{
                         .command = std::to_string(index(ask.seat)) + "@" + std::to_string(ask.at),
                         .what = Moved{ask.seat, std::string(move), by}}}},
                    now);
}

Decision Table::decide_resumption(Time since, Time now) const {
    if (phase_ == Phase::over) return {};
    return automatic(Resumed{since}, now);
}

Decision Table::decide_abandonment(Time now) const {
    if (phase_ == Phase::over) return {};
    return automatic(Ended{0, "abandoned"}, now);
}

std::optional<Time> Table::due() const {
    const Time at_once = last_time();
    switch (phase_) {
        case Phase::gathering:
            return is_full() ? at_once : at_once + gathering_lasts;
        case Phase::salting:
            return has_all_salts() ? at_once : called_->until;
        case Phase::playing:
            break;
        case Phase::over:
            return std::nullopt;
    }
    if (what_follows()) return at_once;
    if (const auto time = clocks_.runs_out()) return time;
    // Who plays alone may come back after years.
    if (people_in().size() > 1) return at_once + silence_lasts;
    return std::nullopt;
}

Decision Table::decide_due(Time now) const {
    // Where the owner's clock was put back, the table's goes on from its last entry.
    now = std::max(now, last_time());
    const std::optional<Time> when = due();
    if (!when || *when > now) return {};
    switch (phase_) {
        case Phase::gathering:
            if (!is_full()) return automatic(Ended{0, "abandoned"}, now);
            return automatic(settings_.sealed ? What(call(now)) : What(deal()), now);
        case Phase::salting:
            return automatic(deal(), now);
        case Phase::playing:
            break;
        case Phase::over:
            return {};
    }
    if (auto next = what_follows()) return automatic(std::move(*next), now);
    if (clocks_.runs_out()) return automatic(Out{clocks_.running(), OutReason::time}, now);
    return automatic(Ended{0, "abandoned"}, now);
}

/// What follows from how the game stands, without anybody doing anything.
std::optional<What> Table::what_follows() const {
    if (const auto ended = ending()) return *ended;
    for (const Offer& offer : offers_) {
        if (!is_agreed(offer)) continue;
        if (offer.what == OfferKind::draw) return Ended{0, "agreed"};
        return TakenBack{offer.seat, static_cast<std::uint32_t>(match_->undoable(offer.seat))};
    }
    if (const auto answer = ordered_answer()) return *answer;
    if (changed_ >= last_checkpoint_ + checkpoint_every) {
        return Checkpoint{dealt_rules_, match::share(match_->open_position()), match_->open_dice()};
    }
    return std::nullopt;
}

/// By all others who are in: who agreed and went does not count.
bool Table::is_agreed(const Offer& offer) const {
    const std::vector<Person> asked = people_in(chair_at(offer.seat).person);
    return std::all_of(asked.begin(), asked.end(), [&offer](const Person& person) {
        return std::find(offer.agreed.begin(), offer.agreed.end(), person) != offer.agreed.end();
    });
}

/// How the game ends as it stands now, by its rules or because people are out.
std::optional<Ended> Table::ending() const {
    const Sides sides(*match_, [this](Seat seat) { return presence(seat); });
    const Outcome outcome = match_->outcome();
    if (outcome.over) {
        const std::optional<Seat> out = sides.out_among(outcome.winners);
        if (!out) return Ended{outcome.winners, std::string(outcome.reason)};
        // A side that is out does not win: those left in share it.
        return Ended{sides.left(), std::string(name_of(*chair_at(*out).out))};
    }
    // Programs and bots that began without people go on without them.
    const bool deserted = has_people() && people_in().empty();
    if (outs_.empty() || (sides.count_left() > 1 && !deserted)) return std::nullopt;
    return Ended{sides.left(), std::string(name_of(outs_.back().second.why))};
}

std::optional<Moved> Table::ordered_answer() const {
    const Seat seat = match_->to_act();
    if (seat == Seat::none || chair_at(seat).out) return std::nullopt;
    for (const Ordered& ordered : chair_at(seat).orders) {
        if (ordered.decision != match_->decision()) continue;
        return Moved{seat, choose_by_order(*match_, ordered.order), MovedBy::order};
    }
    // Who is the only person at a table of their own tells nobody what they hold by an answer that
    // goes without saying. At one of a server somebody may look on.
    if ((settings_.sealed && settings_.watched) || chair_at(seat).person != host_) {
        return std::nullopt;
    }
    if (!is_alone(seat) || !may_stand(match_->decision())) return std::nullopt;
    const std::vector<std::string> moves = match_->moves();
    if (moves.size() != 1) return std::nullopt;
    return Moved{seat, moves.front(), MovedBy::order};
}

/// Whether a person sits at this seat, and bots at all others.
bool Table::is_alone(Seat seat) const {
    return std::all_of(chairs_.begin(), chairs_.end(), [&](const Chair& chair) {
        return &chair == &chair_at(seat) ? !chair.person.empty()
                                         : chair.setting.kind == SeatKind::bot;
    });
}

bool Table::may_stand(std::string_view decision) const {
    const auto known = match::standing_decisions(settings_.game);
    return std::find(known.begin(), known.end(), decision) != known.end();
}

std::vector<Person> Table::people_in(const Person& but) const {
    std::vector<Person> people;
    for (const Chair& chair : chairs_) {
        if (chair.person.empty() || chair.out || chair.person == but) continue;
        if (std::find(people.begin(), people.end(), chair.person) != people.end()) continue;
        people.push_back(chair.person);
    }
    return people;
}

Presence Table::presence(Seat seat) const {
    if (!is_chair(seat) || chair_at(seat).setting.kind == SeatKind::bot) return Presence::nobody;
    return chair_at(seat).out ? Presence::out : Presence::in;
}

bool Table::has_people() const {
    return std::any_of(chairs_.begin(), chairs_.end(),
                       [](const Chair& chair) { return !chair.person.empty(); });
}

bool Table::is_full() const {
    return std::all_of(chairs_.begin(), chairs_.end(), [](const Chair& chair) {
        return !chair.person.empty() || chair.setting.kind == SeatKind::bot ||
               chair.setting.kind == SeatKind::program;
    });
}

bool Table::has_all_salts() const {
    return std::all_of(chairs_.begin(), chairs_.end(), [](const Chair& chair) {
        return chair.salt_hash.empty() || !chair.salt.empty();
    });
}

match::Terms Table::terms() const {
    match::Terms terms{.match = bytes_of<match::MatchId>(opened_.match),
                       .game = settings_.game,
                       .rules = match::rules_of(settings_.game),
                       .options = settings_.options,
                       .seats = {},
                       .commitment = bytes_of<match::Digest>(opened_.commitment)};
    for (const Chair& chair : chairs_) {
        match::SeatTerms seat;
        if (chair.setting.kind == SeatKind::bot) seat = {match::SeatKind::bot, chair.setting.name};
        if (chair.setting.kind == SeatKind::program) {
            seat = {match::SeatKind::program, chair.setting.name};
        }
        if (!chair.salt_hash.empty()) seat.salt_hash = bytes_of<match::Digest>(chair.salt_hash);
        terms.seats.push_back(std::move(seat));
    }
    return terms;
}

/// Who looks in once a day has a day for a salt as well.
Called Table::call(Time now) const {
    return {match::terms_json(terms()),
            now + (settings_.clock.kind == ClockKind::days ? day : salts_take)};
}

Dealt Table::deal() const {
    const std::uint32_t rules = match::rules_of(settings_.game);
    if (!settings_.sealed) return {rules};
    match::Salts salts;
    for (const Chair& chair : chairs_) {
        salts.push_back(chair.salt.empty() ? std::nullopt : match::read_hex(chair.salt));
    }
    const match::Terms agreed = terms();
    return {rules,
            match::terms_json(agreed, match::fitting_salts(agreed, std::move(salts), *hashes_))};
}

Decision Table::automatic(What what, Time now) const {
    return numbered({.entries = {Entry{.what = std::move(what)}}}, now);
}

/// Time never runs backwards at a table, whatever the owner's clock does.
Decision Table::numbered(Decision decision, Time now) const {
    std::uint64_t number = entries_.size();
    for (Entry& entry : decision.entries) {
        entry.number = number++;
        entry.time = std::max(now, last_time());
    }
    return decision;
}

}  // namespace lemniscate::table
