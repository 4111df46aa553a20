// Opening a match: the one place above the games' own files where a game is found by its name.
#include <string>
#include <utility>

#include "match/games.h"
#include "match/json.h"
#include "match/match.h"
#include "match/match_of.h"
#include "match/replay.h"

namespace lemniscate::match {

namespace {

using Opened = Result<std::unique_ptr<Match>>;

Problem no_such_game(std::string_view game) {
    std::string known;
    for (std::string_view id : game_ids()) known.append(known.empty() ? "" : ", ").append(id);
    return {ProblemKind::unknown_game, "game", shortened(game), std::move(known)};
}

/// What `open(G{})` gives for the game with this id.
template <class T, class Open>
Result<T> with_known_game(std::string_view game, Open&& open) {
    std::optional<Result<T>> opened;
    with_game(game, [&](auto known) { opened.emplace(open(known)); });
    return opened ? std::move(*opened) : Result<T>(no_such_game(game));
}

/// A match that begins at a position, with chance from where `throw_from(start)` says.
template <class ThrowFrom>
Opened open_at(const Json& position, ThrowFrom&& throw_from) {
    const Result<std::string> game = game_of(position);
    if (!game) return game.problem();
    return with_known_game<std::unique_ptr<Match>>(*game, [&]<Game G>(G tag) -> Opened {
        const auto read = read_position(tag, position);
        if (!read) return read.problem();
        Start<G> start{.position = *read};
        throw_from(start);
        return make_match(Session<G>(std::move(start)));
    });
}

}  // namespace

std::vector<std::string_view> game_ids() {
    std::vector<std::string_view> ids;
    each_game([&ids](auto game) { ids.push_back(game.id); });
    return ids;
}

Result<OptionList> normal_options(std::string_view game, const OptionList& options) {
    return with_known_game<OptionList>(game, [&](auto tag) -> Result<OptionList> {
        const auto read = read_options(tag, options);
        if (!read) return read.problem();
        return write_options(*read);
    });
}

std::uint32_t rules_of(std::string_view game) {
    std::uint32_t rules = 0;
    with_game(game, [&rules](auto known) { rules = known.rules; });
    return rules;
}

const OptionRules* find_option_rules(std::string_view game) {
    const OptionRules* rules = nullptr;
    with_game(game, [&rules](auto known) { rules = &option_rules(known); });
    return rules;
}

std::span<const std::string_view> standing_decisions(std::string_view game) {
    std::span<const std::string_view> ids;
    with_game(game, [&ids](auto known) { ids = standing_decisions(known); });
    return ids;
}

Result<Json> describe_options(std::string_view game) {
    return with_known_game<Json>(game, [&]<Game G>(G tag) -> Result<Json> {
        const OptionRules& rules = option_rules(tag);
        Json json;
        json["game"] = G::id;
        json["options"] = write_option_rules(rules);
        json["excludes"] = Json::array();
        const auto read = [tag](const OptionList& list) { return read_options(tag, list); };
        for (const OptionConflict& conflict : find_conflicts(rules, read)) {
            Json entry;
            entry["one"][conflict.one.name] = conflict.one.value;
            entry["other"][conflict.other.name] = conflict.other.value;
            entry["reason"] = conflict.reason;
            json["excludes"].push_back(std::move(entry));
        }
        return json;
    });
}

Opened open_match(std::string_view game, const OptionList& options, std::uint64_t seed) {
    return with_known_game<std::unique_ptr<Match>>(game, [&]<Game G>(G tag) -> Opened {
        const auto read = read_options(tag, options);
        if (!read) return read.problem();
        return make_match(Session<G>({.options = *read, .seed = seed}));
    });
}

Opened open_match(std::string_view game, const OptionList& options, SharedSeal seal) {
    return with_known_game<std::unique_ptr<Match>>(game, [&]<Game G>(G tag) -> Opened {
        const auto read = read_options(tag, options);
        if (!read) return read.problem();
        return make_match(Session<G>({.options = *read, .seal = std::move(seal)}));
    });
}

Opened open_position(const Json& position, std::uint64_t seed) {
    return open_at(position, [seed](auto& start) { start.seed = seed; });
}

Opened open_position(const Json& position, const Dice& dice) {
    return open_at(position, [&dice](auto& start) { start.dice = dice; });
}

Opened open_position(const Json& position, SharedSeal seal, std::uint64_t steps_before) {
    return open_at(position, [&](auto& start) {
        start.seal = std::move(seal);
        start.steps_before = steps_before;
    });
}

Result<Reopened> open_record(const Record& record, const Hashes* hashes) {
    return with_known_game<Reopened>(record.game, [&]<Game G>(G) -> Result<Reopened> {
        auto replayed = replay<G>(record, hashes);
        if (!replayed) return replayed.problem();
        Reopened reopened{make_match(std::move(replayed->session)), replayed->problem,
                          replayed->left_out};
        if (reopened.problem && reopened.problem->kind == ProblemKind::illegal_move) {
            reopened.refusal = reopened.match->refuse(reopened.match->to_act(),
                                                      record.moves[reopened.match->size()].text);
        }
        return reopened;
    });
}

Result<std::unique_ptr<View>> read_view(const Json& view) {
    const Result<std::string> game = game_of_view(view);
    if (!game) return game.problem();
    return with_known_game<std::unique_ptr<View>>(
        *game, [&]<Game G>(G tag) -> Result<std::unique_ptr<View>> {
            auto read = read_view(tag, view);
            if (!read) return read.problem();
            return std::unique_ptr<View>(std::make_unique<ViewOf<G>>(*read));
        });
}

Message result_message(std::string_view group, const Outcome& outcome, std::uint32_t seats,
                       Viewer viewer) {
    Messages winners{{}, comma};
    for (std::uint32_t i = 0; i < seats; ++i) {
        if (!outcome.won_by(seat_at(i))) continue;
        winners.items.push_back({"play.who", {{"who", seat_at(i)}}});
    }
    const std::size_t count = winners.items.size();
    const bool is_you = count == 1 && viewer.seat != Seat::none && outcome.won_by(viewer.seat);
    Message reason{std::string(group) + ".reason." + std::string(outcome.reason)};
    if (count == 0) return {"play.result.draw", {{"reason", std::move(reason)}}};
    return {count == 1            ? "play.result.won"
            : outcome.as_partners ? "play.result.team"
                                  : "play.result.shared",
            {you(is_you), {"who", std::move(winners)}, {"reason", std::move(reason)}}};
}

}  // namespace lemniscate::match
