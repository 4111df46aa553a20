#pragma once
// Messages of match/message.h, said in a language.
#include <optional>
#include <string>

#include "engine/seat.h"
#include "match/message.h"
#include "texts/texts.h"

namespace lemniscate::texts {

/// Who and what a message speaks of. texts/page/texts.mjs has the same for a page.
class Speaker {
  public:
    virtual ~Speaker() = default;

    // Who sits there.
    virtual std::string seat(Seat seat, const Texts& texts) const = 0;

    // What a card is called: its name in the language, or its id where that has none.
    virtual std::string card(const match::CardName& card, const Texts& texts) const;

    // What is shown in the place of a message, also of one inside another: a terminal draws some
    // things that are words elsewhere, such as tokens.
    virtual std::optional<std::string> instead(const match::Message& message,
                                               const Texts& texts) const;
};

/// A key that there is not, and an argument that is missing, are defects of whoever made the
/// message: std::invalid_argument.
std::string say(const match::Message& message, const Texts& texts, const Speaker& speaker);

/// What an argument is, for whoever puts a message together in another way; numbers as they are.
std::string say_argument(const match::Argument& argument, const Texts& texts,
                         const Speaker& speaker);

}  // namespace lemniscate::texts
