#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "match/json.h"
#include "match/path.h"

namespace lemniscate::match {

namespace {

/// The text is not JSON from `offset` on. A column is a letter, not a byte: the bytes after the
/// first of a UTF-8 sequence are not counted.
Problem not_json(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0: the first line
    const std::string_view line = before.substr(line_start);
    const auto letters = std::count_if(line.begin(), line.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U;
    });
    return {.kind = ProblemKind::not_json,
            .where = {},
            .found = {},
            .expected = {},
            .line = static_cast<std::size_t>(lines) + 1,
            .column = static_cast<std::size_t>(letters) + 1};
}

/// Builds the document from what the parser reads, piece by piece. The library's own builder would
/// keep the last of two equal fields and go as deep as the text does; copying, comparing and
/// writing a document are recursive, so its depth must have an end.
class Builder {
  public:
    explicit Builder(std::string_view text) : text_(text) {}

    Json take_document() { return std::move(document_); }
    const std::optional<Problem>& problem() const { return problem_; }

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(Json::number_integer_t value) { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
    bool number_float(Json::number_float_t value, const std::string&) { return add(value); }
    bool string(std::string& value) { return add(std::move(value)); }
    bool binary(Json::binary_t&) { return false; }  // no JSON text has any

    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& name) {
        Level& object = open_.back();
        object.name = name;
        if (object.names.insert(name).second) return true;
        return refuse({ProblemKind::duplicate_field, path(open_.size()), {}, {}});
    }

    template <class Exception>
    bool parse_error(std::size_t read, const std::string&, const Exception&) {
        // The last byte that was read is the wrong one; at the end there is none.
        const std::size_t offset = std::min(read - 1, text_.size());
        return refuse(not_json(text_, offset));
    }

  private:
    static constexpr std::size_t max_depth = 64;

    /// A list or object that has not ended yet.
    struct Level {
        Json* container;
        std::string name;             ///< of the field that is being read
        std::set<std::string> names;  ///< of the fields so far
    };

    bool refuse(Problem problem) {
        problem_ = std::move(problem);
        return false;
    }

    bool add(Json value) {
        place(std::move(value));
        return true;
    }

    Json* place(Json value) {
        if (open_.empty()) {
            document_ = std::move(value);
            return &document_;
        }
        Json& container = *open_.back().container;
        if (container.is_array()) {
            container.push_back(std::move(value));
            return &container.back();
        }
        // Straight to the end: the name is known to be new, and looking it up among the others
        // takes the longer the more there are.
        auto& fields = container.get_ref<Json::object_t&>();
        fields.emplace_back(open_.back().name, std::move(value));
        return &fields.back().second;
    }

    bool open(Json container) {
        if (open_.size() == max_depth) {
            // The whole path would be longer than anybody can follow.
            return refuse({ProblemKind::too_deep, path(4), {}, std::to_string(max_depth)});
        }
        Json* placed = place(std::move(container));
        open_.push_back({placed, {}, {}});
        return true;
    }

    bool close() {
        open_.pop_back();
        return true;
    }

    /// Of the value that is being read, or of the one around it that is `levels` deep. The value
    /// inside a list is its last so far.
    std::string path(std::size_t levels) const {
        std::string path;
        for (std::size_t i = 0; i < levels; ++i) {
            const Level& level = open_[i];
            path = level.container->is_object() ? field_path(path, level.name)
                                                : entry_path(path, level.container->size() - 1);
        }
        return path;
    }

    std::string_view text_;
    Json document_;
    std::vector<Level> open_;
    std::optional<Problem> problem_;
};

}  // namespace

Result<Json> parse_json(std::string_view text) {
    // The parser takes a zero byte for the end of the text; here it is as wrong as any other.
    const std::string_view readable = text.substr(0, text.find('\0'));
    Builder builder(readable);
    const bool complete = Json::sax_parse(readable.begin(), readable.end(), &builder);
    if (builder.problem()) return *builder.problem();
    if (!complete || readable.size() != text.size()) {
        return not_json(text, readable.size());
    }
    return builder.take_document();
}

}  // namespace lemniscate::match
