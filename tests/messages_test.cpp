// Every message that a match makes can be said in every language: keys exist, arguments are there.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dice.h"
#include "engine/kit/kit.h"
#include "match/games.h"
#include "match/match.h"
#include "texts/plain_speaker.h"
#include "texts/say_message.h"
#include "texts/texts.h"

namespace lemniscate {
namespace {

struct Way {
    std::string game;
    std::string name;
    match::OptionList options;
};
std::vector<Way> ways() {
    std::vector<Way> list;
    each_game([&list]<Game G>(G) {
        for (const auto& setup : G::setups) {
            list.push_back(
                {std::string(G::id), std::string(setup.name), match::write_options(setup.options)});
        }
    });
    return list;
}

class Messages : public testing::TestWithParam<Way> {};

/// Says everything, in all languages at once.
class Voice {
  public:
    explicit Voice(Viewer viewer) : speaker_({}, viewer) {
        for (const std::string_view language : texts::languages()) texts_.emplace_back(language);
    }

    void say(const match::Message& message) const {
        for (const texts::Texts& texts : texts_) {
            std::string said;
            ASSERT_NO_THROW(said = texts::say(message, texts, speaker_)) << message.key;
            EXPECT_FALSE(said.empty()) << message.key << " in " << texts.language();
        }
    }
    void say(const match::Fact& fact) const {
        if (fact.says) say(*fact.says);
    }

  private:
    std::vector<texts::Texts> texts_;
    texts::PlainSpeaker speaker_;
};

void say_all(const match::Match& match, const Voice& voice, Viewer viewer) {
    if (match.to_act() != Seat::none) voice.say(match.prompt());
    for (const match::Choice& choice : match.choices({match.to_act()})) {
        voice.say(choice.what);
        for (const match::Fact& fact : choice.gives) voice.say(fact);
    }
    for (const match::Note& note : match.notes(viewer)) voice.say(note);
    const std::size_t last = match.size() == 0 ? 0 : match.size() - 1;
    for (const match::EventNote& event : match.events(last, match.size(), viewer)) {
        voice.say(event.what);
    }
    for (const match::LogLine& line : match.log(last, match.size(), viewer)) voice.say(line.says());
    for (const match::Standing& standing : match.standings()) voice.say(standing.says);
    for (const char* text :
         {"", "play axia", "recruit hulk", "attack 1:evokatus", "take grey", "take yellow yellow",
          "take yellow blue red orange", "return yellow", "recruit groot paying red:9", "bid 0",
          "relic datic_robes", "assign 9:1", "shield axia", "location asgard", "nonsense"}) {
        if (const auto refusal = match.refuse(match.to_act(), text)) voice.say(refusal->says);
    }
}

TEST_P(Messages, OfWholeGamesCanBeSaidInEveryLanguage) {
    const Voice voice({seat_at(0)});
    for (std::uint64_t seed = 0; seed < 4; seed += kit::thinned) {
        auto opened = match::open_match(GetParam().game, GetParam().options, seed);
        ASSERT_TRUE(opened);
        match::Match& match = **opened;
        Dice dice(seed, 3);
        for (std::size_t step = 0; match.to_act() != Seat::none; ++step) {
            if (step % 5 == 0) say_all(match, voice, {seat_at(0)});
            const std::vector<std::string> moves = match.moves();
            match.play(match.to_act(), moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
            if (HasFailure()) return;
        }
        say_all(match, voice, {seat_at(0)});
        voice.say(match.result({seat_at(0)}));
    }
}

INSTANTIATE_TEST_SUITE_P(Ways, Messages, testing::ValuesIn(ways()),
                         [](const auto& way) { return way.param.game + "_" + way.param.name; });

}  // namespace
}  // namespace lemniscate
