// A JSON Schema of ours, to try documents on: for tests.
#pragma once

#include <memory>
#include <string>

#include "match/json.h"

namespace valijson {
class Schema;
}

namespace lemniscate::match {

/// The validator knows only the kind of JSON that sorts its fields.
inline nlohmann::json sorted(const Json& json) { return nlohmann::json::parse(json.dump()); }

/// One of match/schemas. The validator itself takes long to compile and stays in the source file.
class Schema {
  public:
    explicit Schema(const std::string& name);
    ~Schema();

    const nlohmann::json& json() const { return json_; }
    const nlohmann::json& definition(const std::string& name) const {
        return json_.at("definitions").at(name);
    }

    bool accepts(const Json& document) const;

  private:
    nlohmann::json json_;
    std::unique_ptr<valijson::Schema> schema_;
};

/// A change to a document, as JSON Merge Patch.
struct Change {
    const char* what;
    const char* patch;
};

/// The document with the change; a list in the patch replaces the whole list.
inline Json changed(const Json& document, const Change& change) {
    Json copy = document;
    copy.merge_patch(Json::parse(change.patch));
    return copy;
}

}  // namespace lemniscate::match
