#pragma once
// The order of words in a language: Polish puts ł after l, Ukrainian і after и.
#include <memory>
#include <string_view>

namespace lemniscate::texts {

class Alphabet {
  public:
    explicit Alphabet(std::string_view language);
    Alphabet(Alphabet&&) noexcept;
    Alphabet& operator=(Alphabet&&) noexcept;
    ~Alphabet();

    // Below 0: left comes first.
    int compare(std::string_view left, std::string_view right) const;

  private:
    struct Order;
    std::unique_ptr<Order> order_;
};

}  // namespace lemniscate::texts
