// Tokens as JSON.
#pragma once

#include "engine/lanes.h"
#include "match/json_text.h"
#include "match/splendor/position_words.h"

namespace lemniscate::match::splendor_format {

/// Every kind, as positions have them.
inline JsonObject write_tokens(Lanes held) {
    JsonObject json;
    for (splendor::Token token : tokens) json.add(name_of(token), held[lane(token)]);
    return json;
}

/// Only those there are: `{"red": 1, "grey": 2}`.
inline JsonObject write_some_tokens(Lanes held) {
    JsonObject json;
    for (splendor::Token token : tokens) {
        if (held[lane(token)] != 0) json.add(name_of(token), held[lane(token)]);
    }
    return json;
}

}  // namespace lemniscate::match::splendor_format
