#include "cli/play/ask_setup.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "cli/ink.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/play/input_words.h"
#include "cli/play/parse_line.h"
#include "cli/play/phrases.h"
#include "cli/play/pick.h"
#include "cli/play/setup_draft.h"
#include "cli/play/vocabulary.h"
#include "cli/play/who_plays.h"
#include "cli/printable.h"
#include "cli/setup_options.h"
#include "texts/phrases.h"
#include "texts/say_problem.h"

namespace lemniscate::cli::play {
namespace {

using match::OptionKind;
using match::OptionRule;
using texts::Key;
using About = SetupDraft::About;

/// Where a question led.
enum class Went {
    on,
    back,
    nowhere,  ///< there was nothing to ask
    done,     ///< nothing more is to be asked
    left,
};

struct Reply {
    Went went;
    std::string text = {};  ///< as it was typed; empty: the default
};

void show_list(const Page& lines, const Dialog& dialog) {
    for (const std::string& line : lines) dialog.say(line);
}

/// Small letters, and no blanks between the parts of a list: as on the command line.
std::string as_value(const std::string& typed) {
    std::string value = texts::lowered(typed);
    std::erase(value, ' ');
    return value;
}

/// Everything that is neither one of a few words nor the number of players.
bool is_variant(const OptionRule& rule) {
    return rule.kind != OptionKind::word && rule.name != players_option;
}

std::string values_of(const OptionRule& rule) {
    if (!rule.words.empty()) return comma_list({rule.words.begin(), rule.words.end()});
    return std::to_string(rule.range.low) + std::string(mark::range) +
           std::to_string(rule.range.high);
}

class SetupQuestions {
  public:
    SetupQuestions(const std::string& game, const PlayOptions& said, const Dialog& dialog)
        : draft_(game, said), dialog_(dialog), texts_(dialog.texts()) {}

    /// Whether players or words are still to be settled.
    bool are_open() const {
        const match::OptionRules& rules = draft_.rules();
        return draft_.has_open_seats() ||
               std::any_of(rules.begin(), rules.end(), [&](const OptionRule& rule) {
                   return !is_variant(rule) && draft_.is_open(rule);
               });
    }

    std::optional<PlayOptions> ask(const std::string& others) {
        const std::vector<std::function<Went()>> questions = list_questions(others);
        Went direction = Went::on;
        for (at_ = 0; at_ < questions.size();) {
            draft_.forget_from(at_);
            const Went went = questions[at_]();
            if (went == Went::left) return {};
            if (went == Went::done) break;
            if (went != Went::nowhere) direction = went;
            if (direction == Went::on) {
                ++at_;
            } else if (at_ > 0) {
                --at_;
            }
        }
        return draft_.result();
    }

  private:
    // The questions, in their order.

    std::vector<std::function<Went()>> list_questions(const std::string& others) {
        std::vector<std::function<Went()>> questions;
        const auto add = [&](auto&& question) { questions.emplace_back(question); };
        using AboutRule = Went (SetupQuestions::*)(const OptionRule&);
        const auto add_for = [&](auto&& belongs, AboutRule question) {
            for (const OptionRule& rule : draft_.rules()) {
                if (belongs(rule)) add([this, question, &rule] { return (this->*question)(rule); });
            }
        };
        add([this, others] { return offer(others); });
        // Words first: a mode decides how many can play.
        add_for([](const OptionRule& rule) { return rule.kind == OptionKind::word; },
                &SetupQuestions::ask_word);
        add_for([](const OptionRule& rule) { return rule.name == players_option; },
                &SetupQuestions::ask_players);
        add([this] { return ask_variants(); });
        add_for(is_variant, &SetupQuestions::ask_wanted);
        for (std::uint32_t seat = 1; seat < match::most_seats; ++seat) {
            add([this, seat] { return ask_seat(seat); });
        }
        for (std::uint32_t seat = 0; seat < match::most_seats; ++seat) {
            add([this, seat] { return ask_name(seat); });
        }
        return questions;
    }

    Went offer(const std::string& others) {
        for (;;) {
            const Reply reply = ask_line(texts_.say(Key::play_ask_offer, {{"names", others}}));
            if (reply.went == Went::left) return Went::left;
            if (reply.went == Went::on && reply.text.empty()) return Went::done;
            if (is_word(reply.text, Key::play_ask_setup, texts_)) {
                dialog_.say(texts_.say(Key::play_ask_how));
                return Went::on;
            }
            dialog_.say(texts_.say(Key::play_ask_offer_how));
        }
    }

    Went ask_word(const OptionRule& rule) {
        if (!draft_.is_open(rule)) return Went::nowhere;
        std::vector<Named> list;
        std::size_t usual = 0;
        for (const std::string& value : draft_.allowed_values(rule)) {
            if (value == rule.usual) usual = list.size();
            list.push_back({value, say(texts_, about(rule), value)});
        }
        show_list(numbered_lines(list), dialog_);
        const std::string prompt = texts_.say(
            Key::play_ask_value, {{"what", title(rule)}, {"usual", std::to_string(usual + 1)}});
        return choose(prompt, list, usual,
                      [&](const std::string& value) { keep_option(rule, value); });
    }

    Went ask_players(const OptionRule& rule) {
        if (!draft_.is_open(rule)) return Went::nowhere;
        return ask_value(rule, comma_list(draft_.allowed_values(rule)),
                         std::to_string(draft_.players()));
    }

    Went ask_variants() {
        // What is only wanted or not comes first.
        std::vector<Named> list;
        for (const bool flags : {true, false}) {
            for (const OptionRule& rule : draft_.rules()) {
                if (!is_variant(rule) || flags != (rule.kind == OptionKind::flag)) continue;
                const bool can_be = flags ? draft_.is_open(rule) : !draft_.is_said(rule);
                if (can_be) list.push_back({std::string(rule.name), title(rule)});
            }
        }
        if (list.empty()) return Went::nowhere;
        show_list(numbered_lines(list), dialog_);
        for (;;) {
            const Reply reply = ask_line(texts_.say(Key::play_ask_variants));
            if (reply.went != Went::on) return reply.went;
            const std::string refusal = keep_variants(reply.text, list);
            if (refusal.empty()) return Went::on;
            dialog_.say(refusal);
        }
    }

    Went ask_wanted(const OptionRule& rule) {
        if (!draft_.is_wanted(rule)) return Went::nowhere;
        return ask_value(rule, values_of(rule),
                         rule.usual.empty() ? texts_.say(Key::play_ask_decided) : rule.usual);
    }

    Went ask_seat(std::uint32_t seat) {
        if (!draft_.has_open_seats() || seat >= draft_.players()) return Went::nowhere;
        std::vector<Named> list;
        for (const std::string& bot : bot_names()) {
            list.push_back({bot, say(texts_, "play.ask.bot", bot)});
        }
        list.push_back({std::string(person), texts_.say(Key::play_ask_person)});
        const std::vector<std::string> before = draft_.answers(About::seat);
        if (before.empty()) show_list(numbered_lines(list), dialog_);
        const std::string usual = before.empty() ? std::string(usual_bot) : before.back();
        const auto first = std::find_if(list.begin(), list.end(),
                                        [&](const Named& one) { return one.id == usual; });
        const std::string prompt =
            texts_.say(Key::play_ask_seat, {{"seat", std::to_string(seat)},
                                            {"partner", draft_.is_partner(seat) ? "yes" : "no"},
                                            {"usual", usual}});
        return choose(prompt, list, static_cast<std::size_t>(first - list.begin()),
                      [&](const std::string& who) { draft_.answer(at_, About::seat, who); });
    }

    /// Only where several people play: a person alone is “you”.
    Went ask_name(std::uint32_t seat) {
        const PlayOptions so_far = draft_.result();
        if (so_far.names.size() > draft_.answers(About::name).size()) return Went::nowhere;
        const Players players = seat_players(so_far, draft_.players(), texts_);
        const auto people = std::count_if(players.begin(), players.end(), texts::is_person);
        if (people < 2 || seat >= players.size() || !texts::is_person(players[seat])) {
            return Went::nowhere;
        }
        const std::string number = std::to_string(seat);
        const std::string prompt = texts_.say(
            Key::play_ask_name,
            {{"seat", number}, {"usual", texts_.say(Key::play_person, {{"seat", number}})}});
        for (;;) {
            const Reply reply = ask_line(prompt);
            if (reply.went != Went::on) return reply.went;
            const std::string refusal =
                refuse_name(reply.text, draft_.answers(About::name), texts_);
            if (refusal.empty()) {
                draft_.answer(at_, About::name, reply.text);
                return Went::on;
            }
            dialog_.say(refusal);
        }
    }

    // Asking.

    Reply ask_line(const std::string& prompt) const {
        const auto line = dialog_.ask(prompt);
        if (!line) return {Went::left};
        const InputWords typed = InputWords::from(*line);
        const std::string word = joined(typed.words, 0);
        if (find_command(word, texts_) == Command::quit) return {Went::left};
        if (is_word(word, Key::play_ask_back, texts_)) return {Went::back, word};
        return {Went::on, joined(typed.as_typed, 0)};
    }

    /// One of a list that was shown.
    Went choose(const std::string& prompt, const std::vector<Named>& list, std::size_t usual,
                const std::function<void(const std::string&)>& take) {
        for (;;) {
            const Reply reply = ask_line(prompt);
            if (reply.went != Went::on) return reply.went;
            const auto picked = reply.text.empty() ? usual : pick(reply.text, list);
            if (picked) {
                take(list[*picked].id);
                return Went::on;
            }
            dialog_.say(say_no_choice(reply.text, list));
        }
    }

    /// Something that is typed as on the command line; Enter leaves it as it is.
    Went ask_value(const OptionRule& rule, const std::string& values, const std::string& usual) {
        const std::string prompt = texts_.say(
            Key::play_ask_values, {{"what", title(rule)}, {"values", values}, {"usual", usual}});
        for (;;) {
            const Reply reply = ask_line(prompt);
            if (reply.went != Went::on || reply.text.empty()) return reply.went;
            const std::string value = as_value(reply.text);
            const auto problem = draft_.problem_of({{std::string(rule.name), value}});
            if (!problem) {
                keep_option(rule, value);
                return Went::on;
            }
            dialog_.say(say_setup_problem(draft_.game(), *problem, texts_));
        }
    }

    void keep_option(const OptionRule& rule, const std::string& value) {
        draft_.answer(at_, About::option, match::Option{std::string(rule.name), value});
    }

    /// Takes over the variants that were typed, or says what is wrong with them.
    std::string keep_variants(std::string typed, const std::vector<Named>& list) {
        std::replace(typed.begin(), typed.end(), ',', ' ');
        match::OptionList flags;
        std::vector<std::string> others;
        for (const std::string& word : InputWords::from(typed).words) {
            const auto picked = pick(word, list);
            if (!picked) return say_no_choice(word, list);
            const std::string& name = list[*picked].id;
            if (draft_.rule(name).kind == OptionKind::flag) {
                flags.push_back({name, "true"});
            } else {
                others.push_back(name);
            }
        }
        if (const auto problem = draft_.problem_of(flags)) {
            return say_setup_problem(draft_.game(), *problem, texts_);
        }
        for (match::Option& flag : flags) draft_.answer(at_, About::option, std::move(flag));
        for (const std::string& name : others) draft_.answer(at_, About::wanted, name);
        return {};
    }

    // What is said of an option is `<game>.ask.<name>`, or for what several games have
    // `play.ask.<name>`; of its words `<game>.ask.<name>.<word>`.

    std::string about(const OptionRule& rule) const {
        return draft_.game() + ".ask." + std::string(rule.name);
    }
    std::string title(const OptionRule& rule) const {
        const auto own = texts::find_key(about(rule));
        return own ? texts_.say(*own) : say(texts_, "play.ask", rule.name);
    }
    std::string say_no_choice(const std::string& typed, const std::vector<Named>& list) const {
        return texts_.say(Key::play_ask_no_choice,
                          {{"word", printable(typed)}, {"last", list.size()}});
    }

    SetupDraft draft_;
    const Dialog& dialog_;
    const texts::Texts& texts_;
    std::size_t at_ = 0;  ///< the question that is asked
};

}  // namespace

std::optional<std::string> ask_game(const Dialog& dialog) {
    const texts::Texts& texts = dialog.texts();
    std::vector<Named> known;
    for (const std::string& id : game_ids()) known.push_back({id, say_game(id, texts)});
    show_list(numbered_lines(known), dialog);
    const std::string question = texts.say(Key::play_which, {{"first", known.front().name}});
    while (const auto line = dialog.ask(question)) {
        const std::string word = joined(InputWords::from(*line).words, 0);
        if (word.empty()) return known.front().id;
        if (find_command(word, texts) == Command::quit) return {};
        if (const auto picked = pick(word, known)) return known[*picked].id;
        dialog.say(texts.say(Key::error_game_unknown,
                             {{"word", printable(*line)}, {"known", comma_list(game_ids())}}));
    }
    return {};
}

std::optional<PlayOptions> ask_setup(const std::string& game, const PlayOptions& said,
                                     const std::string& others, const Dialog& dialog) {
    SetupQuestions questions(game, said, dialog);
    if (!questions.are_open()) return said;
    return questions.ask(others);
}

}  // namespace lemniscate::cli::play
