#include <algorithm>
#include <charconv>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "match/reader.h"
#include "match/shards/names.h"
#include "match/shards/position.h"

namespace lemniscate::match {

namespace shards_format {
namespace {

using shards::Mode;
using shards::Options;

constexpr std::string_view flag_words[] = {"false", "true"};

/// Reads options by name. The first problem is kept, as in match/reader.h.
class OptionsReader {
  public:
    explicit OptionsReader(const OptionList& list) : list_(list) {}

    Result<Options> read() {
        check_names();
        read_sets();
        options_.mode = static_cast<Mode>(word("mode", modes, 0));
        options_.players = number("players", {shards::min_players, shards::max_players},
                                  least_players(options_.mode));
        options_.row_size =
            number("row_size", {shards::min_row, shards::max_row}, options_.row_size);
        options_.auction = word("auction", flag_words, 0) == 1;
        options_.relic_draft = word("relic_draft", flag_words, 0) == 1;
        options_.mysterious_relics = word("mysterious_relics", flag_words, 0) == 1;
        options_.first_seat =
            seat_at(number("first_seat", {0, options_.players - 1}, index(options_.first_seat)));
        read_characters();
        if (!problem_) check_together();
        if (problem_) return *problem_;
        return options_;
    }

  private:
    const Option* find(std::string_view name) const {
        const auto found = std::find_if(list_.begin(), list_.end(),
                                        [name](const Option& each) { return each.name == name; });
        return found == list_.end() ? nullptr : &*found;
    }

    void refuse(ProblemKind kind, const Option& option, std::string expected) {
        if (problem_) return;
        problem_ = Problem{kind, field_path({}, option.name), excerpt(Json(option.value)),
                           std::move(expected)};
    }

    void refuse_unknown(ProblemKind kind, const Option& option,
                        std::span<const std::string_view> known) {
        if (problem_) return;
        problem_ = none_of({known.begin(), known.end()}, kind, field_path({}, option.name),
                           excerpt(Json(option.value)));
    }

    void check_names() {
        for (const Option& option : list_) {
            const auto known = std::find(std::begin(option_names), std::end(option_names),
                                         std::string_view(option.name));
            if (known == std::end(option_names)) {
                refuse_unknown(ProblemKind::unknown_field, option, option_names);
            } else if (find(option.name) != &option && !problem_) {
                problem_ = Problem{ProblemKind::duplicate_field, option.name, {}, {}};
            }
        }
    }

    std::uint32_t number(std::string_view name, Range range, std::uint32_t missing) {
        const Option* const option = find(name);
        if (option == nullptr) return missing;
        const std::string& text = option->value;
        std::uint32_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, number);
        const bool read = error == std::errc{} && stopped == end;
        if (read && number >= range.low && number <= range.high) return number;
        refuse(ProblemKind::out_of_range, *option, text_of(range));
        return missing;
    }

    std::size_t word(std::string_view name, std::span<const std::string_view> words,
                     std::size_t missing) {
        const Option* const option = find(name);
        if (option == nullptr) return missing;
        const auto known = std::find(words.begin(), words.end(), option->value);
        if (known != words.end()) return static_cast<std::size_t>(known - words.begin());
        refuse_unknown(ProblemKind::unknown_word, *option, words);
        return missing;
    }

    /// `base,relics_of_the_future`, in any order.
    void read_sets() {
        const Option* const option = find("sets");
        if (option == nullptr) return;
        options_.sets = {};
        std::string_view rest = option->value;
        for (;;) {
            const std::string_view id = rest.substr(0, rest.find(','));
            const auto known =
                std::find(std::begin(shards::set_ids), std::end(shards::set_ids), id);
            const auto set =
                shards::set_at(static_cast<std::uint32_t>(known - std::begin(shards::set_ids)));
            if (known == std::end(shards::set_ids) || options_.sets.has(set)) {
                return refuse(ProblemKind::unknown_word, *option, comma_list(shards::set_ids));
            }
            options_.sets.add(set);
            if (id.size() == rest.size()) break;
            rest.remove_prefix(id.size() + 1);
        }
        if ((options_.sets | shards::core_sets) != options_.sets) {
            refuse(ProblemKind::unknown_word, *option, comma_list(shards::set_ids));
        }
    }

    /// More characters than seats, or fewer, are left to the check of what goes together.
    void read_characters() {
        const Option* const option = find("characters");
        if (option == nullptr) return;
        std::string_view rest = option->value;
        for (std::uint32_t seat = 0;; ++seat) {
            const std::string_view id = rest.substr(0, rest.find(','));
            const shards::Character character = shards::find_character(id);
            if (character == shards::Character::none) {
                return refuse_unknown(ProblemKind::unknown_word, *option, character_words);
            }
            if (seat == shards::max_players) {
                return refuse(ProblemKind::options_conflict, *option,
                              std::string(id_of(shards::OptionsProblem::characters_number)));
            }
            options_.characters[seat] = character;
            if (id.size() == rest.size()) return;
            rest.remove_prefix(id.size() + 1);
        }
    }

    void check_together() {
        const shards::OptionsProblem problem = check(options_);
        if (problem == shards::OptionsProblem::none) return;
        const std::string name(option_of(problem));
        const Option* const given = find(name);
        refuse(ProblemKind::options_conflict, given != nullptr ? *given : Option{name, {}},
               std::string(id_of(problem)));
    }

    const OptionList& list_;
    Options options_;
    std::optional<Problem> problem_;
};

std::string sets_text(shards::Sets sets) {
    std::string text;
    for (std::uint32_t i = 0; i < shards::set_count; ++i) {
        if (!sets.has(shards::set_at(i))) continue;
        text.append(text.empty() ? "" : ",").append(shards::set_ids[i]);
    }
    return text;
}

std::string characters_text(const Options& options) {
    std::string text;
    for (shards::Character character : options.characters) {
        if (character == shards::Character::none) break;
        text.append(text.empty() ? "" : ",").append(id_of(character));
    }
    return text;
}

}  // namespace

std::string_view option_of(shards::OptionsProblem problem) {
    using shards::OptionsProblem;
    switch (problem) {
        case OptionsProblem::none:
            break;
        case OptionsProblem::players:
            return "players";
        case OptionsProblem::row_size:
            return "row_size";
        case OptionsProblem::needs_relics:
            return "sets";
        case OptionsProblem::auction_mode:
            return "auction";
        case OptionsProblem::draft_mode:
        case OptionsProblem::draft_and_mysterious:
            return "relic_draft";
        case OptionsProblem::first_seat:
        case OptionsProblem::first_seat_decided:
        case OptionsProblem::first_seat_of_team:
            return "first_seat";
        case OptionsProblem::characters_decided:
        case OptionsProblem::character_twice:
        case OptionsProblem::characters_number:
            return "characters";
    }
    return {};
}

}  // namespace shards_format

Result<shards::Options> read_options(shards::Game, const OptionList& options) {
    return shards_format::OptionsReader(options).read();
}

OptionList write_options(const shards::Options& options) {
    using namespace shards_format;
    OptionList list;
    const auto add = [&list](std::string_view name, std::string_view value) {
        list.push_back({std::string(name), std::string(value)});
    };
    const shards::Options usual;
    add("players", std::to_string(options.players));
    add("sets", sets_text(options.sets | shards::core_sets));
    add("mode", modes[static_cast<std::size_t>(options.mode)]);
    if (options.row_size != usual.row_size) add("row_size", std::to_string(options.row_size));
    if (options.auction) add("auction", "true");
    if (options.relic_draft) add("relic_draft", "true");
    if (options.mysterious_relics) add("mysterious_relics", "true");
    if (options.first_seat != Seat::none) {
        add("first_seat", std::to_string(index(options.first_seat)));
    }
    if (options.characters[0] != shards::Character::none) {
        add("characters", characters_text(options));
    }
    return list;
}

}  // namespace lemniscate::match
