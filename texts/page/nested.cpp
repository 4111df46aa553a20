#include "texts/page/nested.h"

#include <cstdint>
#include <iterator>
#include <utility>

#include "texts/texts.h"

namespace lemniscate::texts::page {
namespace {

using match::Argument;
using match::CardName;
using match::Message;
using match::Messages;

// With names under every topic, and without one.
constexpr CardName cards[] = {{"shards", "crystal"},
                              {"splendor", "rocket"},
                              {"splendor", "hells_kitchen"},
                              {"shards", "no_such_card"}};

constexpr int deepest = 2;  // a message in a message in a message

}  // namespace

std::string odd_word(std::string_view word) { return "l'{" + std::string(word) + "}' <b>#</b>"; }

Nested::Nested(const catalogue::Language& language) {
    for (std::size_t i = 0; i < key_count; ++i) {
        const auto key = static_cast<Key>(i);
        if (argument_names(key).empty())
            plain_.push_back(key_name(key));
        else
            speaking_.push_back({key_name(key), uses_of(language, key)});
    }
}

Message Nested::plain(std::size_t which) const {
    return {std::string(plain_[which % plain_.size()])};
}

Message Nested::speaking(std::size_t which, int depth) const {
    const Speaking& text = speaking_[which % speaking_.size()];
    Message message{std::string(text.key)};
    for (const auto& [name, use] : text.uses) {
        ++which;
        if (use.counted) {
            message.arguments.emplace_back(name, which % 30);
        } else if (use.is_plain()) {
            message.arguments.push_back(argument(name, which % kinds, which, depth + 1));
        } else {
            const auto word =
                std::next(use.words.begin(), static_cast<std::ptrdiff_t>(which % use.words.size()));
            message.arguments.emplace_back(name, *word);
        }
    }
    return message;
}

Argument Nested::argument(std::string_view name, std::size_t kind, std::size_t which,
                          int depth) const {
    const std::string_view between = plain_[which % plain_.size()];  // any text without arguments
    switch (static_cast<Kind>(kind % (depth < deepest ? kinds : flat_kinds))) {
        case Kind::seat:
            return {name, seat_at(static_cast<std::uint32_t>(which % 4))};
        case Kind::card:
            return {name, cards[which % std::size(cards)]};
        case Kind::word:
            return {name, odd_word(name)};
        case Kind::plain_message:
            return {name, plain(which)};
        case Kind::message:
            return {name, speaking(which, depth)};
        case Kind::empty_list:
            return {name, Messages{{}, between}};
        case Kind::list_of_two:
            return {name, Messages{{plain(which), speaking(which + 1, depth)}, between}};
        case Kind::list_of_three:
            break;
    }
    return {name, Messages{{speaking(which, depth), plain(which + 1), speaking(which + 2, depth)},
                           between}};
}

}  // namespace lemniscate::texts::page
