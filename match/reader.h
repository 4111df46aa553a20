// Reading a JSON document strictly: nothing is skipped, and what is wrong is named by its path.
//
// The first problem is kept; reading then goes on with harmless values, so that the code that reads
// a format looks like the format and not like a ladder of checks. Whoever started it looks at the
// problem in the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/json_forward.h"
#include "match/path.h"
#include "match/problem.h"

namespace lemniscate::match {

/// From `low` to `high`, both included; written `2..4`.
struct Range {
    std::uint32_t low;
    std::uint32_t high;
};
std::string text_of(Range range);

class Fields;

/// A place in a document: the path to it, and the value there if the document has one.
class Field {
  public:
    /// The whole document. Both must outlive every field of it.
    Field(const Json& document, std::optional<Problem>& problem);

    bool is_missing() const { return value_ == nullptr; }
    bool is_null() const;
    bool is_object() const;
    const std::string& path() const { return path_; }
    const Json& value() const { return *value_; }  ///< of a field that is not missing

    /// Says that something is wrong here.
    void refuse(ProblemKind kind, std::string expected) const;
    void refuse(ProblemKind kind, std::string found, std::string expected) const;
    /// Says what is wrong with a field of this object; the problem names the field.
    void refuse_inside(Problem problem) const;
    /// Says that what stands here is none of these words.
    void refuse_unknown(ProblemKind kind, std::span<const std::string_view> known) const;

    /// This field again, refused where it is missing.
    const Field& required() const;

    /// What stands here. A missing value is the given one; a value of another type is refused.
    std::optional<std::int64_t> integer() const;
    std::uint32_t number(Range range, std::uint32_t missing) const;
    bool flag(bool missing) const;
    std::string text() const;
    /// A word of a closed list, as its position there.
    std::size_t word(std::span<const std::string_view> words, std::size_t missing) const;

    /// The values of a list; none where it is missing.
    std::vector<Field> entries() const;
    /// Those of a list that has room for no more than `most`.
    std::vector<Field> entries_up_to(std::size_t most) const;
    /// The fields of an object; any that is not named here is refused.
    Fields fields(std::initializer_list<std::string_view> names) const;
    Fields fields(std::span<const std::string_view> names) const;
    /// One field of an object whose other fields are somebody else's business.
    Field field(std::string_view name) const;

  private:
    Field(const Json* value, std::string path, std::optional<Problem>* problem);

    const Json* value_;
    std::string path_;
    std::optional<Problem>* problem_;
};

/// The fields of one object.
class Fields {
  public:
    explicit Fields(Field object) : object_(std::move(object)) {}
    Field operator[](std::string_view name) const { return object_.field(name); }

  private:
    Field object_;
};

}  // namespace lemniscate::match
