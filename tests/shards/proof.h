// Proofs about cards: a setting (see setting.h), what is done (see table.h), what has changed.
// Nothing else may have changed.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace lemniscate::tests {

/// Plays `steps` from `setting` and compares the whole position with the one that `changes` makes
/// of it. Mastery of ten earns a relic, which changes need not say. The turn must be back in the
/// hands of seat 0, unless changes say `asks=` and `to=`. Changes that begin with `~` name values
/// with `=` that must stand there in the end; the rest is left open.
void prove(std::string_view setting, std::string_view steps, std::string_view changes);

/// One line of the table of a card. `@` stands for the card.
struct Proof {
    std::string name;
    std::string setting;
    std::string steps;
    std::string changes;
};

/// The table of a card: each line becomes a test `Cards/<suite>.<name>`.
class CardProofs {
  public:
    CardProofs(const char* suite, const char* card, std::initializer_list<Proof> proofs,
               const char* file = __builtin_FILE(), int line = __builtin_LINE());
};

}  // namespace lemniscate::tests
