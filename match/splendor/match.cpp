#include "match/match_of.h"

namespace lemniscate::match {

template class MatchOf<splendor::Game>;

std::unique_ptr<Match> make_match(Session<splendor::Game> session) {
    return std::make_unique<MatchOf<splendor::Game>>(std::move(session));
}

}  // namespace lemniscate::match
