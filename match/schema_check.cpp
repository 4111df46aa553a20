#include "match/schema_check.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include <gtest/gtest.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "match/json.h"
#include "match/problem.h"

namespace lemniscate::match {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

namespace {

nlohmann::json read_schema(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    const Result<Json> parsed = parse_json(text.str());
    if (!parsed) ADD_FAILURE() << path << " " << parsed.problem().where;
    return sorted(parsed ? *parsed : Json());
}

/// The validator confuses the definitions of several files: they are put into one.
class Bundle {
  public:
    nlohmann::json of(const std::filesystem::path& path) {
        nlohmann::json whole = read_schema(path);
        resolve(whole, path, "#");
        if (!others_.empty()) whole["definitions"].update(others_);
        return whole;
    }

  private:
    /// Lets all references lead to where they are found in the bundle, in which the file is at
    /// `root`.
    void resolve(nlohmann::json& part, const std::filesystem::path& file, const std::string& root) {
        if (part.is_object() && part.contains("$ref")) {
            const std::string reference = part["$ref"];
            const std::size_t hash = std::min(reference.find('#'), reference.size());
            const std::string other = reference.substr(0, hash);
            const std::string inside = reference.substr(std::min(hash + 1, reference.size()));
            part["$ref"] = (other.empty() ? root : add(file.parent_path() / other)) + inside;
        }
        if (!part.is_structured()) return;
        for (nlohmann::json& inner : part) resolve(inner, file, root);
    }

    /// Where that file is found.
    std::string add(const std::filesystem::path& file) {
        const std::string name = file.filename();
        const std::string root = "#/definitions/" + name;
        if (others_.contains(name)) return root;
        others_[name] = true;  // it may refer to itself
        nlohmann::json other = read_schema(file);
        resolve(other, file, root);
        others_[name] = std::move(other);
        return root;
    }

    nlohmann::json others_ = nlohmann::json::object();
};

std::unique_ptr<valijson::Schema> compiled(const nlohmann::json& json) {
    auto schema = std::make_unique<valijson::Schema>();
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(Adapter(json), *schema);
    return schema;
}

/// Strong types: 1 is not "1".
std::unique_ptr<valijson::Validator> strict_validator() {
    return std::make_unique<valijson::Validator>(valijson::Validator::kStrongTypes);
}

}  // namespace

Schema::Schema(const std::string& name)
    : json_(Bundle().of(std::filesystem::path(LEMNISCATE_SCHEMAS) / name)),
      schema_(compiled(json_)),
      validator_(strict_validator()) {}

Schema::Schema(const Schema& whole, const std::string& definition)
    : json_({{"allOf", {{{"$ref", "#/definitions/" + definition}}}},
             {"definitions", whole.json()["definitions"]}}),
      schema_(compiled(json_)),
      validator_(strict_validator()) {}

Schema::Schema(const Schema& document, const nlohmann::json& part)
    : json_(document.json()), validator_(strict_validator()) {
    json_.update(part);
    schema_ = compiled(json_);
}

Schema::~Schema() = default;

bool Schema::accepts(const Json& document) const {
    const nlohmann::json target = sorted(document);
    return validator_->validate(*schema_, Adapter(target), nullptr);
}

std::string Schema::problems(const nlohmann::json& document) const {
    const Adapter target(document);
    // Only who is told what is wrong waits for that.
    if (validator_->validate(*schema_, target, nullptr)) return {};
    valijson::ValidationResults results;
    validator_->validate(*schema_, target, &results);
    std::string problems;
    for (valijson::ValidationResults::Error error; results.popError(error);) {
        for (const std::string& place : error.context) problems += place;
        problems += ": " + error.description + "\n";
    }
    return problems;
}

}  // namespace lemniscate::match
