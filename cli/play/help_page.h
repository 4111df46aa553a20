// The help that is shown during a game: all of it on one screen.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "cli/ink.h"
#include "cli/page.h"
#include "cli/style.h"
#include "texts/texts.h"

namespace lemniscate::cli::play {

class HelpPage {
  public:
    HelpPage(const Style& style, const texts::Texts& texts)
        : ink_(style), columns_(style.columns), texts_(texts) {}

    const Ink& ink() const { return ink_; }
    const texts::Texts& texts() const { return texts_; }

    void title(texts::Key key);
    void entry(const std::string& what, texts::Key key);  ///< a sign or a word, and what it means
    void sentence(texts::Key key, std::initializer_list<texts::Arg> args = {});
    void paragraph(const std::vector<std::string>& sentences);  ///< one after the other
    void add_commands();                                        ///< those that every game has

    const Page& page() const { return page_; }

  private:
    Ink ink_;
    int columns_;
    const texts::Texts& texts_;
    Page page_;
};

}  // namespace lemniscate::cli::play
