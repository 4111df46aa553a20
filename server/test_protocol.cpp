#include "server/test_protocol.h"

#include <map>

#include "match/json.h"
#include "match/schema_check.h"

namespace lemniscate::server {

namespace {

using match::Schema;

/// The kinds of messages that a schema lists, each compiled once, by the word that it is known by.
class Kinds {
  public:
    template <class WordOf>
    Kinds(const std::string& name, WordOf word_of) {
        const Schema whole(name);
        const std::string prefix = "#/definitions/";
        for (const nlohmann::json& kind : whole.json()["oneOf"]) {
            const std::string definition = kind["$ref"].get<std::string>().substr(prefix.size());
            kinds_.try_emplace(word_of(whole.definition(definition)), whole, definition);
        }
    }

    /// Null where there is no such kind.
    const Schema* find(const std::string& word) const {
        const auto kind = kinds_.find(word);
        return kind == kinds_.end() ? nullptr : &kind->second;
    }

  private:
    std::map<std::string, Schema> kinds_;
};

nlohmann::json parsed(std::string_view text) {
    return nlohmann::json::parse(text, nullptr, /*allow_exceptions=*/false);
}

}  // namespace

std::string check_request(std::string_view text) {
    static const Kinds kinds("../../protocol/socket-request.schema.json", [](const auto& kind) {
        return kind["properties"]["do"]["const"].template get<std::string>();
    });
    const nlohmann::json request = parsed(text);
    if (!request.is_object()) return "it is no JSON object";
    const auto verb = request.find("do");
    if (verb == request.end() || !verb->is_string()) return "it has no verb";
    const Schema* kind = kinds.find(*verb);
    return kind == nullptr ? "there is no such verb" : kind->problems(request);
}

std::string check_message(std::string_view text) {
    static const Kinds kinds("../../protocol/socket-message.schema.json", [](const auto& kind) {
        return kind["required"][0].template get<std::string>();
    });
    const nlohmann::json message = parsed(text);
    if (!message.is_object()) return "it is no JSON object";
    for (const auto& [field, value] : message.items()) {
        if (const Schema* kind = kinds.find(field)) return kind->problems(message);
    }
    return "it is of no kind";
}

}  // namespace lemniscate::server
