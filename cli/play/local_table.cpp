#include "cli/play/local_table.h"

#include <algorithm>
#include <chrono>
#include <random>
#include <utility>

#include "match/json.h"
#include "table/from_record.h"
#include "texts/plain_speaker.h"

namespace lemniscate::cli::play {
namespace {

/// Everybody at this keyboard, for the table.
const table::Person here = "here";

table::Time now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

table::Entropy entropy() {
    std::random_device chance;
    table::Entropy bytes{};
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(chance());
    return bytes;
}

std::vector<table::SeatSetting> seats_for(const Players& players) {
    std::vector<table::SeatSetting> seats;
    for (const std::string& player : players) {
        if (texts::is_person(player)) {
            seats.push_back({table::SeatKind::person, here});
        } else {
            seats.push_back({table::SeatKind::bot, player});
        }
    }
    return seats;
}

/// Of a table that was kept, with the names that people had there.
Players players_of(const table::Settings& settings, const Players& named) {
    Players players;
    for (const table::SeatSetting& seat : settings.seats) {
        const std::size_t at = players.size();
        const std::string_view name =
            at < named.size() ? texts::given_name(named[at]) : std::string_view();
        players.push_back(seat.kind == table::SeatKind::bot
                              ? seat.name
                              : texts::person_called(can_be_name(name) ? name : ""));
    }
    return players;
}

bool has_names(const Players& players) {
    return std::any_of(players.begin(), players.end(), [](const std::string& player) {
        return !texts::given_name(player).empty();
    });
}

}  // namespace

LocalTable::LocalTable()
    : keeper_([this](std::span<const table::Entry> entries) {
          store(entries);
          return true;
      }) {}

match::Result<std::unique_ptr<LocalTable>> LocalTable::open(table::Settings settings,
                                                            const Players& players,
                                                            std::uint64_t seed) {
    settings.seats = seats_for(players);
    std::unique_ptr<LocalTable> local(new LocalTable());
    const table::Decision opened =
        local->keeper_.open(here, "open", write_settings(settings), now(), entropy(), seed);
    if (opened.problem) return *opened.problem;
    local->players_ = players;
    return local;
}

match::Result<std::unique_ptr<LocalTable>> LocalTable::deal(std::string_view game,
                                                            const match::OptionList& options,
                                                            const Players& players,
                                                            std::uint64_t seed) {
    return open({.game = std::string(game), .options = options}, players, seed);
}

match::Result<std::unique_ptr<LocalTable>> LocalTable::begin_at(const match::Json& position,
                                                                const Players& players,
                                                                std::uint64_t seed) {
    return open({.game = position.at("game"), .position = match::share(position)}, players, seed);
}

match::Result<std::unique_ptr<LocalTable>> LocalTable::go_on(const match::Record& record,
                                                             const Players& players) {
    const auto entries =
        table::entries_from_record(here, record, seats_for(players), now(), entropy());
    if (!entries) return entries.problem();
    std::unique_ptr<LocalTable> local(new LocalTable());
    const table::Decision adopted = local->keeper_.adopt(*entries);
    if (adopted.problem) return *adopted.problem;
    local->keeper_.settle(now());
    local->players_ = players;
    return local;
}

std::unique_ptr<LocalTable> LocalTable::reopen(std::unique_ptr<GameFile> file) {
    const auto entries = file->read();
    if (!entries) return nullptr;
    std::unique_ptr<LocalTable> local(new LocalTable());
    if (local->keeper_.load(*entries)) return nullptr;
    const table::Table& table = local->keeper_.table();
    if (table.match() == nullptr || local->is_over()) return nullptr;
    local->players_ = players_of(table.settings(), file->players());
    local->folder_ = file->path().parent_path();
    local->file_ = std::move(file);
    local->is_kept_ = true;
    return local;
}

std::vector<std::string> LocalTable::names() const {
    return texts::seat_names(players_, match().players(), match().seats());
}

bool LocalTable::is_person(Seat seat) const {
    return index(seat) < players_.size() && texts::is_person(players_[index(seat)]);
}

bool LocalTable::has_several_people() const {
    return std::count_if(players_.begin(), players_.end(), texts::is_person) > 1;
}

void LocalTable::play(std::string_view move) {
    const Seat seat = match().to_act();
    tell(table::MakeMove{seat, keeper_.table().at(seat), std::string(move)});
}

void LocalTable::play_bot() {
    const table::Ask ask = keeper_.table().asks().front();
    keeper_.answer(ask, bots_.choose(keeper_.table(), ask), now());
}

bool LocalTable::undo(Seat seat) {
    if (match().undoable(seat) == 0) return false;
    tell(table::AskUndo{seat, keeper_.table().at(seat)});
    return true;
}

void LocalTable::tell(table::Deed deed) {
    const table::Command command =
        table::make_command(std::to_string(keeper_.table().size()), std::move(deed));
    keeper_.obey(here, command, now(), {});
}

match::Record LocalTable::record() const {
    match::Record record = keeper_.table().record();
    record.players = players_;
    return record;
}

/// A game without a move is not worth a file.
void LocalTable::store(std::span<const table::Entry> entries) {
    if (file_ == nullptr) {
        unkept_.insert(unkept_.end(), entries.begin(), entries.end());
        const bool moved = std::any_of(unkept_.begin(), unkept_.end(), [](const auto& entry) {
            return std::holds_alternative<table::Moved>(entry.what);
        });
        if (!folder_ || error_ || !moved) return;
        const auto& opened = std::get<table::Opened>(unkept_.front().what);
        file_ = GameFile::create(*folder_, opened.settings.game, opened.table, error_);
        if (file_ == nullptr) return;
        if (!error_ && has_names(players_)) error_ = file_->write_players(players_);
        if (!error_) error_ = file_->append(unkept_);
        unkept_.clear();
    } else if (!error_) {
        error_ = file_->append(entries);
    }
    is_kept_ = !error_;
}

void LocalTable::sync() {
    // One that was loaded has moves but was not kept yet.
    if (file_ == nullptr && folder_ && !error_ && match().size() > 0) store({});
    if (file_ != nullptr && !error_) error_ = file_->sync();
    is_kept_ = file_ != nullptr && !error_;
}

std::filesystem::path LocalTable::place() const {
    return file_ != nullptr ? file_->path() : folder_.value_or("");
}

void LocalTable::forget() {
    if (file_ != nullptr) file_->remove();
    file_.reset();
    folder_.reset();
    is_kept_ = false;
}

}  // namespace lemniscate::cli::play
