#include "cli/input.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <istream>
#include <random>
#include <system_error>
#include <vector>

#include "ai/player.h"
#include "cli/nearest.h"
#include "cli/setup_options.h"
#include "match/json.h"
#include "match/sodium_hashes.h"
#include "texts/plain_speaker.h"

namespace lemniscate::cli {

namespace {

using texts::Key;

/// No position or record comes near it; /dev/zero and the like stop here.
constexpr std::size_t largest_file = std::size_t{16} << 20U;

[[noreturn]] void refuse_file(Key key, const std::string& file, const texts::Texts& texts,
                              const std::string& reason = {}) {
    refuse_input(texts.say(key, {{"file", file_name(file, texts)},
                                 {"reason", reason},
                                 {"megabytes", largest_file >> 20U}}));
}

std::string read_all(std::istream& in, const std::string& file, const texts::Texts& texts) {
    std::string text;
    char block[4096];
    while (in.read(block, sizeof block) || in.gcount() > 0) {
        text.append(block, static_cast<std::size_t>(in.gcount()));
        if (text.size() > largest_file) refuse_file(Key::error_file_too_large, file, texts);
    }
    if (in.bad())
        refuse_file(Key::error_file_unreadable, file, texts,
                    say_reason({errno, std::generic_category()}, texts));
    return text;
}

}  // namespace

std::string file_name(const std::string& file, const texts::Texts& texts) {
    return file == "-" ? texts.say(Key::error_standard_input) : file;
}

std::string say_in_file(const std::string& file, const std::string& problem,
                        const texts::Texts& texts) {
    return texts.say(Key::error_in_file, {{"file", file_name(file, texts)}, {"problem", problem}});
}

std::string read_file(const std::string& file, const Console& console) {
    if (file == "-") return read_all(console.in, file, console.texts);
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (status.type() == std::filesystem::file_type::not_found) {
        refuse_file(Key::error_file_missing, file, console.texts);
    }
    if (std::filesystem::is_directory(status)) {
        refuse_file(Key::error_file_folder, file, console.texts);
    }
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    if (!in)
        refuse_file(Key::error_file_unreadable, file, console.texts,
                    say_reason({errno, std::generic_category()}, console.texts));
    return read_all(in, file, console.texts);
}

RawPosition read_raw_position(const std::string& file, const Console& console) {
    return read_raw_position_text(file, read_file(file, console), console);
}

match::Record read_record_file(const std::string& file, const Console& console) {
    return read_record_text(file, read_file(file, console), console);
}

RawPosition read_raw_position_text(const std::string& file, const std::string& text,
                                   const Console& console) {
    auto json = match::parse_json(text);
    if (!json) {
        refuse_input(say_in_file(file, say_problem(json.problem(), console.texts), console.texts));
    }
    const auto game = match::game_of(*json);
    if (!game) {
        refuse_input(say_in_file(file, say_problem(game.problem(), console.texts), console.texts));
    }
    return {*game, match::share(std::move(*json))};
}

match::Record read_record_text(const std::string& file, const std::string& text,
                               const Console& console) {
    auto record = match::read_record(text);
    if (!record) {
        refuse_input(
            say_in_file(file, say_problem(record.problem(), console.texts), console.texts));
    }
    return std::move(*record);
}

std::unique_ptr<match::Match> open_position_file(const std::string& file, const Console& console,
                                                 std::uint64_t seed) {
    auto match = match::open_position(*read_raw_position(file, console).json, seed);
    if (match) return std::move(*match);
    refuse_input(say_in_file(file, say_problem(match.problem(), console.texts), console.texts));
}

match::Reopened open_record_file(const std::string& file, const Console& console) {
    auto reopened = match::open_record(read_record_file(file, console), &match::sodium_hashes());
    if (reopened) return std::move(*reopened);
    refuse_input(say_in_file(file, say_problem(reopened.problem(), console.texts), console.texts));
}

std::string say_refusal(const match::MoveRefusal& refusal, const texts::Texts& texts) {
    return say(refusal.says, texts, texts::PlainSpeaker({}, spectator));
}

std::string say_record_problem(const match::Reopened& reopened, const texts::Texts& texts) {
    return say_problem(*reopened.problem, texts,
                       reopened.refusal ? say_refusal(*reopened.refusal, texts) : "");
}

std::unique_ptr<match::Match> deal_game(const std::string& game, const match::OptionList& setup,
                                        std::uint64_t seed, const Console& console) {
    auto match = match::open_match(game, setup, seed);
    if (match) return std::move(*match);
    if (match.problem().kind == match::ProblemKind::unknown_game) refuse_game(game, console.texts);
    refuse_setup(game, match.problem(), console.texts);
}

std::vector<std::string> game_ids() {
    const std::vector<std::string_view> ids = match::game_ids();
    return {ids.begin(), ids.end()};
}

std::vector<std::string> bot_names() {
    const auto names = ai::player_names();
    return {names.begin(), names.end()};
}

void refuse_game(const std::string& word, const texts::Texts& texts) {
    refuse_input(
        texts.say(Key::error_game_unknown, {{"word", word}, {"known", comma_list(game_ids())}}));
}

std::uint64_t seed_or_random(const std::optional<std::uint64_t>& seed, const Console& console) {
    if (seed) return *seed;
    std::random_device chance;
    // Ten digits at most: somebody may have to type it.
    const std::uint64_t drawn = chance();
    console.err << console.texts.say(Key::seed_drawn, {{"seed", std::to_string(drawn)}})
                << std::endl;
    return drawn;
}

}  // namespace lemniscate::cli
