// Help, made from the table of commands.
#pragma once

#include <string>

#include "cli/failure.h"
#include "cli/options.h"
#include "texts/texts.h"

namespace lemniscate::cli {

std::string help_text(const texts::Texts& texts);
std::string help_text(const CommandRow& command, const texts::Texts& texts);

/// `lemniscate moves POSITION [--json]`
std::string usage(const CommandRow& command, const texts::Texts& texts);

std::string say(const BadWords& problem, const texts::Texts& texts);

/// For a command that does not exist, with the one that was probably meant.
BadWords unknown_command(const std::string& word);

}  // namespace lemniscate::cli
