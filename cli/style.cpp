#include "cli/style.h"

#include <clocale>
#include <cstdlib>
#include <string_view>

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace lemniscate::cli {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

bool wants_colour(Colour wish, bool terminal) {
    switch (wish) {
        case Colour::always:
            return true;
        case Colour::never:
            return false;
        case Colour::automatic:
            break;
    }
    return terminal && variable("NO_COLOR").empty() && terminal_can_clear();
}

}  // namespace

bool speaks_utf8() {
    // Asked of a locale object: setting the program's own would change how numbers are read.
    const locale_t environment = newlocale(LC_CTYPE_MASK, "", locale_t{});
    if (environment == locale_t{}) return false;
    const bool utf8 = std::string_view(nl_langinfo_l(CODESET, environment)) == "UTF-8";
    freelocale(environment);
    return utf8;
}

bool terminal_can_clear() {
    const std::string_view terminal = variable("TERM");
    return !terminal.empty() && terminal != "dumb";
}

Style style_for(Colour wish, bool out_is_terminal) {
    Style style{.colour = wants_colour(wish, out_is_terminal), .unicode = speaks_utf8()};
    winsize size{};
    if (out_is_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0) {
        style.columns = size.ws_col;
        style.rows = size.ws_row;
    }
    return style;
}

}  // namespace lemniscate::cli
