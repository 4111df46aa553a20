#include "cli/play/opening.h"

#include <algorithm>
#include <random>

#include "ai/player.h"
#include "cli/nearest.h"
#include "cli/play/words.h"

namespace lemniscate::cli::playing {

using texts::Key;

Loaded load(const std::string& file, const Console& console) {
    Loaded loaded;
    loaded.file = file;
    const std::string text = read_file(file, console);
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    if (start != std::string::npos && text[start] == '{') {
        RawPosition raw = read_raw_position_text(file, text, console);
        loaded.game = std::move(raw.game);
        loaded.position = std::move(raw.json);
    } else {
        loaded.record = read_record_text(file, text, console);
        loaded.game = loaded.record.game;
    }
    return loaded;
}

namespace detail {
namespace {

constexpr std::string_view usual_bot = "greedy";

bool is_bot(std::string_view name) {
    const auto names = ai::player_names();
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

void check_bots(const std::vector<std::string>& bots, const texts::Texts& texts) {
    for (const std::string& bot : bots) {
        if (bot == person || is_bot(bot)) continue;
        std::vector<std::string> known = bot_names();
        known.emplace_back(person);
        refuse_input(
            texts.say(Key::error_bot_unknown, {{"word", bot}, {"known", comma_list(known)}}));
    }
}

std::vector<std::string> seat_players(const std::vector<std::string>& bots, std::uint32_t players,
                                      const texts::Texts& texts) {
    if (bots.size() >= players) {
        refuse_input(
            texts.say(Key::play_bots_too_many, {{"count", bots.size()}, {"seats", players - 1}}));
    }
    std::vector<std::string> names = {std::string(person)};
    names.insert(names.end(), bots.begin(), bots.end());
    while (names.size() < players) {
        names.push_back(bots.empty() ? std::string(usual_bot) : bots.back());
    }
    return names;
}

std::vector<std::string> recorded_players(const match::Record& record, std::uint32_t players) {
    std::vector<std::string> names = record.players;
    names.resize(players);
    for (std::string& name : names) {
        if (name.empty()) {
            name = usual_bot;
        } else if (!is_bot(name)) {
            name = person;
        }
    }
    if (std::find(names.begin(), names.end(), person) == names.end()) names[0] = person;
    return names;
}

void check_loaded(const PlayOptions& options, const Loaded& loaded, std::uint32_t players,
                  const Console& console) {
    for (const match::Option& option : options.setup) {
        if (option.name == "first_seat") continue;
        if (option.name != "players") {
            refuse_input(
                console.texts.say(Key::play_load_option,
                                  {{"file", loaded.file}, {"option", option_word(option.name)}}));
        }
        if (option.value != std::to_string(players)) {
            refuse_input(console.texts.say(
                Key::play_load_players,
                {{"file", loaded.file}, {"found", players}, {"wanted", option.value}}));
        }
    }
}

std::uint64_t drawn_seed() {
    std::random_device chance;
    return chance();  // ten digits at most: somebody may want to type it
}

void refuse_loaded(const Loaded& loaded, const std::string& problem, const texts::Texts& texts) {
    refuse_input(say_in_file(loaded.file, problem, texts));
}

}  // namespace detail

}  // namespace lemniscate::cli::playing
