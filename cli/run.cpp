#include "cli/run.h"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "cli/console.h"
#include "cli/failure.h"
#include "cli/help.h"
#include "cli/nearest.h"
#include "cli/parse.h"
#include "cli/printable.h"
#include "cli/style.h"
#include "texts/texts.h"

namespace lemniscate::cli {

namespace {

using texts::Key;

/// The language of the environment, in the order that POSIX looks for it.
std::string environment_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return value;
    }
    return "en";
}

/// The language that was asked for, even where the rest could not be understood.
std::optional<std::string> wanted_language(const std::vector<std::string>& words) {
    constexpr std::string_view option = "--language";
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == option && i + 1 < words.size()) return words[i + 1];
        if (words[i].starts_with(std::string(option) + "=")) {
            return words[i].substr(option.size() + 1);
        }
    }
    return std::nullopt;
}

BadWords unknown_language(const std::string& language) {
    std::vector<std::string> known;
    for (std::string_view code : texts::languages()) known.emplace_back(code);
    return {Key::error_language_unknown, {{"word", language}, {"known", comma_list(known)}}};
}

/// Whether whoever read our output has stopped reading: `| head` has seen enough.
bool reader_is_gone() {
    pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    return poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

int complain(const Console& console, int code, const std::string& sentence) {
    console.err << console.texts.say(Key::error_line, {{"sentence", printable(sentence)}})
                << std::endl;
    return code;
}

/// Makes sure that what was printed has arrived.
int finish(const Console& console, int code) {
    console.out.flush();
    if (console.out) return code;
    if (reader_is_gone()) return exit_code::machine_failure;
    return complain(console, exit_code::machine_failure, console.texts.say(Key::error_output));
}

int run_command(const Parsed& parsed, const Console& console) {
    if (parsed.problem) throw *parsed.problem;
    if (parsed.options.language && !texts::is_spoken(*parsed.options.language)) {
        throw unknown_language(*parsed.options.language);
    }
    if (parsed.options.version) {
        console.out << "lemniscate " << LEMNISCATE_VERSION << "\n";
        return exit_code::good;
    }
    if (parsed.command == nullptr) {
        console.out << help_text(console.texts);
        return exit_code::good;
    }
    if (parsed.options.help) {
        console.out << help_text(*parsed.command, console.texts);
        return exit_code::good;
    }
    return parsed.command->run(parsed.options, console);
}

}  // namespace

int run(const std::vector<std::string>& words) {
    // A reader that goes away is no reason to die in the middle of a line: the stream says so.
    std::signal(SIGPIPE, SIG_IGN);
    std::ios::sync_with_stdio(false);
    const Parsed parsed = parse(words);
    const bool ascii = isatty(STDOUT_FILENO) == 1 && !speaks_utf8();
    const texts::Texts texts(wanted_language(words).value_or(environment_language()),
                             ascii ? texts::Letters::ascii : texts::Letters::all);
    const Console console{.in = std::cin,
                          .out = std::cout,
                          .err = std::cerr,
                          .texts = texts,
                          .in_is_terminal = isatty(STDIN_FILENO) == 1,
                          .out_is_terminal = isatty(STDOUT_FILENO) == 1,
                          .err_is_terminal = isatty(STDERR_FILENO) == 1};
    // With standard output closed, the next file to be opened would take its place.
    if (fcntl(STDOUT_FILENO, F_GETFD) == -1) {
        return complain(console, exit_code::machine_failure, texts.say(Key::error_output));
    }
    try {
        return finish(console, run_command(parsed, console));
    } catch (const Failure& failure) {
        console.out.flush();
        return complain(console, failure.code, failure.sentence);
    } catch (const BadWords& problem) {
        return complain(console, exit_code::bad_input, say(problem, texts));
    } catch (const std::exception& error) {
        return complain(console, exit_code::machine_failure,
                        texts.say(Key::error_machine, {{"reason", error.what()}}));
    }
}

}  // namespace lemniscate::cli
