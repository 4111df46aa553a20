#include "cli/play/answer.h"

#include <algorithm>
#include <string>
#include <vector>

#include "cli/play/vocabulary.h"
#include "texts/phrases.h"

namespace lemniscate::cli::play {
namespace {

using texts::Key;

bool begins(Key key, const std::string& answer, const texts::Texts& texts) {
    const std::vector<std::string> known = words_of(key, texts);
    return std::any_of(known.begin(), known.end(),
                       [&](const std::string& word) { return word.starts_with(answer); });
}

}  // namespace

Answer read_answer(std::string_view line, const texts::Texts& texts) {
    if (line.find_first_not_of(' ') == std::string_view::npos) return Answer::empty;
    const std::string answer = texts::bare(line);
    if (answer.empty()) return Answer::other;
    const texts::Texts english;
    for (const texts::Texts* known : {&texts, &english}) {
        if (begins(Key::play_answer_yes, answer, *known)) return Answer::yes;
        if (begins(Key::play_answer_no, answer, *known)) return Answer::no;
    }
    return Answer::other;
}

std::optional<bool> ask_yes_or_no(const Dialog& dialog, const std::string& question, Answer usual) {
    while (const auto line = dialog.ask(question)) {
        const Answer answer = read_answer(*line, dialog.texts());
        const Answer meant = answer == Answer::empty ? usual : answer;
        if (meant == Answer::yes) return true;
        if (meant == Answer::no) return false;
    }
    return {};
}

bool is_no(std::string_view word, const texts::Texts& texts) {
    return texts::bare(word) == words_of(Key::play_answer_no, texts).back();
}

}  // namespace lemniscate::cli::play
