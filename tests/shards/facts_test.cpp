// What is printed beside the text of a card, proved by what it does in play: its cost, kind,
// faction, defense and shield, how often it exists, whose relic it is.
#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "match/games.h"
#include "match/json.h"
#include "tests/shards/printed.h"
#include "tests/shards/proof.h"
#include "tests/shards/text_game.h"

namespace lemniscate::tests {
namespace {

using match::Json;

class OfEveryCard : public testing::TestWithParam<Printed> {
  protected:
    const Printed& card() const { return GetParam(); }
    const std::string& id() const { return GetParam().id; }
};

std::string test_name(const testing::TestParamInfo<Printed>& info) { return info.param.id; }

/// The cards that a test can say something about.
template <class Test>
std::vector<Printed> cards_that(Test&& test) {
    std::vector<Printed> found;
    for (const Printed& card : all_cards()) {
        if (test(card)) found.push_back(card);
    }
    return found;
}
bool is_central(const Printed& card) { return card.is_central(); }
bool is_champion(const Printed& card) { return card.is_champion(); }
bool is_no_champion(const Printed& card) { return !card.is_champion(); }
bool is_attackable(const Printed& card) { return card.is_champion() && card.id != "li_hin"; }

std::string number(int value) { return std::to_string(value); }

// Prices.

class Price : public OfEveryCard {};

TEST_P(Price, IsEnoughForRecruitingAndOneGemLessIsNot) {
    prove("row=" + id() + " gems=" + number(card().cost - 1), "cannot recruit " + id(), "");
    prove("row=_,_," + id() + " gems=" + number(card().cost), "recruit " + id(),
          "gems=0 row-" + id() + " discard+" + id());
}

TEST_P(Price, IsTheSameForFastPlayWhichOnlyMercenariesHave) {
    if (card().kind == Kind::mercenary) {
        prove("row=" + id() + " gems=" + number(card().cost - 1), "cannot fast-play " + id(), "");
        prove("row=" + id() + " gems=" + number(card().cost), "can fast-play " + id(), "");
    } else {
        prove("row=" + id() + " gems=20", "cannot fast-play " + id(), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Facts, Price, testing::ValuesIn(cards_that(is_central)), test_name);

// Kinds.

class KindOf : public OfEveryCard {};

TEST_P(KindOf, OnlyChampionsStayInPlayAfterTheTurn) {
    const std::string deck = " deck=crystal,crystal,crystal,crystal,crystal";
    if (card().is_champion()) {
        prove("champions=" + id() + "/now" + deck, "end", "~ discard= champions=" + id());
    } else {
        prove("played=" + id() + deck, "end", "~ champions= played= discard=" + id());
    }
}

TEST_P(KindOf, OnlyChampionsReturnWithKorvusLegionnaire) {
    const std::string back = " discard-" + id() + " hand+" + id() + " seen+" + id();
    prove("hand=korvus_legionnaire discard=" + id(), "play korvus_legionnaire",
          "play=korvus_legionnaire power+2" + (card().is_champion() ? back : ""));
}

TEST_P(KindOf, OnlyMercenariesReturnWithShadeboundSentry) {
    const std::string back = " discard-" + id() + " hand+" + id() + " seen+" + id();
    prove("hand=shadebound_sentry discard=" + id(), "play shadebound_sentry",
          "play=shadebound_sentry power+3" + (card().kind == Kind::mercenary ? back : ""));
}

INSTANTIATE_TEST_SUITE_P(Facts, KindOf, testing::ValuesIn(all_cards()), test_name);

// Factions.

class FactionOf : public OfEveryCard {
  protected:
    /// Two factions are played, the third is missing: the card is offered if it is of that one.
    void prove_dominion(const char* played, Faction missing) {
        const std::string offer = card().faction == missing ? " | reveal " + id() : "";
        prove("hand=order_initiate," + id() + " played=" + played,
              "play order_initiate; offers reveal none" + offer,
              "play=order_initiate gems+2 asks=reveal");
    }
};

TEST_P(FactionOf, DecidesAboutDominion) {
    prove_dominion("spore_cleric,nil_assassin", Faction::homodeus);
    prove_dominion("kiln_drone,nil_assassin", Faction::undergrowth);
    prove_dominion("kiln_drone,spore_cleric", Faction::wraethe);
}

TEST_P(FactionOf, DecidesAboutUnifyTogetherWithTheKind) {
    const bool unifies = card().faction == Faction::undergrowth && card().is_ally();
    prove("hand=leshai_knight," + id(),
          "play leshai_knight; offers reveal none" + (unifies ? " | reveal " + id() : "") +
              "; reveal none",
          "play=leshai_knight power+3");
    if (!card().is_champion()) {
        prove("hand=leshai_knight played=" + id(), "play leshai_knight",
              std::string("play=leshai_knight power+") + (unifies ? "6" : "3"));
    }
}

TEST_P(FactionOf, DecidesAboutEcho) {
    const bool echoes = card().faction == Faction::wraethe;
    prove("hand=wraethe_skirmisher discard=" + id(), "play wraethe_skirmisher",
          std::string("play=wraethe_skirmisher power+") + (echoes ? "6" : "2"));
}

INSTANTIATE_TEST_SUITE_P(Facts, FactionOf, testing::ValuesIn(all_cards()), test_name);

class ChampionOf : public OfEveryCard {};

TEST_P(ChampionOf, AnyFactionInspires) {
    prove("hand=kiln_drone champions=" + id(), "play kiln_drone", "play=kiln_drone gems+4");
}

TEST_P(ChampionOf, HomodeusCountsForEvokatus) {
    const bool counts = card().faction == Faction::homodeus;
    prove("champions=evokatus," + id(), "exhaust evokatus",
          std::string("exhaust=evokatus power+") + (counts ? "2" : "1"));
}

INSTANTIATE_TEST_SUITE_P(Facts, ChampionOf, testing::ValuesIn(cards_that(is_champion)), test_name);

class PlayedCard : public OfEveryCard {};

TEST_P(PlayedCard, IsCopiedByTaurIfItIsAnUndergrowthAlly) {
    const bool copied = card().faction == Faction::undergrowth && card().is_ally();
    prove("champions=taur_arachpriest health=40 played=spore_cleric," + id(),
          "exhaust taur_arachpriest; " +
              (copied && id() != "spore_cleric" && id() != "ojas_genesis_druid"
                   ? "offers copy spore_cleric | copy " + id() + "; copy spore_cleric"
                   : "can end"),
          "exhaust=taur_arachpriest health+4");
}

INSTANTIATE_TEST_SUITE_P(Facts, PlayedCard, testing::ValuesIn(cards_that(is_no_champion)),
                         test_name);

// Defense and shields.

class DefenseOf : public OfEveryCard {};

TEST_P(DefenseOf, IsThePowerThatDestroysAndOneLessDoesNot) {
    prove("power=" + number(card().defense - 1) + " their.champions=" + id(),
          "cannot attack 1:" + id(), "");
    prove("power=" + number(card().defense) + " their.champions=" + id(), "attack 1:" + id(),
          "power=0 their.champions= their.discard=" + id());
}

INSTANTIATE_TEST_SUITE_P(Facts, DefenseOf, testing::ValuesIn(cards_that(is_attackable)), test_name);

class ShieldOf : public OfEveryCard {};

TEST_P(ShieldOf, PreventsItsValueFromHand) {
    const int mastery = 7;
    const std::string setting = "power=20 their.mastery=" + number(mastery) + " their.hand=" + id();
    if (card().shield == 0) {
        prove(setting, "end; asks 1 shield; offers shield none; shield none",
              "~ their.health=30 their.seen=");
    } else {
        const int value = card().shield == by_mastery ? mastery : card().shield;
        prove(
            setting, "end; asks 1 shield; offers shield none | shield " + id() + "; shield " + id(),
            "~ their.health=" + number(30 + value) + " their.hand=" + id() + " their.seen=" + id());
    }
}

INSTANTIATE_TEST_SUITE_P(Facts, ShieldOf, testing::ValuesIn(all_cards()), test_name);

// What no game shows: an Order relic or none, the defense of what is never attacked.

class PrintedOn : public OfEveryCard {};

TEST_P(PrintedOn, FactionCostAndDefenseAreThese) {
    const std::map<Faction, std::string> factions = {{Faction::none, ""},
                                                     {Faction::homodeus, "homodeus"},
                                                     {Faction::order, "order"},
                                                     {Faction::undergrowth, "undergrowth"},
                                                     {Faction::wraethe, "wraethe"}};
    const shards::CardFacts& facts = shards::facts(shards::find_card(id()));
    EXPECT_EQ(shards::id_of(facts.faction), factions.at(card().faction));
    EXPECT_EQ(facts.cost, card().cost);
    EXPECT_EQ(facts.defense, card().defense);
}

INSTANTIATE_TEST_SUITE_P(Facts, PrintedOn, testing::ValuesIn(all_cards()), test_name);

// Fresh deals.

int count(const Json& list, const std::string& id) {
    return static_cast<int>(std::count(list.begin(), list.end(), Json(id)));
}

Json fresh_deal(std::uint32_t players, bool with_relics) {
    Dice dice(7);
    shards::Options options;
    options.players = players;
    options.sets = with_relics ? shards::usual_sets : shards::core_sets;
    return match::write_position(shards::deal(options, dice));
}

int count_in_centre(const Json& position, const std::string& id) {
    return count(position["centre"]["row"], id) + count(position["centre"]["deck"], id);
}

class CopiesOf : public OfEveryCard {};

TEST_P(CopiesOf, LieInTheCentreOrInEveryStartingDeck) {
    const Json position = fresh_deal(4, true);
    EXPECT_EQ(count_in_centre(position, id()), card().is_central() ? card().copies : 0);
    for (const Json& player : position["players"]) {
        const int owned = count(player["hand"], id()) + count(player["deck"], id());
        EXPECT_EQ(owned, card().kind == Kind::starter ? card().copies : 0);
    }
}

TEST_P(CopiesOf, AreSetAsideAsRelicsOfTheOwner) {
    const Json position = fresh_deal(4, true);
    int found = 0;
    for (const Json& player : position["players"]) {
        const int expected = player["character"] == card().owner ? card().copies : 0;
        EXPECT_EQ(count(player["relics"], id()), expected) << player["character"];
        found += expected;
    }
    EXPECT_EQ(found, card().is_relic() ? 1 : 0);
}

TEST_P(CopiesOf, AreInTheBaseGameOnlyIfTheyBelongToIt) {
    const auto is_this = [this](const Printed& other) { return other.id == id(); };
    const bool of_base = std::any_of(base_cards().begin(), base_cards().end(), is_this);
    const Json position = fresh_deal(2, false);
    EXPECT_EQ(count_in_centre(position, id()), of_base && card().is_central() ? card().copies : 0);
    for (const Json& player : position["players"]) EXPECT_EQ(player["relics"], Json::array());
}

TEST_P(CopiesOf, AreAllThatAPositionMayName) {
    std::string setting = "deck= discard=" + id();
    const int most = card().kind == Kind::starter ? 2 * card().copies : card().copies;
    for (int i = 1; i < most; ++i) setting += "," + id();
    EXPECT_NO_THROW(TextGame{setting});
    EXPECT_THROW(TextGame{setting + "," + id()}, std::invalid_argument);
}

INSTANTIATE_TEST_SUITE_P(Facts, CopiesOf, testing::ValuesIn(all_cards()), test_name);

TEST(AllCards, AreSixtyNine) {
    EXPECT_EQ(all_cards().size(), 69U);
    EXPECT_EQ(shards::card_types, 69U);
}

TEST(AllCards, AreEightyEightAndTwentyFourInTheCentre) {
    const auto dealt = [](bool with_relics) {
        const Json centre = fresh_deal(2, with_relics)["centre"];
        return centre["row"].size() + centre["deck"].size();
    };
    EXPECT_EQ(dealt(false), 88U);
    EXPECT_EQ(dealt(true), 112U);
}

// Against Nemesis two more facts matter: a character's faction, and who may begin with a card.

TEST(CharacterFaction, GivesNemesisThreeMasteryForItsOwnCards) {
    const std::map<std::string, std::string> own = {{"decima", "kiln_drone"},
                                                    {"tetra", "command_seer"},
                                                    {"volos", "spore_cleric"},
                                                    {"ko_syn_wu", "nil_assassin"}};
    for (const auto& [character, card] : own) {
        for (const auto& [other, revealed] : own) {
            const std::string mine = character == "volos" ? "tetra" : "volos";
            // Slots of other factions stay as they are; there is no room to fill.
            const std::string row = revealed == "nil_assassin"
                                        ? "evokatus,evokatus,axia,raidian,omnius,drakonarius"
                                        : "li_hin,fao_cutul,zen_chi_set,zara_ra,ru_bo_vai,the_lost";
            prove("mode=nemesis character=" + mine + " their.character=" + character + " row=" +
                      row + " centre=" + revealed + ",umbral_scourge,umbral_scourge,umbral_scourge",
                  "end", "~ their.mastery=" + number(character == other ? 3 : 0));
        }
    }
}

TEST(ExtraCard, IsOfferedToItsCharacterOnly) {
    const std::map<std::string, std::string> extra = {{"decima", "limiter_drones"},
                                                      {"ko_syn_wu", "pall_shades"},
                                                      {"tetra", "cloud_oracles"},
                                                      {"volos", "arach_devotees"}};
    for (const auto& [character, card] : extra) {
        Dice dice(7);
        shards::Options options;
        options.players = 1;
        options.mode = shards::Mode::nemesis;
        options.characters[0] = shards::find_character(character);
        options.characters[1] = shards::find_character(character == "volos" ? "tetra" : "volos");
        TextGame table(shards::deal(options, dice));
        table.run("asks 0 extra; offers extra none | extra " + card);
    }
}

}  // namespace
}  // namespace lemniscate::tests
