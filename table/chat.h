// What people at a table say to each other: a list of its own beside the entries, with limits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "match/json_text.h"
#include "match/problem.h"
#include "table/settings.h"
#include "table/table.h"

namespace lemniscate::table {

struct ChatLine {
    std::uint64_t number = 0;
    Time time = 0;
    Person person = {};
    std::string command = {};  ///< the id of the person's own that led to it
    std::string text = {};
};

/// A line to store, why there is none, or the number of the one that the same id led to before.
struct ChatDecision {
    std::optional<ChatLine> line = {};
    std::optional<Refusal> refusal = {};
    std::optional<std::uint64_t> done_before = {};
};

/// As with a table: `decide` changes nothing, `apply` takes in what was stored.
class Chat {
  public:
    static constexpr std::size_t longest = 300;  ///< letters of a line
    static constexpr std::size_t most_at_once = 5;
    static constexpr Time at_once = 10'000;  ///< within so long
    static constexpr std::size_t most = 1000;
    /// Others whom one person may have muted at a time: more than ever sit at a table.
    static constexpr std::size_t most_muted = 32;
    /// Mutes of all people together. Only a crowd gets there, and then the oldest are forgotten.
    static constexpr std::size_t most_mutes = 1000;

    ChatDecision decide(const Person& person, const std::string& command, std::string_view text,
                        Time now) const;
    void apply(ChatLine line);
    /// What this person said is no longer heard; the lines keep their numbers.
    void forget(const Person& person);

    /// Whom somebody does not want to hear is their own business, and is not stored. Says why not,
    /// where one has muted too many already.
    std::optional<Refusal> mute(const Person& listener, const Person& speaker, bool muted);

    /// What this person hears, from a number on.
    match::JsonList lines(const Person& listener, std::uint64_t from) const;
    std::uint64_t size() const { return lines_.size(); }

  private:
    std::vector<Person> muted_by(const Person& listener) const;

    std::vector<ChatLine> lines_;
    std::deque<std::pair<Person, Person>> muted_;  ///< listener, speaker; the oldest first
};

match::JsonObject write_chat_line(const ChatLine& line);
match::Result<ChatLine> read_chat_line(const match::Json& json);

}  // namespace lemniscate::table
