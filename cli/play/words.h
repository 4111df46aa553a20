// The words of texts/ that every page of the table is put together from.
#pragma once

#include "texts/plain_speaker.h"
#include "texts/words.h"

namespace lemniscate::cli::playing {

using texts::join;
using texts::name_of;
using texts::person;
using texts::say;

}  // namespace lemniscate::cli::playing
