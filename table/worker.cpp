#include "table/worker.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "match/hex.h"
#include "match/json.h"
#include "match/reader.h"
#include "table/read_fields.h"

namespace lemniscate::table {

namespace {

using match::Field;
using match::Fields;
using match::JsonObject;
using match::Problem;
using match::ProblemKind;

JsonObject write_problem(const Problem& problem) {
    JsonObject json;
    json.add("problem", name_of(problem.kind)).add("where", match::place_of(problem));
    return json.add("found", problem.found).add("expected", problem.expected);
}

Entropy read_entropy(const Field& field) {
    const auto bytes = match::read_hex_as<Entropy>(field.required().text());
    if (!bytes) field.refuse(ProblemKind::wrong_type, "192 hexadecimal digits");
    return bytes.value_or(Entropy{});
}

Watcher read_watcher(const Fields& fields, std::size_t seats) {
    Watcher watcher{fields["person"].text()};
    if (!fields["seat"].is_missing() && !fields["seat"].is_null()) {
        const auto last = static_cast<std::uint32_t>(seats - 1);
        watcher.seat = seat_at(fields["seat"].number({0, last}, 0));
    }
    return watcher;
}

}  // namespace

Worker::Worker(const match::Hashes* hashes) : hashes_(hashes) { start_over(); }

void Worker::start_over() {
    bots_ = {};
    keeper_ = std::make_unique<Keeper>(
        [this](std::span<const Entry> entries) {
            stored_.insert(stored_.end(), entries.begin(), entries.end());
            return true;
        },
        hashes_);
}

std::string Worker::answer(std::string_view request) {
    const auto json = match::parse_json(request);
    return with_state(json ? obey(*json) : write_problem(json.problem())).text();
}

JsonObject Worker::with_state(JsonObject json) const {
    const Table& table = keeper_->table();
    json.add("asks", table.size() > 0 && !table.asks().empty());
    return json.add("due", table.size() > 0 ? table.due() : std::nullopt);
}

JsonObject Worker::reply(const Decision& decision) {
    JsonObject json;
    if (decision.problem) json.add_all(write_problem(*decision.problem));
    if (decision.refusal) {
        json.add("refusal", JsonObject()
                                .add("id", decision.refusal->id)
                                .add("says", match::write_message(decision.refusal->says)));
    }
    match::JsonList entries;
    for (const Entry& entry : std::exchange(stored_, {})) entries.add(write_entry(entry));
    return json.add("entries", entries);
}

JsonObject Worker::load(const match::Json& entries) {
    start_over();
    std::vector<Entry> read;
    for (const match::Json& json : entries) {
        auto entry = read_entry(json);
        if (!entry) return write_problem(entry.problem());
        read.push_back(std::move(*entry));
    }
    if (const auto problem = keeper_->load(read)) return write_problem(*problem);
    return reply({});
}

JsonObject Worker::obey(const match::Json& request) {
    std::optional<Problem> problem;
    const Field document(request, problem);
    const Fields fields = document.fields({"open", "load", "command", "bot", "update", "settle",
                                           "person", "id", "now", "entropy", "seed"});
    if (problem) return write_problem(*problem);
    if (!fields["load"].is_missing()) return load(fields["load"].value());

    const Time now = fields["now"].required().integer().value_or(0);
    if (!fields["open"].is_missing()) {
        const Entropy entropy = read_entropy(fields["entropy"]);
        const std::string person = fields["person"].required().text();
        const std::string id = fields["id"].text();
        const auto seed =
            fields["seed"].is_missing() ? std::nullopt : std::optional(read_long(fields["seed"]));
        if (problem) return write_problem(*problem);
        start_over();
        return reply(keeper_->open(person, id.empty() ? "open" : id, fields["open"].value(), now,
                                   entropy, seed));
    }
    if (keeper_->table().size() == 0) document.refuse(ProblemKind::missing_field, "open");
    if (problem) return write_problem(*problem);

    const Table& table = keeper_->table();
    if (!fields["command"].is_missing()) {
        const Entropy entropy = read_entropy(fields["entropy"]);
        const std::string person = fields["person"].required().text();
        if (problem) return write_problem(*problem);
        const auto command = read_command(fields["command"].value());
        if (!command) return write_problem(command.problem());
        return reply(keeper_->obey(person, *command, now, entropy));
    }
    if (!fields["update"].is_missing()) {
        const Fields asked = fields["update"].fields({"person", "seat", "seen"});
        const Watcher watcher = read_watcher(asked, table.settings().seats.size());
        const auto seen = asked["seen"].integer();
        if (watcher.seat != Seat::none && !table.is_seat_of(watcher.person, watcher.seat)) {
            asked["seat"].refuse(ProblemKind::out_of_range, "a seat of that person");
        }
        if (problem) return write_problem(*problem);
        const auto from = seen && *seen >= 0
                              ? std::optional<std::uint64_t>(static_cast<std::uint64_t>(*seen))
                              : std::nullopt;
        return reply({}).add("update", table.update(watcher, from, now));
    }
    if (fields["bot"].flag(false)) {
        const std::vector<Ask> asks = table.asks();
        if (asks.empty() || asks.front().outside) return reply({});
        return reply(keeper_->answer(asks.front(), bots_.choose(table, asks.front()), now));
    }
    keeper_->settle(now);
    return reply({});
}

}  // namespace lemniscate::table
