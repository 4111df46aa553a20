// Every way in which a move is refused: why, and which word of it is to blame.
#include <set>

#include <gtest/gtest.h>

#include "tests/shards/scene.h"

namespace lemniscate::tests {
namespace {

struct Refused {
    const char* position;  ///< a setting, or fields as JSON
    const char* steps;
    const char* move;
    const char* refusal;
    const char* word;
};

const char* const auction =
    R"("options": {"auction": true}, "turn": {"phase": "auction", "first_seat": null},
       "players": [{}, {}, {}])";
const char* const draft =
    R"("options": {"relic_draft": true}, "turn": {"phase": "draft", "first_seat": null},
       "draft": {"pool": ["datic_robes", "heart_of_nothing", "praetorian_01", "praetorian_02"]},
       "players": [{"character": "tetra"}, {"character": "volos"}])";
const char* const extra =
    R"("options": {"mode": "nemesis"}, "centre": {"deck": ["cloud_oracles", "pall_shades"]},
       "pending": [{"ask": "extra"}], "players": [{"character": "tetra"}, {"character": "volos"}])";
const char* const nemesis =
    "mode=nemesis deck= row=nil_assassin,the_lost,kiln_drone,axia,evokatus,omnius "
    "centre=aetherbreaker,raidian,systema_ai";

const std::vector<Refused>& refused() {
    static const std::vector<Refused> list = {
        // What is no move.
        {"", "", "dance", "not_understood", "dance"},
        {"", "", "", "not_understood", ""},
        {"", "", "end now", "not_understood", "end"},
        {"", "", "play", "not_understood", "play"},
        {"hand=crystal", "", "play crystal blaster", "not_understood", "blaster"},
        {"", "", "attack evokatus", "not_understood", "evokatus"},
        {"power=3 2.health=50", "end", "assign 1:x", "not_understood", "1:x"},
        {"hand=shadow_apostle,crystal", "play shadow_apostle", "banish deck:crystal",
         "not_understood", "deck:crystal"},
        {auction, "", "bid much", "not_understood", "much"},
        {"gems=1 row=kiln_drone", "", "recruit kiln_drone@x", "not_understood", "kiln_drone@x"},
        {"", "", "play crystals", "unknown_card", "crystals"},
        {"", "", "attack 1:nobody", "unknown_card", "nobody"},
        {"power=1 their.hand=crystal", "end", "shield tin", "unknown_card", "tin"},
        {"", "", "attack 2:evokatus", "unknown_seat", "2"},
        {"power=3 2.health=50", "end", "assign 3:1", "unknown_seat", "3"},
        {"hand=venator_of_the_wastes champions=li_hin 2.health=50", "play venator_of_the_wastes",
         "target 3", "unknown_seat", "3"},
        {auction, "drop; drop", "character bob", "unknown_character", "bob"},
        // When it is another's or nobody's time.
        {"power=9 their.health=9", "end", "end", "game_over", ""},
        {"", "", "shield none", "not_now", "play"},
        {"power=1 their.hand=crystal", "end", "play crystal", "not_now", "shield"},
        {auction, "", "end", "not_now", "bid"},
        // The play phase.
        {"", "", "play crystal", "not_in_hand", "crystal"},
        {"their.champions=evokatus", "", "exhaust evokatus", "not_in_play", "evokatus"},
        {"champions=zetta_encryptor", "", "exhaust zetta_encryptor", "no_exhaust",
         "zetta_encryptor"},
        {"champions=li_hin/exhausted", "", "exhaust li_hin", "already_exhausted", "li_hin"},
        {"champions=giga_source_adept", "", "exhaust giga_source_adept", "dominion_out_of_reach",
         "giga_source_adept"},
        {"gems=9 row=kiln_drone", "", "recruit axia", "not_in_row", "axia"},
        {"gems=9 row=kiln_drone", "", "fast-play nil_assassin", "not_in_row", "nil_assassin"},
        {"gems=9 row=axia,kiln_drone", "", "recruit kiln_drone@0", "wrong_slot", "kiln_drone@0"},
        {"gems=9 row=axia,kiln_drone", "", "recruit kiln_drone@6", "wrong_slot", "kiln_drone@6"},
        {"gems=6 row=axia", "", "recruit axia", "too_expensive", "axia"},
        {"gems=1 row=nil_assassin", "", "fast-play nil_assassin", "too_expensive", "nil_assassin"},
        {"gems=9 row=kiln_drone", "", "fast-play kiln_drone", "not_a_mercenary", "kiln_drone"},
        {"mastery=10 relics=datic_robes", "", "relic world_piercer", "relic_not_set_aside",
         "world_piercer"},
        {"mastery=9 relics=datic_robes", "", "relic datic_robes", "relic_not_earned",
         "datic_robes"},
        {"mastery=10 relics=datic_robes relic_recruited=true", "", "relic datic_robes",
         "relic_recruited", "datic_robes"},
        {"gems=2", "focus", "focus", "focused", "focus"},
        {"", "", "focus", "no_gem", "focus"},
        // Against champions.
        {"power=9 champions=evokatus", "", "attack 0:evokatus", "not_an_opponent", "0:evokatus"},
        {"power=9 2.health=0", "", "attack 2:evokatus", "not_an_opponent", "2:evokatus"},
        {"mode=teams 2.health=50 power=9 3.champions=evokatus", "", "attack 3:evokatus",
         "not_an_opponent", "3:evokatus"},
        {"power=9", "", "attack 1:evokatus", "champion_not_there", "1:evokatus"},
        {"power=9 their.champions=li_hin", "", "attack 1:li_hin", "champion_protected", "1:li_hin"},
        {"power=9 their.champions=evokatus,zetta_encryptor", "", "attack 1:evokatus",
         "champion_protected", "1:evokatus"},
        {"power=1 their.champions=evokatus", "", "attack 1:evokatus", "too_little_power",
         "1:evokatus"},
        {"hand=thorn_zealot played=spore_cleric their.champions=evokatus,li_hin",
         "play thorn_zealot", "destroy 1:axia", "champion_not_there", "1:axia"},
        {"hand=venator_of_the_wastes champions=li_hin 2.health=50", "play venator_of_the_wastes",
         "target 0", "not_an_opponent", "0"},
        // The attack phase.
        {"power=3 2.health=50", "end", "assign 2:1", "assign_other_seat", "2:1"},
        {"power=3 2.health=50", "end", "assign 0:1", "assign_other_seat", "0:1"},
        {"power=3 2.health=50", "end", "assign 1:4", "assign_too_much", "1:4"},
        {"power=3 2.health=50", "end", "assign 1:9999", "assign_too_much", "1:9999"},
        {"power=3 their.hand=crystal", "end", "shield crystal", "not_a_shield", "crystal"},
        {"power=3 their.hand=praetorian_02", "end", "shield praetorian_02", "not_a_shield",
         "praetorian_02"},
        {"power=3 their.hand=crystal", "end", "shield command_seer", "shield_not_held",
         "command_seer"},
        {"power=3 their.hand=command_seer", "end", "shield command_seer command_seer",
         "shield_not_held", "command_seer"},
        {"mode=teams 2.health=50 3.health=0 power=12 their.health=1 2.hand=command_seer",
         "end; assign 1:6; shield command_seer", "shield command_seer", "shield_shown",
         "command_seer"},
        // In the middle of a card.
        {"hand=leshai_knight,crystal", "play leshai_knight", "reveal spore_cleric",
         "reveal_not_held", "spore_cleric"},
        {"hand=leshai_knight,crystal", "play leshai_knight", "reveal crystal", "reveal_wrong_cards",
         "crystal"},
        {"hand=order_initiate,kiln_drone,spore_cleric,nil_assassin", "play order_initiate",
         "reveal kiln_drone", "reveal_wrong_cards", "kiln_drone"},
        {"hand=shadow_apostle,crystal", "play shadow_apostle", "banish discard:crystal",
         "banish_not_there", "discard:crystal"},
        {"hand=shadow_apostle,crystal", "play shadow_apostle", "banish hand:blaster",
         "banish_not_there", "hand:blaster"},
        {"hand=shadebound_sentry discard=nil_assassin,spore_cleric", "play shadebound_sentry",
         "return omnius", "return_not_there", "omnius"},
        {"hand=shadebound_sentry discard=nil_assassin,spore_cleric,crystal",
         "play shadebound_sentry", "return crystal", "return_wrong_kind", "crystal"},
        {"hand=ojas_genesis_druid played=spore_cleric,kiln_drone", "play ojas_genesis_druid",
         "copy omnius", "copy_not_played", "omnius"},
        {"hand=ojas_genesis_druid played=spore_cleric,kiln_drone", "play ojas_genesis_druid",
         "copy ojas_genesis_druid", "copy_wrong_kind", "ojas_genesis_druid"},
        {"hand=portal_monk row=axia,kiln_drone,evokatus", "play portal_monk", "take axia",
         "take_too_expensive", "axia"},
        {"hand=portal_monk row=axia,kiln_drone,evokatus", "play portal_monk", "take omnius",
         "not_in_row", "omnius"},
        // Set-up.
        {auction, "", "bid 0", "bid_too_low", "0"},
        {auction, "bid 7", "bid 7", "bid_too_low", "7"},
        {auction, "", "bid 50", "bid_too_high", "50"},
        {auction, "drop; drop; character tetra; drop", "character tetra", "character_taken",
         "tetra"},
        {draft, "", "draft world_piercer", "not_in_pool", "world_piercer"},
        {draft, "draft datic_robes", "draft datic_robes", "not_in_pool", "datic_robes"},
        {extra, "", "extra pall_shades", "extra_not_yours", "pall_shades"},
        // Nemesis.
        {nemesis, "end", "nemesis kiln_drone", "nemesis_cannot", "kiln_drone"},
        {nemesis, "end", "nemesis aetherbreaker", "nemesis_cannot", "aetherbreaker"},
    };
    return list;
}

TextGame table_of(const std::string& position) {
    return position.rfind('"', 0) == 0 ? laid_out(position) : TextGame(position);
}

void PrintTo(const Refused& refused, std::ostream* out) { *out << refused.move; }

class Refusals : public testing::TestWithParam<Refused> {};

TEST_P(Refusals, SayWhyAndAtWhichWord) {
    const Refused& wanted = GetParam();
    SCOPED_TRACE(std::string(wanted.position) + "\n  " + wanted.steps + "\n  " + wanted.move);
    TextGame table = table_of(wanted.position);
    table.run(wanted.steps);
    if (HasFatalFailure()) return;
    const shards::ReadMove read = read_move(state_of(table), wanted.move);
    EXPECT_EQ(id_of(read.refusal), wanted.refusal);
    EXPECT_EQ(read.word, wanted.word);
    for (const std::string& legal : table.moves()) EXPECT_NE(legal, wanted.move);
}

INSTANTIATE_TEST_SUITE_P(Moves, Refusals, testing::ValuesIn(refused()), [](const auto& entry) {
    return std::string(entry.param.refusal) + "_" + std::to_string(entry.index);
});

TEST(RefusalTable, HasEveryRefusal) {
    std::set<std::string_view> met = {"none"};
    for (const Refused& entry : refused()) met.insert(entry.refusal);
    for (std::string_view id : shards::refusal_ids) EXPECT_TRUE(met.contains(id)) << id;
}

TEST(Notation, TakesCardsInAnyOrderAndACardOfTheRowByItsSlotThoughNeitherIsPrinted) {
    TextGame shields("power=9 their.hand=command_seer,thorn_zealot");
    shields.run("end");
    const shards::State attacked = state_of(shields);
    const shards::ReadMove read = read_move(attacked, "shield thorn_zealot command_seer");
    EXPECT_EQ(id_of(read.refusal), "none");
    EXPECT_EQ(write_move(attacked, read.move).view(), "shield command_seer thorn_zealot");
    const shards::State row = state_of(TextGame("gems=9 row=axia,kiln_drone"));
    EXPECT_EQ(id_of(read_move(row, "recruit kiln_drone@1").refusal), "none");
}

}  // namespace
}  // namespace lemniscate::tests
