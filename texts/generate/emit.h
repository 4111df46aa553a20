#pragma once
// The C++ that the checked languages become.
#include <string>
#include <vector>

#include "texts/generate/language.h"

namespace lemniscate::texts::generate {

std::string header(const Language& english);                 // texts/keys.h
std::string source(const std::vector<Language>& languages);  // English first; see texts/catalogue.h

}  // namespace lemniscate::texts::generate
