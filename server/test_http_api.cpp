#include "server/test_http_api.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <memory>

#include "match/json.h"
#include "match/schema_check.h"

namespace lemniscate::server {

namespace {

using match::Schema;
using SortedJson = nlohmann::json;

const Schema& api() {
    static const Schema document("../../protocol/http-api.openapi.json");
    return document;
}

/// What a reference leads to, or the thing itself.
const SortedJson& resolved(const SortedJson& part) {
    if (!part.contains("$ref")) return part;
    const std::string place = part["$ref"];
    return api().json().at(SortedJson::json_pointer(place.substr(1)));
}

/// What is wrong with a document; empty: nothing. Schemas are compiled once.
std::string problems(const SortedJson& schema, const SortedJson& document) {
    static std::map<std::string, std::unique_ptr<Schema>> kept;
    std::unique_ptr<Schema>& compiled = kept[schema.dump()];
    if (!compiled) compiled = std::make_unique<Schema>(api(), schema);
    return compiled->problems(document);
}

std::string small(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

std::string path_of(const Request& request) {
    return request.target.substr(0, request.target.find('?'));
}

/// `/api/tables/{table}/record` fits `/api/tables/t1/record`.
bool fits(const std::string& pattern, const std::string& path) {
    const std::size_t begin = pattern.find('{');
    if (begin == std::string::npos) return pattern == path;
    const std::string after = pattern.substr(pattern.find('}') + 1);
    if (path.size() <= begin + after.size() || !path.starts_with(pattern.substr(0, begin)) ||
        !path.ends_with(after)) {
        return false;
    }
    return path.substr(begin, path.size() - begin - after.size()).find('/') == std::string::npos;
}

/// The name of the path in the file; empty: none.
std::string known_path(const Request& request) {
    for (const auto& [pattern, item] : api().json()["paths"].items()) {
        if (fits(pattern, path_of(request))) return pattern;
    }
    return "";
}

std::string method_of(const Request& request) {
    return request.method == "HEAD" ? "get" : small(request.method);
}

/// Null where the file has none.
const SortedJson* operation(const Request& request) {
    const std::string path = known_path(request);
    if (path.empty()) return nullptr;
    const SortedJson& item = api().json()["paths"][path];
    const auto found = item.find(method_of(request));
    return found == item.end() ? nullptr : &*found;
}

/// The answers that there may be, by status.
SortedJson answers_to(const Request& request) {
    if (const SortedJson* known = operation(request)) return (*known)["responses"];
    const bool is_path = !known_path(request).empty();
    SortedJson answers;
    for (const auto& [status, name] : std::map<std::string, std::string>{
             {"400", "bad_request"},
             {"421", "other_host"},
             {"429", "too_often"},
             {is_path ? "405" : "404", is_path ? "wrong_method" : "no_such_path"}}) {
        answers[status]["$ref"] = "#/components/responses/" + name;
    }
    return answers;
}

std::string check_fields(const SortedJson& described, const Answer& answer) {
    std::set<std::string> seen;
    std::string wrong;
    for (const Field& field : answer.fields) {
        if (!seen.insert(small(field.name)).second) wrong += field.name + " stands twice\n";
        if (field.name == "Content-Type") continue;
        if (!described.contains(field.name)) {
            wrong += field.name + " is not described\n";
            continue;
        }
        const SortedJson& schema = resolved(described[field.name])["schema"];
        const std::string problem = problems(schema, field.value);
        if (!problem.empty()) wrong += field.name + ": " + problem;
    }
    for (const auto& [name, header] : described.items()) {
        if (resolved(header).value("required", false) && !seen.contains(small(name))) {
            wrong += name + " is missing\n";
        }
    }
    return wrong;
}

std::string check_body(const SortedJson& described, const Answer& answer) {
    std::string type;
    for (const Field& field : answer.fields) {
        if (field.name == "Content-Type") type = field.value.substr(0, field.value.find(';'));
    }
    if (described.is_null()) return answer.body || !type.empty() ? "there is a body\n" : "";
    if (!answer.body) return "there is no body\n";
    if (!described.contains(type)) return "the type is not described: " + type + "\n";
    const SortedJson& schema = described[type]["schema"];
    if (type != "application/json") return problems(schema, *answer.body);
    const SortedJson body = SortedJson::parse(*answer.body, nullptr, false);
    return body.is_discarded() ? "the body is no JSON\n" : problems(schema, body);
}

std::string case_name(std::string method, const std::string& path, const std::string& status) {
    std::transform(method.begin(), method.end(), method.begin(),
                   [](char letter) { return static_cast<char>(std::toupper(letter)); });
    return method + " " + path + " " + status;
}

}  // namespace

std::set<ApiCase> api_cases() {
    std::set<ApiCase> cases;
    for (const auto& [path, item] : api().json()["paths"].items()) {
        for (const auto& [method, known] : item.items()) {
            if (method == "parameters") continue;
            for (const auto& [status, answer] : known["responses"].items()) {
                cases.insert(case_name(method, path, status));
            }
        }
    }
    return cases;
}

ApiCase api_case(const Request& request, const Answer& answer) {
    if (operation(request) == nullptr) return "";
    return case_name(method_of(request), known_path(request), std::to_string(answer.status));
}

std::string check_api_answer(const Request& request, const Answer& answer) {
    const SortedJson answers = answers_to(request);
    const std::string status = std::to_string(answer.status);
    if (!answers.contains(status)) return "the status is not described: " + status + "\n";
    const SortedJson& described = resolved(answers[status]);
    return check_fields(described.value("headers", SortedJson::object()), answer) +
           check_body(described.value("content", SortedJson()), answer);
}

std::string check_api_request(const Request& request) {
    const SortedJson* known = operation(request);
    if (known == nullptr) return "there is no such operation\n";
    const bool may_have_body = known->contains("requestBody");
    if (request.body.empty()) {
        return may_have_body && (*known)["requestBody"].value("required", false)
                   ? "there is no body\n"
                   : "";
    }
    const auto document = match::parse_json(request.body);
    if (!document) return "the body is no JSON\n";
    const SortedJson body = match::sorted(*document);
    if (!may_have_body) return body == SortedJson::object() ? "" : "there is a body\n";
    return problems((*known)["requestBody"]["content"]["application/json"]["schema"], body);
}

}  // namespace lemniscate::server
