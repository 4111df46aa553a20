#include "match/record.h"

#include <string>

#include <gtest/gtest.h>

#include "match/json.h"

namespace lemniscate::match {
namespace {

const std::string complete = R"(# Lemniscate game record
format: 2
game: splendor
rules: 2
players: 2
first_seat: 1
seed: 42
seat 0: person
seat 1: greedy
date: 2026-11-15

1: take yellow purple blue
0: reserve deck:2
result: 0 gauntlet
)";

/// The least that a record has; moves are appended to it.
const std::string headers = "format: 1\ngame: splendor\nplayers: 2\nseed: 7\n";

const std::string position_json =
    R"({"format": 1, "game": "splendor", "players": [{"tokens": {"red": 1}}, {}]})";

Record read(const std::string& text) {
    Result<Record> record = read_record(text);
    if (record) return *record;
    ADD_FAILURE() << name_of(record.problem().kind) << " " << record.problem().where << "\n"
                  << text;
    return {};
}

/// Expects that the text is refused; the problem as `kind | where | found | expected`.
std::string refusal(const std::string& text) {
    const Result<Record> record = read_record(text);
    if (record) return "accepted";
    const Problem& problem = record.problem();
    return std::string(name_of(problem.kind)) + " | " + place_of(problem) + " | " + problem.found +
           " | " + problem.expected;
}

TEST(RecordTest, ReadsEverythingThatARecordSays) {
    const Record record = read(complete);
    EXPECT_EQ(record.game, "splendor");
    EXPECT_EQ(record.options, (OptionList{{"players", "2"}, {"first_seat", "1"}}));
    EXPECT_EQ(record.seed, 42U);
    EXPECT_FALSE(record.position);
    EXPECT_EQ(record.players, (std::vector<std::string>{"person", "greedy"}));
    EXPECT_EQ(record.date, "2026-11-15");
    ASSERT_EQ(record.moves.size(), 2U);
    EXPECT_EQ(record.moves[0].seat, 1U);
    EXPECT_EQ(record.moves[0].text, "take yellow purple blue");
    EXPECT_EQ(record.moves[0].line, 12U);
    EXPECT_EQ(record.moves[1].seat, 0U);
    EXPECT_EQ(record.moves[1].text, "reserve deck:2");
    EXPECT_EQ(record.moves[1].line, 13U);
    EXPECT_EQ(record.result, "0 gauntlet");
    EXPECT_EQ(record.result_line, 14U);
}

TEST(RecordTest, IsWrittenAsItWasRead) { EXPECT_EQ(write_record(read(complete)), complete); }

TEST(RecordTest, WhatIsNoMoveStandsBetweenTheMoves) {
    const std::string text =
        "# Lemniscate game record\nformat: 2\ngame: splendor\nrules: 1\nplayers: 3\nseed: 7\n\n"
        "2 time\n0: take yellow purple blue\n1 resigned\nrules 2\nposition:\n" +
        format_json(*parse_json(position_json)) + "0: take red red\nresult: 0 resigned\n";
    const Record record = read(text);
    ASSERT_EQ(record.interludes.size(), 3U);
    EXPECT_EQ(record.interludes[0].kind, Interlude::Kind::time);
    EXPECT_EQ(record.interludes[0].seat, 2U);
    EXPECT_EQ(record.interludes[0].before, 0U);
    EXPECT_EQ(record.interludes[1].kind, Interlude::Kind::resigned);
    EXPECT_EQ(record.interludes[1].before, 1U);
    EXPECT_EQ(record.interludes[2].rules, 2U);
    EXPECT_EQ(*record.interludes[2].position, *parse_json(position_json));
    EXPECT_EQ(record.moves.size(), 2U);
    EXPECT_EQ(record.rules, 1U);
    EXPECT_EQ(write_record(record), text);
}

TEST(RecordTest, ChangedRulesNeedThePositionTheyGoOnFrom) {
    const std::string begin = "format: 2\ngame: splendor\nrules: 1\nseed: 7\n0: pass\nrules 2\n";
    EXPECT_EQ(refusal(begin + "1: pass\n"), "bad_line | line 7 | 1: pass | position: {...}");
    EXPECT_EQ(refusal(begin), "missing_header | line 5 |  | position");
    EXPECT_EQ(refusal("format: 2\ngame: splendor\nrules: 0\nseed: 7\n"),
              "out_of_range | line 3 | 0 | 1..1000000");
}

TEST(RecordTest, ALaterPositionIsRefusedAtItsOwnLine) {
    const std::string begin = "format: 2\ngame: splendor\nrules: 1\nseed: 7\n0: pass\nrules 2\n";
    EXPECT_EQ(refusal(begin + "position:\n{\"a\": 1,\n\"a\": 2}\n"),
              "duplicate_field | line 8, a |  | ");
    EXPECT_EQ(refusal(begin + "position:\n{\"a\": 1,\n\"b\" 2}\n"),
              "not_json | line 9, column 5 |  | ");
}

TEST(RecordTest, FormatOneHasNeitherRulesNorLinesBetweenTheMoves) {
    EXPECT_EQ(read(headers).rules, 1U);
    EXPECT_EQ(refusal(headers + "0: pass\n1 resigned\n"),
              "bad_line | line 6 | 1 resigned | SEAT: MOVE");
    EXPECT_EQ(refusal("format: 2\ngame: splendor\nplayers: 2\nseed: 7\n"),
              "missing_header | line 4 |  | rules");
}

TEST(RecordTest, NeedsOnlyFormatGameAndSeed) {
    const Record record = read("seed: 7\ngame: splendor\nformat: 1");
    EXPECT_EQ(record.seed, 7U);
    EXPECT_TRUE(record.options.empty());
    EXPECT_TRUE(record.players.empty());
    EXPECT_TRUE(record.moves.empty());
    EXPECT_FALSE(record.result);
}

TEST(RecordTest, IsReadHoweverAnEditorSavedIt) {
    std::string saved = "\xEF\xBB\xBF";
    for (const char letter : complete) {
        if (letter == '\n') saved += " \t\r";
        saved += letter;
    }
    EXPECT_EQ(write_record(read(saved)), complete);
    EXPECT_EQ(write_record(read(complete.substr(0, complete.size() - 1))), complete);
}

TEST(RecordTest, BlanksAndCommentsAreFree) {
    const Record record = read(
        "\n  # by hand\n  format :1\ngame:splendor\n\nseed:   7\nplayers: 2\n seat  0 : Zoë  B.\n"
        "# the opening\n\n0:pass\n  1 :  take   red  # no comment\n result:  0   1  all_passed "
        "\n#end\n");
    EXPECT_EQ(record.players, (std::vector<std::string>{"Zoë  B."}));
    ASSERT_EQ(record.moves.size(), 2U);
    EXPECT_EQ(record.moves[0].text, "pass");
    EXPECT_EQ(record.moves[0].line, 11U);
    EXPECT_EQ(record.moves[1].text, "take   red  # no comment");
    EXPECT_EQ(record.result, "0 1 all_passed");
}

TEST(RecordTest, SaysWhoSatWhereAsFarAsItIsKnown) {
    const Record record = read(headers + "seat 1: greedy\n");
    EXPECT_EQ(record.players, (std::vector<std::string>{"", "greedy"}));
    EXPECT_EQ(read(write_record(record)).players, record.players);
}

TEST(RecordTest, SeedsUseAllTheirBits) {
    EXPECT_EQ(read("format: 1\ngame: splendor\nseed: 18446744073709551615\n").seed,
              18446744073709551615U);
    EXPECT_EQ(refusal("format: 1\ngame: splendor\nseed: 18446744073709551616\n"),
              "out_of_range | line 3 | 18446744073709551616 | 0..18446744073709551615");
    EXPECT_EQ(refusal("format: 1\ngame: splendor\nseed: -1\n"),
              "out_of_range | line 3 | -1 | 0..18446744073709551615");
}

TEST(RecordTest, BeginsAtAPositionOnOneLineOrMany) {
    const std::string begin = "format: 1\ngame: splendor\n";
    std::string spread = position_json;
    for (std::size_t at = 0; (at = spread.find(", ", at)) != std::string::npos; ++at) {
        spread.replace(at, 2, ",\r\n\n");
    }
    for (const std::string& text :
         {begin + "position: " + position_json + "\n0: pass\n",
          begin + "position:\n# as dealt by hand\n" + position_json + "\n0: pass\n",
          begin + "position: " + spread + "\r\n0: pass\n"}) {
        const Record record = read(text);
        ASSERT_TRUE(record.position) << text;
        EXPECT_EQ(*record.position, *parse_json(position_json));
        EXPECT_EQ(record.seed, 0U);
        ASSERT_EQ(record.moves.size(), 1U) << text;
        EXPECT_EQ(record.moves[0].text, "pass");
    }
}

TEST(RecordTest, BracketsInsideTextsDoNotEndThePosition) {
    const std::string text =
        "format: 1\ngame: splendor\nposition: {\"format\": 1,\n"
        "\"game\": \"splendor\", \"note\": \"}\\\"}\",\n"
        "\"list\": [{}]\n}\n0: pass\n";
    const Record record = read(text);
    ASSERT_TRUE(record.position);
    EXPECT_EQ((*record.position)["note"], "}\"}");
    ASSERT_EQ(record.moves.size(), 1U);
    EXPECT_EQ(record.moves[0].line, 7U);
}

TEST(RecordTest, APositionIsWrittenToBeRead) {
    Record record = read("format: 1\ngame: splendor\nseed: 9\nposition: " + position_json);
    record.moves.push_back({0, "pass"});
    const std::string text = write_record(record);
    EXPECT_EQ(
        text,
        "# Lemniscate game record\nformat: 2\ngame: splendor\nrules: 1\nseed: 9\nposition:\n" +
            position_json + "\n\n0: pass\n");
    EXPECT_EQ(*read(text).position, *record.position);
}

TEST(RecordTest, WhatIsNoRecordIsToldApart) {
    EXPECT_EQ(refusal(""), "not_a_record | line 1 |  | format: 2");
    EXPECT_EQ(refusal("\n# nothing\n"), "not_a_record | line 1 |  | format: 2");
    EXPECT_EQ(refusal("Dear Sir\n"), "not_a_record | line 1 | Dear Sir | format: 2");
    EXPECT_EQ(refusal(position_json), "not_a_record | line 1 | " + position_json + " | format: 2");
}

TEST(RecordTest, RefusesLinesThatCannotBeRead) {
    EXPECT_EQ(refusal(headers + "Dear Sir\n"), "bad_line | line 5 | Dear Sir | NAME: VALUE");
    EXPECT_EQ(refusal(headers + "Dear Sir: 1\n"), "bad_line | line 5 | Dear Sir: 1 | NAME: VALUE");
    EXPECT_EQ(refusal(headers + "date:\n"), "bad_line | line 5 | date: | date: VALUE");
    EXPECT_EQ(refusal(headers + "result: \n"), "bad_line | line 5 | result: | result: VALUE");
    EXPECT_EQ(refusal(headers + "0:\n"), "bad_line | line 5 | 0: | SEAT: MOVE");
    EXPECT_EQ(refusal(headers + "0: pass\n1:\n"), "bad_line | line 6 | 1: | SEAT: MOVE");
    EXPECT_EQ(refusal(headers + "0: pass\npass\n"), "bad_line | line 6 | pass | SEAT: MOVE");
    EXPECT_EQ(refusal(headers + "0: pass\ndate: 2026-11-15\n"),
              "bad_line | line 6 | date: 2026-11-15 | SEAT: MOVE");
    EXPECT_EQ(refusal(headers + "0: pa\xFFss\n"), "bad_line | line 5 |  | UTF-8");
    EXPECT_EQ(refusal(headers + "0: pass\x1B[2J\n"), "bad_line | line 5 |  | UTF-8");
}

TEST(RecordTest, NothingComesAfterTheResult) {
    const std::string ended = headers + "result: unfinished\n";
    EXPECT_EQ(refusal(ended + "0: pass\n"), "bad_line | line 6 | 0: pass | # COMMENT");
    EXPECT_EQ(refusal(ended + "date: 2026-11-15\n"),
              "bad_line | line 6 | date: 2026-11-15 | # COMMENT");
    EXPECT_EQ(refusal(ended + "result: unfinished\n"), "header_twice | line 6 | result | ");
    EXPECT_EQ(refusal(ended + "\n# the end\n"), "accepted");
}

TEST(RecordTest, RefusesHeadersThatStandTwice) {
    EXPECT_EQ(refusal(headers + "seed: 7\n"), "header_twice | line 5 | seed | ");
    EXPECT_EQ(refusal(headers + "players: 2\n"), "header_twice | line 5 | players | ");
    EXPECT_EQ(refusal(headers + "seat 0: a\nseat  00: b\n"), "header_twice | line 6 | seat 0 | ");
}

TEST(RecordTest, NamesTheHeaderThatIsMissing) {
    EXPECT_EQ(refusal("game: splendor\nseed: 7\n\n0: pass\n"),
              "missing_header | line 4 |  | format");
    EXPECT_EQ(refusal("format: 1\nseed: 7\n0: pass\n"), "missing_header | line 3 |  | game");
    EXPECT_EQ(refusal("format: 1\ngame: splendor\n"), "missing_header | line 2 |  | seed");
    EXPECT_EQ(refusal("format: 1\ngame: splendor\nresult: unfinished\n"),
              "missing_header | line 3 |  | seed");
}

TEST(RecordTest, RefusesOtherFormatsAndGames) {
    EXPECT_EQ(refusal("format: 3\nwhat: ever\n"), "wrong_format | line 1 | 3 | 2");
    EXPECT_EQ(refusal("format: one\n"), "wrong_format | line 1 | one | 2");
    EXPECT_EQ(refusal("format: 1\nseed: 7\ngame: chess\n"),
              "unknown_game | line 3 | chess | splendor, shards");
}

TEST(RecordTest, RefusesHeadersThatTheGameDoesNotHave) {
    EXPECT_EQ(refusal(headers + "colour: red\n").substr(0, 32), "unknown_field | line 5, colour |");
    EXPECT_EQ(refusal("format: 1\ngame: splendor\nsede: 7\n").substr(0, 30),
              "unknown_field | line 3, sede |");
    EXPECT_EQ(refusal(headers + std::string(41, 'a') + ": red\n"),
              "bad_line | line 5 | " + std::string(41, 'a') + ": red | NAME: VALUE");
}

TEST(RecordTest, RefusesOptionsThatTheGameDoesNotAllow) {
    EXPECT_EQ(refusal("format: 1\nplayers: 5\ngame: splendor\nseed: 7\n"),
              "out_of_range | line 2, players | \"5\" | 2..4");
    EXPECT_EQ(refusal(headers + "first_seat: 2\n"),
              "out_of_range | line 5, first_seat | \"2\" | 0..1");
}

TEST(RecordTest, SeatsAreSmallNumbers) {
    EXPECT_EQ(refusal(headers + "8: pass\n"), "out_of_range | line 5 | 8 | 0..7");
    EXPECT_EQ(refusal(headers + "99999999999999999999: pass\n"),
              "out_of_range | line 5 | 99999999999999999999 | 0..7");
    EXPECT_EQ(refusal(headers + "seat 8: greedy\n"), "out_of_range | line 5 | 8 | 0..7");
    EXPECT_EQ(refusal(headers + "seat one: greedy\n"), "out_of_range | line 5 | one | 0..7");
    EXPECT_EQ(read(headers + "7: pass\n").moves[0].seat, 7U);
}

TEST(RecordTest, SaysWhereInThePositionSomethingIsWrong) {
    const std::string begin = "format: 1\ngame: splendor\n";
    EXPECT_EQ(refusal(begin + "position: splendor\n"),
              "bad_line | line 3 | position: | position: {...}");
    EXPECT_EQ(refusal(begin + "position:\nseed: 7\n"),
              "bad_line | line 3 | position: | position: {...}");
    EXPECT_EQ(refusal(begin + "position:\n"), "bad_line | line 3 | position: | position: {...}");
    EXPECT_EQ(refusal(begin + "position:\n{\n  \"format\": 1,,\n}\n").substr(0, 26),
              "not_json | line 5, column ");
    EXPECT_EQ(refusal(begin + "position: {\"a\": {\"b\": 1,\n\"b\": 2}}\n").substr(0, 29),
              "duplicate_field | line 3, a.b");
    EXPECT_EQ(refusal(begin + "position: {\"format\": 1, \"game\": \"chess\"}\n").substr(0, 27),
              "unknown_game | line 3, game");
}

TEST(RecordTest, APositionBringsItsOwnOptions) {
    EXPECT_EQ(
        refusal(headers + "position: " + position_json),
        "unknown_field | line 3, players | 2 | format, game, rules, seed, seat N, date, position");
}

TEST(RecordTest, TextsCannotBreakOutOfTheirLine) {
    Record record = read(headers);
    record.players = {"eve\n0: pass", "\r\n"};
    record.date = "today\nresult: 1 gauntlet";
    const Record again = read(write_record(record));
    EXPECT_EQ(again.players, std::vector<std::string>{"eve 0: pass"});
    EXPECT_EQ(again.date, "today result: 1 gauntlet");
    EXPECT_TRUE(again.moves.empty());
}

TEST(RecordTest, LongRecordsAreReadInOneGo) {
    std::string text = headers;
    for (int i = 0; i < 50'000; ++i) text += "0: pass\n# again\n";
    EXPECT_EQ(read(text).moves.size(), 50'000U);

    std::string many = headers;
    for (int i = 0; i < 20'000; ++i) many += "option_" + std::to_string(i) + ": 1\n";
    EXPECT_EQ(refusal(many).substr(0, 22), "unknown_field | line 5");

    const std::string blanks(200'000, ' ');
    EXPECT_EQ(read(headers + "0:" + blanks + "pass" + blanks).moves.size(), 1U);
    const std::string unclosed = "format: 1\ngame: splendor\nposition: {";
    EXPECT_EQ(refusal(unclosed + std::string(200'000, '\n')).substr(0, 8), "not_json");
}

/// The headers of a sealed match; the terms are those of no true one.
const std::string sealed_headers =
    "# Lemniscate game record\nformat: 2\ngame: splendor\nrules: 2\nplayers: 2\n"
    "match: 000102030405060708090a0b0c0d0e0f\n";
const std::string secret_line = "secret: " + std::string(64, 'a') + "\n";
const std::string terms_line =
    "terms: {\"commitment\":\"" + std::string(64, 'c') +
    "\",\"format\":1,\"game\":\"splendor\",\"match\":\"000102030405060708090a0b0c0d0e0f\","
    "\"options\":{\"players\":\"2\"},\"rules\":2,\"salts\":[null,null],"
    "\"seats\":[{\"kind\":\"person\",\"salt_hash\":null},{\"kind\":\"bot\",\"name\":\"greedy\","
    "\"salt_hash\":null}]}\n";

TEST(SealedRecordTest, HasItsMatchSecretAndTermsInsteadOfASeed) {
    const std::string text =
        sealed_headers + secret_line + terms_line + "\n0: pass\nresult: 0 resigned\n";
    const Record record = read(text);
    ASSERT_TRUE(record.sealed);
    EXPECT_EQ(record.sealed->match[1], 1U);
    EXPECT_EQ(record.sealed->match_line, 6U);
    ASSERT_TRUE(record.sealed->secret);
    EXPECT_EQ(record.sealed->secret->front(), 0xaaU);
    EXPECT_EQ(record.sealed->secret_line, 7U);
    EXPECT_EQ("terms: " + record.sealed->terms + "\n", terms_line);
    EXPECT_EQ(record.sealed->terms_line, 8U);
    EXPECT_EQ(write_record(record), text);
}

TEST(SealedRecordTest, HasNoSecretWhileItRuns) {
    const std::string text = sealed_headers + terms_line + "\n0: pass\nresult: unfinished\n";
    const Record record = read(text);
    EXPECT_FALSE(record.sealed->secret);
    EXPECT_EQ(write_record(record), text);
}

TEST(SealedRecordTest, RefusesWhatIsMissingAndWhatDoesNotGoTogether) {
    EXPECT_EQ(refusal(sealed_headers), "missing_header | line 6 |  | terms");
    EXPECT_EQ(refusal("format: 2\ngame: splendor\nrules: 2\n" + terms_line),
              "missing_header | line 4 |  | match");
    EXPECT_EQ(refusal("format: 2\ngame: splendor\nrules: 2\n" + secret_line),
              "missing_header | line 4 |  | match");
    EXPECT_EQ(refusal(sealed_headers + terms_line + "seed: 7\n"),
              "unknown_field | line 8, seed |  | format, game, rules, seat N, date, match, secret, "
              "terms");
    EXPECT_EQ(
        refusal("format: 1\ngame: splendor\nmatch: " + std::string(32, '0') + "\n" + terms_line),
        "wrong_format | line 1 | 1 | 2");
    EXPECT_EQ(refusal(sealed_headers + "secret: " + std::string(64, 'A') + "\n"),
              "bad_line | line 7 | " + std::string(64, 'A') + " | secret: 64 x 0-9a-f");
    EXPECT_EQ(refusal("match: 12\n"), "bad_line | line 1 | 12 | match: 32 x 0-9a-f");
    EXPECT_EQ(refusal(sealed_headers + "terms: {\"format\":2}\n").substr(0, 30),
              "out_of_range | line 7, format ");
    EXPECT_EQ(refusal(sealed_headers + "terms: {\n").substr(0, 16), "not_json | line ");
}

TEST(RecordTest, AResultIsReadAsItIsWritten) {
    for (const auto winners : {std::uint8_t{0b0000}, std::uint8_t{0b0001}, std::uint8_t{0b0110}}) {
        const auto read = read_result(result_text(winners, "agreed"), 4);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->winners, winners);
        EXPECT_EQ(read->reason, "agreed");
    }
    for (const char* text : {"", "none", "0", "agreed", "unfinished", "4 agreed", "1 0 agreed",
                             "1 1 agreed", "0 agreed twice", "none 0 agreed extra"}) {
        EXPECT_FALSE(read_result(text, 4)) << text;
    }
}

}  // namespace
}  // namespace lemniscate::match
