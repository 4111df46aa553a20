#include "texts/generate/language.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace lemniscate::texts::generate {
namespace {

using nlohmann::json;

std::string at(const std::filesystem::path& file, const std::string& key) {
    return file.string() + ": " + key + ": ";
}

// The parser keeps the last of two equal keys in silence; two people adding the same one must hear.
json parse(const std::filesystem::path& file, Problems& problems) {
    std::ifstream stream(file);
    if (!stream) throw std::runtime_error("cannot be opened");
    std::vector<std::set<std::string>> seen;  // the keys of each object being read, outermost first
    const auto watch = [&](int, json::parse_event_t event, json& value) {
        if (event == json::parse_event_t::object_start) seen.emplace_back();
        if (event == json::parse_event_t::object_end) seen.pop_back();
        if (event == json::parse_event_t::key) {
            const auto& key = value.get_ref<const std::string&>();
            if (!seen.back().insert(key).second)
                problems.push_back(at(file, key) + "stands here twice");
        }
        return true;
    };
    return json::parse(stream, watch);
}

const std::string& text_of(const json& entry) {
    if (!entry.is_object()) throw std::runtime_error(R"(must be {"text": "...", "note": "..."})");
    for (const auto& [field, value] : entry.items()) {
        if (field != "text" && field != "note" && field != "status")
            throw std::runtime_error("has the unknown field \"" + field + "\"");
        if (!value.is_string()) throw std::runtime_error("\"" + field + "\" must be a string");
    }
    const auto text = entry.find("text");
    if (text == entry.end()) throw std::runtime_error("has no \"text\"");
    const auto& value = text->get_ref<const std::string&>();
    if (value.empty()) throw std::runtime_error("the text is empty");
    return value;
}

void read_status(Language& language, const std::string& key, const json& entry) {
    static const std::map<std::string, Status> known = {
        {"printed", Status::printed}, {"own", Status::own}, {"reviewed", Status::reviewed}};
    const auto status = entry.find("status");
    if (language.code == "en") {
        if (status != entry.end()) throw std::runtime_error("English is the original: no status");
        return;
    }
    if (status == entry.end() || !known.contains(*status))
        throw std::runtime_error(R"(needs a "status": printed, own or reviewed)");
    language.statuses[key] = known.at(*status);
}

bool is_letter(char byte) { return byte >= 'a' && byte <= 'z'; }
bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

// Starts with a letter, and every dot and underscore stands between letters or digits.
bool well_formed(const std::string& key) {
    bool after_mark = true;
    for (const char byte : key) {
        const bool mark = byte == '.' || byte == '_';
        if (mark ? after_mark : !is_letter(byte) && !is_digit(byte)) return false;
        after_mark = mark;
    }
    return !after_mark && is_letter(key.front()) && key.find('.') != std::string::npos;
}

void check_key(const std::string& key) {
    if (!well_formed(key))
        throw std::runtime_error(
            "a key is lower-case words joined by dots, such as error.option.unknown");
}

bool is_language_code(const std::string& code) {
    return (code.size() == 2 || code.size() == 3) &&
           std::all_of(code.begin(), code.end(), is_letter);
}

std::string listed(const std::map<std::string, Use>& arguments) {
    std::string list;
    for (const auto& [name, use] : arguments) list += (list.empty() ? "{" : " {") + name + "}";
    return list.empty() ? "none" : list;
}

bool same_arguments(const Message& english, const Message& other) {
    const auto known = [](const Message& message, const std::string& name) {
        return message.arguments.contains(name);
    };
    for (const auto& [name, use] : english.arguments) {
        if (!use.word && !known(other, name)) return false;
    }
    return std::all_of(other.arguments.begin(), other.arguments.end(),
                       [&](const auto& argument) { return known(english, argument.first); });
}

void compare_arguments(const Message& english, const Message& other) {
    if (!same_arguments(english, other))
        throw std::runtime_error("arguments differ from English: " + listed(other.arguments) +
                                 " instead of " + listed(english.arguments));
    for (const auto& [name, use] : other.arguments) {
        const Use& expected = english.arguments.at(name);
        if ((use.number && !expected.number) || (use.word && expected.number))
            throw std::runtime_error("argument {" + name + "} is " +
                                     (use.number ? "counted here but not in English"
                                                 : "selected by here but counted in English"));
    }
}

}  // namespace

void read_file(const std::filesystem::path& file, Language& language, Problems& problems) {
    if (!is_language_code(language.code))
        problems.push_back(file.string() + ": a file is named after its language, such as fr.json");
    json entries;
    try {
        entries = parse(file, problems);
        if (!entries.is_object()) throw std::runtime_error("must be one object of keys");
    } catch (const std::exception& error) {
        problems.push_back(file.string() + ": " + error.what());
        return;
    }
    for (const auto& [key, entry] : entries.items()) {
        try {
            check_key(key);
            const auto [known, fresh] = language.files.emplace(key, file);
            if (!fresh) throw std::runtime_error("stands in " + known->second.string() + ", too");
            language.messages.emplace(key, read_message(language.code, text_of(entry)));
            read_status(language, key, entry);
        } catch (const std::runtime_error& error) {
            problems.push_back(at(file, key) + error.what());
        }
    }
}

void compare_with_english(const Language& english, const Language& other, Problems& problems) {
    for (const auto& [key, message] : other.messages) {
        const auto original = english.messages.find(key);
        if (original == english.messages.end()) {
            problems.push_back(at(other.files.at(key), key) + "English does not have this key");
            continue;
        }
        try {
            compare_arguments(original->second, message);
        } catch (const std::runtime_error& error) {
            problems.push_back(at(other.files.at(key), key) + error.what());
        }
    }
}

std::string enumerator(const std::string& key) {
    std::string name = key;
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

}  // namespace lemniscate::texts::generate
