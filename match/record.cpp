#include "match/record.h"

#include <functional>
#include <limits>
#include <map>
#include <utility>

#include "engine/words.h"
#include "match/games.h"
#include "match/hex.h"
#include "match/json.h"
#include "match/terms.h"
#include "match/text_lines.h"

namespace lemniscate::match {

namespace {

/// A line that says nothing: blank, or a comment.
bool is_free(std::string_view line) { return line.empty() || line.front() == '#'; }

/// What a header may be called: `first_seat`.
bool is_name(std::string_view name) {
    constexpr std::size_t longest = 40;
    if (name.empty() || name.size() > longest) return false;
    for (char letter : name) {
        const bool fits =
            (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
        if (!fits) return false;
    }
    return true;
}

bool is_digits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Follows JSON to the bracket that closes its first one, without understanding the rest.
class Brackets {
  public:
    void read(std::string_view text) {
        for (char letter : text) read(letter);
    }
    bool closed() const { return depth_ == 0; }

  private:
    void read(char letter) {
        if (in_string_) {
            if (escaped_) {
                escaped_ = false;
            } else if (letter == '\\') {
                escaped_ = true;
            } else if (letter == '"') {
                in_string_ = false;
            }
        } else if (letter == '"') {
            in_string_ = true;
        } else if (letter == '{' || letter == '[') {
            ++depth_;
        } else if ((letter == '}' || letter == ']') && depth_ > 0) {
            --depth_;
        }
    }

    std::size_t depth_ = 0;
    bool in_string_ = false;
    bool escaped_ = false;
};

std::vector<std::string> game_list() {
    std::vector<std::string> ids;
    each_game([&ids]<class G>(G) { ids.emplace_back(G::id); });
    return ids;
}

class Reader {
  public:
    explicit Reader(std::string_view text) : lines_(text) {}

    Result<Record> read() {
        while (!lines_.empty()) {
            const std::string_view line = trimmed(lines_.take());
            if (is_free(line)) continue;
            if (const Wrong wrong = read_line(line)) return *wrong;
        }
        if (const Wrong wrong = check_headers()) return *wrong;
        return std::move(record_);
    }

  private:
    using Wrong = std::optional<Problem>;

    Problem here(ProblemKind kind, std::string_view found, std::string expected = {}) const {
        return at_line(lines_.number(), {kind, {}, shortened(found), std::move(expected)});
    }

    Wrong read_line(std::string_view line) {
        if (!is_text(line)) return here(ProblemKind::bad_line, {}, "UTF-8");
        if (is_interlude(line)) return read_interlude(line);
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos) return no_line_of_a_record(line);
        const std::string_view name = trimmed(line.substr(0, colon));
        const std::string_view value = trimmed(line.substr(colon + 1));
        if (is_digits(name)) return read_move(line, name, value);
        if (name == "result" && !value.empty()) return read_result(value);
        if (name == "position" && awaits_position()) return read_position_of_rules(value);
        if (headers_end_ != 0) return no_line_of_a_record(line);
        return read_header(line, name, value);
    }

    /// What would have been right depends on how far the record has come; a first line that is none
    /// says that the whole file is something else.
    Problem no_line_of_a_record(std::string_view line) const {
        if (record_.result) return here(ProblemKind::bad_line, line, "# COMMENT");
        if (headers_end_ != 0) return here(ProblemKind::bad_line, line, "SEAT: MOVE");
        if (!headers_.empty()) return here(ProblemKind::bad_line, line, "NAME: VALUE");
        return here(ProblemKind::not_a_record, line, "format: 2");
    }

    Wrong read_move(std::string_view line, std::string_view name, std::string_view text) {
        if (record_.result) return no_line_of_a_record(line);
        if (text.empty()) return here(ProblemKind::bad_line, line, "SEAT: MOVE");
        const std::optional<std::uint8_t> seat = read_seat(name);
        if (!seat) return wrong_seat(name);
        if (awaits_position()) return position_expected(line);
        if (headers_end_ == 0) headers_end_ = lines_.number();
        record_.moves.push_back({*seat, std::string(text), lines_.number()});
        return std::nullopt;
    }

    /// `2 resigned`, `2 time`, `rules 3`: two words and no colon.
    static bool is_interlude(std::string_view line) {
        Words words(line);
        const std::string_view first = words.next();
        const std::string_view second = words.next();
        if (second.empty() || !words.empty()) return false;
        return first == "rules" ? is_digits(second)
                                : is_digits(first) && (second == "resigned" || second == "time");
    }

    Wrong read_interlude(std::string_view line) {
        if (record_.result || format_ == 1) return no_line_of_a_record(line);
        Words words(line);
        const std::string_view first = words.next();
        const std::string_view second = words.next();
        Interlude interlude{.kind = Interlude::Kind::rules,
                            .before = record_.moves.size(),
                            .line = lines_.number()};
        if (first == "rules") {
            const std::optional<std::uint32_t> rules = read_rules(second);
            if (!rules) return here(ProblemKind::out_of_range, second, highest_rules());
            interlude.rules = *rules;
        } else {
            const std::optional<std::uint8_t> seat = read_seat(first);
            if (!seat) return wrong_seat(first);
            interlude.kind = second == "time" ? Interlude::Kind::time : Interlude::Kind::resigned;
            interlude.seat = *seat;
        }
        if (headers_end_ == 0) headers_end_ = lines_.number();
        record_.interludes.push_back(std::move(interlude));
        return std::nullopt;
    }

    /// Whether a position must follow, since the rules have changed.
    bool awaits_position() const {
        return !record_.interludes.empty() &&
               record_.interludes.back().kind == Interlude::Kind::rules &&
               !record_.interludes.back().position &&
               record_.interludes.back().before == record_.moves.size();
    }

    Wrong read_position_of_rules(std::string_view value) {
        Interlude& interlude = record_.interludes.back();
        Json position;
        if (const Wrong wrong = read_position_text(value, position, interlude.line)) return wrong;
        interlude.position = share(std::move(position));
        return std::nullopt;
    }

    Wrong read_result(std::string_view value) {
        if (record_.result) return here(ProblemKind::header_twice, "result");
        if (awaits_position()) return position_expected("result: " + std::string(value));
        if (headers_end_ == 0) headers_end_ = lines_.number();
        record_.result = single_spaced(value);
        record_.result_line = lines_.number();
        return std::nullopt;
    }

    Wrong read_header(std::string_view line, std::string_view name, std::string_view value) {
        const bool at_seat = name.substr(0, 4) == "seat" && name.size() > 4 && is_blank(name[4]);
        if (!is_name(name) && !at_seat) return no_line_of_a_record(line);
        if (value.empty() && name != "position") {
            return here(ProblemKind::bad_line, line, std::string(name) + ": VALUE");
        }
        if (at_seat) return read_player(trimmed(name.substr(4)), value);
        if (!remember(name)) return here(ProblemKind::header_twice, name);
        if (name == "format") return read_format(value);
        if (name == "seed") return read_seed(value);
        if (name == "match") return read_match(value);
        if (name == "secret") return read_secret(value);
        if (name == "terms") return read_terms(value);
        if (name == "rules") return read_rules_header(value);
        if (name == "position") return read_start_position(value);
        if (name == "game") {
            record_.game = value;
        } else if (name == "date") {
            record_.date = value;
        } else {
            record_.options.push_back({std::string(name), std::string(value)});
        }
        return std::nullopt;
    }

    Wrong read_player(std::string_view number, std::string_view who) {
        const std::optional<std::uint8_t> seat = read_seat(number);
        if (!seat) return wrong_seat(number);
        if (!remember("seat " + std::to_string(*seat))) {
            return here(ProblemKind::header_twice, "seat " + std::to_string(*seat));
        }
        if (record_.players.size() <= *seat) record_.players.resize(*seat + 1U);
        record_.players[*seat] = who;
        return std::nullopt;
    }

    Wrong read_format(std::string_view value) {
        const std::optional<std::uint64_t> format = read_number(value);
        if (format != 1 && format != record_format) {
            return here(ProblemKind::wrong_format, value, std::to_string(record_format));
        }
        format_ = static_cast<int>(*format);
        return std::nullopt;
    }

    static std::optional<std::uint32_t> read_rules(std::string_view text) {
        const std::optional<std::uint64_t> rules = read_number(text);
        if (!rules || *rules == 0 || *rules > most_rules) return std::nullopt;
        return static_cast<std::uint32_t>(*rules);
    }
    static std::string highest_rules() { return "1.." + std::to_string(most_rules); }

    Wrong read_rules_header(std::string_view value) {
        const std::optional<std::uint32_t> rules = read_rules(value);
        if (!rules) return here(ProblemKind::out_of_range, value, highest_rules());
        record_.rules = *rules;
        return std::nullopt;
    }

    Problem position_expected(std::string_view line) const {
        return here(ProblemKind::bad_line, line, "position: {...}");
    }

    Wrong read_seed(std::string_view value) {
        constexpr auto largest = std::numeric_limits<std::uint64_t>::max();
        const std::optional<std::uint64_t> seed = read_number(value);
        if (!seed) return here(ProblemKind::out_of_range, value, "0.." + std::to_string(largest));
        record_.seed = *seed;
        return std::nullopt;
    }

    RecordedSeal& sealed() {
        if (!record_.sealed) record_.sealed.emplace();
        return *record_.sealed;
    }

    Wrong read_match(std::string_view value) {
        const auto match = read_hex_as<MatchId>(value);
        if (!match) return no_hex("match", value, sizeof(MatchId));
        sealed().match = *match;
        sealed().match_line = lines_.number();
        return std::nullopt;
    }

    Wrong read_secret(std::string_view value) {
        const auto secret = read_hex_as<Secret>(value);
        if (!secret) return no_hex("secret", value, sizeof(Secret));
        sealed().secret = *secret;
        sealed().secret_line = lines_.number();
        return std::nullopt;
    }

    Problem no_hex(std::string_view name, std::string_view value, std::size_t bytes) const {
        return here(ProblemKind::bad_line, value,
                    std::string(name) + ": " + std::to_string(2 * bytes) + " x 0-9a-f");
    }

    Wrong read_terms(std::string_view value) {
        const Result<SaltedTerms> terms = read_salted_terms(value);
        if (!terms) return at_line(lines_.number(), terms.problem());
        sealed().terms = value;
        sealed().terms_line = lines_.number();
        return std::nullopt;
    }

    Wrong read_start_position(std::string_view value) {
        Json position;
        if (const Wrong wrong = read_position_text(value, position, record_.position_line)) {
            return wrong;
        }
        record_.position = share(std::move(position));
        return std::nullopt;
    }

    /// The JSON of a position, and where it begins.
    Wrong read_position_text(std::string_view value, Json& position, std::size_t& begins) {
        const Problem no_position = here(ProblemKind::bad_line, "position:", "position: {...}");
        while (is_free(value) && !lines_.empty()) value = trimmed(lines_.take());
        if (value.empty() || value.front() != '{') return no_position;
        begins = lines_.number();
        Brackets brackets;
        brackets.read(value);
        std::string json(value);
        while (!brackets.closed() && !lines_.empty()) {
            const std::string_view line = lines_.take();
            brackets.read(line);
            json.append("\n").append(line);
        }
        Result<Json> parsed = parse_json(json);
        if (!parsed) return in_position(begins, parsed.problem());
        position = std::move(*parsed);
        return std::nullopt;
    }

    Wrong check_headers() {
        if (headers_.empty() && headers_end_ == 0) {
            return at_line(1, {ProblemKind::not_a_record, {}, {}, "format: 2"});
        }
        if (headers_.count("game") == 0) return missing("game");
        // A misspelt header is also a missing one; to name what stands there helps more.
        if (const Wrong wrong = check_game()) return wrong;
        if (headers_.count("format") == 0) return missing("format");
        if (headers_.count("rules") == 0 && format_ != 1) return missing("rules");
        if (awaits_position()) return missing("position");
        if (record_.sealed) return check_sealed();
        if (headers_.count("seed") == 0 && !record_.position) return missing("seed");
        return std::nullopt;
    }

    /// A sealed match was dealt, and from nothing else.
    Wrong check_sealed() const {
        if (format_ == 1) {
            return at_line(line_of("format"), {ProblemKind::wrong_format, {}, "1", "2"});
        }
        for (const std::string_view name : {"match", "terms"}) {
            if (headers_.count(name) == 0) return missing(name);
        }
        for (const std::string_view name : {"seed", "position"}) {
            if (headers_.count(name) == 0) continue;
            return at_line(
                line_of(name),
                none_of({"format", "game", "rules", "seat N", "date", "match", "secret", "terms"},
                        ProblemKind::unknown_field, std::string(name), {}));
        }
        return std::nullopt;
    }

    Wrong check_game() const {
        Wrong wrong;
        const auto check = [this, &wrong]<class G>(G game) { wrong = check_start(game); };
        if (with_game(record_.game, check)) return wrong;
        return at_line(line_of("game"), none_of(game_list(), ProblemKind::unknown_game, {},
                                                shortened(record_.game)));
    }

    template <class G>
    Wrong check_start(G game) const {
        if (!record_.position) {
            const auto options = read_options(game, record_.options);
            return options ? std::nullopt : Wrong(in_options(options.problem()));
        }
        if (!record_.options.empty()) {
            // A position brings its own.
            const auto& [name, value] = record_.options.front();
            return in_options(
                none_of({"format", "game", "rules", "seed", "seat N", "date", "position"},
                        ProblemKind::unknown_field, name, shortened(value)));
        }
        const Result<std::string> id = game_of(*record_.position);
        if (!id) return in_position(record_.position_line, id.problem());
        if (*id == G::id) return std::nullopt;
        return in_position(record_.position_line,
                           {ProblemKind::disagrees, "game", *id, record_.game});
    }

    /// What is not JSON has a line of its own, counted from where the position begins.
    static Problem in_position(std::size_t begins, Problem problem) {
        const std::size_t line = problem.line == 0 ? begins : begins + problem.line - 1;
        return at_line(line, std::move(problem));
    }

    /// Options are fields of the record: `line 4, players`.
    Problem in_options(Problem problem) const {
        const std::size_t line = line_of(problem.where);
        return at_line(line, std::move(problem));
    }

    Problem missing(std::string_view name) const {
        const std::size_t line = headers_end_ != 0 ? headers_end_ : lines_.number();
        return at_line(line, {ProblemKind::missing_header, {}, {}, std::string(name)});
    }

    static std::optional<std::uint8_t> read_seat(std::string_view text) {
        const std::optional<std::uint64_t> seat = read_number(text);
        if (!seat || *seat >= most_seats) return std::nullopt;
        return static_cast<std::uint8_t>(*seat);
    }
    Problem wrong_seat(std::string_view found) const {
        return here(ProblemKind::out_of_range, found, "0.." + std::to_string(most_seats - 1));
    }

    bool remember(std::string_view name) {
        return headers_.emplace(std::string(name), lines_.number()).second;
    }
    /// 0 for a header that is not there.
    std::size_t line_of(std::string_view name) const {
        const auto found = headers_.find(name);
        return found == headers_.end() ? 0 : found->second;
    }

    Lines lines_;
    int format_ = record_format;
    Record record_;
    std::map<std::string, std::size_t, std::less<>> headers_;  // the line of each
    std::size_t headers_end_ = 0;                              // the first line that is none
};

void write_line(std::string& text, std::string_view name, std::string_view value) {
    const std::string line = on_one_line(value);
    if (!line.empty()) text.append(name).append(": ").append(line).append("\n");
}

void write_seal(std::string& text, const RecordedSeal& sealed) {
    write_line(text, "match", write_hex(sealed.match));
    if (sealed.secret) write_line(text, "secret", write_hex(*sealed.secret));
    write_line(text, "terms", sealed.terms);
}

void write_interlude(std::string& text, const Interlude& interlude) {
    switch (interlude.kind) {
        case Interlude::Kind::resigned:
            text.append(std::to_string(interlude.seat)).append(" resigned\n");
            return;
        case Interlude::Kind::time:
            text.append(std::to_string(interlude.seat)).append(" time\n");
            return;
        case Interlude::Kind::rules:
            text.append("rules ").append(std::to_string(interlude.rules)).append("\nposition:\n");
            text.append(format_json(*interlude.position));
            return;
    }
}

}  // namespace

std::string result_text(std::uint8_t winners, std::string_view reason) {
    std::string text;
    for (std::uint32_t seat = 0; seat < most_seats; ++seat) {
        if (((winners >> seat) & 1U) != 0) text += std::to_string(seat) + " ";
    }
    if (text.empty()) text = "none ";
    return text.append(reason);
}

std::optional<RecordedResult> read_result(std::string_view text, std::uint32_t seats) {
    Words words(text);
    std::string_view word = words.next();
    RecordedResult result;
    if (word == "none") {
        word = words.next();
    } else {
        // Seats in their order.
        std::uint64_t next = 0;
        for (auto seat = read_number(word); seat; seat = read_number(word)) {
            if (*seat < next || *seat >= seats) return std::nullopt;
            result.winners = static_cast<std::uint8_t>(result.winners | 1U << *seat);
            next = *seat + 1;
            word = words.next();
        }
        if (next == 0) return std::nullopt;
    }
    if (word.empty() || !words.empty()) return std::nullopt;
    result.reason = word;
    return result;
}

bool is_ending_by_people(std::string_view reason) {
    return reason == "resigned" || reason == "time" || reason == "agreed" || reason == "abandoned";
}

Result<Record> read_record(std::string_view text) { return Reader(text).read(); }

std::string write_record(const Record& record) {
    std::string text = "# Lemniscate game record\n";
    write_line(text, "format", std::to_string(record_format));
    write_line(text, "game", record.game);
    write_line(text, "rules", std::to_string(record.rules));
    if (!record.position) {
        for (const Option& option : record.options) write_line(text, option.name, option.value);
    }
    if (record.sealed) {
        write_seal(text, *record.sealed);
    } else {
        write_line(text, "seed", std::to_string(record.seed));
    }
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        write_line(text, "seat " + std::to_string(seat), record.players[seat]);
    }
    write_line(text, "date", record.date);
    if (record.position) text.append("position:\n").append(format_json(*record.position));
    text += '\n';
    auto interlude = record.interludes.begin();
    for (std::size_t i = 0; i <= record.moves.size(); ++i) {
        for (; interlude != record.interludes.end() && interlude->before == i; ++interlude) {
            write_interlude(text, *interlude);
        }
        if (i == record.moves.size()) break;
        write_line(text, std::to_string(record.moves[i].seat), record.moves[i].text);
    }
    if (record.result) write_line(text, "result", *record.result);
    return text;
}

}  // namespace lemniscate::match
