// Tokens as JSON.
#pragma once

#include "engine/lanes.h"
#include "match/json.h"
#include "match/splendor/names.h"

namespace lemniscate::match::splendor_format {

/// Every kind, as positions have them.
inline Json write_tokens(Lanes held) {
    Json json;
    for (splendor::Token token : tokens) json[name_of(token)] = held[lane(token)];
    return json;
}

/// Only those there are: `{"red": 1, "grey": 2}`.
inline Json write_some_tokens(Lanes held) {
    Json json = Json::object();
    for (splendor::Token token : tokens) {
        if (held[lane(token)] != 0) json[name_of(token)] = held[lane(token)];
    }
    return json;
}

}  // namespace lemniscate::match::splendor_format
