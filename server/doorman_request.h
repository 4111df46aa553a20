// What is asked for under `/api/`, read before anybody is asked who they are.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "server/http.h"
#include "server/origin.h"
#include "server/refusal.h"

namespace lemniscate::server {

// Names are good ones (server/name_policy.h).
struct ShowGuest {};
struct MakeGuest {
    std::optional<std::string> name = {};
};
struct RenameGuest {
    std::string name;
};
struct ForgetGuest {};
struct MakeLink {};
struct RedeemLink {
    std::string secret;
};
struct ShowRecord {
    std::string table;
};

using DoormanRequest =
    std::variant<ShowGuest, MakeGuest, RenameGuest, ForgetGuest, MakeLink, RedeemLink, ShowRecord>;

/// Looks at host, path, method, origin and body, in this order, and says what is wrong first. HEAD
/// is read as GET.
std::variant<DoormanRequest, Refusal> read_doorman_request(const Request& request,
                                                           const OwnNames& names);

/// Why a request for a WebSocket is refused, whoever sends it. A page from elsewhere may ask for
/// one with the cookies of whoever looks at it: browsers leave it to the server to refuse that.
std::optional<Refusal> refuse_socket(const Request& request, const OwnNames& names);

}  // namespace lemniscate::server
