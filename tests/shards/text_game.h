// A game of Shards of Infinity in the middle of a test, seen and moved through text only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/shards/shards.h"
#include "match/json.h"

namespace lemniscate::tests {

class TextGame {
  public:
    /// From a setting (see setting.h). One that is refused throws, with the reason.
    explicit TextGame(std::string_view setting);
    explicit TextGame(const shards::State& state) : state_(state) {}

    /// Steps with `;` between them; the first that fails ends the run and fails the test.
    ///   play crystal          a move, which must be legal
    ///   can end               this move is legal
    ///   cannot focus          this one is not, though it is a move
    ///   offers a | b          exactly these are legal
    ///   asks 1 shield         seat 1 is to act and this is the decision
    void run(std::string_view steps);

    std::vector<std::string> moves() const;  ///< the legal ones, sorted
    match::Json position() const;

  private:
    void take_step(const std::string& step);

    shards::State state_;
};

}  // namespace lemniscate::tests
