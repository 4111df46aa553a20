// Yes and no, in the person's language or in English.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/play/dialog.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

enum class Answer { empty, yes, no, other };

/// By the whole word or its beginning; capitals do not matter. Where a letter means yes in the
/// person's language and no in English, the person's language counts.
Answer read_answer(std::string_view line, const texts::Texts& texts);

/// Asks until the answer is a clear yes or no; just Enter is the usual one. Nothing when the person
/// left.
std::optional<bool> ask_yes_or_no(const Dialog& dialog, const std::string& question,
                                  Answer usual = Answer::yes);

/// Whether this is the whole word for no; its first letter may be that of something else.
bool is_no(std::string_view word, const texts::Texts& texts);

}  // namespace lemniscate::cli::play
