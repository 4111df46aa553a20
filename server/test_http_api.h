// What a server answers under `/api/`, tried on protocol/http-api.openapi.json: for tests.
#pragma once

#include <set>
#include <string>

#include "server/http.h"

namespace lemniscate::server {

/// `GET /api/guest 200`, as the file has its paths.
using ApiCase = std::string;

/// The cases that the file names.
std::set<ApiCase> api_cases();

/// What is wrong with an answer by the file: a status that is not named, fields that are missing or
/// too many, a body that does not fit; empty: nothing. What no path or method of the file fits is
/// no_such_path or wrong_method.
std::string check_api_answer(const Request& request, const Answer& answer);

/// What is wrong with a body that was taken; empty: nothing.
std::string check_api_request(const Request& request);

/// Which case of the file it is; empty: none.
ApiCase api_case(const Request& request, const Answer& answer);

}  // namespace lemniscate::server
