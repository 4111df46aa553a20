#include "match/reader.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "match/json.h"

namespace lemniscate::match {

std::string text_of(Range range) {
    return std::to_string(range.low) + ".." + std::to_string(range.high);
}

Field::Field(const Json& document, std::optional<Problem>& problem)
    : value_(&document), problem_(&problem) {}

Field::Field(const Json* value, std::string path, std::optional<Problem>* problem)
    : value_(value), path_(std::move(path)), problem_(problem) {}

void Field::refuse(ProblemKind kind, std::string expected) const {
    refuse(kind, is_missing() ? std::string() : excerpt(*value_), std::move(expected));
}

void Field::refuse(ProblemKind kind, std::string found, std::string expected) const {
    if (*problem_) return;
    *problem_ = Problem{kind, path_, std::move(found), std::move(expected)};
}

bool Field::is_null() const { return value_ != nullptr && value_->is_null(); }
bool Field::is_object() const { return value_ != nullptr && value_->is_object(); }

void Field::refuse_inside(Problem problem) const {
    if (*problem_) return;
    problem.where = field_path(path_, problem.where);
    *problem_ = std::move(problem);
}

void Field::refuse_unknown(ProblemKind kind, std::span<const std::string_view> known) const {
    if (*problem_) return;
    *problem_ = none_of({known.begin(), known.end()}, kind, path_, excerpt(*value_));
}

const Field& Field::required() const {
    if (is_missing()) refuse(ProblemKind::missing_field, {});
    return *this;
}

std::optional<std::int64_t> Field::integer() const {
    if (is_missing()) return {};
    if (!value_->is_number_integer()) {
        refuse(ProblemKind::wrong_type, "integer");
        return {};
    }
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    if (value_->is_number_unsigned() && value_->get<std::uint64_t>() > std::uint64_t{most}) {
        return most;  // no field comes anywhere near: it will be out of range all the same
    }
    return value_->get<std::int64_t>();
}

std::uint32_t Field::number(Range range, std::uint32_t missing) const {
    const std::optional<std::int64_t> found = integer();
    if (!found) return missing;
    if (*found < range.low || *found > range.high) {
        refuse(ProblemKind::out_of_range, text_of(range));
        return missing;
    }
    return static_cast<std::uint32_t>(*found);
}

bool Field::flag(bool missing) const {
    if (is_missing()) return missing;
    if (!value_->is_boolean()) {
        refuse(ProblemKind::wrong_type, "boolean");
        return missing;
    }
    return value_->get<bool>();
}

std::string Field::text() const {
    if (is_missing()) return {};
    if (!value_->is_string()) {
        refuse(ProblemKind::wrong_type, "string");
        return {};
    }
    return value_->get<std::string>();
}

std::size_t Field::word(std::span<const std::string_view> words, std::size_t missing) const {
    if (is_missing()) return missing;
    const std::string found = text();
    const auto known = std::find(words.begin(), words.end(), found);
    if (known != words.end()) return static_cast<std::size_t>(known - words.begin());
    refuse_unknown(ProblemKind::unknown_word, words);
    return missing;
}

std::vector<Field> Field::entries() const {
    std::vector<Field> entries;
    if (is_missing()) return entries;
    if (!value_->is_array()) {
        refuse(ProblemKind::wrong_type, "array");
        return entries;
    }
    for (const Json& entry : *value_) {
        entries.push_back(Field(&entry, entry_path(path_, entries.size()), problem_));
    }
    return entries;
}

std::vector<Field> Field::entries_up_to(std::size_t most) const {
    std::vector<Field> entries = this->entries();
    if (entries.size() > most) {
        entries[most].refuse(ProblemKind::too_many, std::to_string(entries.size()),
                             std::to_string(most));
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(most), entries.end());
    }
    return entries;
}

Fields Field::fields(std::initializer_list<std::string_view> names) const {
    return fields(std::span(names.begin(), names.size()));
}

Fields Field::fields(std::span<const std::string_view> names) const {
    if (is_missing()) return Fields(*this);
    if (!value_->is_object()) {
        refuse(ProblemKind::wrong_type, "object");
        return Fields(Field(nullptr, path_, problem_));
    }
    for (const auto& [name, value] : value_->items()) {
        if (std::find(names.begin(), names.end(), name) != names.end()) continue;
        Field(&value, field_path(path_, name), problem_)
            .refuse_unknown(ProblemKind::unknown_field, names);
    }
    return Fields(*this);
}

Field Field::field(std::string_view name) const {
    const Json* value = nullptr;
    if (!is_missing() && value_->is_object()) {
        const auto found = value_->find(std::string(name));
        if (found != value_->end()) value = &*found;
    }
    return Field(value, field_path(path_, name), problem_);
}

}  // namespace lemniscate::match
