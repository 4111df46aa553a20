#include "tests/table_simulation/people.h"

#include <utility>

#include "match/hex.h"
#include "match/match.h"
#include "match/seal.h"
#include "match/sodium_hashes.h"

namespace lemniscate::tests::table_simulation {

namespace {

/// The salt of a seat, always the same one.
std::string salt_of(Seat seat) { return std::string(32, static_cast<char>('a' + index(seat) % 6)); }

std::string hash_of_salt(const table::Table& table, Seat seat) {
    const auto& opened = std::get<table::Opened>(table.entry(0).what);
    if (opened.match.empty()) return {};
    return match::write_hex(match::salt_hash_of(*match::read_hex_as<match::MatchId>(opened.match),
                                                *match::read_hex(salt_of(seat)),
                                                match::sodium_hashes()));
}

table::SeatSetting random_setting(Dice& dice, const table::Person& person) {
    switch (dice.below(5)) {
        case 0:
            return {table::SeatKind::bot, "random"};
        case 1:
            return {table::SeatKind::program, "other"};
        case 2:
            return {table::SeatKind::person, person};
        default:
            return {};
    }
}

std::string random_move(const table::Table& table, Dice& dice) {
    if (dice.below(12) == 0) return "nonsense";
    const std::vector<std::string> moves = table.match()->moves();
    if (moves.empty()) return "end";
    return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace

table::Entropy random_bytes(Dice& dice) {
    table::Entropy bytes{};
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice.next() >> 56);
    return bytes;
}

const table::Person& People::anybody(Dice& dice) const {
    return people_[dice.below(static_cast<std::uint32_t>(people_.size()))];
}

/// Sometimes one that there is not.
Seat People::any_seat(const table::Table& table, Dice& dice) const {
    const auto seats = static_cast<std::uint32_t>(table.settings().seats.size());
    return seat_at(dice.below(dice.below(20) == 0 ? seats + 1 : seats));
}

const table::Person& People::sitting(const table::Table& table, Seat seat, Dice& dice) const {
    for (const table::Person& person : people_) {
        if (table.is_seat_of(person, seat)) return person;
    }
    return anybody(dice);
}

Seat People::seat_in(const table::Table& table, const Model& model, Dice& dice) const {
    std::vector<Seat> seats;
    for (std::uint32_t i = 0; i < model.places.size(); ++i) {
        const Model::Place& place = model.places[i];
        if (!place.person.empty() && place.out.empty()) seats.push_back(seat_at(i));
    }
    if (seats.empty() || dice.below(10) == 0) return any_seat(table, dice);
    return seats[dice.below(static_cast<std::uint32_t>(seats.size()))];
}

People::Wish People::wish(const table::Table& table, const Model& model, bool hurried,
                          Dice& dice) const {
    if (dice.below(12) == 0) return whatever(table, dice);
    switch (table.phase()) {
        case table::Phase::gathering:
            return before_deal(table, model.invitations, dice);
        case table::Phase::salting:
            return while_salting(table, dice);
        case table::Phase::playing:
            return while_playing(table, model, hurried, dice);
        case table::Phase::over:
            break;
    }
    const Seat seat = any_seat(table, dice);
    return {sitting(table, seat, dice), table::WantRematch{seat}};
}

People::Wish People::before_deal(const table::Table& table,
                                 const std::vector<std::string>& invitations, Dice& dice) const {
    const std::uint32_t what = dice.below(20);
    const table::Person& host = people_.front();
    if (what == 0) return {anybody(dice), table::Leave{}};
    if (what == 1) {
        return {dice.below(4) == 0 ? anybody(dice) : host,
                table::ChangeSeat{any_seat(table, dice), random_setting(dice, anybody(dice))}};
    }
    if (what < (table.settings().by_invitation && invitations.empty() ? 10U : 3U)) {
        return {host, table::Invite{}};
    }
    // Whoever a seat is kept for, or somebody who never shall.
    Seat seat = any_seat(table, dice);
    table::Person person = people_[dice.below(static_cast<std::uint32_t>(people_.size() - 1))];
    if (index(seat) < table.settings().seats.size()) {
        const table::SeatSetting& setting = table.settings().seats[index(seat)];
        if (setting.kind == table::SeatKind::person && dice.below(8) != 0) person = setting.name;
    }
    if (dice.below(4) == 0) seat = Seat::none;
    table::Sit sit{.seat = seat};
    if (!invitations.empty() && dice.below(8) != 0) {
        sit.invitation = invitations[dice.below(static_cast<std::uint32_t>(invitations.size()))];
    }
    if (dice.below(16) != 0) sit.salt_hash = hash_of_salt(table, seat);
    return {person, sit};
}

People::Wish People::while_salting(const table::Table& table, Dice& dice) const {
    const Seat seat = any_seat(table, dice);
    std::string salt = salt_of(seat);
    if (dice.below(8) == 0) salt = std::string(40, '0');
    if (dice.below(10) == 0) salt = "no hex";
    return {sitting(table, seat, dice), table::SendSalt{seat, std::move(salt)}};
}

People::Wish People::while_playing(const table::Table& table, const Model& model, bool hurried,
                                   Dice& dice) const {
    const Seat acting = table.match()->to_act();
    const Seat seat = seat_in(table, model, dice);
    const table::Person& person = sitting(table, seat, dice);
    if (hurried && dice.below(2) == 0) return {person, table::Resign{seat}};
    const std::uint64_t at = table.at(seat);
    const std::uint32_t what = dice.below(40);
    if (what < 3) return {person, table::AskUndo{seat, at}};
    if (what < 5) return {person, table::OfferDraw{seat, at}};
    // Also with an offer open that one has agreed to.
    if (!model.offers.empty() && dice.below(6) == 0) return {person, table::Resign{seat}};
    if (!model.offers.empty() && dice.below(3) != 0) {
        const Model::Offer& offer = model.offers.front();
        const std::uint64_t number = offer.numbers.count(seat) == 0 ? 0 : offer.numbers.at(seat);
        return {person, table::AnswerOffer{seat, number, dice.below(6) != 0}};
    }
    if (what < 6) return {person, table::AnswerOffer{seat, at, true}};
    if (what < 9) {
        const auto decisions = match::standing_decisions(table.settings().game);
        std::string decision = "nothing";
        if (!decisions.empty() && dice.below(8) != 0) {
            decision = decisions[dice.below(static_cast<std::uint32_t>(decisions.size()))];
        }
        return {person, table::GiveOrder{seat, std::move(decision),
                                         static_cast<table::Order>(dice.below(3))}};
    }
    if (what == 13 && dice.below(2) == 0) return {person, table::Resign{seat}};
    if (what == 14 && dice.below(4) == 0) return {person, table::Leave{}};
    if (what == 15) return {person, table::MakeMove{seat, at + 1, random_move(table, dice)}};
    if (acting == Seat::none) return {person, table::MakeMove{seat, at, "end"}};
    if (what == 16) return {person, table::MakeMove{seat, at, random_move(table, dice)}};
    return {sitting(table, acting, dice),
            table::MakeMove{acting, table.at(acting), random_move(table, dice)}};
}

/// Things out of place.
People::Wish People::whatever(const table::Table& table, Dice& dice) const {
    const table::Person& person = anybody(dice);
    const Seat seat = any_seat(table, dice);
    const bool known = index(seat) < table.settings().seats.size() && table.match() != nullptr;
    const std::uint64_t at = known ? table.at(seat) : 3;
    switch (dice.below(10)) {
        case 0:
            return {person, table::Sit{.seat = seat, .salt_hash = hash_of_salt(table, seat)}};
        case 1:
            return {person, table::SendSalt{seat, salt_of(seat)}};
        case 2:
            return {person, table::MakeMove{seat, at, "end"}};
        case 3:
            return {person, table::AskUndo{seat, at}};
        case 4:
            return {person, table::OfferDraw{seat, at}};
        case 5:
            return {person, table::AnswerOffer{seat, at, true}};
        case 6:
            return {person, table::GiveOrder{seat, "shield", table::Order::none}};
        case 7:
            return {person, table::ChangeSeat{seat, random_setting(dice, person)}};
        case 8:
            return {person, table::WantRematch{seat}};
        default:
            return {person, table::Invite{}};
    }
}

}  // namespace lemniscate::tests::table_simulation
