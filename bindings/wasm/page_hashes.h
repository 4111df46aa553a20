// The hashes of whoever started the module: JavaScript has its own library for them.
#pragma once

#include "match/hashes.h"

namespace lemniscate {

const match::Hashes& page_hashes();

}  // namespace lemniscate
