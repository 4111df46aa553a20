// The words of one line, taken from the front.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

namespace lemniscate::shards::generate {

class Words {
  public:
    Words(const std::string& line, std::string where);

    bool empty() const { return next_ == words_.size(); }
    const std::string& where() const { return where_; }
    /// The next word, which must be there.
    std::string take(const std::string& what);
    bool take_if(const std::string& word);
    /// Conditions stand before a colon, which is a word of its own here.
    bool has_colon() const;
    void take_colon();
    /// One of a closed list.
    std::string one_of(const std::string& what, std::initializer_list<const char*> known);
    int number(int least, int most);
    /// `homodeus_champion` with `_champion` is `homodeus`; empty when the word ends otherwise.
    std::string faction_before(const std::string& ending);
    std::string id(const std::string& what);
    void finish() const;
    [[noreturn]] void fail(const std::string& message) const;

  private:
    std::vector<std::string> words_;
    std::size_t next_ = 0;
    std::string where_;
};

}  // namespace lemniscate::shards::generate
