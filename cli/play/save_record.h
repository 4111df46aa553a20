// Saving the record of a game to a file of the person's choice.
#pragma once

#include <string>

#include "texts/texts.h"

namespace lemniscate::cli::play {

/// The date that a record bears.
std::string today();

/// Writes it where nothing is, or over an older record; the sentence that says how it went.
std::string save_record(const std::string& file, const std::string& record,
                        const texts::Texts& texts);

}  // namespace lemniscate::cli::play
