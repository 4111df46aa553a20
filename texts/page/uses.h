#pragma once
// What a text asks for: which of its arguments it counts, selects by, or just shows.
#include <map>
#include <set>
#include <string>

#include "texts/catalogue.h"
#include "texts/texts.h"

namespace lemniscate::texts::page {

struct Use {
    bool counted = false;
    std::set<std::string> words;  // what the text selects by, and one that it does not know

    bool is_plain() const { return !counted && words.empty(); }
};
using Uses = std::map<std::string, Use>;  // by the name of the argument

/// English says what an argument is, even where another language does without it.
Uses uses_of(const catalogue::Language& language, Key key);

}  // namespace lemniscate::texts::page
