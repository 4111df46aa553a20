// The words of texts/ that every page of the table is put together from.
#pragma once

#include "texts/phrases.h"
#include "texts/plain_speaker.h"

namespace lemniscate::cli::play {

using texts::join;
using texts::name_of;
using texts::person;
using texts::say;

}  // namespace lemniscate::cli::play
