#include "cli/play/vocabulary.h"

#include <algorithm>
#include <utility>

#include "texts/phrases.h"

namespace lemniscate::cli::play {
namespace {

using texts::bare;
using texts::Key;
using texts::Texts;

std::vector<std::string> words_in(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char letter : text) {
        if (letter == ',') {
            words.emplace_back();
        } else if (letter != ' ' || !words.back().empty()) {
            words.back() += letter;
        }
    }
    return words;
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

Key key_of(std::string_view game, std::string_view verb) {
    std::string id(verb);
    std::replace(id.begin(), id.end(), '-', '_');
    return *texts::find_key(std::string(game) + ".verb", id);
}

}  // namespace

std::vector<std::string> words_of(Key key, const Texts& texts) {
    std::vector<std::string> words = words_in(texts.say(key));
    for (std::string& word : words) word = bare(word);
    return words;
}

std::vector<std::string> all_words_of(Key key, const Texts& texts) {
    std::vector<std::string> words = words_of(key, texts);
    const std::vector<std::string> english = words_of(key, Texts());
    words.insert(words.end(), english.begin(), english.end());
    return words;
}

std::string shown_word(Key key, const Texts& texts) { return words_in(texts.say(key)).front(); }

std::optional<std::size_t> find_word(std::string_view typed, std::span<const Key> keys,
                                     const Texts& texts) {
    const std::string word = bare(typed);
    const Texts english;
    for (const Texts* language : {&texts, &english}) {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (contains(words_of(keys[i], *language), word)) return i;
        }
    }
    return std::nullopt;
}

bool is_word(std::string_view typed, Key key, const Texts& texts) {
    return find_word(typed, {&key, 1}, texts).has_value();
}

std::string see_moves(const Texts& texts) {
    return texts.say(Key::play_see_moves, {{"word", shown_word(Key::play_word_moves, texts)}});
}

std::string shown_verb(std::string_view game, std::string_view verb, const Texts& texts) {
    return shown_word(key_of(game, verb), texts);
}

Verbs::Verbs(std::string_view game, std::span<const std::string_view> verbs, const Texts& texts)
    : is_english_(texts.language() == "en") {
    const Texts english;
    for (const std::string_view verb : verbs) {
        const Key key = key_of(game, verb);
        Words words{std::string(verb), words_of(key, texts), {bare(verb)}};
        for (std::string& word : words_of(key, english)) words.english.push_back(std::move(word));
        verbs_.push_back(std::move(words));
    }
}

std::optional<Verbs::Found> Verbs::whole(const std::vector<std::string>& line) const {
    for (std::size_t count = line.size(); count > 0; --count) {
        std::string typed;
        for (std::size_t i = 0; i < count; ++i) typed += bare(line[i]);
        for (const auto language : {&Words::own, &Words::english}) {
            for (const Words& words : verbs_) {
                if (contains(words.*language, typed)) return Found{words.verb, count};
            }
        }
    }
    return std::nullopt;
}

std::vector<std::string> Verbs::beginning(std::string_view typed,
                                          const std::vector<std::string>& among) const {
    const std::string start = bare(typed);
    std::vector<std::string> own;
    std::vector<std::string> notation;
    if (start.empty()) return own;
    for (const Words& words : verbs_) {
        if (!contains(among, words.verb)) continue;
        const bool in_notation = words.english.front().starts_with(start);
        if (in_notation) notation.push_back(words.verb);
        if (words.own.front().starts_with(start) || (is_english_ && in_notation)) {
            own.push_back(words.verb);
        }
    }
    return own.empty() ? notation : own;
}

}  // namespace lemniscate::cli::play
