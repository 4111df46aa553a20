#include "tests/table_simulation/simulation.h"

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "match/hex.h"
#include "match/json.h"
#include "match/sodium_hashes.h"
#include "table/bots.h"
#include "table/keeper.h"
#include "tests/table_simulation/client.h"
#include "tests/table_simulation/demand.h"
#include "tests/table_simulation/model.h"
#include "tests/table_simulation/model_agrees.h"
#include "tests/table_simulation/people.h"
#include "tests/table_simulation/plan.h"
#include "tests/table_simulation/restart.h"
#include "tests/table_simulation/times.h"
#include "tests/table_simulation/twins.h"

namespace lemniscate::tests::table_simulation {

namespace {

class Simulation {
  public:
    Simulation(const Way& way, std::uint64_t seed, bool at_every_point)
        : dice_(seed, 4321),
          plan_(make_plan(way, seed, dice_)),
          people_(plan_.people),
          at_every_point_(at_every_point),
          restart_at_(dice_.below(plan_.steps)) {
        keeper_ = make_keeper();
        open();
    }

    std::uint64_t step() const { return counts_.steps; }

    Counts run() {
        std::uint32_t after_end = 0;
        while (after_end < 6) {
            pass_time();
            do_something();
            check();
            ++counts_.steps;
            if (table().phase() == table::Phase::over) ++after_end;
            // Among programs and bots nobody resigns.
            if (counts_.steps == plan_.steps + 150U) {
                keeper_->abandon(now_);
                model_->follow_abandonment(now_);
            }
        }
        finish();
        return std::move(counts_);
    }

  private:
    struct Sent {
        Person person;
        table::Command command;
        std::uint64_t arrives;  ///< at which step
    };

    const table::Table& table() const { return keeper_->table(); }
    bool chance(std::uint32_t one_in) { return dice_.below(one_in) == 0; }
    bool trouble(std::uint32_t one_in) { return plan_.troubled && chance(one_in); }
    bool is_hurried() const { return counts_.steps >= plan_.steps; }

    // The table and its store.
    std::unique_ptr<table::Keeper> make_keeper() {
        return std::make_unique<table::Keeper>(
            [this](std::span<const table::Entry> entries) {
                if (refused_stores_ > 0) {
                    --refused_stores_;
                    return false;
                }
                for (const table::Entry& entry : entries) {
                    stored_.push_back(read_line(table::write_entry(entry).text()));
                    ++counts_.kinds[std::string(table::kind_of(entry.what))];
                }
                return true;
            },
            &match::sodium_hashes());
    }

    void open() {
        const Person& host = plan_.people.front();
        const table::Entropy entropy = random_bytes(dice_);
        const table::Decision opened = keeper_->open(host, "open", plan_.settings, now_, entropy);
        demand(bool(opened), "the table cannot be opened: " + plan_.settings.dump());
        model_ = std::make_unique<Model>(table().settings(), host, now_, [this] { return deal(); });
        model_->settle(now_);
        for (std::uint32_t i = 0; i <= table().settings().seats.size(); ++i) {
            const bool is_seat = i < table().settings().seats.size();
            clients_.emplace_back(
                table::Watcher{is_seat ? Person() : "eve", is_seat ? seat_at(i) : Seat::none});
        }
    }

    static std::unique_ptr<match::Match> taken(match::Result<std::unique_ptr<match::Match>> match) {
        return std::move(*match);
    }
    /// The game as the model has it: from what the entries say about chance.
    std::unique_ptr<match::Match> deal() const {
        const auto& opened = std::get<table::Opened>(stored_.front().what);
        const table::Settings& settings = opened.settings;
        if (settings.position) return taken(match::open_position(*settings.position, opened.seed));
        if (!settings.sealed) {
            return taken(match::open_match(settings.game, settings.options, opened.seed));
        }
        for (const table::Entry& entry : stored_) {
            const auto* dealt = std::get_if<table::Dealt>(&entry.what);
            if (dealt == nullptr) continue;
            return taken(match::open_match(
                settings.game, settings.options,
                match::make_seal(*match::read_hex_as<match::MatchId>(opened.match),
                                 *match::read_hex_as<match::Secret>(opened.secret), dealt->terms,
                                 match::sodium_hashes())));
        }
        throw Disagreement("the model deals and the table did not");
    }

    // What happens.
    void pass_time() {
        now_ += dice_.below(2000);
        if (trouble(25)) now_ -= dice_.below(static_cast<std::uint32_t>(hour));
        if (trouble(40)) now_ += dice_.below(static_cast<std::uint32_t>(2 * hour));
        if (trouble(60)) now_ += day * dice_.below(40);
        if (is_hurried() && chance(6)) now_ += day;
    }

    void do_something() {
        if (trouble(40)) return be_away();
        for (std::size_t i = 0; i < under_way_.size(); ++i) {
            if (under_way_[i].arrives > counts_.steps) continue;
            const Sent sent = std::move(under_way_[i]);
            under_way_.erase(under_way_.begin() + static_cast<std::ptrdiff_t>(i));
            return deliver(sent.person, sent.command);
        }
        if (!table().asks().empty() && !chance(5)) return answer();
        send();
    }

    void send() {
        const People::Wish wish = people_.wish(table(), *model_, is_hurried(), dice_);
        // An id that was used for something else, now and then.
        const bool used = trouble(30) && ids_ > 0;
        const std::uint64_t id = used ? dice_.below(ids_) : ids_++;
        const table::Command command = table::make_command("c" + std::to_string(id), wish.deed);
        if (trouble(25)) return;  // lost
        if (trouble(12)) {        // late, and something else comes first
            under_way_.push_back({wish.person, command, counts_.steps + 1 + dice_.below(6)});
            return;
        }
        deliver(wish.person, command);
        if (trouble(12)) {  // and once more
            under_way_.push_back({wish.person, command, counts_.steps + 1 + dice_.below(10)});
        }
    }

    void deliver(const Person& person, const table::Command& command) {
        const auto read = table::read_command(match::Json(table::write_command(command)));
        demand(bool(read), "a command is not read back");
        demand_equal(read->content, command.content, "the content of a command read back");
        const bool store_is_down = trouble(40);
        if (store_is_down) refused_stores_ = chance(2) ? 1 : 100;
        const std::uint64_t size = table().size();
        const table::Decision decision = keeper_->obey(person, *read, now_, random_bytes(dice_));
        if (store_is_down) return nothing_happened(size, decision);
        model_->settle(now_);
        const bool repeated = model_->was_done(person, command);
        demand_equal(decision.done_before.has_value(), repeated,
                     "whether " + table::write_command(command).text() + " was done before");
        const std::set<std::string> reasons = model_->reasons_against(person, command);
        if (repeated) {
            ++counts_.commands_repeated;
            const table::Entry& first = table().entry(*decision.done_before);
            demand(first.command == command.id && first.person == person,
                   "another command's entry");
        } else if (!reasons.empty()) {
            const std::string said = person + ": " + table::write_command(command).text();
            demand(decision.refusal.has_value(),
                   said + " is not refused, and should be: " + *reasons.begin());
            demand(reasons.count(decision.refusal->id) != 0,
                   said + " is refused by " + decision.refusal->id + ", not " + *reasons.begin());
            demand(decision.entries.empty(), "what is refused leads to something");
            ++counts_.refusals[decision.refusal->id];
        } else {
            if (decision.refusal) {
                throw Disagreement(person + ": " + table::write_command(command).text() +
                                   " is refused: " + decision.refusal->id);
            }
            ++counts_.commands_done;
            const auto* invited = std::get_if<table::Invited>(&decision.entries.front().what);
            if (invited != nullptr) model_->invitations.push_back(invited->invitation);
            model_->follow(person, command, now_);
        }
        model_->settle(now_);
    }

    /// A bot or an outside program answers: what it thought, something illegal, or too late.
    void answer() {
        table::Ask ask = table().asks().front();
        const std::vector<std::string> moves = table().match()->moves();
        std::string move = moves[dice_.below(static_cast<std::uint32_t>(moves.size()))];
        if (!ask.outside && chance(4)) move = bots_.choose(table(), ask);
        const bool stale = trouble(30);
        if (stale) --ask.at;
        const bool illegal = trouble(30);
        if (illegal) move = "nonsense";
        const bool store_is_down = trouble(40);
        if (store_is_down) refused_stores_ = chance(2) ? 1 : 100;
        const std::uint64_t size = table().size();
        const Seat seat = ask.seat;
        const table::Decision decision = keeper_->answer(ask, move, now_);
        if (store_is_down) return nothing_happened(size, decision);
        const std::uint64_t changed = model_->changed[Seat::none];
        model_->settle(now_);
        // Its time may have run out first: then somebody else is asked.
        const bool asked = model_->is_asked(seat) && changed == model_->changed[Seat::none] &&
                           !(ask.outside && !model_->place(seat).out.empty());
        const bool should = asked && !stale && !illegal;
        demand_equal(!decision.refusal, should, "whether an answer is taken");
        if (should) model_->follow_answer(seat, move, now_);
        model_->settle(now_);
    }

    void be_away() {
        const Time since = now_;
        now_ += dice_.below(static_cast<std::uint32_t>(3 * hour));
        if (chance(4)) now_ += day * dice_.below(10);
        const Time claimed = chance(3) ? since - hour : since;
        keeper_->resume(claimed, now_);
        model_->follow_absence(claimed, now_);
        model_->settle(now_);
    }

    void nothing_happened(std::uint64_t size, const table::Decision& decision) {
        refused_stores_ = 0;
        demand_equal(table().size(), size, "entries though nothing could be stored");
        demand(decision.entries.empty(), "a decision that could not be stored");
        counts_.not_stored += decision.refusal && decision.refusal->id == "not_stored" ? 1 : 0;
        // What is due is still due.
        keeper_->settle(now_);
        model_->settle(now_);
    }

    // What must be true.
    void check() {
        demand_agreement(table(), *model_);
        Client& client = clients_[dice_.below(static_cast<std::uint32_t>(clients_.size()))];
        const Seat seat = client.watcher().seat;
        demand_agreement(client.catch_up(table(), now_), *model_, seat, now_);
        if (at_every_point_ || counts_.steps == restart_at_) restart();
        if (counts_.steps % 20 == 19) {
            check_twins();
            const std::uint64_t newest = table().last_number(client.watcher());
            check_catching_up(table(), client.watcher(),
                              dice_.below(static_cast<std::uint32_t>(newest + 1)), now_);
        }
    }

    std::vector<table::Watcher> watchers() const {
        std::vector<table::Watcher> all;
        for (const Client& client : clients_) {
            const Seat seat = client.watcher().seat;
            all.push_back({seat == Seat::none ? "eve" : model_->place(seat).person, seat});
        }
        return all;
    }

    void restart() {
        ++counts_.restarts;
        if (at_every_point_) {
            demand_same_table(restarted(stored_), table(), watchers(), now_);
            if (counts_.steps != restart_at_) return;
        }
        auto again = make_keeper();
        demand(!again->load(stored_), "what was stored does not load");
        demand_same_table(again->table(), table(), watchers(), now_);
        keeper_ = std::move(again);
        bots_ = {};
    }

    void check_twins() {
        for (const table::Watcher& watcher : watchers()) {
            check_private_twin(table(), watcher, dice_, now_);
            ++counts_.twins;
            if (table().phase() != table::Phase::playing) continue;
            const bool differ = check_dealt_twin(table(), watcher, dice_, now_);
            counts_.twins_dealt_differently += differ ? 1 : 0;
        }
    }

    void finish() {
        demand_same_table(restarted(stored_), table(), watchers(), now_);
        for (Client& client : clients_) client.catch_up(table(), now_);
        counts_.tables = 1;
        counts_.dealt = table().match() != nullptr ? 1 : 0;
        counts_.entries = table().size();
        ++counts_.endings[table().ended()->reason];
        if (table().match() == nullptr) return;
        const auto record = match::read_record(match::write_record(table().record()));
        demand(bool(record), "the record is not read back");
        const auto reopened = match::open_record(*record, &match::sodium_hashes());
        demand(reopened && !reopened->problem, "the record cannot be played again");
        demand_equal(reopened->match->size(), table().match()->size(), "the moves of the record");
    }

    Dice dice_;
    Plan plan_;
    People people_;
    bool at_every_point_;
    std::uint64_t restart_at_;
    std::vector<table::Entry> stored_;
    std::uint32_t refused_stores_ = 0;  ///< so often the store says no
    std::unique_ptr<table::Keeper> keeper_;
    table::Bots bots_;
    std::unique_ptr<Model> model_;
    std::vector<Client> clients_;
    std::vector<Sent> under_way_;
    std::uint32_t ids_ = 0;
    Time now_ = 1'700'000'000'000;
    Counts counts_;
};

void add_all(std::map<std::string, std::uint64_t>& to,
             const std::map<std::string, std::uint64_t>& from) {
    for (const auto& [name, count] : from) to[name] += count;
}

}  // namespace

void Counts::add(const Counts& other) {
    tables += other.tables;
    dealt += other.dealt;
    steps += other.steps;
    entries += other.entries;
    commands_done += other.commands_done;
    commands_repeated += other.commands_repeated;
    restarts += other.restarts;
    twins += other.twins;
    twins_dealt_differently += other.twins_dealt_differently;
    not_stored += other.not_stored;
    add_all(kinds, other.kinds);
    add_all(refusals, other.refusals);
    add_all(endings, other.endings);
}

Counts simulate(const Way& way, std::uint64_t seed, bool at_every_point) {
    std::optional<Simulation> simulation;
    try {
        simulation.emplace(way, seed, at_every_point);
        return simulation->run();
    } catch (const Disagreement& what) {
        const std::uint64_t step = simulation ? simulation->step() : 0;
        throw Disagreement(std::string(way.game) + " " + std::string(way.name) + ", seed " +
                           std::to_string(seed) + ", step " + std::to_string(step) + ": " +
                           what.what());
    }
}

Counts simulate_many(std::uint64_t tables, std::uint64_t at_every_point) {
    Counts counts;
    for (std::uint64_t seed = 0; seed < tables; ++seed) {
        counts.add(simulate(ways()[seed % ways().size()], seed, seed < at_every_point));
    }
    return counts;
}

}  // namespace lemniscate::tests::table_simulation
