// A store for tests: in memory, with the same conflicts as any other, and as quick, slow or broken
// as a test wants it.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "store/async_store.h"
#include "store/store.h"

namespace lemniscate::server {

/// Keeps rows in plain maps, which a test may look into.
class MemoryStore final : public store::Store {
  public:
    /// While set, every reading throws and every unit fails.
    bool broken = false;

    std::map<std::string, store::KnownTable> tables;
    std::map<std::string, std::map<std::uint64_t, store::EntryRow>> table_entries;
    std::map<std::string, std::map<std::uint64_t, store::ChatRow>> said;
    std::map<std::string, store::PersonRow> people;
    std::map<std::string, store::TokenRow> tokens;
    std::map<std::string, store::LinkRow> links;
    std::map<std::string, std::string> words;
    std::vector<store::OutageRow> outages;
    std::optional<store::Time> beat;
    /// To be changed by a test that changes rows, so that it is noticed.
    std::int64_t changed_by_others = 0;

    std::vector<store::Stored> write(std::span<const store::Unit> units) override;

    std::optional<store::KnownTable> table(std::string_view id) override;
    std::optional<store::KnownTable> table_by_code(std::string_view code) override;
    std::optional<store::KnownTable> table_by_command(std::string_view host,
                                                      std::string_view command) override;
    std::vector<store::EntryRow> entries(std::string_view table) override;
    std::vector<store::ChatRow> chat(std::string_view table) override;
    std::vector<store::KnownTable> joinable(std::size_t most) override;
    std::vector<store::KnownTable> tables_of(std::string_view person, std::size_t most) override;
    std::vector<store::KnownTable> finished_of(std::string_view person, store::Time before,
                                               std::size_t most) override;
    std::size_t open_tables_of(std::string_view host) override;
    std::vector<std::string> due(store::Time by, std::size_t most) override;
    std::vector<std::string> behind() override;
    std::vector<std::string> unfinished() override;
    std::optional<store::PersonRow> person(std::string_view id) override;
    std::map<std::string, std::string> names(std::span<const std::string> ids) override;
    std::optional<store::PersonRow> person_by_token(std::string_view hash) override;
    std::optional<store::LinkRow> link(std::string_view hash) override;
    std::optional<store::Time> last_beat() override;
    std::vector<store::OutageRow> outages_after(store::Time time) override;
    std::optional<std::string> word(std::string_view name) override;
    std::int64_t changes_by_others() override { return changed_by_others; }

  private:
    using Undo = std::vector<std::function<void()>>;

    /// Does one write, or nothing where it conflicts. How to take it back is added to `undo`.
    bool done(const store::Write& write, Undo& undo);
    bool done(const store::OpenTable& write, Undo& undo);
    bool done(const store::AppendEntries& write, Undo& undo);
    bool done(const store::SetState& write, Undo& undo);
    bool done(const store::AppendChat& write, Undo& undo);
    bool done(const store::AddPerson& write, Undo& undo);
    bool done(const store::RenamePerson& write, Undo& undo);
    bool done(const store::ForgetPerson& write, Undo& undo);
    bool done(const store::AddToken& write, Undo& undo);
    bool done(const store::RemoveToken& write, Undo& undo);
    bool done(const store::AddLink& write, Undo& undo);
    bool done(const store::UseLink& write, Undo& undo);
    bool done(const store::Beat& write, Undo& undo);
    bool done(const store::AddOutage& write, Undo& undo);
    bool done(const store::SetWord& write, Undo& undo);

    void look_at_trouble() const;
    /// Those that fit, in the order of `before`, `most` of them.
    template <class Fits, class Before>
    std::vector<store::KnownTable> chosen(Fits fits, Before before, std::size_t most) const;

    std::map<std::pair<std::string, std::string>, std::string> tables_by_code_or_command_;
    std::map<std::string, std::set<std::pair<std::string, std::string>>> commands_;  ///< by table
};

/// Answers at once, before `write` and `read` return, or in steps.
class TestStore final : public store::AsyncStore {
  public:
    using AsyncStore::read;

    MemoryStore rows;
    /// While set, everything waits for `step`.
    bool later = false;
    /// So many of the next writes fail, whatever they say, and leave nothing.
    std::size_t writes_to_fail = 0;
    /// Where it is set: those for which there is no room fail.
    std::function<bool(const store::Unit&)> has_room_for;
    /// How many units were tried, whatever became of them.
    std::size_t writes = 0;

    void write(store::Unit unit, WriteDone done) override;
    void read(Reading reading) override;

    /// Does the oldest thing that waits and answers; false where nothing waits.
    bool step();
    /// Does the oldest thing, and keeps its answer until `answer`: the asker does not know yet.
    bool step_silently();
    /// Gives the oldest answer that was kept.
    bool answer();
    /// All there is, and what comes of it.
    void drain();
    /// The process dies: what waits is not done, and nobody is answered.
    void lose() {
        waiting_.clear();
        answers_.clear();
    }
    std::size_t waiting() const { return waiting_.size() + answers_.size(); }

  private:
    using Answer = std::function<void()>;
    using Work = std::function<Answer()>;

    void take(Work work);

    std::deque<Work> waiting_;
    std::deque<Answer> answers_;
};

}  // namespace lemniscate::server
