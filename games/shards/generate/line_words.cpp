#include "games/shards/generate/line_words.h"

#include <algorithm>
#include <sstream>

#include "games/shards/generate/cards_file.h"

namespace lemniscate::shards::generate {

Words::Words(const std::string& line, std::string where) : where_(std::move(where)) {
    std::istringstream words(line);
    for (std::string word; words >> word;) {
        const bool colon = word.size() > 1 && word.back() == ':';
        words_.push_back(colon ? word.substr(0, word.size() - 1) : word);
        if (colon) words_.push_back(":");
    }
}

std::string Words::take(const std::string& what) {
    if (empty()) fail(what + " is missing");
    return words_[next_++];
}

bool Words::take_if(const std::string& word) {
    if (empty() || words_[next_] != word) return false;
    ++next_;
    return true;
}

bool Words::has_colon() const {
    return std::find(words_.begin() + static_cast<std::ptrdiff_t>(next_), words_.end(), ":") !=
           words_.end();
}

void Words::take_colon() {
    if (!take_if(":")) fail("'" + take("a colon") + "' is no condition");
}

std::string Words::one_of(const std::string& what, std::initializer_list<const char*> known) {
    const std::string word = take(what);
    std::string list;
    for (const char* each : known) {
        if (word == each) return word;
        list += (list.empty() ? "" : ", ") + std::string(each);
    }
    fail("'" + word + "' is no " + what + " (" + list + ")");
}

int Words::number(int least, int most) {
    const std::string word = take("a number");
    const bool digits = word.size() <= 3 && std::all_of(word.begin(), word.end(), [](char c) {
                            return c >= '0' && c <= '9';
                        });
    if (!digits || std::stoi(word) < least || std::stoi(word) > most) {
        fail("'" + word + "' is not a number from " + std::to_string(least) + " to " +
             std::to_string(most));
    }
    return std::stoi(word);
}

std::string Words::faction_before(const std::string& ending) {
    if (empty() || !words_[next_].ends_with(ending)) return {};
    std::string faction = words_[next_].substr(0, words_[next_].size() - ending.size());
    for (const char* known : {"homodeus", "order", "undergrowth", "wraethe"}) {
        if (faction == known) {
            ++next_;
            return faction;
        }
    }
    return {};
}

std::string Words::id(const std::string& what) {
    const std::string word = take(what);
    if (!std::all_of(word.begin(), word.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
        })) {
        fail("'" + word + "' is not an id (a-z, 0-9, _)");
    }
    return word;
}

void Words::finish() const {
    if (!empty()) fail("'" + words_[next_] + "' is too much");
}

void Words::fail(const std::string& message) const { throw DataError(where_ + ": " + message); }

}  // namespace lemniscate::shards::generate
