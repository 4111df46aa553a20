// The keywords of card texts in every language, as a test looks for them: beginnings of words that
// the printed editions use (or ours, where there is none), in small letters.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lemniscate::tests {

class Vocabulary {
  public:
    explicit Vocabulary(std::string_view language);

    /// The concepts that a part of a text names, and how often.
    std::map<std::string, int> concepts_in(std::string_view part) const;
    /// What a concept is called here: two may share a word, as health and defense do in French.
    std::string known_as(const std::string& concept_name) const;
    bool has(const std::string& concept_name) const;

  private:
    std::map<std::string, std::vector<std::string>> words_;
    std::map<std::string, std::string> shared_;
};

}  // namespace lemniscate::tests
