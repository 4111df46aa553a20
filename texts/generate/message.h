#pragma once
// What ICU makes of one text.
#include <map>
#include <string>

namespace lemniscate::texts::generate {

/// How a text uses an argument. A value is either a number or a string, so languages must agree on
/// it.
struct Use {
    bool number = false;  // plural, selectordinal, number
    bool word = false;    // select
};

struct Message {
    std::string pattern;                   // as it stands in the file
    std::map<std::string, Use> arguments;  // by name, those inside plural and select branches too
    std::string plain;                     // ready to show, when there are no arguments
};

/// Throws std::runtime_error with what is wrong with the text.
Message read_message(const std::string& language, const std::string& text);

}  // namespace lemniscate::texts::generate
