#include "match/path.h"

#include <algorithm>

#include "match/json.h"

namespace lemniscate::match {

namespace {

bool is_plain(std::string_view name) {
    constexpr std::size_t longest = 40;
    return !name.empty() && name.size() <= longest &&
           std::all_of(name.begin(), name.end(), [](char letter) {
               return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                      (letter >= '0' && letter <= '9') || letter == '_';
           });
}

}  // namespace

std::string field_path(std::string_view object, std::string_view name) {
    std::string path(object);
    if (!is_plain(name)) return path + "[" + excerpt(Json(std::string(name))) + "]";
    if (!path.empty()) path += ".";
    return path.append(name);
}

std::string entry_path(std::string_view list, std::size_t at) {
    return std::string(list) + "[" + std::to_string(at) + "]";
}

std::string excerpt(const Json& value) {
    constexpr std::size_t longest = 60;
    constexpr std::string_view cut = "...";
    std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (text.size() <= longest) return text;
    return text.substr(0, longest - cut.size()).append(cut);
}

}  // namespace lemniscate::match
