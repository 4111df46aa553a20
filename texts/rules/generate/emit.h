#pragma once
// What the checked rules become: C++, and JSON for the page.
#include <string>
#include <vector>

#include "texts/rules/generate/book.h"

namespace lemniscate::texts::rules_generate {

std::string source(const std::vector<Book>& books);  // defines rulebooks() of rules.h
std::string page(const Book& book);

}  // namespace lemniscate::texts::rules_generate
