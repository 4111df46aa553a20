#pragma once
// How generators write what they make.
#include <filesystem>
#include <string>

namespace lemniscate::texts::generate {

/// A literal of C++ for any text in UTF-8, as std::string_view.
std::string literal(const std::string& text);

/// An unchanged file keeps its date, so a new translation does not rebuild everybody who names a
/// key.
void write_if_changed(const std::filesystem::path& file, const std::string& content);

}  // namespace lemniscate::texts::generate
