#include <gtest/gtest.h>

#include "cli/play/parse_line.h"
#include "cli/play/test_texts.h"
#include "cli/play/tests/test_positions.h"

namespace lemniscate::cli::play {
namespace {

using namespace splendor;

ParsedLine parsed(const State& state, std::string_view line) {
    const TestGame game = game_at(state);
    return parse_line(asked_of(game, english()), line);
}

/// The move that a line leads to, in the notation; or why there is none.
std::string read(const State& state, std::string_view line) {
    const ParsedLine result = parsed(state, line);
    switch (result.kind) {
        case ParsedLine::Kind::move:
            break;
        case ParsedLine::Kind::refused:
            return "refused: " + result.refusal;
        case ParsedLine::Kind::command:
            return "command";
        case ParsedLine::Kind::nothing:
            return "nothing";
    }
    TestGame game = game_at(state);
    if (game.match->play(game.match->to_act(), result.move)) return "illegal: " + result.move;
    return game.match->move_at(0);
}

std::string read(std::string_view line) { return read(middle_of_a_game(), line); }

State returning() {
    State state = middle_of_a_game();
    state.tokens[0] = {};
    state.tokens[0].set(lane(Token::yellow), 6);
    state.tokens[0].set(lane(Token::grey), 5);
    state.tokens[0].set(lane(Token::green), 1);
    state.phase = Phase::give_back;
    return state;
}

State choosing_location() {
    State state = middle_of_a_game();
    for (std::uint32_t colour = 0; colour < colours; ++colour) state.team[0].set(colour, 4);
    state.phase = Phase::location;
    return state;
}

TEST(Wording, ReadsNumbers) {
    EXPECT_EQ(read("1"), "recruit rocket");
    EXPECT_EQ(read(" 3 "), "take yellow purple blue");
    EXPECT_EQ(read("21"), "recruit rocket paying grey:1");
}

TEST(Wording, SaysWhichNumbersThereAre) {
    const std::string answer = "There is no move ";
    EXPECT_EQ(read("0"), "refused: " + answer + "0; the moves are 1 to 22.");
    EXPECT_EQ(read("23"), "refused: " + answer + "23; the moves are 1 to 22.");
    EXPECT_EQ(read("99999999999999999999999"),
              "refused: " + answer + "99999999999999999999999; the moves are 1 to 22.");
}

TEST(Wording, ReadsTheNotationOfEveryMove) {
    for (const State& state : {middle_of_a_game(), returning(), choosing_location()}) {
        for (const std::string& move : game_at(state).match->moves()) {
            EXPECT_EQ(read(state, move), move);
        }
    }
}

TEST(Wording, ReadsTokensByTheirLetters) {
    EXPECT_EQ(read("ybr"), "take yellow blue red");
    EXPECT_EQ(read("R B Y"), "take yellow blue red");
    EXPECT_EQ(read("bb"), "take blue blue");
    EXPECT_EQ(read("t ypr"), "take yellow purple red");
    EXPECT_EQ(read("take y purple r"), "take yellow purple red");
    EXPECT_EQ(read(returning(), "yg"), "return yellow grey");
    EXPECT_EQ(read(returning(), "return gg"), "return grey grey");
    EXPECT_EQ(read(returning(), "ret yy"), "return yellow yellow");
}

TEST(Wording, ReadsNamesByTheirBeginning) {
    EXPECT_EQ(read("rocket"), "recruit rocket");
    EXPECT_EQ(read("Rock"), "recruit rocket");
    EXPECT_EQ(read("rec spider-man 2099"), "recruit spider_man_2099");
    EXPECT_EQ(read("recruit spider"), "recruit spider_man_2099");
    EXPECT_EQ(read("res captain a"), "reserve captain_america");
    EXPECT_EQ(read("res fury"), "reserve nick_fury");
    EXPECT_EQ(read(choosing_location(), "hell's"), "location hells_kitchen");
    EXPECT_EQ(read(choosing_location(), "loc know"), "location knowhere");
}

TEST(Wording, PrefersAWholeNameToTheBeginningOfAnother) {
    State state = middle_of_a_game();
    state.table[2 * row_size] = find_card("spider_man");
    EXPECT_EQ(read(state, "res spider-man"), "reserve spider_man");
    EXPECT_EQ(read(state, "res spider-man 2"), "reserve spider_man_2099");
}

TEST(Wording, ReadsDecks) {
    for (const char* line : {"res 2", "res d2", "reserve deck 2", "RESERVE deck:2", "res deck2"}) {
        EXPECT_EQ(read(line), "reserve deck:2") << line;
    }
}

TEST(Wording, ReadsPayments) {
    for (const char* line : {"rocket paying g", "rec rocket paying g1", "rocket paying 1g",
                             "recruit rocket paying grey:1"}) {
        EXPECT_EQ(read(line), "recruit rocket paying grey:1") << line;
    }
    EXPECT_EQ(read("rocket paying r"), "recruit rocket");
}

TEST(Wording, AsksWhenSeveralThingsAreMeant) {
    EXPECT_EQ(read("res captain"),
              "refused: “captain” could be Captain America, Captain Marvel; type more of it.");
    EXPECT_EQ(read("re rocket"), "refused: “re” could be reserve, recruit; type more of it.");
}

TEST(Wording, SaysWhyAMoveIsRefused) {
    EXPECT_EQ(read("yy"),
              "refused: Two yellow tokens can be taken only while four or more are in the supply; "
              "there is only 1.");
    EXPECT_EQ(read("ybo"), "refused: Not in the supply: orange. Take only colours that are.");
    EXPECT_EQ(read("groot"),
              "refused: For “Groot” you lack 3 purple, 2 red. Your grey token stands for one of "
              "them; 4 are still missing.");
    EXPECT_NE(read("hulk").find("“Hulk” is neither face up"), std::string::npos);
    EXPECT_NE(read("res 3").find("has no card left"), std::string::npos);
    EXPECT_NE(read(returning(), "yt").find("green token is never returned"), std::string::npos);
    EXPECT_NE(read(returning(), "rocket").find("is no move here"), std::string::npos);
}

TEST(Wording, SaysWhatIsWrongWithTooManyLetters) {
    const std::string sentence =
        "refused: A turn takes at most three tokens, all of different colours, or two of one "
        "colour while four of it are in the supply.";
    EXPECT_EQ(read("ybro"), sentence);
    EXPECT_EQ(read("yyb"), sentence);
    EXPECT_NE(read("ygb").find("Grey and green tokens cannot be taken"), std::string::npos);
}

TEST(Wording, NamesTheTokensWhereAWordNamesNone) {
    EXPECT_EQ(read("take y foo"),
              "refused: “foo” names no token. Tokens go by their letters or colours: y yellow, p "
              "purple, b blue, r red, o orange, g grey.");
    EXPECT_EQ(read("rocket paying zz"), read("take zz"));
}

/// Two black characters, of which one can be paid.
State two_black() {
    State state = middle_of_a_game();
    state.table[row_size] = find_card("black_cat");
    state.table[2 * row_size] = find_card("black_panther");
    state.tokens[0] = cost_of[find_card("black_cat")];
    return state;
}

TEST(Wording, TakesANameForTheOneThatCanBeHad) {
    EXPECT_EQ(read(two_black(), "black"), "recruit black_cat");
    EXPECT_EQ(read(two_black(), "rec black"), "recruit black_cat");
    EXPECT_EQ(read(two_black(), "res black"),
              "refused: “black” could be Black Cat, Black Panther; type more of it.");
    State poor = two_black();
    poor.tokens[0] = {};
    EXPECT_EQ(read(poor, "black"),
              "refused: “black” could be Black Cat, Black Panther; type more of it.");
}

TEST(Wording, TakesNoLetterAloneForACharacter) {
    EXPECT_EQ(read("w"), "refused: “w” could be Wasp; type more of it.");
}

TEST(Wording, AnswersNonsenseWithASentence) {
    for (const char* line :
         {"foo", "take", "recruit", "reserve", "res 7", "rocket paying", "rocket paying zz",
          "location", "take foo", "é", "????", "1 2", "recruit rocket paying y9 y9 y9", "-1"}) {
        const ParsedLine result = parsed(middle_of_a_game(), line);
        EXPECT_EQ(result.kind, ParsedLine::Kind::refused) << line;
        EXPECT_TRUE(result.refusal.ends_with('.')) << result.refusal;
    }
    EXPECT_EQ(read(""), "nothing");
    EXPECT_EQ(read("  \t "), "nothing");
}

TEST(Wording, KnowsTheCommands) {
    EXPECT_EQ(parsed(middle_of_a_game(), "?").command, Command::help);
    EXPECT_EQ(parsed(middle_of_a_game(), "Undo").command, Command::undo);
    EXPECT_EQ(parsed(middle_of_a_game(), "q").command, Command::quit);
    const ParsedLine save = parsed(middle_of_a_game(), "save My Game.record");
    EXPECT_EQ(save.command, Command::save);
    EXPECT_EQ(save.rest, "My Game.record");
    EXPECT_NE(parsed(middle_of_a_game(), "undo it").kind, ParsedLine::Kind::command);
}

TEST(Wording, AsksForACardByAQuestionMarkBeforeItsName) {
    for (const char* line : {"card Iron Man", "? Iron Man"}) {
        const ParsedLine card = parsed(middle_of_a_game(), line);
        EXPECT_EQ(card.kind, ParsedLine::Kind::command) << line;
        EXPECT_EQ(card.command, Command::card) << line;
        EXPECT_EQ(card.rest, "Iron Man") << line;
    }
    EXPECT_EQ(parsed(middle_of_a_game(), "card").rest, "");
}

TEST(Wording, AsksForTheRulesAndASectionOfThem) {
    EXPECT_EQ(parsed(middle_of_a_game(), "rules").command, Command::rules);
    const ParsedLine section = parsed(middle_of_a_game(), "rules a turn");
    EXPECT_EQ(section.command, Command::rules);
    EXPECT_EQ(section.rest, "a turn");
}

TEST(Completions, OfferTheNextWord) {
    const TestGame game = game_at(middle_of_a_game());
    const Asked asked = asked_of(game, english());
    const auto offered = [&](std::string_view before, std::string_view word) {
        return completions(asked, before, word);
    };
    using Words = std::vector<std::string>;
    EXPECT_EQ(offered("", "re"), (Words{"recruit", "reserve"}));
    EXPECT_EQ(offered("take ", ""), (Words{"blue", "purple", "yellow"}));
    EXPECT_EQ(offered("recruit ", "sp"), (Words{"spider-man"}));
    EXPECT_EQ(offered("recruit ", "spider_"), (Words{"spider_man_2099"}));
    EXPECT_EQ(offered("", "RE"), (Words{"recruit", "reserve"}));
    EXPECT_EQ(offered("", "sa"), (Words{"save"}));
    EXPECT_EQ(offered("nothing ", "like"), Words{});
}

}  // namespace
}  // namespace lemniscate::cli::play
