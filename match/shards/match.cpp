#include "match/match_of.h"

namespace lemniscate::match {

template class MatchOf<shards::Game>;

std::unique_ptr<Match> make_match(Session<shards::Game> session) {
    return std::make_unique<MatchOf<shards::Game>>(std::move(session));
}

}  // namespace lemniscate::match
