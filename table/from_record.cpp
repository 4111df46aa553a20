#include "table/from_record.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "match/json.h"
#include "match/match.h"

namespace lemniscate::table {

namespace {

MovedBy mover(const SeatSetting& seat) {
    switch (seat.kind) {
        case SeatKind::open:
        case SeatKind::person:
            return MovedBy::person;
        case SeatKind::bot:
            return MovedBy::bot;
        case SeatKind::program:
            return MovedBy::program;
    }
    return MovedBy::person;
}

bool changed_rules(const match::Record& record) {
    return std::any_of(
        record.interludes.begin(), record.interludes.end(),
        [](const match::Interlude& line) { return line.kind == match::Interlude::Kind::rules; });
}

}  // namespace

match::Result<std::vector<Entry>> entries_from_record(const Person& host,
                                                      const match::Record& record,
                                                      std::vector<SeatSetting> seats, Time now,
                                                      const Entropy& entropy) {
    const auto reopened = match::open_record(record);
    if (!reopened) return reopened.problem();
    if (reopened->problem) return *reopened->problem;
    const match::Match& match = *reopened->match;

    Settings settings{.game = record.game, .options = record.options, .seats = std::move(seats)};
    const bool from_here = changed_rules(record);
    if (from_here) {
        settings.position = match::share(match.open_position());
    } else {
        settings.position = record.position;
    }
    if (settings.position) settings.options.clear();

    std::vector<Entry> entries;
    const auto add = [&entries, now](What what) {
        entries.push_back({.number = entries.size(), .time = now, .what = std::move(what)});
    };
    add(opened_with(settings, entropy, nullptr, record.seed));
    entries.front().person = host;
    add(Dealt{match::rules_of(record.game)});
    if (from_here) return entries;
    auto line = record.interludes.begin();
    for (std::size_t i = 0; i <= record.moves.size(); ++i) {
        for (; line != record.interludes.end() && line->before == i; ++line) {
            const bool time = line->kind == match::Interlude::Kind::time;
            add(Out{seat_at(line->seat), time ? OutReason::time : OutReason::resigned});
        }
        if (i == record.moves.size()) break;
        const match::RecordedMove& move = record.moves[i];
        const bool played = move.seat < settings.seats.size();
        add(Moved{seat_at(move.seat), move.text,
                  played ? mover(settings.seats[move.seat]) : MovedBy::bot});
    }
    return entries;
}

}  // namespace lemniscate::table
