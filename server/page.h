// The files of the page, read once into memory: what was not found then is not there, and no path
// leads to anything else on the disk.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>

namespace lemniscate::server {

/// The bytes of a file, or of a compressed form of it.
struct Form {
    std::shared_ptr<const std::string> bytes = nullptr;  ///< null: the build made none
    std::string tag = {};
};

struct PageFile {
    std::string_view type;
    bool never_changes = false;  ///< its name has a hash of its contents
    Form plain;
    Form brotli;  ///< from the file beside it, NAME.br
    Form gzip;    ///< from NAME.gz
};

struct Page {
    std::map<std::string, PageFile, std::less<>> files;  ///< by path: `/assets/index-4f1c.js`
};

/// Thrown where a folder cannot be served.
struct PageProblem {
    enum class Kind { no_page, too_large, unreadable };
    Kind kind;
    std::filesystem::path where;  ///< the folder, or the file that cannot be read
    std::error_code reason = {};
};

/// A page is a few megabytes; a folder that holds more is something else.
inline constexpr std::size_t largest_page = std::size_t{64} << 20U;

/// Reads a folder with an index.html.
Page load_page(const std::filesystem::path& folder);

}  // namespace lemniscate::server
