#include "cli/play/save_record.h"

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

#include "cli/play/game_file.h"
#include "cli/play/vocabulary.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::play {
namespace {

namespace fs = std::filesystem;
using texts::Key;

/// No shell has seen what is typed here.
fs::path with_home(const std::string& file) {
    const char* home = std::getenv("HOME");
    if (home != nullptr && file.starts_with("~/")) return fs::path(home) / file.substr(2);
    return file;
}

/// Whether the record may be written there: where nothing is, or over an older record, which is
/// known by the line that they all begin with. Devices and pipes are not even opened.
bool may_replace(const fs::path& file, std::string_view record) {
    std::error_code error;
    const fs::file_status found = fs::status(file, error);
    if (!fs::exists(found)) return true;
    if (!fs::is_regular_file(found)) return false;
    const std::string_view first_line = record.substr(0, record.find('\n') + 1);
    std::string begin(first_line.size(), '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return in && begin == first_line;
}

}  // namespace

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char text[16] = {};
    std::strftime(text, sizeof text, "%Y-%m-%d", &local);
    return text;
}

std::string save_record(const std::string& file, const std::string& record,
                        const texts::Texts& texts) {
    if (file.empty()) {
        return texts.say(Key::play_save_where, {{"save", shown_word(Key::play_word_save, texts)}});
    }
    const fs::path path = with_home(file);
    if (!may_replace(path, record)) return texts.say(Key::play_save_other, {{"file", file}});
    const std::error_code error = write_whole(path, record);
    if (!error) return texts.say(Key::play_saved, {{"file", file}});
    return texts.say(Key::error_file_unwritable,
                     {{"file", file}, {"reason", say_reason(error, texts)}});
}

}  // namespace lemniscate::cli::play
