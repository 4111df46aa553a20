#include "tests/naive/shards.h"

#include <algorithm>
#include <stdexcept>

#include "tests/naive/shards_json.h"
#include "tests/naive/shards_run.h"

namespace lemniscate::naive {
namespace shards {

std::string Run::ask(Seat seat, const std::string& kind, const std::set<std::string>& options) {
    const bool always = kind == "play" || kind == "reveal" || kind == "shield";
    if (options.size() == 1 && !always) return *options.begin();
    if (next_answer_ == answers_.size()) throw Unanswered{{seat, kind, options}};
    const std::string& answer = answers_[next_answer_++];
    if (options.count(answer) == 0) throw std::logic_error("no such answer: " + answer);
    return answer;
}

void Run::one_move() {
    if (table.solo_set_up) {
        set_up_solo();
    } else if (table.turn.phase == "auction") {
        auction_move();
    } else if (table.turn.phase == "draft") {
        draft_move();
    } else if (table.turn.phase == "play") {
        turn_move(ask(table.turn.seat, "play", turn_moves()));
    } else {
        throw std::invalid_argument("cannot go on from phase " + table.turn.phase);
    }
}

std::string rest_of(const std::string& move) {
    const std::size_t space = move.find(' ');
    return space == std::string::npos ? "" : move.substr(space + 1);
}

}  // namespace shards

namespace {

/// Plays until somebody must answer or the game is over.
Shards settle(Shards game) {
    game.question.reset();
    game.table = game.quiet;
    while (game.table.turn.phase != "over") {
        shards::Run run(game.quiet, game.quiet_dice, game.answers);
        try {
            run.one_move();
        } catch (const shards::Unanswered& unanswered) {
            game.table = run.table;
            game.question = unanswered.question;
            return game;
        } catch (const shards::Over&) {
        }
        game.table = game.quiet = run.table;
        game.quiet_dice = run.dice;
        game.answers.clear();
    }
    return game;
}

}  // namespace

Shards read_shards(const Json& position, Dice dice) {
    return settle({{}, {}, shards::read_table(position), dice, {}});
}

Json write_shards(const Shards& game) {
    Json position = shards::write_table(game.table);
    position["to_act"] = game.question ? Json(game.question->seat) : Json(nullptr);
    position["decision"] = game.question ? Json(game.question->kind) : Json(nullptr);
    if (game.table.result) {
        position["result"] = {{"winners", game.table.result->winners},
                              {"reason", game.table.result->reason}};
    }
    return position;
}

std::vector<std::string> shards_moves(const Shards& game) {
    if (!game.question) return {};
    return {game.question->options.begin(), game.question->options.end()};
}

Shards apply_shards(const Shards& game, const std::string& move) {
    const std::vector<std::string> legal = shards_moves(game);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) {
        throw std::invalid_argument("not legal here: " + move);
    }
    Shards next = game;
    next.answers.push_back(move);
    return settle(next);
}

std::uint64_t shards_perft(const Shards& game, int depth) {
    if (depth == 0 || !game.question) return 1;
    std::uint64_t lines = 0;
    for (const std::string& move : shards_moves(game)) {
        lines += shards_perft(apply_shards(game, move), depth - 1);
    }
    return lines;
}

}  // namespace lemniscate::naive
