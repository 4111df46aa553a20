#include "server/tables.h"

#include <optional>

#include "match/json.h"
#include "table/keeper.h"

namespace lemniscate::server {

/// What came of reading a table.
struct Tables::Read {
    bool is_known = false;
    std::shared_ptr<KeptTable> kept = {};  ///< null where it cannot be read
};

namespace {

/// On the store's thread: playing a long game again is nothing for the network's.
std::shared_ptr<KeptTable> read_table(store::Store& store, store::TableRow row,
                                      const std::vector<std::string>& people,
                                      const match::Hashes* hashes) {
    std::vector<table::Entry> entries;
    for (const store::EntryRow& stored : store.entries(row.id)) {
        auto entry = read_entry_row(stored);
        if (!entry) return nullptr;
        entries.push_back(std::move(*entry));
    }
    if (entries.empty()) return nullptr;
    auto table = table::load_table(entries, hashes);
    if (!table) return nullptr;
    std::vector<store::OutageRow> outages = store.outages_after(entries.back().time);
    std::vector<store::ChatRow> chat = store.chat(row.id);
    Names names = store.names(people);
    return std::make_shared<KeptTable>(KeptTable{std::move(row), std::move(*table), std::move(chat),
                                                 std::move(names), std::move(outages)});
}

}  // namespace

void Tables::with(const std::string& id, Found found) {
    if (const auto table = loaded(id)) return found(table, {});
    if (unreadable_.contains(id)) return found(nullptr, Why::unreadable_table);
    const auto is_full = [this] { return tables_.size() + awaited_.size() >= limits_.in_memory; };
    if (is_full()) drop_idle(house_.now() + limits_.idle);
    if (is_full()) return found(nullptr, Why::busy);
    std::vector<Found>& waiting = awaited_[id].found;
    waiting.push_back(std::move(found));
    if (waiting.size() > 1) return;
    house_.store().read(
        [id, hashes = &house_.hashes()](store::Store& store) -> Read {
            std::optional<store::KnownTable> known = store.table(id);
            if (!known) return {};
            return {true, read_table(store, std::move(known->row), known->state.people, hashes)};
        },
        [this, id](std::optional<Read> read) {
            if (!read) return answer(id, nullptr, Why::trouble);
            loaded_from_store(id, *std::move(read));
        });
}

void Tables::loaded_from_store(const std::string& id, Read read) {
    if (!read.is_known) return answer(id, nullptr, Why::no_such_table);
    if (!read.kept) {
        unreadable_.insert(id);
        house_.log().write(Level::error, "table_unreadable", match::JsonObject().add("table", id));
        return answer(id, nullptr, Why::unreadable_table);
    }
    // There is never more than one of a table: it may have been opened while it was looked for.
    auto table = loaded(id);
    if (!table) {
        const auto& missed = awaited_[id].outages;
        read.kept->outages.insert(read.kept->outages.end(), missed.begin(), missed.end());
        table = add(std::move(*read.kept));
    }
    answer(id, table, {});
    // What time has decided meanwhile.
    table->wake();
}

void Tables::answer(const std::string& id, const std::shared_ptr<ServedTable>& table,
                    std::optional<Why> why) {
    const auto awaited = awaited_.extract(id);
    if (awaited.empty()) return;
    for (const Found& found : awaited.mapped().found) found(table, why);
}

std::shared_ptr<ServedTable> Tables::loaded(const std::string& id) const {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : found->second;
}

std::shared_ptr<ServedTable> Tables::add(KeptTable kept) {
    const std::string id = kept.row.id;
    auto table = std::make_shared<ServedTable>(house_, std::move(kept));
    tables_[id] = table;
    return table;
}

void Tables::wake_at(const ServedTable& table, table::Time time) {
    const auto [entry, is_new] = alarm_of_.try_emplace(table.id(), time);
    if (!is_new) {
        if (entry->second == time) return;
        alarms_.erase({entry->second, table.id()});
        entry->second = time;
    }
    alarms_.insert({time, table.id()});
}

void Tables::wake_due(table::Time now) {
    // Each once: a table may want to be woken again at once, which is then the next time.
    std::vector<std::string> due;
    for (auto alarm = alarms_.begin(); alarm != alarms_.end() && alarm->first <= now; ++alarm) {
        due.push_back(alarm->second);
    }
    for (const std::string& id : due) {
        alarms_.erase({alarm_of_[id], id});
        alarm_of_.erase(id);
        if (const auto table = loaded(id)) table->wake();
    }
}

void Tables::resume(const store::OutageRow& outage) {
    for (auto& [id, awaited] : awaited_) awaited.outages.push_back(outage);
    for_each([&outage](ServedTable& table) { table.resume(outage); });
}

void Tables::drop_idle(table::Time now) {
    for (auto entry = tables_.begin(); entry != tables_.end();) {
        ServedTable& table = *entry->second;
        if (!table.is_idle() || table.last_used() + limits_.idle > now) {
            ++entry;
            continue;
        }
        if (const auto alarm = alarm_of_.find(table.id()); alarm != alarm_of_.end()) {
            alarms_.erase({alarm->second, table.id()});
            alarm_of_.erase(alarm);
        }
        entry = tables_.erase(entry);
    }
}

void Tables::for_each(const std::function<void(ServedTable&)>& each) const {
    std::vector<std::shared_ptr<ServedTable>> all;
    all.reserve(tables_.size());
    for (const auto& [id, table] : tables_) all.push_back(table);
    for (const auto& table : all) each(*table);
}

}  // namespace lemniscate::server
