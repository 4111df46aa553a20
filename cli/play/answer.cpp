#include "cli/play/answer.h"

#include <string>

#include "texts/words.h"

namespace lemniscate::cli::playing {
namespace {

using texts::Key;

/// Whether the words, which stand with commas between them, include one that begins so.
bool includes(std::string words, const std::string& answer) {
    for (std::size_t end = 0; !words.empty(); words.erase(0, end == words.npos ? end : end + 1)) {
        end = words.find(',');
        if (texts::bare(words.substr(0, end)).starts_with(answer)) return true;
    }
    return false;
}

}  // namespace

Answer read_answer(std::string_view line, const texts::Texts& texts) {
    if (line.find_first_not_of(' ') == std::string_view::npos) return Answer::empty;
    const std::string answer = texts::bare(line);
    if (answer.empty()) return Answer::other;
    const texts::Texts english;
    for (const texts::Texts* known : {&texts, &english}) {
        if (includes(known->say(Key::play_answer_yes), answer)) return Answer::yes;
        if (includes(known->say(Key::play_answer_no), answer)) return Answer::no;
    }
    return Answer::other;
}

}  // namespace lemniscate::cli::playing
