#include "match/schema_check.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "match/json.h"
#include "match/problem.h"

namespace lemniscate::match {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

Schema::Schema(const std::string& name) : schema_(std::make_unique<valijson::Schema>()) {
    std::ifstream file(std::string(LEMNISCATE_SCHEMAS) + "/" + name);
    std::stringstream text;
    text << file.rdbuf();
    const Result<Json> parsed = parse_json(text.str());
    if (!parsed) ADD_FAILURE() << name << " " << parsed.problem().where;
    json_ = sorted(parsed ? *parsed : Json());
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(Adapter(json_), *schema_);
}

Schema::~Schema() = default;

bool Schema::accepts(const Json& document) const {
    const nlohmann::json target = sorted(document);
    // Strong types: 1 is not "1".
    return valijson::Validator(valijson::Validator::kStrongTypes)
        .validate(*schema_, Adapter(target), nullptr);
}

}  // namespace lemniscate::match
