// The cookie that says who somebody is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/http.h"

namespace lemniscate::server {

inline constexpr std::string_view cookie_name = "lemniscate";

struct Token {
    std::string text;
    std::string hash;  ///< as the store has it
};

/// The tokens in cookies of ours, in the order in which they came. A browser may send several, and
/// what others put there: what cannot be a token is left out, and so is what follows after a few.
std::vector<Token> tokens_of(const Request& request);

/// For Set-Cookie: kept for 400 days, which is as long as browsers let it be, and for our own pages
/// only. `secure`: never sent without TLS.
std::string write_cookie(std::string_view token, bool secure);
/// For Set-Cookie: there is none any longer.
std::string write_no_cookie(bool secure);

}  // namespace lemniscate::server
