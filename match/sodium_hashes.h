// The hashes of libsodium. Not part of the library of this room: a page has its own.
#pragma once

#include "match/hashes.h"

namespace lemniscate::match {

const Hashes& sodium_hashes();

}  // namespace lemniscate::match
