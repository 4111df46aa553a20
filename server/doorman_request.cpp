#include "server/doorman_request.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "match/json.h"
#include "match/reader.h"
#include "server/host.h"
#include "server/name_policy.h"
#include "server/request_path.h"

namespace lemniscate::server {

namespace {

constexpr std::string_view socket_path = "/api/socket";

using Read = std::variant<DoormanRequest, Refusal>;

/// What a route has to read: a part of the path, and the one field that bodies have here.
struct Parts {
    std::string of_path;
    std::optional<std::string> field;
};

template <class Named>
Read with_name(std::string_view name) {
    std::variant<std::string, Refusal> read = read_name(name);
    if (Refusal* refusal = std::get_if<Refusal>(&read)) return std::move(*refusal);
    return Named{std::get<std::string>(std::move(read))};
}

struct Route {
    std::string_view method;
    std::string_view path;   ///< a star stands for one part of it
    std::string_view field;  ///< that a body may have; empty: none
    bool needs_field;
    Read (*read)(const Parts& parts);
};

constexpr std::array<Route, 7> routes = {{
    {"GET", "/api/guest", "", false, [](const Parts&) -> Read { return ShowGuest{}; }},
    {"POST", "/api/guest", "name", false,
     [](const Parts& parts) -> Read {
         if (!parts.field) return MakeGuest{};
         return with_name<MakeGuest>(*parts.field);
     }},
    {"PUT", "/api/guest", "name", true,
     [](const Parts& parts) -> Read { return with_name<RenameGuest>(*parts.field); }},
    {"DELETE", "/api/guest", "", false, [](const Parts&) -> Read { return ForgetGuest{}; }},
    {"POST", "/api/links", "", false, [](const Parts&) -> Read { return MakeLink{}; }},
    {"POST", "/api/links/redeem", "secret", true,
     [](const Parts& parts) -> Read { return RedeemLink{*parts.field}; }},
    {"GET", "/api/tables/*/record", "", false,
     [](const Parts& parts) -> Read { return ShowRecord{parts.of_path}; }},
}};

/// The part of a path in the place of a star, empty where there is none. Nothing where the path is
/// another one.
std::optional<std::string> part_of(std::string_view path, std::string_view pattern) {
    const std::size_t star = pattern.find('*');
    const std::string_view before = pattern.substr(0, star);
    if (star == std::string_view::npos) {
        return path == before ? std::optional<std::string>("") : std::nullopt;
    }
    const std::string_view after = pattern.substr(star + 1);
    if (path.size() <= before.size() + after.size() || !path.starts_with(before) ||
        !path.ends_with(after)) {
        return std::nullopt;
    }
    path.remove_prefix(before.size());
    path.remove_suffix(after.size());
    if (path.find('/') != std::string_view::npos) return std::nullopt;
    return std::string(path);
}

std::optional<Refusal> refuse_host(const Request& request, const OwnNames& names) {
    if (request.count("Host") != 1) return Refusal{Why::bad_request};
    if (!is_own_host(request.list("Host"), names.hosts)) return Refusal{Why::other_host};
    return std::nullopt;
}

Refusal wrong_method(const std::string& allowed) {
    return {.why = Why::wrong_method,
            .arguments = {{"methods", allowed}},
            .fields = {{"Allow", allowed}}};
}

bool says_json(const Request& request) {
    const std::string type = request.list("Content-Type");
    return request.count("Content-Type") == 1 &&
           equal_ignoring_case(trimmed(std::string_view(type).substr(0, type.find(';'))),
                               "application/json");
}

Refusal unreadable(match::Problem problem) {
    return {.why = Why::bad_request, .problem = std::move(problem)};
}

/// The text of the field that the route knows. A body that is not there is an object without
/// fields.
std::variant<std::optional<std::string>, Refusal> read_body(const Request& request,
                                                            const Route& route) {
    if (!request.body.empty() && !says_json(request)) return Refusal{Why::not_json};
    const auto document = match::parse_json(request.body.empty() ? "{}" : request.body);
    if (!document) return unreadable(document.problem());
    std::optional<match::Problem> problem;
    const match::Field body(*document, problem);
    const match::Fields fields = route.field.empty() ? body.fields({}) : body.fields({route.field});
    std::optional<std::string> text;
    if (!route.field.empty()) {
        const match::Field field = fields[route.field];
        if (route.needs_field) field.required();
        if (!field.is_missing()) text = field.text();
    }
    if (problem) return unreadable(*std::move(problem));
    return text;
}

}  // namespace

std::variant<DoormanRequest, Refusal> read_doorman_request(const Request& request,
                                                           const OwnNames& names) {
    if (auto refusal = refuse_host(request, names)) return *std::move(refusal);
    const std::optional<std::string> path = request_path(request.target);
    if (!path) return Refusal{Why::bad_request};
    if (*path == socket_path) {
        return Refusal{.why = Why::only_websocket, .fields = {{"Upgrade", "websocket"}}};
    }
    const std::string method = request.method == "HEAD" ? "GET" : request.method;
    std::string allowed;
    for (const Route& route : routes) {
        std::optional<std::string> part = part_of(*path, route.path);
        if (!part) continue;
        if (route.method == method) {
            if (method != "GET" && !is_own_origin(request, names)) {
                return Refusal{Why::foreign_origin};
            }
            auto field = read_body(request, route);
            if (Refusal* refusal = std::get_if<Refusal>(&field)) return std::move(*refusal);
            return route.read({*std::move(part), std::get<0>(std::move(field))});
        }
        allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
        if (route.method == "GET") allowed += ", HEAD";
    }
    if (allowed.empty()) return Refusal{Why::no_such_path};
    return wrong_method(allowed);
}

std::optional<Refusal> refuse_socket(const Request& request, const OwnNames& names) {
    if (auto refusal = refuse_host(request, names)) return refusal;
    if (request_path(request.target) != socket_path) return Refusal{Why::no_such_path};
    if (request.method != "GET") return wrong_method("GET");
    if (!is_own_origin(request, names)) return Refusal{Why::foreign_origin};
    return std::nullopt;
}

}  // namespace lemniscate::server
