// The module for pages and for node: what JavaScript may call.
#include <cstdint>

#include "lab/signature.h"

/// Plays the fixed games of `lemniscate bench`: whoever gets the same number has the same rules.
extern "C" [[clang::export_name("lemniscate_signature")]] std::uint64_t lemniscate_signature() {
    return lemniscate::lab::signature();
}
