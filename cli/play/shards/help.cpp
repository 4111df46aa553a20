#include "cli/play/shards/help.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/phrases.h"
#include "cli/play/vocabulary.h"
#include "texts/phrases.h"
#include "texts/shards/card_names.h"

namespace lemniscate::cli::play {
namespace {

using shards::Mode;
using texts::Key;

/// Who attacks whom, and who wins.
Key goal_of(Mode mode) {
    switch (mode) {
        case Mode::free_for_all:
            break;
        case Mode::teams:
            return Key::shards_help_goal_teams;
        case Mode::bloodbath:
            return Key::shards_help_goal_bloodbath;
        case Mode::nemesis:
            return Key::shards_help_goal_nemesis;
    }
    return Key::shards_help_goal_free_for_all;
}

std::string verb(std::string_view id, const texts::Texts& texts) {
    return shown_verb(shards::Game::id, id, texts);
}

/// A card as it would be typed.
std::string card(std::string_view id, const texts::Texts& texts) {
    return texts::lowered(short_name(shards::find_card(id), texts));
}

std::vector<std::string> about_game(const shards::Table& table, const texts::Texts& texts) {
    const bool relics = shards::relics_of(table.sets).size() > 0;
    std::vector<std::string> sentences = {
        texts.say(goal_of(table.mode)),
        texts.say(Key::shards_help_mastery, {{"relics", relics ? "yes" : "no"}})};
    if (table.relic_draft) sentences.push_back(texts.say(Key::shards_help_draft));
    if (table.mysterious_relics) sentences.push_back(texts.say(Key::shards_help_mysterious));
    sentences.push_back(texts.say(Key::shards_help_conditions));
    return sentences;
}

}  // namespace

void add_shards_help(HelpPage& help, const shards::Table& table) {
    const Ink& ink = help.ink();
    const texts::Texts& texts = help.texts();
    const auto words = [&ink](std::initializer_list<std::string_view> list) {
        std::vector<std::string> strong;
        for (const std::string_view word : list) strong.push_back(ink.strong(word));
        return join(strong, ", ");
    };
    help.title(Key::shards_help_turn);
    // Bids are over once and for all when the game begins.
    if (table.phase == shards::Phase::auction) {
        help.entry(words({verb("bid", texts) + " 7", verb("drop", texts)}),
                   Key::shards_help_auction);
    }
    help.entry(words({verb("play", texts) + " " + card("crystal", texts)}), Key::shards_help_play);
    help.entry(words({shown_word(Key::shards_word_all, texts)}), Key::shards_help_all);
    help.entry(words({verb("recruit", texts), verb("fast-play", texts)}), Key::shards_help_buy);
    help.entry(words({verb("exhaust", texts), verb("focus", texts)}), Key::shards_help_use);
    help.entry(words({verb("attack", texts) + " " + card("zetta_encryptor", texts)}),
               Key::shards_help_attack);
    help.entry(words({verb("end", texts)}), Key::shards_help_end);
    const std::string discard = shown_word(Key::shards_word_discard, texts);
    // Nemesis has no discard pile.
    if (table.mode == Mode::nemesis) {
        help.entry(words({discard}), Key::shards_help_own_discards);
    } else {
        help.entry(words({discard + " 1"}), Key::shards_help_discards);
    }
    help.title(Key::play_help_rules);
    help.paragraph(about_game(table, texts));
    help.entry(ink.good(mark::affordable) + "  " + std::string(mark::minus) + "3",
               Key::shards_help_price);
    help.entry("5, (5)", Key::shards_help_champions);
}

std::string say_shards_lines(const texts::Texts& texts) {
    return texts.say(Key::shards_how_pipe,
                     {{"play", verb("play", texts) + " " + card("crystal", texts)},
                      {"all", shown_word(Key::shards_word_all, texts)},
                      {"recruit", verb("recruit", texts) + " " + card("nil_assassin", texts)},
                      {"end", verb("end", texts)}});
}

}  // namespace lemniscate::cli::play
