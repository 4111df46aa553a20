// What is said about a game, before it is said in a language: a key and named arguments.
//
// Messages are made in match/ from what happened and what can be done; texts/ says them, a page
// says them from the same catalogue, JSON carries them. A card inside a message stays a card, so
// that a page can show it when it is pointed at.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/seat.h"
#include "match/json_text.h"

namespace lemniscate::match {

struct Message;

/// A card by its id, and whose game it is: ids are per game. Both are texts of the games and
/// outlive every message.
struct CardName {
    std::string_view game;
    std::string_view id;
    friend bool operator==(const CardName&, const CardName&) = default;
};

/// Messages inside a message, said one after the other. `between` is the key of what stands between
/// them (`language.comma`); a message that is an argument itself has none.
///
/// What it takes to make, copy and end one stands in the source file: here a message is not
/// complete, and not every compiler with every library lets that pass.
struct Messages {
    Messages();
    Messages(std::vector<Message> list, std::string_view between_them);
    Messages(const Messages&);
    Messages(Messages&&) noexcept;
    Messages& operator=(const Messages&);
    Messages& operator=(Messages&&) noexcept;
    ~Messages();
    friend bool operator==(const Messages& a, const Messages& b);

    std::vector<Message> items;
    std::string_view between;
};

/// A number is written as the language writes numbers; a word is for `select`, or stands as it is;
/// a seat is said by the name of whoever sits there.
using Value = std::variant<std::int64_t, std::string, Seat, CardName, Messages>;

template <class T>
concept CountableNumber = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

struct Argument {
    Argument(std::string_view argument, CountableNumber auto number)
        : name(argument), value(static_cast<std::int64_t>(number)) {}
    Argument(std::string_view argument, std::string_view word);
    Argument(std::string_view argument, const char* word);
    Argument(std::string_view argument, Seat seat);
    Argument(std::string_view argument, CardName card);
    Argument(std::string_view argument, Messages messages);
    Argument(std::string_view argument, Message message);

    std::string_view name;  ///< of a literal: it outlives the message
    Value value;
    friend bool operator==(const Argument&, const Argument&) = default;
};

struct Message {
    std::string key;  ///< dotted, as in texts/en.json
    std::vector<Argument> arguments = {};
    friend bool operator==(const Message&, const Message&) = default;
};

inline constexpr std::string_view comma = "language.comma";
inline constexpr std::string_view semicolon = "language.semicolon";

/// `yes` or `no`: how a text is told whether it speaks to the viewer.
inline Argument you(bool is_you) { return {"you", is_you ? "yes" : "no"}; }

/// `{"key": "shards.event.damaged", "arguments": {"you": "no", "who": {"seat": 1}, "amount": 3}}`;
/// cards are `{"card": "crystal", "game": "shards"}`, lists `{"messages": [...], "between": KEY}`,
/// a message that is an argument stands there itself. Without arguments the field is left out.
void write_fields(JsonObject& json, const Message& message);
/// As it stands among the arguments of a message, under its name.
void add_argument(JsonObject& json, const Argument& argument);

}  // namespace lemniscate::match
