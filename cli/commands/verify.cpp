#include <ostream>
#include <string>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/printable.h"
#include "match/outcome_json.h"

namespace lemniscate::cli::commands {

namespace {

using texts::Key;

struct Verdict {
    bool good = false;
    std::string sentence = {};  ///< the result, or what is wrong
    match::Json json = {};
};

Verdict good(const match::Match& match, const texts::Texts& texts) {
    const Outcome result = match.outcome();
    Verdict verdict{
        true, texts.say(Key::verify_ok, {{"moves", match.size()},
                                         {"result", say_outcome(match.game(), result, texts)}})};
    verdict.json["moves"] = match.size();
    verdict.json["result"] = match::outcome_json(result);
    return verdict;
}

Verdict wrong(const match::Problem& problem, std::string sentence) {
    Verdict verdict{false, std::move(sentence)};
    verdict.json["problem"] = match::name_of(problem.kind);
    verdict.json["where"] = match::place_of(problem);
    return verdict;
}

Verdict judge(const std::string& text, const Console& console) {
    const texts::Texts& texts = console.texts;
    const auto record = match::read_record(text);
    if (!record) return wrong(record.problem(), say_problem(record.problem(), texts));
    const auto reopened = match::open_record(*record);
    if (!reopened) return wrong(reopened.problem(), say_problem(reopened.problem(), texts));
    if (reopened->problem) return wrong(*reopened->problem, say_record_problem(*reopened, texts));
    return good(*reopened->match, texts);
}

/// One record that cannot be read must not keep the others from being looked at.
Verdict judge_file(const std::string& file, const Console& console) {
    try {
        Verdict verdict = judge(read_file(file, console), console);
        verdict.sentence = say_in_file(file, verdict.sentence, console.texts);
        return verdict;
    } catch (const Failure& failure) {
        return {false, failure.sentence, {{"problem", "unreadable"}}};
    }
}

}  // namespace

int verify(const Options& options, const Console& console) {
    bool all_good = true;
    match::Json list = match::Json::array();
    for (const std::string& file : options.records) {
        const Verdict verdict = judge_file(file, console);
        all_good = all_good && verdict.good;
        if (options.json) {
            match::Json entry{{"record", file}, {"ok", verdict.good}};
            entry.update(verdict.json);
            if (!verdict.good) entry["message"] = verdict.sentence;
            list.push_back(std::move(entry));
        } else if (verdict.good) {
            console.out << verdict.sentence << "\n";
        } else {
            console.out.flush();
            console.err << printable(verdict.sentence) << std::endl;
        }
    }
    if (options.json) console.out << match::format_json(list);
    return all_good ? exit_code::good : exit_code::bad_input;
}

}  // namespace lemniscate::cli::commands
