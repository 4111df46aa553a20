#include "server/new_table.h"

#include <algorithm>
#include <span>
#include <utility>

#include "match/hex.h"
#include "match/json.h"
#include "match/match.h"
#include "match/reader.h"
#include "server/glance.h"
#include "server/table_code.h"

namespace lemniscate::server {

namespace {

using match::ProblemKind;

void refuse_programs(const table::Settings& settings, const match::Field& field) {
    const std::vector<match::Field> seats = field.field("seats").entries();
    for (std::size_t i = 0; i < settings.seats.size(); ++i) {
        // Nothing on the wire starts a process, and no operator has named any.
        if (settings.seats[i].kind != table::SeatKind::program) continue;
        seats[i].field("name").refuse(ProblemKind::unknown_word, "");
    }
}

table::Entry invitation(table::Time now, const NewTableEntropy& entropy) {
    const auto secret = std::span(entropy.code).subspan(5);
    return {.number = 1, .time = now, .what = table::Invited{match::write_hex(secret)}};
}

}  // namespace

match::Result<table::Settings> read_served_settings(const match::Json& settings) {
    std::optional<match::Problem> problem;
    const match::Field field(settings, problem);
    // Not even read: hidden cards are nothing for whoever opens a table.
    if (field.is_object() && !field.field("position").is_missing()) {
        field.field("position").refuse(ProblemKind::unknown_field, "");
        return *problem;
    }
    table::Settings read = table::read_settings(field);
    if (problem) return *problem;
    const match::Field chance = field.field("chance");
    if (!chance.is_missing() && !read.sealed) chance.refuse(ProblemKind::unknown_word, "sealed");
    refuse_programs(read, field);
    if (problem) return *problem;
    read.sealed = true;
    return read;
}

match::Result<table::Settings> quick_settings(const QuickMatch& quick, const table::Person& host) {
    auto options = match::normal_options(quick.game, quick.options);
    if (!options) return options.problem();
    const auto trial = match::open_match(quick.game, *options, 0);
    if (!trial) return trial.problem();
    table::Settings settings{.game = quick.game, .options = *std::move(options)};
    settings.clock = quick.clock;
    settings.sealed = true;
    settings.seats.push_back({table::SeatKind::person, host});
    while (settings.seats.size() < (*trial)->players()) {
        settings.seats.push_back(quick.against_bots
                                     ? table::SeatSetting{table::SeatKind::bot, quick.bot}
                                     : table::SeatSetting{});
    }
    // Read as if somebody had sent it, so that the same things are refused.
    return read_served_settings(table::write_settings(settings));
}

NewTable new_table(const Opening& opening, const table::Settings& settings, table::Time now,
                   const NewTableEntropy& entropy, const match::Hashes& hashes,
                   const std::string& id) {
    NewTable made{.row = {}, .entries = {}, .table = table::Table(&hashes)};
    table::Opened opened = table::opened_with(settings, entropy.table, &hashes, {});
    if (!id.empty()) opened.table = id;
    made.row = {.id = opened.table,
                .code = table_code(entropy.code),
                .host = opening.host,
                .command = opening.command,
                .content = opening.content,
                .opened = now,
                .listed = opening.listed};
    made.entries.push_back({.time = now,
                            .person = opening.host,
                            .command = opening.command,
                            .content = opening.content,
                            .what = std::move(opened)});
    if (settings.by_invitation) made.entries.push_back(invitation(now, entropy));
    for (const table::Entry& entry : made.entries) made.table.apply(entry);
    return made;
}

store::Unit opening_unit(const NewTable& table) {
    store::AppendEntries entries{table.row.id, {}};
    for (const table::Entry& entry : table.entries) entries.entries.push_back(entry_row(entry));
    return {{store::OpenTable{table.row}, std::move(entries),
             store::SetState{table.row.id, state_of(table.table)}}};
}

store::EntryRow entry_row(const table::Entry& entry) {
    return {entry.number, entry.time, entry.person, entry.command,
            table::write_entry(entry).text()};
}

match::Result<table::Entry> read_entry_row(const store::EntryRow& row) {
    const auto json = match::parse_json(row.text);
    if (!json) return json.problem();
    return table::read_entry(*json);
}

}  // namespace lemniscate::server
