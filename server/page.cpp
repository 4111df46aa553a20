#include "server/page.h"

#include <cerrno>
#include <fstream>
#include <sstream>
#include <utility>

#include "server/content_type.h"
#include "server/entity_tag.h"

namespace lemniscate::server {

namespace {

namespace fs = std::filesystem;

std::string read_bytes(const fs::path& file) {
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    // An empty file fails to be copied, and has been read.
    if (in && in.peek() != std::ifstream::traits_type::eof()) bytes << in.rdbuf();
    if (in.bad() || !in.is_open() || !bytes) {
        throw PageProblem{PageProblem::Kind::unreadable, file, {errno, std::generic_category()}};
    }
    return bytes.str();
}

Form form_of(std::string bytes) {
    std::string tag = entity_tag(bytes);
    return {std::make_shared<const std::string>(std::move(bytes)), std::move(tag)};
}

/// The compressed form that stands beside a file, if the build made one.
Form form_beside(fs::path file, const char* ending) {
    file += ending;
    if (!fs::is_regular_file(file)) return {};
    return form_of(read_bytes(file));
}

PageFile read_page_file(const fs::path& file, const std::string& path) {
    return {.type = content_type(path),
            .never_changes = path.starts_with("/assets/"),
            .plain = form_of(read_bytes(file)),
            .brotli = form_beside(file, ".br"),
            .gzip = form_beside(file, ".gz")};
}

bool is_compressed_form(const fs::path& file) {
    return file.extension() == ".br" || file.extension() == ".gz";
}

/// Whether a part of it is for tools, such as .git.
bool is_hidden(const fs::path& relative) {
    for (const fs::path& part : relative) {
        if (part.native().starts_with('.')) return true;
    }
    return false;
}

}  // namespace

Page load_page(const fs::path& folder) {
    std::error_code none;
    if (!fs::is_regular_file(folder / "index.html", none)) {
        throw PageProblem{PageProblem::Kind::no_page, folder};
    }
    Page page;
    std::size_t size = 0;
    try {
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
            const fs::path relative = entry.path().lexically_relative(folder);
            if (!entry.is_regular_file() || is_hidden(relative)) continue;
            size += entry.file_size();
            if (size > largest_page) throw PageProblem{PageProblem::Kind::too_large, folder};
            if (is_compressed_form(relative)) continue;
            const std::string path = "/" + relative.generic_string();
            page.files.emplace(path, read_page_file(entry.path(), path));
        }
    } catch (const fs::filesystem_error& error) {
        throw PageProblem{PageProblem::Kind::unreadable, error.path1(), error.code()};
    }
    return page;
}

}  // namespace lemniscate::server
