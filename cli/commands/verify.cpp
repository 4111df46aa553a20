#include "match/verify.h"

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/printable.h"
#include "match/json.h"
#include "match/outcome_json.h"
#include "match/sodium_hashes.h"
#include "texts/phrases.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

struct Verdict {
    int code = exit_code::bad_input;
    std::string sentence = {};  ///< the result, or what is wrong
    match::Json json = {};
};

/// How far the shuffles of a record are proved: not at all, by the record itself, or by what
/// somebody kept.
void judge_chance(const match::Record& record, const std::optional<match::Witness>& witness,
                  const texts::Texts& texts, Verdict& verdict) {
    if (!witness) {
        if (!record.sealed) return;
        verdict.json["chance"] = "consistent";
        verdict.sentence += " " + texts.say(Key::verify_consistent);
        return;
    }
    const std::vector<match::Doubt> doubts = match::doubts_of(record, *witness);
    if (doubts.empty()) {
        verdict.json["chance"] = "witnessed";
        verdict.sentence += " " + texts.say(Key::verify_witnessed);
        return;
    }
    verdict.code = exit_code::not_witnessed;
    verdict.json["chance"] = "not_witnessed";
    verdict.json["doubts"] = match::Json::array();
    std::vector<std::string> sentences;
    for (const match::Doubt doubt : doubts) {
        const std::string_view id = match::name_of(doubt);
        verdict.json["doubts"].push_back(id);
        sentences.push_back(texts::say(texts, "verify.doubt", id));
    }
    verdict.sentence = texts::join(sentences, " ");
}

Verdict good(const match::Match& match, const texts::Texts& texts) {
    const Outcome result = match.outcome();
    Verdict verdict{
        exit_code::good,
        texts.say(Key::verify_ok,
                  {{"moves", match.size()}, {"result", say_outcome(match.game(), result, texts)}})};
    verdict.json["moves"] = match.size();
    verdict.json["result"] = match::outcome_json(result);
    return verdict;
}

Verdict wrong(const match::Problem& problem, std::string sentence) {
    Verdict verdict{exit_code::bad_input, std::move(sentence)};
    verdict.json["problem"] = match::name_of(problem.kind);
    verdict.json["where"] = match::place_of(problem);
    return verdict;
}

Verdict judge(const std::string& text, const std::optional<match::Witness>& witness,
              const Console& console) {
    const texts::Texts& texts = console.texts;
    const auto record = match::read_record(text);
    if (!record) return wrong(record.problem(), say_problem(record.problem(), texts));
    const auto reopened = match::verify_record(*record, match::sodium_hashes());
    if (!reopened) return wrong(reopened.problem(), say_problem(reopened.problem(), texts));
    if (reopened->problem) return wrong(*reopened->problem, say_record_problem(*reopened, texts));
    Verdict verdict = good(*reopened->match, texts);
    judge_chance(*record, witness, texts, verdict);
    return verdict;
}

/// One record that cannot be read must not keep the others from being looked at.
Verdict judge_file(const std::string& file, const std::optional<match::Witness>& witness,
                   const Console& console) {
    try {
        Verdict verdict = judge(read_file(file, console), witness, console);
        verdict.sentence = say_in_file(file, verdict.sentence, console.texts);
        return verdict;
    } catch (const Failure& failure) {
        return {exit_code::bad_input, failure.sentence, {{"problem", "unreadable"}}};
    }
}

std::optional<match::Witness> read_witness_file(const Options& options, const Console& console) {
    if (!options.witness) return std::nullopt;
    if (options.records.size() != 1) refuse_input(console.texts.say(Key::verify_witness_alone));
    const auto refuse = [&](const match::Problem& problem) {
        refuse_input(
            say_in_file(*options.witness, say_problem(problem, console.texts), console.texts));
    };
    const auto json = match::parse_json(read_file(*options.witness, console));
    if (!json) refuse(json.problem());
    const auto witness = match::read_witness(*json);
    if (!witness) refuse(witness.problem());
    return *witness;
}

}  // namespace

int verify(const Options& options, const Console& console) {
    const std::optional<match::Witness> witness = read_witness_file(options, console);
    int code = exit_code::good;
    match::Json list = match::Json::array();
    for (const std::string& file : options.records) {
        const Verdict verdict = judge_file(file, witness, console);
        const bool good = verdict.code == exit_code::good;
        code = std::max(code, verdict.code);
        if (options.json) {
            match::Json entry{{"record", file}, {"ok", good}};
            entry.update(verdict.json);
            if (!good) entry["message"] = verdict.sentence;
            list.push_back(std::move(entry));
        } else if (good) {
            console.out << verdict.sentence << "\n";
        } else {
            console.out.flush();
            console.err << printable(verdict.sentence) << std::endl;
        }
    }
    if (options.json) console.out << match::format_json(list);
    return code;
}

}  // namespace lemniscate::cli::commands
