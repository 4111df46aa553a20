// libFuzzer's own way to change an input, and ours where the input is JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "engine/dice.h"
#include "match/json.h"

// libFuzzer has no header for this.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t room);

namespace lemniscate::fuzz {

/// One of `plain_of` times the bytes are changed as bytes, and always where they are no JSON.
inline std::size_t mutate_json_bytes(std::uint8_t* data, std::size_t size, std::size_t room,
                                     unsigned int seed, std::uint32_t plain_of,
                                     void (*mutate)(match::Json& document, Dice& dice)) {
    Dice dice(seed);
    auto json = match::parse_json({reinterpret_cast<const char*>(data), size});
    if (!json || dice.below(plain_of) == 0) return LLVMFuzzerMutate(data, size, room);
    mutate(*json, dice);
    const std::string text = match::format_json(*json);
    if (text.size() > room) return LLVMFuzzerMutate(data, size, room);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

}  // namespace lemniscate::fuzz
