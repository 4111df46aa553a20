// Bytes as a game record: what is accepted can be written, read back and played as far as it goes.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/game.h"
#include "fuzz/checks.h"
#include "match/games.h"
#include "match/record.h"
#include "match/replay.h"
#include "match/sodium_hashes.h"

namespace lemniscate::fuzz {
namespace {

using match::Record;
using match::Result;

void check_same(const Record& a, const Record& b) {
    require(a.game == b.game && a.options == b.options && a.seed == b.seed, "the same start");
    require(a.sealed.has_value() == b.sealed.has_value(), "both sealed or neither");
    if (a.sealed) {
        require(a.sealed->match == b.sealed->match && a.sealed->secret == b.sealed->secret &&
                    a.sealed->terms == b.sealed->terms,
                "the same seal");
    }
    require((a.position == nullptr) == (b.position == nullptr), "a position or none");
    require(a.position == nullptr || *a.position == *b.position, "the same position");
    require(a.players == b.players && a.date == b.date, "the same people and day");
    require(a.moves.size() == b.moves.size(), "as many moves");
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
        require(a.moves[i].seat == b.moves[i].seat, "the same seats");
        require(a.moves[i].text == b.moves[i].text, "the same moves");
    }
    require(a.result == b.result, "the same result");
}

Record written_and_read(const Record& record) {
    const Result<Record> again = match::read_record(match::write_record(record));
    require(static_cast<bool>(again), "a written record is accepted");
    check_same(record, *again);
    return *again;
}

template <Game G>
void check_replay(const Record& record) {
    const auto replayed = match::replay<G>(record, &match::sodium_hashes());
    if (!replayed) return require_readable(replayed.problem());
    if (replayed->problem) require_readable(*replayed->problem);
    const match::Session<G>& session = replayed->session;
    require(session.steps().size() <= record.moves.size(), "no move comes from nowhere");

    Record played = match::record_of(session, record.players, record.date);
    if (played.sealed) played.sealed->secret = record.sealed->secret;
    const auto again = match::replay<G>(written_and_read(played), &match::sodium_hashes());
    require(again && !again->problem, "what was played can be played again");
    require(again->session.state() == session.state(), "and leads to the same position");
}

void check(std::string_view text) {
    const Result<Record> record = match::read_record(text);
    if (!record) return require_readable(record.problem());
    written_and_read(*record);
    const bool known = with_game(record->game, [&record]<class G>(G) { check_replay<G>(*record); });
    require(known, "a record is of a known game");
}

}  // namespace
}  // namespace lemniscate::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    lemniscate::fuzz::check({reinterpret_cast<const char*>(data), size});
    return 0;
}
