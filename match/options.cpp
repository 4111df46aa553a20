#include "match/options.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "match/json.h"
#include "match/path.h"

namespace lemniscate::match {

namespace {

constexpr std::string_view flag_words[] = {"false", "true"};

std::vector<std::string> names_of(const OptionRules& rules) {
    std::vector<std::string> names;
    for (const OptionRule& rule : rules) names.emplace_back(rule.name);
    return names;
}

std::optional<std::uint32_t> number_in(std::string_view text, Range range) {
    std::uint32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stopped != end) return std::nullopt;
    if (number < range.low || number > range.high) return std::nullopt;
    return number;
}

std::optional<std::size_t> place_of(std::string_view word,
                                    const std::vector<std::string_view>& words) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

std::string_view name_of(OptionKind kind) {
    switch (kind) {
        case OptionKind::number:
            return "number";
        case OptionKind::flag:
            return "flag";
        case OptionKind::word:
            return "word";
        case OptionKind::words:
            return "words";
        case OptionKind::seat:
            return "seat";
    }
    return {};
}

/// The problem of an option that has another value than it may have.
Problem wrong_value(const OptionRule& rule, const Option& option) {
    const std::string found = excerpt(Json(option.value));
    switch (rule.kind) {
        case OptionKind::number:
        case OptionKind::seat:
            return {ProblemKind::out_of_range, option.name, found, text_of(rule.range)};
        case OptionKind::flag:
            return none_of({std::begin(flag_words), std::end(flag_words)},
                           ProblemKind::unknown_word, option.name, found);
        case OptionKind::word:
        case OptionKind::words:
            break;
    }
    return none_of({rule.words.begin(), rule.words.end()}, ProblemKind::unknown_word, option.name,
                   found);
}

}  // namespace

class OptionsReader {
  public:
    explicit OptionsReader(const OptionRules& rules) : rules_(rules) {}

    Result<OptionValues> read(const OptionList& list) {
        for (const Option& option : list) {
            const OptionRule* const rule = find(option.name);
            if (rule == nullptr) {
                return none_of(names_of(rules_), ProblemKind::unknown_field,
                               field_path({}, option.name), excerpt(Json(option.value)));
            }
            if (values_.has(option.name)) {
                return Problem{ProblemKind::duplicate_field, option.name, {}, {}};
            }
            const auto read = read_text(*rule, option.value);
            if (!read) return wrong_value(*rule, option);
            values_.keep(rule->name, *read, excerpt(Json(option.value)));
        }
        return std::move(values_);
    }

    OptionValues read(const Field& options) {
        std::vector<std::string_view> names;
        for (const OptionRule& rule : rules_) {
            if (rule.in_positions) names.push_back(rule.name);
        }
        const Fields fields = options.fields(names);
        for (const OptionRule& rule : rules_) {
            const Field field = fields[rule.name];
            if (!rule.in_positions || field.is_missing()) continue;
            values_.keep(rule.name, read_field(rule, field), excerpt(field.value()));
        }
        return std::move(values_);
    }

  private:
    using Read = std::vector<std::size_t>;

    const OptionRule* find(std::string_view name) const {
        const auto found =
            std::find_if(rules_.begin(), rules_.end(),
                         [name](const OptionRule& rule) { return rule.name == name; });
        return found == rules_.end() ? nullptr : &*found;
    }

    template <class Number>
    static std::optional<Read> only(const std::optional<Number>& value) {
        if (!value) return std::nullopt;
        return Read{std::size_t{*value}};
    }

    static std::optional<Read> read_text(const OptionRule& rule, std::string_view text) {
        switch (rule.kind) {
            case OptionKind::number:
            case OptionKind::seat:
                return only(number_in(text, rule.range));
            case OptionKind::flag:
                return only(place_of(text, {flag_words[0], flag_words[1]}));
            case OptionKind::word:
                return only(place_of(text, rule.words));
            case OptionKind::words:
                break;
        }
        Read read;
        for (;;) {
            const std::string_view word = text.substr(0, text.find(','));
            const auto place = place_of(word, rule.words);
            if (!place) return std::nullopt;
            read.push_back(*place);
            if (word.size() == text.size()) return read;
            text.remove_prefix(word.size() + 1);
        }
    }

    static Read read_field(const OptionRule& rule, const Field& field) {
        switch (rule.kind) {
            case OptionKind::number:
            case OptionKind::seat:
                return {field.number(rule.range, rule.range.low)};
            case OptionKind::flag:
                return {std::size_t{field.flag(false)}};
            case OptionKind::word:
                return {field.word(rule.words, 0)};
            case OptionKind::words:
                break;
        }
        Read read;
        for (const Field& entry : field.entries()) read.push_back(entry.word(rule.words, 0));
        return read;
    }

    const OptionRules& rules_;
    OptionValues values_;
};

std::uint32_t OptionValues::number(std::string_view name, std::uint32_t missing) const {
    return static_cast<std::uint32_t>(word(name, missing));
}
std::size_t OptionValues::word(std::string_view name, std::size_t missing) const {
    const auto found = values_.find(name);
    return found == values_.end() ? missing : found->second.front();
}
std::vector<std::size_t> OptionValues::words(std::string_view name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? std::vector<std::size_t>{} : found->second;
}
std::string OptionValues::found(std::string_view name) const {
    const auto found = found_.find(name);
    return found == found_.end() ? std::string{} : found->second;
}
void OptionValues::imply(std::string_view name, std::uint32_t number) {
    keep(name, {number}, std::to_string(number));
}
void OptionValues::keep(std::string_view name, std::vector<std::size_t> values, std::string found) {
    values_.emplace(name, std::move(values));
    found_.emplace(name, std::move(found));
}

Result<OptionValues> read_option_values(const OptionRules& rules, const OptionList& list) {
    return OptionsReader(rules).read(list);
}

OptionValues read_option_values(const OptionRules& rules, const Field& options) {
    return OptionsReader(rules).read(options);
}

void count_players(OptionValues& values, const Field& options, std::size_t listed, Range range) {
    if (values.has("players")) return;
    if (listed >= range.low && listed <= range.high) {
        values.imply("players", static_cast<std::uint32_t>(listed));
    } else {
        options.field("players").refuse(ProblemKind::missing_field, text_of(range));
    }
}

Problem options_conflict(const OptionValues& values, std::string_view name,
                         std::string_view reason) {
    return {ProblemKind::options_conflict, std::string(name), values.found(name),
            std::string(reason)};
}

Json write_option_rules(const OptionRules& rules) {
    Json list = Json::array();
    for (const OptionRule& rule : rules) {
        Json json;
        json["name"] = rule.name;
        json["kind"] = name_of(rule.kind);
        if (rule.kind == OptionKind::number || rule.kind == OptionKind::seat) {
            json["min"] = rule.range.low;
            json["max"] = rule.range.high;
        }
        if (!rule.words.empty()) json["words"] = rule.words;
        json["usual"] = rule.usual.empty() ? Json(nullptr) : Json(rule.usual);
        list.push_back(std::move(json));
    }
    return list;
}

std::vector<std::string> possible_values(const OptionRule& rule) {
    std::vector<std::string> values;
    switch (rule.kind) {
        case OptionKind::number:
        case OptionKind::seat:
            for (std::uint32_t i = rule.range.low; i <= rule.range.high; ++i) {
                values.push_back(std::to_string(i));
            }
            return values;
        case OptionKind::flag:
            return {flag_words, flag_words + 2};
        case OptionKind::word:
        case OptionKind::words:
            break;
    }
    std::string all;
    for (std::string_view word : rule.words) {
        values.emplace_back(word);
        all.append(all.empty() ? "" : ",").append(word);
    }
    if (rule.kind == OptionKind::words && rule.words.size() > 1) values.push_back(all);
    return values;
}

}  // namespace lemniscate::match
