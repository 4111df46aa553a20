#include "cli/play/who_plays.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "ai/player.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/play/phrases.h"
#include "cli/printable.h"
#include "match/text_lines.h"
#include "texts/width.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

/// Of the names of people, in columns.
constexpr int longest_name = 12;

bool is_bot(std::string_view name) {
    const auto names = ai::player_names();
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Those of whom something was said: the people, as many as there are names for, then the bots,
/// among whom further people may be.
Players named_players(const PlayOptions& options) {
    const std::size_t among_bots =
        static_cast<std::size_t>(std::count(options.bots.begin(), options.bots.end(), person));
    const std::size_t names = options.names.size();
    const std::size_t first = names > among_bots + 1 ? names - among_bots : 1;
    Players players(first, std::string(person));
    players.insert(players.end(), options.bots.begin(), options.bots.end());
    return players;
}

}  // namespace

void check_players(const PlayOptions& options, const texts::Texts& texts) {
    for (const std::string& bot : options.bots) {
        if (bot == person || is_bot(bot)) continue;
        std::vector<std::string> known = bot_names();
        known.emplace_back(person);
        refuse_input(
            texts.say(Key::error_bot_unknown, {{"word", bot}, {"known", comma_list(known)}}));
    }
    std::vector<std::string> others;
    for (const std::string& name : options.names) {
        if (std::string refusal = refuse_name(name, others, texts); !refusal.empty()) {
            refuse_input(std::move(refusal));
        }
        others.push_back(name);
    }
}

std::optional<std::uint32_t> count_named(const PlayOptions& options) {
    const std::size_t named = named_players(options).size();
    if (named == 1) return {};
    return static_cast<std::uint32_t>(named);
}

Players seat_players(const PlayOptions& options, std::uint32_t players, const texts::Texts& texts) {
    if (options.bots.size() >= players) {
        refuse_input(texts.say(Key::play_bots_too_many,
                               {{"count", options.bots.size()}, {"seats", players - 1}}));
    }
    Players seated = named_players(options);
    if (seated.size() > players) {
        const auto bots = std::count_if(options.bots.begin(), options.bots.end(), is_bot);
        refuse_input(texts.say(Key::play_names_too_many,
                               {{"count", options.names.size()}, {"people", players - bots}}));
    }
    while (seated.size() < players) {
        seated.push_back(options.bots.empty() ? std::string(usual_bot) : options.bots.back());
    }
    give_names(seated, options.names, texts);
    return seated;
}

Players recorded_players(const match::Record& record, std::uint32_t players) {
    Players seated = record.players;
    seated.resize(players);
    for (std::string& player : seated) {
        if (player.empty()) {
            player = usual_bot;
        } else if (!is_bot(player) && player != person) {
            const std::string given(texts::is_person(player) ? texts::given_name(player)
                                                             : std::string_view(player));
            player = texts::person_called(can_be_name(given) ? given : "");
        }
    }
    if (std::none_of(seated.begin(), seated.end(), texts::is_person)) seated[0] = person;
    return seated;
}

void give_names(Players& players, const std::vector<std::string>& names,
                const texts::Texts& texts) {
    auto name = names.begin();
    for (std::string& player : players) {
        if (name == names.end() || !texts::is_person(player)) continue;
        if (!name->empty()) player = texts::person_called(*name);
        ++name;
    }
    if (name == names.end()) return;
    refuse_input(
        texts.say(Key::play_names_too_many,
                  {{"count", names.size()},
                   {"people", std::count_if(players.begin(), players.end(), texts::is_person)}}));
}

bool can_be_name(std::string_view name) {
    return match::is_text(name) && name.find('\t') == std::string_view::npos &&
           match::trimmed(name) == name && texts::columns(name) <= longest_name;
}

std::string refuse_name(const std::string& name, const std::vector<std::string>& others,
                        const texts::Texts& texts) {
    if (!can_be_name(name)) {
        return texts.say(Key::play_name_unfit, {{"name", printable(name)}, {"most", longest_name}});
    }
    if (!name.empty() && std::find(others.begin(), others.end(), name) != others.end()) {
        return texts.say(Key::play_name_twice, {{"name", name}});
    }
    return {};
}

}  // namespace lemniscate::cli::play
