#pragma once
// What the checked languages become: C++, and JSON for the page.
#include <string>
#include <vector>

#include "texts/generate/language.h"

namespace lemniscate::texts::generate {

std::string header(const Language& english);                 // texts/keys.h
std::string source(const std::vector<Language>& languages);  // English first; see texts/catalogue.h

/// The same texts for a page that has no ICU: patterns by key, as intl-messageformat reads them.
std::string page(const Language& language);

}  // namespace lemniscate::texts::generate
