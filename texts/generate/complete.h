#pragma once
// What a language still lacks. The build goes on without it, in English; CI does not.
#include <filesystem>
#include <string>
#include <vector>

#include "texts/generate/language.h"

namespace lemniscate::texts::generate {

/// A text, or a group of them, that is rightly the same as in English.
struct Same {
    std::string language;  // `*` for all
    std::string key;       // `a.b`, or `a.*` for all below
    std::string reason;
    bool used = false;
};

/// Lines of `LANGUAGE KEY reason`; empty ones and those after # say nothing.
std::vector<Same> read_same(const std::filesystem::path& file, Problems& problems);

/// Names every text that is missing, every one that is the same as in English without a reason, and
/// every reason that is no longer needed.
void check_complete(const std::vector<Language>& languages, std::vector<Same> same,
                    Problems& problems);

}  // namespace lemniscate::texts::generate
