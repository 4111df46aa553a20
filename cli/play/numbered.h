// Choices with their numbers, in groups that flow over as few lines as they can.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/ink.h"
#include "cli/page.h"

namespace lemniscate::cli::play {

/// The choice at place `at` of the list, by its number: `3 Rocket`.
std::string numbered(std::size_t at, const std::string& text, const Ink& ink);

/// The choices from `from` to `to` (exclusive) with what they have in common: `8–11 level 3`.
std::string numbered(std::size_t from, std::size_t to, const std::string& text, const Ink& ink);

struct ChoiceGroup {
    std::string label;
    std::vector<std::string> items;
};

/// Every group begins a line with its label; its items follow, on as many lines as they take.
Page flow(const std::vector<ChoiceGroup>& groups, int columns, const Ink& ink);

/// Items in columns that are read downwards, as many as fit.
Page in_columns(const std::vector<std::string>& items, int columns);

}  // namespace lemniscate::cli::play
