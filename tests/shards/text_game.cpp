#include "tests/shards/text_game.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include <gtest/gtest.h>

#include "match/games.h"
#include "match/json.h"
#include "tests/shards/setting.h"

namespace lemniscate::tests {

namespace {

using match::Json;

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<std::string> parts_of(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);) {
        if (!trimmed(part).empty()) parts.push_back(trimmed(part));
    }
    return parts;
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : " | ") + part;
    return text;
}

/// What follows `word`, if the text begins with it.
bool begins_with(const std::string& text, const std::string& word, std::string& rest) {
    if (text.rfind(word + " ", 0) != 0) return false;
    rest = trimmed(text.substr(word.size()));
    return true;
}

shards::State state_from(std::string_view setting) {
    const Json position = lay_out(setting);
    const auto state = match::read_position(shards::Game{}, position);
    if (!state) {
        const match::Problem& problem = state.problem();
        throw std::invalid_argument("refused: " + std::string(name_of(problem.kind)) + " at " +
                                    problem.where + ", found " + problem.found + ", expected " +
                                    problem.expected + " in " + position.dump());
    }
    return *state;
}

}  // namespace

TextGame::TextGame(std::string_view setting) : state_(state_from(setting)) {}

std::vector<std::string> TextGame::moves() const {
    shards::MoveList list;
    legal(state_, list);
    std::vector<std::string> texts;
    for (shards::Move move : list) texts.emplace_back(write_move(state_, move).view());
    std::sort(texts.begin(), texts.end());
    return texts;
}

Json TextGame::position() const { return match::write_position(state_); }

void TextGame::take_step(const std::string& step) {
    const std::vector<std::string> legal_now = moves();
    const auto is_legal = [&](const std::string& move) {
        return std::binary_search(legal_now.begin(), legal_now.end(), move);
    };
    std::string rest;
    if (begins_with(step, "can", rest)) {
        ASSERT_TRUE(is_legal(rest)) << "not offered: " << rest << "\n  only " << joined(legal_now);
    } else if (begins_with(step, "cannot", rest)) {
        ASSERT_FALSE(is_legal(rest)) << "offered: " << rest;
        // A slip of the pen is refused too, and would prove nothing.
        const std::string refusal(id_of(read_move(state_, rest).refusal));
        ASSERT_NE(refusal, "none") << rest;
        ASSERT_NE(refusal, "not_understood") << rest;
        ASSERT_NE(refusal, "unknown_card") << rest;
    } else if (begins_with(step, "offers", rest)) {
        std::vector<std::string> expected = parts_of(rest, '|');
        std::sort(expected.begin(), expected.end());
        ASSERT_EQ(joined(legal_now), joined(expected));
    } else if (begins_with(step, "asks", rest)) {
        const Json now = position();
        ASSERT_EQ(now["to_act"].dump() + " " + now["decision"].get<std::string>(), rest);
    } else {
        ASSERT_TRUE(is_legal(step)) << "not offered: " << step << "\n  only " << joined(legal_now);
        // Reshuffles come out of these; what a reshuffle gives is proved elsewhere.
        Dice dice(0);
        play(state_, read_move(state_, step).move, dice, Silence{});
    }
}

void TextGame::run(std::string_view steps) {
    for (const std::string& step : parts_of(steps, ';')) {
        SCOPED_TRACE("at step: " + step);
        take_step(step);
        if (testing::Test::HasFatalFailure()) return;
    }
}

}  // namespace lemniscate::tests
