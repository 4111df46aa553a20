#include "texts/generate/output.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace lemniscate::texts::generate {

std::string literal(const std::string& text) {
    std::string quoted = "\"";
    for (const char byte : text) {
        if (byte == '"' || byte == '\\') {
            quoted += '\\';
            quoted += byte;
        } else if (static_cast<unsigned char>(byte) < 0x20) {
            char octal[5];  // three digits, so that a digit may follow
            std::snprintf(octal, sizeof octal, "\\%03o", static_cast<unsigned>(byte));
            quoted += octal;
        } else {
            quoted += byte;
        }
    }
    return quoted + "\"sv";
}

void write_if_changed(const std::filesystem::path& file, const std::string& content) {
    std::ifstream old(file, std::ios::binary);
    if (old && std::string(std::istreambuf_iterator<char>(old), {}) == content) return;
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path());
    std::ofstream stream(file, std::ios::binary);
    if (!(stream << content).flush())
        throw std::runtime_error(file.string() + ": cannot be written");
}

}  // namespace lemniscate::texts::generate
