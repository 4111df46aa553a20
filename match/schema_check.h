// A JSON Schema of ours, to try documents on: for tests.
#pragma once

#include <memory>
#include <string>

#include "match/json.h"

namespace valijson {
class Schema;
class Validator;
}  // namespace valijson

namespace lemniscate::match {

/// The validator knows only the kind of JSON that sorts its fields.
inline nlohmann::json sorted(const Json& json) { return nlohmann::json::parse(json.dump()); }

/// One of match/schemas, or one that is found from there; with what it refers to in other files, as
/// definitions of its own by their names. The validator itself takes long to compile and stays in
/// the source file.
class Schema {
  public:
    explicit Schema(const std::string& name);
    /// One of the definitions of a schema, for itself.
    Schema(const Schema& whole, const std::string& definition);
    /// A schema beside others in a document that is none itself, and that it may refer to.
    Schema(const Schema& document, const nlohmann::json& part);
    ~Schema();

    const nlohmann::json& json() const { return json_; }
    const nlohmann::json& definition(const std::string& name) const {
        return json_.at("definitions").at(name);
    }

    bool accepts(const Json& document) const;
    /// What is wrong with a document; empty: nothing.
    std::string problems(const nlohmann::json& document) const;

  private:
    nlohmann::json json_;
    std::unique_ptr<valijson::Schema> schema_;
    std::unique_ptr<valijson::Validator> validator_;  ///< it keeps patterns that it has read
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
