#include "tests/table_simulation/model_agrees.h"

#include <string>

#include "match/json.h"
#include "tests/table_simulation/demand.h"

namespace lemniscate::tests::table_simulation {

namespace {

using match::Json;

void compare_seat(const Json& told, const Model& model, Seat seat, Time now) {
    const Model::Place& place = model.place(seat);
    const auto text = [&told](const char* field) {
        return told.contains(field) ? told[field].get<std::string>() : std::string();
    };
    demand_equal(text("kind"), table::name_of(place.setting.kind), "the kind of a seat");
    demand_equal(text("person"), place.person, "who sits there");
    demand_equal(told["taken"].get<bool>(), !place.person.empty(), "whether a seat is taken");
    demand_equal(text("out"), place.out, "who is out");
    if (!model.match) return;
    demand_equal(told.contains("time_left") ? told["time_left"].get<Time>() : -1,
                 model.time_left(seat, now).value_or(-1), "the time left");
}

void compare_offers(const Json& told, const Model& model, Seat seat) {
    demand_equal(told.size(), model.offers.size(), "how many offers are open");
    for (std::size_t i = 0; i < told.size(); ++i) {
        const Model::Offer& offer = model.offers[i];
        demand_equal(told[i]["number"].get<std::uint64_t>(), offer.numbers.at(seat),
                     "the number of an offer");
        demand_equal(told[i]["seat"].get<std::uint32_t>(), index(offer.seat), "whose offer it is");
        demand_equal(told[i]["what"].get<std::string>(), table::name_of(offer.what),
                     "what is offered");
    }
}

}  // namespace

void demand_agreement(const table::Table& table, const Model& model) {
    constexpr const char* phases[] = {"gathering", "salting", "playing", "over"};
    demand_equal(phases[static_cast<std::size_t>(table.phase())], model.phase, "the phase");
    demand_equal(table.due().value_or(-1), model.due().value_or(-1), "when something is due");
    for (std::uint32_t i = 0; i <= model.places.size(); ++i) {
        const Seat seat = i < model.places.size() ? seat_at(i) : Seat::none;
        demand_equal(table.last_number({"", seat}), model.last_number(seat), "the last number");
        if (model.match) demand_equal(table.at(seat), model.changed.at(seat), "the last change");
    }
    const auto asks = table.asks();
    for (std::uint32_t i = 0; i < model.places.size(); ++i) {
        const bool asked = !asks.empty() && asks.front().seat == seat_at(i);
        demand_equal(asked, model.is_asked(seat_at(i)), "whether a bot or program is asked");
    }
    if (table.ended()) {
        demand_equal(int{table.ended()->winners}, int{model.winners}, "who has won");
        demand(model.end_reasons.count(table.ended()->reason) != 0,
               "it has ended by " + table.ended()->reason);
    }
    demand_equal(table.match() != nullptr, model.match != nullptr, "whether it is dealt");
    if (!model.match) return;
    demand_equal(table.match()->size(), model.match->size(), "how many moves stand");
    demand_equal(index(table.match()->to_act()), index(model.match->to_act()), "who is to act");
    if (model.match->size() % 8 != 0) return;
    demand_same(table.match()->open_position().text(), model.match->open_position().text(),
                "the position");
}

void demand_agreement(const Json& update, const Model& model, Seat seat, Time now) {
    const Json& told = update["now"];
    demand_equal(told["phase"].get<std::string>(), model.phase, "the phase that is told");
    for (std::uint32_t i = 0; i < model.places.size(); ++i) {
        compare_seat(told["seats"][i], model, seat_at(i), now);
    }
    demand_equal(update["last"].get<std::uint64_t>(), model.last_number(seat),
                 "the last number that is told");
    if (!model.match) return;
    const bool playing = model.phase == "playing";
    const auto number = [&told](const char* field) {
        return told.contains(field) ? told[field].get<std::uint32_t>() : index(Seat::none);
    };
    demand_equal(number("to_act"), playing ? index(model.match->to_act()) : index(Seat::none),
                 "who is to act");
    demand_equal(number("clock"), playing ? index(model.clock) : index(Seat::none),
                 "whose clock runs");
    compare_offers(told["offers"], model, seat);
    const bool chooses = playing && seat == model.match->to_act() && model.has_place(seat) &&
                         model.place(seat).out.empty();
    demand_equal(!told["choices"].empty(), chooses, "whether there are choices");
}

}  // namespace lemniscate::tests::table_simulation
