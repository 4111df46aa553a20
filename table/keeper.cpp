#include "table/keeper.h"

#include <algorithm>
#include <utility>

#include "match/json.h"

namespace lemniscate::table {

namespace {

std::optional<match::Problem> take_in(Table& table, std::span<const Entry> entries) {
    for (const Entry& entry : entries) {
        if (auto problem = table.apply(entry)) return problem;
    }
    return std::nullopt;
}

Decision not_stored() { return {.refusal = Refusal{"not_stored", {"table.refusal.not_stored"}}}; }

}  // namespace

match::Result<Table> load_table(std::span<const Entry> entries, const match::Hashes* hashes) {
    Table table(hashes);
    std::optional<match::Problem> problem = take_in(table, entries);
    if (!problem) return table;
    if (problem->kind != match::ProblemKind::other_rules) return *problem;
    // By later rules it goes on from its last checkpoint, if what came after can be played.
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const Entry& entry) {
        return std::holds_alternative<Checkpoint>(entry.what);
    });
    if (last == entries.rend()) return *problem;
    Table later(hashes, last->number);
    if (take_in(later, entries)) return *problem;
    return later;
}

std::optional<match::Problem> Keeper::load(std::span<const Entry> entries) {
    auto table = load_table(entries, hashes_);
    if (!table) return table.problem();
    table_ = std::move(*table);
    return std::nullopt;
}

Decision Keeper::adopt(std::vector<Entry> entries) { return keep({.entries = std::move(entries)}); }

Decision Keeper::open(const Person& host, const std::string& command, const match::Json& settings,
                      Time now, const Entropy& entropy, std::optional<std::uint64_t> seed) {
    Decision decision = keep(open_table(host, command, settings, now, entropy, hashes_, seed));
    if (decision) settle(now);
    return decision;
}

Decision Keeper::obey(const Person& person, const Command& command, Time now,
                      const Entropy& entropy) {
    if (!settle(now)) return not_stored();
    Decision decision = keep(table_.decide(person, command, now, entropy));
    settle(now);
    return decision;
}

Decision Keeper::answer(const Ask& ask, std::string_view move, Time now) {
    if (!settle(now)) return not_stored();
    Decision decision = keep(table_.decide_answer(ask, move, now));
    settle(now);
    return decision;
}

Decision Keeper::resume(Time since, Time now) {
    Decision decision = keep(table_.decide_resumption(since, now));
    settle(now);
    return decision;
}

Decision Keeper::abandon(Time now) { return keep(table_.decide_abandonment(now)); }

bool Keeper::settle(Time now) {
    for (;;) {
        const Decision decision = keep(table_.decide_due(now));
        if (decision.entries.empty()) return !decision.refusal;
    }
}

Decision Keeper::keep(Decision decision) {
    if (decision.entries.empty()) return decision;
    if (!store_(decision.entries)) return not_stored();
    if (auto problem = take_in(table_, decision.entries)) return {.problem = std::move(problem)};
    return decision;
}

}  // namespace lemniscate::table
