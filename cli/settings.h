// Settings that are said elsewhere than on the command line: in a file, and in the environment.
// They are the same rows of options.h under other names, read by the same functions.
#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "cli/failure.h"
#include "cli/options.h"

namespace lemniscate::cli {

/// `LEMNISCATE_BOT_PACE` for `--bot-pace`.
std::string variable_name(const OptionRow& setting);

/// Name and value of every variable of the environment.
using Variables = std::vector<std::pair<std::string, std::string>>;
Variables environment_variables();

/// What a file says: a line each, `bot-pace = 250`; what follows a # is a comment. Throws BadWords.
void take_settings_of_text(const std::string& file, const std::string& text, Options& options);
/// What variables say. A name that is nearly that of a setting is a mistake; any other is somebody
/// else's.
void take_settings_of_variables(const Variables& variables, Options& options);

/// The file, if the command line or the environment names one, then the environment: what is said
/// later wins.
void take_settings(const Variables& variables, Options& options);

/// What no setting of `serve` can know by itself. Throws BadWords.
void check_settings(const server::Config& config);

/// The file of the tables: in the folder that is set, or the usual one. Throws BadWords where there
/// is none.
std::filesystem::path data_file(const server::Config& config);

}  // namespace lemniscate::cli
