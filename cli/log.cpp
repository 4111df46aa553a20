#include "cli/log.h"

#include "texts/plain_speaker.h"
#include "texts/say_message.h"

namespace lemniscate::cli {

std::vector<std::string> log_lines(const match::Match& match, std::size_t from, std::size_t to,
                                   Viewer viewer, std::span<const std::string> names,
                                   const texts::Texts& texts) {
    const texts::PlainSpeaker speaker(texts::seat_names(names, match.players(), match.seats()),
                                      viewer);
    std::vector<std::string> lines;
    for (const match::LogLine& line : match.log(from, to, viewer)) {
        lines.push_back(say(line.says(), texts, speaker));
    }
    return lines;
}

}  // namespace lemniscate::cli
