#include "table/worker.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "match/hex.h"
#include "match/json.h"
#include "match/match.h"
#include "table/read_fields.h"
#include "table/write_problem.h"

namespace lemniscate::table {

namespace {

using match::Field;
using match::Fields;
using match::JsonList;
using match::JsonObject;
using match::Problem;
using match::ProblemKind;

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

JsonList list_of(std::span<const std::string_view> words) {
    JsonList list;
    for (const std::string_view word : words) list.add(word);
    return list;
}

JsonObject describe_game(std::string_view game) {
    const match::Json described = *match::describe_options(game);
    JsonObject json;
    json.add("game", game).add("options", described["options"]);
    json.add("excludes", described["excludes"]);
    for (const match::Json& option : described["options"]) {
        if (option["name"] != "players") continue;
        json.add("players", JsonObject().add("min", option["min"]).add("max", option["max"]));
    }
    json.add("bots", list_of(ai::player_names()));
    return json.add("rules", match::rules_of(game));
}

JsonObject list_games() {
    JsonList games;
    for (const std::string_view game : match::game_ids()) games.add(describe_game(game));
    return JsonObject().add("games", games);
}

/// Whether options go together, by a trial deal.
JsonObject fit(std::string_view game, const match::OptionList& options) {
    const auto normal = match::normal_options(game, options);
    if (!normal) {
        const Problem& problem = normal.problem();
        const bool conflict = problem.kind == ProblemKind::options_conflict;
        return JsonObject().add("reason", conflict ? problem.expected : name_of(problem.kind));
    }
    const auto match = match::open_match(game, *normal, 0);
    return JsonObject()
        .add("options", write_option_list(*normal))
        .add("players", (*match)->players());
}

/// Each is a trial deal; a form asks for a few dozen.
constexpr std::size_t most_fits = 1000;

JsonObject list_fits(const Field& asked, const std::optional<Problem>& problem) {
    const Fields fields = asked.fields({"game", "options"});
    const std::string game = fields["game"].required().text();
    if (!problem && match::find_option_rules(game) == nullptr) {
        fields["game"].refuse(ProblemKind::unknown_game, {});
    }
    JsonList fits;
    for (const Field& options : fields["options"].entries_up_to(most_fits)) {
        const match::OptionList list = read_option_list(options);
        if (problem) break;
        fits.add(fit(game, list));
    }
    return problem ? write_problem(*problem) : JsonObject().add("fits", fits);
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
        json.add("refusal",
                 JsonObject().add("id", decision.refusal->id).add("says", decision.refusal->says));
    }
    JsonList entries;
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
    const Fields fields = document.fields(
        {"open", "load", "command", "bot", "update", "settle", "record", "games", "fits", "replay",
         "show", "tell", "person", "id", "now", "entropy", "seed", "names", "date"});
    if (problem) return write_problem(*problem);
    const auto asks_for = [&fields](std::string_view name) { return !fields[name].is_missing(); };
    if (asks_for("load")) return load(fields["load"].value());
    if (asks_for("games")) return list_games();
    if (asks_for("fits")) return list_fits(fields["fits"], problem);
    if (asks_for("replay")) {
        const std::string text = fields["replay"].text();
        return problem ? write_problem(*problem) : replay(text);
    }
    if (asks_for("show") || asks_for("tell")) return look_at_record(document, fields, problem);
    const bool has_table = keeper_->table().size() > 0 || asks_for("open");
    if (!has_table) document.refuse(ProblemKind::missing_field, "open");
    if (asks_for("record") && !problem) return record(fields, problem);

    const Time now = fields["now"].required().integer().value_or(0);
    if (problem) return write_problem(*problem);
    if (asks_for("open")) return open(fields, now, problem);
    if (asks_for("command")) return command(fields, now, problem);
    if (asks_for("update")) return update(fields["update"], now, problem);
    if (fields["bot"].flag(false)) return let_bot_move(now);
    keeper_->settle(now);
    return reply({});
}

JsonObject Worker::open(const Fields& fields, Time now, const std::optional<Problem>& problem) {
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

JsonObject Worker::command(const Fields& fields, Time now, const std::optional<Problem>& problem) {
    const Entropy entropy = read_entropy(fields["entropy"]);
    const std::string person = fields["person"].required().text();
    if (problem) return write_problem(*problem);
    const auto command = read_command(fields["command"].value());
    if (!command) return write_problem(command.problem());
    return reply(keeper_->obey(person, *command, now, entropy));
}

JsonObject Worker::update(const Field& asked, Time now, const std::optional<Problem>& problem) {
    const Table& table = keeper_->table();
    const Fields fields = asked.fields({"person", "seat", "seen"});
    const Watcher watcher = read_watcher(fields, table.settings().seats.size());
    const auto seen = fields["seen"].integer();
    if (watcher.seat != Seat::none && !table.is_seat_of(watcher.person, watcher.seat)) {
        fields["seat"].refuse(ProblemKind::out_of_range, "a seat of that person");
    }
    if (problem) return write_problem(*problem);
    const auto from = seen && *seen >= 0
                          ? std::optional<std::uint64_t>(static_cast<std::uint64_t>(*seen))
                          : std::nullopt;
    return reply({}).add("update", table.update(watcher, from, now));
}

JsonObject Worker::let_bot_move(Time now) {
    const Table& table = keeper_->table();
    const std::vector<Ask> asks = table.asks();
    if (asks.empty() || asks.front().outside) return reply({});
    return reply(keeper_->answer(asks.front(), bots_.choose(table, asks.front()), now));
}

JsonObject Worker::record(const Fields& fields, const std::optional<Problem>& problem) const {
    const Table& table = keeper_->table();
    if (table.phase() != Phase::over || table.match() == nullptr) {
        fields["record"].refuse(ProblemKind::disagrees, "a table that is over");
    }
    std::vector<std::string> names;
    for (const Field& name : fields["names"].entries_up_to(table.settings().seats.size())) {
        names.push_back(name.text());
    }
    const std::string date = fields["date"].text();
    if (problem) return write_problem(*problem);
    match::Record record = table.record();
    record.date = date;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        std::string& player = record.players[seat];
        if (player == "person" && !names[seat].empty()) player += " " + names[seat];
    }
    return JsonObject().add("record", match::write_record(record));
}

JsonObject Worker::replay(std::string_view text) {
    auto shown = ShownRecord::open(text, hashes_);
    if (!shown) return write_problem(shown.problem());
    shown_ = std::move(*shown);
    return JsonObject().add("replay", shown_->about());
}

JsonObject Worker::look_at_record(const Field& document, const Fields& fields,
                                  const std::optional<Problem>& problem) const {
    if (!shown_) document.refuse(ProblemKind::missing_field, "replay");
    if (problem) return write_problem(*problem);
    JsonObject json;
    if (!fields["show"].is_missing()) json.add("shown", shown_->show(fields["show"]));
    if (!fields["tell"].is_missing()) json.add_all(shown_->tell(fields["tell"]));
    return problem ? write_problem(*problem) : json;
}

}  // namespace lemniscate::table
