#include "server/test_store.h"

#include <algorithm>
#include <memory>
#include <variant>

namespace lemniscate::server {

namespace {

/// Adds or replaces what stands under a key, and says how to take that back.
template <class Map, class Key, class Value, class Undo>
void put(Map& map, const Key& key, Value value, Undo& undo) {
    const auto found = map.find(key);
    if (found == map.end()) {
        undo.push_back([&map, key] { map.erase(key); });
    } else {
        undo.push_back([&map, key, old = found->second] { map[key] = old; });
    }
    map[key] = std::move(value);
}

/// Changes a whole value, and says how to take that back.
template <class Value, class Undo>
void change(Value& value, Value to, Undo& undo) {
    undo.push_back([&value, old = value] { value = old; });
    value = std::move(to);
}

bool sits_at(const store::KnownTable& known, std::string_view person) {
    const auto& people = known.state.people;
    return std::find(people.begin(), people.end(), person) != people.end();
}

/// Without the rows of a person.
template <class Map>
Map without_person(Map map, const std::string& person) {
    std::erase_if(map, [&](const auto& item) { return item.second.person == person; });
    return map;
}

}  // namespace

std::vector<store::Stored> MemoryStore::write(std::span<const store::Unit> units) {
    if (broken) return std::vector(units.size(), store::Stored::failed);
    std::vector<store::Stored> outcomes;
    for (const store::Unit& unit : units) {
        Undo undo;
        const bool all = std::all_of(unit.writes.begin(), unit.writes.end(),
                                     [&](const store::Write& write) { return done(write, undo); });
        if (!all) {
            std::for_each(undo.rbegin(), undo.rend(), [](const auto& step) { step(); });
        }
        outcomes.push_back(all ? store::Stored::yes : store::Stored::conflict);
    }
    return outcomes;
}

bool MemoryStore::done(const store::Write& write, Undo& undo) {
    return std::visit([&](const auto& what) { return done(what, undo); }, write);
}

bool MemoryStore::done(const store::OpenTable& write, Undo& undo) {
    // No code has the form of a host, so that both may stand in one map.
    const std::pair<std::string, std::string> code{"", write.row.code};
    const std::pair<std::string, std::string> command{"by " + write.row.host, write.row.command};
    if (tables.contains(write.row.id) || tables_by_code_or_command_.contains(code) ||
        tables_by_code_or_command_.contains(command)) {
        return false;
    }
    put(tables, write.row.id, store::KnownTable{write.row, {}}, undo);
    put(tables_by_code_or_command_, code, write.row.id, undo);
    put(tables_by_code_or_command_, command, write.row.id, undo);
    return true;
}

bool MemoryStore::done(const store::AppendEntries& write, Undo& undo) {
    if (!tables.contains(write.table)) return false;
    auto& rows = table_entries[write.table];
    auto& commands = commands_[write.table];
    for (const store::EntryRow& entry : write.entries) {
        if (rows.contains(entry.number)) return false;
        if (!entry.command.empty()) {
            const std::pair<std::string, std::string> command{entry.person, entry.command};
            if (!commands.insert(command).second) return false;
            undo.push_back([&commands, command] { commands.erase(command); });
        }
        put(rows, entry.number, entry, undo);
    }
    return true;
}

bool MemoryStore::done(const store::SetState& write, Undo& undo) {
    const auto found = tables.find(write.table);
    if (found == tables.end()) return false;
    store::KnownTable known{found->second.row, write.state};
    known.state.people.clear();  // nobody twice
    for (const std::string& person : write.state.people) {
        if (!sits_at(known, person)) known.state.people.push_back(person);
    }
    put(tables, write.table, known, undo);
    return true;
}

bool MemoryStore::done(const store::AppendChat& write, Undo& undo) {
    if (!tables.contains(write.line.table)) return false;
    auto& lines = said[write.line.table];
    if (lines.contains(write.line.number)) return false;
    const bool repeated = std::any_of(lines.begin(), lines.end(), [&](const auto& item) {
        return item.second.person == write.line.person &&
               item.second.command == write.line.command && !write.line.command.empty();
    });
    if (repeated) return false;
    lines[write.line.number] = write.line;
    undo.push_back([this, line = write.line] { said[line.table].erase(line.number); });
    return true;
}

bool MemoryStore::done(const store::AddPerson& write, Undo& undo) {
    if (people.contains(write.person.id)) return false;
    put(people, write.person.id, write.person, undo);
    return true;
}

bool MemoryStore::done(const store::RenamePerson& write, Undo& undo) {
    const auto found = people.find(write.person);
    if (found == people.end()) return false;
    store::PersonRow renamed = found->second;
    renamed.name = write.name;
    put(people, write.person, renamed, undo);
    return true;
}

bool MemoryStore::done(const store::ForgetPerson& write, Undo& undo) {
    auto others = people;
    if (others.erase(write.person) == 0) return false;
    change(people, std::move(others), undo);
    change(tokens, without_person(tokens, write.person), undo);
    change(links, without_person(links, write.person), undo);
    // Lines keep their numbers.
    auto still_said = said;
    for (auto& [table, lines] : still_said) {
        for (auto& [number, line] : lines) {
            if (line.person == write.person) line = {line.table, line.number, line.time};
        }
    }
    change(said, std::move(still_said), undo);
    return true;
}

bool MemoryStore::done(const store::AddToken& write, Undo& undo) {
    if (tokens.contains(write.token.hash) || !people.contains(write.token.person)) return false;
    put(tokens, write.token.hash, write.token, undo);
    return true;
}

bool MemoryStore::done(const store::RemoveToken& write, Undo& undo) {
    auto others = tokens;
    others.erase(write.hash);
    change(tokens, std::move(others), undo);
    return true;
}

bool MemoryStore::done(const store::AddLink& write, Undo& undo) {
    if (links.contains(write.link.hash) || !people.contains(write.link.person)) return false;
    put(links, write.link.hash, write.link, undo);
    return true;
}

bool MemoryStore::done(const store::UseLink& write, Undo& undo) {
    const auto found = links.find(write.hash);
    if (found == links.end() || found->second.expires <= write.now) return false;
    auto others = links;
    others.erase(write.hash);
    change(links, std::move(others), undo);
    return true;
}

bool MemoryStore::done(const store::Beat& write, Undo& undo) {
    change(beat, std::optional(write.now), undo);
    auto others = links;
    std::erase_if(others, [&](const auto& item) { return item.second.expires <= write.now; });
    change(links, std::move(others), undo);
    return true;
}

bool MemoryStore::done(const store::AddOutage& write, Undo& undo) {
    auto more = outages;
    more.push_back(write.outage);
    change(outages, std::move(more), undo);
    return true;
}

bool MemoryStore::done(const store::SetWord& write, Undo& undo) {
    auto others = words;
    others.erase(write.name);
    if (!write.value.empty()) others[write.name] = write.value;
    change(words, std::move(others), undo);
    return true;
}

void MemoryStore::look_at_trouble() const {
    if (broken) throw store::Trouble(store::Trouble::Kind::unavailable, "broken for a test");
}

template <class Fits, class Before>
std::vector<store::KnownTable> MemoryStore::chosen(Fits fits, Before before,
                                                   std::size_t most) const {
    look_at_trouble();
    std::vector<store::KnownTable> found;
    for (const auto& [id, known] : tables) {
        if (fits(known)) found.push_back(known);
    }
    std::stable_sort(found.begin(), found.end(), before);
    if (found.size() > most) found.resize(most);
    return found;
}

std::optional<store::KnownTable> MemoryStore::table(std::string_view id) {
    look_at_trouble();
    const auto found = tables.find(std::string(id));
    if (found == tables.end()) return std::nullopt;
    return found->second;
}

std::optional<store::KnownTable> MemoryStore::table_by_code(std::string_view code) {
    look_at_trouble();
    const auto found = tables_by_code_or_command_.find({"", std::string(code)});
    if (found == tables_by_code_or_command_.end()) return std::nullopt;
    return table(found->second);
}

std::optional<store::KnownTable> MemoryStore::table_by_command(std::string_view host,
                                                               std::string_view command) {
    look_at_trouble();
    const auto found =
        tables_by_code_or_command_.find({"by " + std::string(host), std::string(command)});
    if (found == tables_by_code_or_command_.end()) return std::nullopt;
    return table(found->second);
}

std::vector<store::EntryRow> MemoryStore::entries(std::string_view table) {
    look_at_trouble();
    std::vector<store::EntryRow> found;
    for (const auto& [number, entry] : table_entries[std::string(table)]) found.push_back(entry);
    return found;
}

std::vector<store::ChatRow> MemoryStore::chat(std::string_view table) {
    look_at_trouble();
    std::vector<store::ChatRow> found;
    for (const auto& [number, line] : said[std::string(table)]) found.push_back(line);
    return found;
}

namespace {

bool newer(const store::KnownTable& a, const store::KnownTable& b) {
    return a.row.opened > b.row.opened;
}

bool changed_later(const store::KnownTable& a, const store::KnownTable& b) {
    return a.state.changed > b.state.changed;
}

}  // namespace

std::vector<store::KnownTable> MemoryStore::joinable(std::size_t most) {
    return chosen(
        [](const store::KnownTable& known) {
            return known.row.listed && known.state.joinable && !known.state.over;
        },
        newer, most);
}

std::vector<store::KnownTable> MemoryStore::tables_of(std::string_view person, std::size_t most) {
    return chosen(
        [&](const store::KnownTable& known) { return !known.state.over && sits_at(known, person); },
        changed_later, most);
}

std::vector<store::KnownTable> MemoryStore::finished_of(std::string_view person, store::Time before,
                                                        std::size_t most) {
    return chosen(
        [&](const store::KnownTable& known) {
            return known.state.over && known.state.changed < before && sits_at(known, person);
        },
        changed_later, most);
}

std::size_t MemoryStore::open_tables_of(std::string_view host) {
    return chosen(
               [&](const store::KnownTable& known) {
                   return !known.state.over && known.row.host == host;
               },
               newer, tables.size())
        .size();
}

std::vector<std::string> MemoryStore::due(store::Time by, std::size_t most) {
    std::vector<std::string> ids;
    for (const store::KnownTable& known : chosen(
             [&](const store::KnownTable&table) {
                 return !table.state.over && table.state.due && *table.state.due <= by;
             },
             [](const store::KnownTable&a, const store::KnownTable&b) {
                 return *a.state.due < *b.state.due;
             },
             most)) {
        ids.push_back(known.row.id);
    }
    return ids;
}

std::vector<std::string> MemoryStore::behind() {
    look_at_trouble();
    std::vector<std::string> ids;
    for (const auto& [id, known] : tables) {
        const auto found = table_entries.find(id);
        if (found == table_entries.end() || found->second.empty()) continue;
        if (found->second.rbegin()->first >= known.state.entries) ids.push_back(id);
    }
    return ids;
}

std::vector<std::string> MemoryStore::unfinished() {
    std::vector<std::string> ids;
    for (const store::KnownTable& known :
         chosen([](const store::KnownTable& table) { return !table.state.over; }, newer,
                tables.size())) {
        ids.push_back(known.row.id);
    }
    return ids;
}

std::optional<store::PersonRow> MemoryStore::person(std::string_view id) {
    look_at_trouble();
    const auto found = people.find(std::string(id));
    if (found == people.end()) return std::nullopt;
    return found->second;
}

std::map<std::string, std::string> MemoryStore::names(std::span<const std::string> ids) {
    look_at_trouble();
    std::map<std::string, std::string> found;
    for (const std::string& id : ids) {
        if (const auto known = people.find(id); known != people.end()) {
            found[id] = known->second.name;
        }
    }
    return found;
}

std::optional<store::PersonRow> MemoryStore::person_by_token(std::string_view hash) {
    look_at_trouble();
    const auto found = tokens.find(std::string(hash));
    if (found == tokens.end()) return std::nullopt;
    return person(found->second.person);
}

std::optional<store::LinkRow> MemoryStore::link(std::string_view hash) {
    look_at_trouble();
    const auto found = links.find(std::string(hash));
    if (found == links.end()) return std::nullopt;
    return found->second;
}

std::optional<store::Time> MemoryStore::last_beat() {
    look_at_trouble();
    return beat;
}

std::vector<store::OutageRow> MemoryStore::outages_after(store::Time time) {
    look_at_trouble();
    std::vector<store::OutageRow> found;
    std::copy_if(outages.begin(), outages.end(), std::back_inserter(found),
                 [&](const store::OutageRow& outage) { return outage.until > time; });
    return found;
}

std::optional<std::string> MemoryStore::word(std::string_view name) {
    look_at_trouble();
    const auto found = words.find(std::string(name));
    if (found == words.end()) return std::nullopt;
    return found->second;
}

void TestStore::write(store::Unit unit, WriteDone done) {
    take([this, unit = std::move(unit), done = std::move(done)]() -> Answer {
        ++writes;
        store::Stored stored = store::Stored::failed;
        if (writes_to_fail > 0) {
            --writes_to_fail;
        } else if (!has_room_for || has_room_for(unit)) {
            stored = rows.write(std::span(&unit, 1)).front();
        }
        return [done, stored] { done(stored); };
    });
}

void TestStore::read(Reading reading) {
    take([this, reading = std::move(reading)] { return reading(rows); });
}

void TestStore::take(Work work) {
    if (later) {
        waiting_.push_back(std::move(work));
    } else {
        work()();
    }
}

bool TestStore::step() { return step_silently() && answer(); }

bool TestStore::step_silently() {
    if (waiting_.empty()) return false;
    const Work work = std::move(waiting_.front());
    waiting_.pop_front();
    answers_.push_back(work());
    return true;
}

bool TestStore::answer() {
    if (answers_.empty()) return false;
    const Answer answer = std::move(answers_.front());
    answers_.pop_front();
    answer();
    return true;
}

void TestStore::drain() {
    while (answer() || step_silently()) {
    }
}

}  // namespace lemniscate::server
