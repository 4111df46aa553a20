#include "bench/server_load/frames.h"

#include <gtest/gtest.h>

namespace lemniscate::bench::server_load {
namespace {

/// As a server writes it: without a mask.
std::string unmasked(std::string frame, std::size_t head) {
    frame[1] = static_cast<char>(frame[1] & 0x7f);
    return frame.erase(head, 4);
}

TEST(Frames, AreReadAsTheyWereWrittenWhateverTheirLength) {
    for (const auto& [length, head] : {std::pair<std::size_t, std::size_t>{0, 2},
                                       {125, 2},
                                       {126, 4},
                                       {65535, 4},
                                       {65536, 10}}) {
        const std::string payload(length, 'x');
        std::string written;
        write_frame(Opcode::text, payload, written);
        ASSERT_EQ(written.size(), head + 4 + length);
        const std::string bytes = unmasked(written, head) + "more";
        const auto frame = read_frame(bytes);
        ASSERT_TRUE(frame) << length;
        EXPECT_EQ(frame->opcode, Opcode::text);
        EXPECT_TRUE(frame->last);
        EXPECT_EQ(frame->payload, payload);
        EXPECT_EQ(frame->size, head + length);
    }
}

TEST(Frames, AreNotReadBeforeTheyAreComplete) {
    std::string written;
    write_frame(Opcode::text, std::string(300, 'x'), written);
    const std::string bytes = unmasked(written, 4);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        EXPECT_FALSE(read_frame(std::string_view(bytes).substr(0, size))) << size;
    }
}

TEST(Frames, ThatGoOnAreToldApart) {
    const auto frame = read_frame(std::string("\x01\x02hi", 4));
    ASSERT_TRUE(frame);
    EXPECT_FALSE(frame->last);
}

}  // namespace
}  // namespace lemniscate::bench::server_load
