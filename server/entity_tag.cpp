#include "server/entity_tag.h"

#include <span>

#include "match/hex.h"
#include "match/sodium_hashes.h"
#include "server/http.h"

namespace lemniscate::server {

std::string entity_tag(std::string_view bytes) {
    const match::Digest digest = match::sodium_hashes().sha256(
        {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    // Half of it is long enough to be told apart.
    return "\"" + match::write_hex(std::span(digest).first(16)) + "\"";
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
    bool named = false;
    for_each_in_list(if_none_match, [&](std::string_view one) {
        // A proxy that compresses calls a tag weak; the file is the same.
        if (one.starts_with("W/")) one.remove_prefix(2);
        if (one == tag || one == "*") named = true;
    });
    return named;
}

}  // namespace lemniscate::server
