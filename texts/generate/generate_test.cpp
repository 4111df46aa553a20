// Runs the generator on small files: bad ones must stop the build and say why.
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <string>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

class Generator : public testing::Test {
  protected:
    struct Run {
        bool accepted;
        std::string said;
    };

    // Tests run at the same time, and so may two builds on one machine.
    Generator()
        : folder_(fs::temp_directory_path() /
                  ("lemniscate_texts_" + std::to_string(std::random_device{}()))) {
        fs::create_directories(folder_);
    }
    ~Generator() override { fs::remove_all(folder_); }

    // File names and what stands in them.
    Run run(const std::map<std::string, std::string>& files) {
        const Run result =
            run_task("code " + quoted("keys.h") + " " + quoted("catalogue.cpp"), files);
        EXPECT_EQ(fs::exists(folder_ / "keys.h"), result.accepted);
        EXPECT_EQ(fs::exists(folder_ / "catalogue.cpp"), result.accepted);
        return result;
    }

    Run run_task(const std::string& task, const std::map<std::string, std::string>& files) {
        std::string command = "'" GENERATOR "' " + task;
        for (const auto& [name, text] : files) {
            fs::create_directories((folder_ / name).parent_path());
            std::ofstream(folder_ / name) << text;
            command.append(" ").append(quoted(name));
        }
        const int status = std::system((command + " 2>" + quoted("said")).c_str());
        return {status == 0, content(folder_ / "said")};
    }

    void expect_refused(const std::map<std::string, std::string>& files, const std::string& why) {
        const Run result = run(files);
        EXPECT_FALSE(result.accepted);
        EXPECT_NE(result.said.find(why), std::string::npos) << result.said;
    }

    // Which texts are missing, or the same as in English for no reason that stands in `same`.
    Run check(const std::string& same, const std::map<std::string, std::string>& files) {
        std::ofstream(folder_ / "same.txt") << same;
        return run_task("check " + quoted("same.txt"), files);
    }

    std::string written(const std::string& name) { return content(folder_ / name); }
    std::string folder() const { return "'" + folder_.string() + "'"; }

    std::string header() { return content(folder_ / "keys.h"); }

    void make_header_old() { fs::last_write_time(folder_ / "keys.h", long_ago_); }
    bool header_is_old() { return fs::last_write_time(folder_ / "keys.h") == long_ago_; }

  private:
    std::string quoted(const std::string& name) {
        std::string path = "'";
        path += (folder_ / name).string();
        return path += "'";
    }

    const fs::file_time_type long_ago_ = fs::file_time_type::clock::now() - std::chrono::hours(24);
    fs::path folder_;
};

const std::string english =
    R"({"a.cards": {"text": "{n, plural, one {# card} other {# cards}}", "note": "drawn"},
        "a.name": {"text": "name"}, "a.seat": {"text": "seat {seat}"}})";

TEST_F(Generator, AcceptsGoodFiles) {
    const Run result = run(
        {{"en.json", english},
         {"pl.json", R"({"a.cards": {"text": "{n, plural, other {kart: #}}", "status": "own"}})"}});
    EXPECT_TRUE(result.accepted);
    EXPECT_EQ(result.said, "");
    EXPECT_NE(header().find("    a_cards,\n    a_name,\n    a_seat,\n"), std::string::npos);
}

TEST_F(Generator, ANewTranslationDoesNotTouchTheHeader) {
    run({{"en.json", english}});
    make_header_old();
    EXPECT_TRUE(
        run({{"en.json", english}, {"fr.json", R"({"a.name": {"text": "nom", "status": "own"}})"}})
            .accepted);
    EXPECT_TRUE(header_is_old());
    EXPECT_TRUE(run({{"en.json", R"({"a.new": {"text": "new"}})"}}).accepted);
    EXPECT_FALSE(header_is_old());
}

TEST_F(Generator, RefusesInvalidJson) {
    expect_refused({{"en.json", "{\"a.b\": {\"text\": \"x\"}\n,,}"}}, "en.json: ");
    expect_refused({{"en.json", "{\"a.b\": {\"text\": \"x\"}\n,,}"}}, "line 2");
    expect_refused({{"en.json", R"(["a.b"])"}}, "must be one object of keys");
    expect_refused({{"en.json", "{\"a.b\": {\"text\": \"\xff\"}}"}}, "en.json: ");
}

TEST_F(Generator, RefusesEntriesOfAnotherShape) {
    expect_refused({{"en.json", R"({"a.b": "x"})"}}, "a.b: must be {\"text\"");
    expect_refused({{"en.json", R"({"a.b": {"note": "x"}})"}}, "a.b: has no \"text\"");
    expect_refused({{"en.json", R"({"a.b": {"text": 3}})"}}, "a.b: \"text\" must be a string");
    expect_refused({{"en.json", R"({"a.b": {"text": ""}})"}}, "a.b: the text is empty");
    expect_refused({{"en.json", R"({"a.b": {"text": "x", "nota": "y"}})"}}, "field \"nota\"");
}

TEST_F(Generator, RefusesAKeyThatStandsTwice) {
    expect_refused({{"en.json", R"({"a.b": {"text": "x"}, "a.b": {"text": "y"}})"}},
                   "a.b: stands here twice");
}

TEST_F(Generator, TakesFilesOfOneNameForOneLanguage) {
    EXPECT_TRUE(run({{"en.json", R"({"a.b": {"text": "x"}})"},
                     {"game/en.json", R"({"game.b": {"text": "y"}})"}})
                    .accepted);
    EXPECT_NE(header().find("a_b"), std::string::npos);
    EXPECT_NE(header().find("game_b"), std::string::npos);
}

TEST_F(Generator, RefusesAKeyThatStandsInTwoFiles) {
    expect_refused(
        {{"en.json", R"({"a.b": {"text": "x"}})"}, {"game/en.json", R"({"a.b": {"text": "y"}})"}},
        "en.json, too");
}

TEST_F(Generator, RefusesKeysThatMakeNoEnumerator) {
    expect_refused({{"en.json", R"({"a.B": {"text": "x"}})"}}, "a.B: a key is lower-case words");
    for (const std::string key : {"new", "a.", ".a", "1.a", "a..b", "a.b__c", "a.b_", "a.b-c", ""})
        expect_refused({{"en.json", "{\"" + key + "\": {\"text\": \"x\"}}"}}, key + ": a key is");
    expect_refused({{"en.json", R"({"a.b_c": {"text": "x"}, "a_b.c": {"text": "y"}})"}},
                   "both would be Key::a_b_c");
}

TEST_F(Generator, RefusesAKeyEnglishDoesNotHave) {
    expect_refused(
        {{"en.json", english}, {"fr.json", R"({"a.nom": {"text": "nom", "status": "own"}})"}},
        "fr.json: a.nom: English does not have this key");
}

TEST_F(Generator, RefusesATextThatIcuCannotRead) {
    expect_refused({{"en.json", R"({"a.b": {"text": "open {brace"}})"}},
                   "a.b: ICU MessageFormat cannot read the text");
    expect_refused({{"en.json", R"({"a.b": {"text": "{n, plural, one {#}}"}})"}},
                   "U_DEFAULT_KEYWORD_MISSING");
    expect_refused({{"en.json", english},
                    {"fr.json", R"({"a.seat": {"text": "place {seat", "status": "own"}})"}},
                   "fr.json: a.seat: ICU");
}

TEST_F(Generator, RefusesArgumentsTheWebPageCouldNotRead) {
    expect_refused({{"en.json", R"({"a.b": {"text": "{0}"}})"}}, "a number instead of a name");
    expect_refused({{"en.json", R"({"a.b": {"text": "{n, choice, 0#a|1#b}"}})"}}, "{n} may be");
    expect_refused({{"en.json", R"({"a.b": {"text": "{n, date}"}})"}}, "{n} may be");
}

TEST_F(Generator, RefusesArgumentsThatDifferFromEnglish) {
    const std::string why = "fr.json: a.seat: arguments differ from English: ";
    expect_refused({{"en.json", english},
                    {"fr.json", R"({"a.seat": {"text": "place {place}", "status": "own"}})"}},
                   why + "{place} instead of {seat}");
    expect_refused(
        {{"en.json", english}, {"fr.json", R"({"a.seat": {"text": "place", "status": "own"}})"}},
        why + "none instead of {seat}");
    expect_refused(
        {{"en.json", english},
         {"fr.json",
          R"({"a.seat": {"text": "{seat, select, x {{y}} other {}}", "status": "own"}})"}},
        why + "{seat} {y} instead of {seat}");
}

TEST_F(Generator, RefusesToCountWhatEnglishDoesNot) {
    expect_refused(
        {{"en.json", english},
         {"fr.json", R"({"a.seat": {"text": "{seat, plural, other {#}}", "status": "own"}})"}},
        "{seat} is counted here but not in English");
    expect_refused(
        {{"en.json", english},
         {"fr.json", R"({"a.cards": {"text": "{n, select, other {x}}", "status": "own"}})"}},
        "{n} is selected by here but counted in English");
    expect_refused({{"en.json", R"({"a.b": {"text": "{n, number} {n, select, other {x}}"}})"}},
                   "{n} is both counted and selected by");
}

TEST_F(Generator, RefusesToWorkWithoutEnglish) {
    expect_refused({{"fr.json", R"({"a.b": {"text": "x", "status": "own"}})"}},
                   "en.json is missing");
}

TEST_F(Generator, RefusesAFileNotNamedAfterALanguage) {
    expect_refused({{"en.json", english}, {"french.json", "{}"}}, "french.json: a file is named");
}

TEST_F(Generator, NamesEveryProblemAtOnce) {
    const Run result =
        run({{"en.json", R"({"a.b": {"text": "{"}, "a.c": {"text": "}}"}})"}, {"fr.json", "{"}});
    EXPECT_NE(result.said.find("a.b: "), std::string::npos) << result.said;
    EXPECT_NE(result.said.find("fr.json: "), std::string::npos) << result.said;
}

TEST_F(Generator, RefusesATranslationThatDoesNotSayWhereItComesFrom) {
    const std::string why = R"(fr.json: a.name: needs a "status": printed, own or reviewed)";
    expect_refused({{"en.json", english}, {"fr.json", R"({"a.name": {"text": "nom"}})"}}, why);
    expect_refused(
        {{"en.json", english}, {"fr.json", R"({"a.name": {"text": "nom", "status": "good"}})"}},
        why);
    expect_refused({{"en.json", R"({"a.b": {"text": "x", "status": "own"}})"}},
                   "a.b: English is the original: no status");
}

TEST_F(Generator, RefusesToCountWithoutAFormOfTheLanguage) {
    const auto polish = [](const std::string& forms) {
        return R"({"a.cards": {"text": "{n, plural, )" + forms + R"(}", "status": "own"}})";
    };
    expect_refused({{"en.json", english}, {"pl.json", polish("one {#} few {#} other {#}")}},
                   "{n} is counted without the form \"many\" of the language");
    expect_refused({{"en.json", R"({"a.b": {"text": "{n, plural, two {x} other {#}}"}})"}},
                   "without the form \"one\"");
    EXPECT_TRUE(
        run({{"en.json", english}, {"pl.json", polish("one {#} few {#} many {#} other {#}")}})
            .accepted);
    EXPECT_TRUE(run({{"en.json", english}, {"pl.json", polish("=0 {-} other {kart: #}")}}).accepted)
        << "it does not inflect at all";
}

TEST_F(Generator, LetsALanguageDoWithoutWhatOnlySelects) {
    const std::string selecting = R"({"a.b": {"text": "{x, select, y {a} other {b}} {n}"}})";
    expect_refused(
        {{"en.json", selecting}, {"fr.json", R"({"a.b": {"text": "c", "status": "own"}})"}},
        "arguments differ from English: none instead of {n} {x}");
    EXPECT_TRUE(run({{"en.json", selecting},
                     {"fr.json", R"({"a.b": {"text": "c'est {n}", "status": "own"}})"}})
                    .accepted);
}

TEST_F(Generator, ListsWhatIsMissingOrTheSameAsInEnglish) {
    const std::string french =
        R"({"a.name": {"text": "name", "status": "own"}, "a.seat": {"text": "place {seat}", "status": "own"}})";
    const std::map<std::string, std::string> files = {{"en.json", english}, {"fr.json", french}};
    const Run result = check("", files);
    EXPECT_FALSE(result.accepted);
    EXPECT_NE(result.said.find("fr.json: a.cards: is missing"), std::string::npos) << result.said;
    EXPECT_NE(result.said.find("fr.json: a.name: is the same as in English"), std::string::npos)
        << result.said;
    EXPECT_EQ(result.said.find("a.seat"), std::string::npos) << result.said;
}

TEST_F(Generator, TakesAReasonForATextThatIsTheSameAsInEnglish) {
    const std::map<std::string, std::string> files = {
        {"en.json", R"({"a.name": {"text": "name"}, "a.b": {"text": "b"}})"},
        {"fr.json",
         R"({"a.name": {"text": "name", "status": "own"}, "a.b": {"text": "x", "status": "own"}})"}};
    EXPECT_TRUE(check("# names\n\nfr a.name a name\n", files).accepted);
    EXPECT_TRUE(check("* a.* names\n", files).accepted);
    EXPECT_FALSE(check("de a.name a name\n", files).accepted);
    EXPECT_NE(check("fr a.name\n", files).said.find("line 1: must be LANGUAGE KEY and the reason"),
              std::string::npos);
    EXPECT_NE(
        check("fr a.name a name\nfr a.b a letter\n", files).said.find("fr a.b: no such text is"),
        std::string::npos);
}

TEST_F(Generator, WritesTheSameTextsForAPage) {
    const std::map<std::string, std::string> files = {
        {"en.json", english}, {"fr.json", R"({"a.name": {"text": "nom", "status": "own"}})"}};
    EXPECT_TRUE(run_task("page " + folder() + "/page", files).accepted);
    EXPECT_EQ(written("page/fr.json"),
              "{\n \"language\": \"fr\",\n \"texts\": {\n  \"a.name\": \"nom\"\n }\n}\n");
    EXPECT_NE(written("page/en.json").find("{n, plural, one {# card}"), std::string::npos);
}

}  // namespace
