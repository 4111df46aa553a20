#include "match/message.h"

#include <utility>

namespace lemniscate::match {

namespace {

/// Adds an argument by its name.
struct ArgumentWriter {
    std::string_view name;
    JsonObject& json;

    void operator()(std::int64_t number) const { json.add(name, number); }
    void operator()(const std::string& word) const { json.add(name, word); }
    void operator()(Seat seat) const {
        json.add_object(name, [&](JsonObject& object) { object.add("seat", index(seat)); });
    }
    void operator()(const CardName& card) const {
        json.add_object(
            name, [&](JsonObject& object) { object.add("card", card.id).add("game", card.game); });
    }
    void operator()(const Messages& messages) const {
        const bool is_one = messages.between.empty() && messages.items.size() == 1;
        if (is_one) {
            json.add(name, messages.items.front());
            return;
        }
        json.add_object(name, [&](JsonObject& object) {
            object.add_list("messages", [&](JsonList& list) {
                for (const Message& message : messages.items) list.add(message);
            });
            object.add("between", messages.between);
        });
    }
};

}  // namespace

Messages::Messages() = default;
Messages::Messages(std::vector<Message> list, std::string_view between_them)
    : items(std::move(list)), between(between_them) {}
Messages::Messages(const Messages&) = default;
Messages::Messages(Messages&&) noexcept = default;
Messages& Messages::operator=(const Messages&) = default;
Messages& Messages::operator=(Messages&&) noexcept = default;
Messages::~Messages() = default;
bool operator==(const Messages& a, const Messages& b) {
    return a.items == b.items && a.between == b.between;
}

Argument::Argument(std::string_view argument, std::string_view word)
    : name(argument), value(std::string(word)) {}
Argument::Argument(std::string_view argument, const char* word)
    : name(argument), value(std::string(word)) {}
Argument::Argument(std::string_view argument, Seat seat) : name(argument), value(seat) {}
Argument::Argument(std::string_view argument, CardName card) : name(argument), value(card) {}
Argument::Argument(std::string_view argument, Messages messages)
    : name(argument), value(std::move(messages)) {}
Argument::Argument(std::string_view argument, Message message)
    : name(argument), value(Messages{{std::move(message)}, {}}) {}

void add_argument(JsonObject& json, const Argument& argument) {
    std::visit(ArgumentWriter{argument.name, json}, argument.value);
}

void write_fields(JsonObject& json, const Message& message) {
    json.add("key", message.key);
    if (message.arguments.empty()) return;
    json.add_object("arguments", [&](JsonObject& arguments) {
        for (const Argument& argument : message.arguments) add_argument(arguments, argument);
    });
}

}  // namespace lemniscate::match
