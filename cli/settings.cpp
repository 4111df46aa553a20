#include "cli/settings.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string_view>
#include <system_error>

#include <unistd.h>

#include "cli/nearest.h"
#include "server/network.h"

namespace lemniscate::cli {

namespace {

using texts::Key;

constexpr std::string_view prefix = "LEMNISCATE_";
constexpr std::string_view file_variable = "LEMNISCATE_CONFIG";
/// A file of settings is a page of text.
constexpr std::size_t largest_file = std::size_t{1} << 20U;

/// As it stands in a file: without the dashes.
std::string_view plain_name(const OptionRow& setting) { return setting.name.substr(2); }

/// Reads a value as if the row had this name: what is wrong with it is said with that.
void set_as(std::string_view name, const OptionRow& setting, const std::string& word,
            Options& options) {
    OptionRow row = setting;
    row.name = name;
    row.set(options, row, word);
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

/// A # begins a comment at the start of a line and after a blank; inside a word it is a letter.
std::string_view without_comment(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '#' && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t')) {
            return line.substr(0, i);
        }
    }
    return line;
}

const OptionRow& setting_called(std::string_view name) {
    std::vector<std::string> known;
    for (const OptionRow& setting : all_settings()) {
        if (plain_name(setting) == name) return setting;
        known.emplace_back(plain_name(setting));
    }
    const std::string near = nearest(name, known);
    if (!near.empty())
        throw BadWords{Key::error_setting_nearest, {{"word", name}, {"nearest", near}}};
    throw BadWords{Key::error_setting_unknown, {{"word", name}, {"known", comma_list(known)}}};
}

/// One line of a file, trimmed and not empty.
void take_line(std::string_view line, std::map<std::string, int, std::less<>>& seen,
               Options& options) {
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos || equals == 0) {
        throw BadWords{Key::error_setting_line, {{"word", line}}};
    }
    const std::string_view name = trimmed(line.substr(0, equals));
    const OptionRow& setting = setting_called(name);
    if (++seen[std::string(name)] > 1) throw BadWords{Key::error_option_twice, {{"option", name}}};
    set_as(name, setting, std::string(trimmed(line.substr(equals + 1))), options);
}

[[noreturn]] void refuse_file(Key key, const std::string& file, int reason = 0) {
    throw BadWords{.key = key,
                   .args = {{"file", file}, {"megabytes", largest_file >> 20U}},
                   .reason = std::error_code(reason, std::generic_category())};
}

std::string contents_of(const std::string& file) {
    if (std::filesystem::is_directory(file)) refuse_file(Key::error_file_folder, file);
    std::ifstream in(file, std::ios::binary);
    if (!in && errno == ENOENT) refuse_file(Key::error_file_missing, file);
    if (!in) refuse_file(Key::error_file_unreadable, file, errno);
    std::string text(largest_file + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > largest_file) refuse_file(Key::error_setting_file_too_large, file);
    return text;
}

/// The setting that a variable is for, or that it is nearly the name of; null for others.
const OptionRow* setting_of_variable(std::string_view variable) {
    std::string name;
    for (const char letter : variable.substr(prefix.size())) {
        name += letter == '_' ? '-' : static_cast<char>(std::tolower(letter));
    }
    std::vector<std::string> known;
    for (const OptionRow& setting : all_settings()) known.emplace_back(plain_name(setting));
    const std::string near = nearest(name, known);
    const auto found = std::find(known.begin(), known.end(), near);
    return found == known.end() ? nullptr
                                : &all_settings()[static_cast<std::size_t>(found - known.begin())];
}

}  // namespace

std::string variable_name(const OptionRow& setting) {
    std::string name(prefix);
    for (const char letter : plain_name(setting)) {
        name += letter == '-' ? '_' : static_cast<char>(letter - 'a' + 'A');
    }
    return name;
}

Variables environment_variables() {
    Variables variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string_view text = *variable;
        const std::size_t equals = std::min(text.find('='), text.size() - 1);
        variables.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    return variables;
}

void take_settings_of_text(const std::string& file, const std::string& text, Options& options) {
    std::map<std::string, int, std::less<>> seen;
    std::istringstream lines(text);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::string_view said = trimmed(without_comment(line));
        if (said.empty()) continue;
        try {
            take_line(said, seen, options);
        } catch (BadWords& problem) {
            problem.file = file;
            problem.line = number;
            throw;
        }
    }
}

void take_settings_of_variables(const Variables& variables, Options& options) {
    for (const auto& [name, value] : variables) {
        if (!name.starts_with(prefix) || name == file_variable || value.empty()) continue;
        const OptionRow* setting = setting_of_variable(name);
        if (setting == nullptr) continue;
        const std::string right = variable_name(*setting);
        if (name != right) {
            throw BadWords{Key::error_setting_variable, {{"word", name}, {"nearest", right}}};
        }
        set_as(name, *setting, value, options);
    }
}

void take_settings(const Variables& variables, Options& options) {
    std::optional<std::string> file = options.config_file;
    for (const auto& [name, value] : variables) {
        if (name == file_variable && !value.empty() && !file) file = value;
    }
    if (file) take_settings_of_text(*file, contents_of(*file), options);
    take_settings_of_variables(variables, options);
}

void check_settings(const server::Config& config) {
    const std::optional<server::Address> address = server::read_address(config.address);
    if (config.hosts.empty() && address && !server::is_loopback(*address)) {
        throw BadWords{Key::error_setting_host_needed, {{"address", config.address}}};
    }
}

std::filesystem::path data_file(const server::Config& config) {
    if (!config.data.empty()) return std::filesystem::path(config.data) / server::data_file_name;
    const auto usual =
        server::usual_data_folder([](const char* name) { return std::getenv(name); });
    if (!usual) throw BadWords{Key::error_setting_data_needed, {}};
    return *usual / server::data_file_name;
}

}  // namespace lemniscate::cli
