#include "match/message.h"

#include <utility>

namespace lemniscate::match {

namespace {

struct ValueWriter {
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(const std::string& word) const { return word; }
    Json operator()(Seat seat) const { return {{"seat", index(seat)}}; }
    Json operator()(const CardName& card) const { return {{"card", card.id}, {"game", card.game}}; }
    Json operator()(const Messages& messages) const {
        const bool is_one = messages.between.empty() && messages.items.size() == 1;
        if (is_one) return write_message(messages.items.front());
        Json list = Json::array();
        for (const Message& message : messages.items) list.push_back(write_message(message));
        return {{"messages", std::move(list)}, {"between", messages.between}};
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

Json write_message(const Message& message) {
    Json json;
    json["key"] = message.key;
    if (message.arguments.empty()) return json;
    Json& arguments = json["arguments"] = Json::object();
    for (const Argument& argument : message.arguments) {
        arguments[std::string(argument.name)] = std::visit(ValueWriter{}, argument.value);
    }
    return json;
}

}  // namespace lemniscate::match
