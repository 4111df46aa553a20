// A JSON Schema of ours, to try documents on: for tests.
#pragma once

#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "match/json.h"
#include "match/problem.h"

namespace lemniscate::match {

/// The validator knows only the kind of JSON that sorts its fields.
inline nlohmann::json sorted(const Json& json) { return nlohmann::json::parse(json.dump()); }

/// One of match/schemas.
class Schema {
    using Adapter = valijson::adapters::NlohmannJsonAdapter;

  public:
    explicit Schema(const std::string& name) {
        std::ifstream file(std::string(LEMNISCATE_SCHEMAS) + "/" + name);
        std::stringstream text;
        text << file.rdbuf();
        const Result<Json> parsed = parse_json(text.str());
        if (!parsed) ADD_FAILURE() << name << " " << parsed.problem().where;
        json_ = sorted(parsed ? *parsed : Json());
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(Adapter(json_), schema_);
    }

    const nlohmann::json& json() const { return json_; }
    const nlohmann::json& definition(const std::string& name) const {
        return json_.at("definitions").at(name);
    }

    bool accepts(const Json& document) const {
        const nlohmann::json target = sorted(document);
        // Strong types: 1 is not "1".
        return valijson::Validator(valijson::Validator::kStrongTypes)
            .validate(schema_, Adapter(target), nullptr);
    }

  private:
    nlohmann::json json_;
    valijson::Schema schema_;
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
