#include "tests/shards/printed.h"

namespace lemniscate::tests {

namespace {

using enum Faction;
using enum Kind;

// id, faction, kind, cost, copies, defense, shield, owner
const std::vector<Printed> base = {
    {"crystal", none, starter, 0, 7},
    {"blaster", none, starter, 0, 1},
    {"shard_reactor", none, starter, 0, 1},
    {"infinity_shard", none, starter, 0, 1},
    {"kiln_drone", homodeus, ally, 1, 3},
    {"mining_drones", homodeus, ally, 2, 3},
    {"reactor_drone", homodeus, ally, 3, 3},
    {"korvus_legionnaire", homodeus, ally, 3, 3, 0, 2},
    {"venator_of_the_wastes", homodeus, mercenary, 4, 1},
    {"primus_pilus", homodeus, champion, 2, 1, 6},
    {"numeri_drones", homodeus, champion, 3, 2, 5},
    {"evokatus", homodeus, champion, 4, 2, 2},
    {"optio_crusher", homodeus, champion, 5, 2, 4},
    {"drakonarius", homodeus, champion, 6, 1, 2},
    {"general_decurion", homodeus, champion, 7, 1, 7},
    {"order_initiate", order, ally, 1, 3},
    {"cache_warden", order, mercenary, 2, 2},
    {"shard_abstractor", order, mercenary, 3, 3},
    {"data_heretic", order, mercenary, 3, 3},
    {"portal_monk", order, ally, 3, 2},
    {"command_seer", order, ally, 4, 2, 0, 5},
    {"cryptofist_monk", order, ally, 5, 2, 0, 8},
    {"omnius", order, mercenary, 6, 1},
    {"grand_architect", order, mercenary, 7, 1},
    {"giga_source_adept", order, champion, 2, 1, 4},
    {"systema_ai", order, champion, 3, 1, 4},
    {"zetta_encryptor", order, champion, 5, 1, 5, 5},
    {"undergrowth_aspirant", undergrowth, ally, 1, 3},
    {"spore_cleric", undergrowth, mercenary, 2, 3},
    {"fungal_hermit", undergrowth, mercenary, 3, 2},
    {"thorn_zealot", undergrowth, ally, 3, 2, 0, 3},
    {"leshai_knight", undergrowth, mercenary, 3, 3},
    {"shardwood_guardian", undergrowth, ally, 4, 3},
    {"ghostwillow_avenger", undergrowth, mercenary, 4, 1},
    {"ojas_genesis_druid", undergrowth, ally, 4, 1},
    {"furrowing_elemental", undergrowth, ally, 5, 2},
    {"root_of_the_forest", undergrowth, mercenary, 7, 1},
    {"additri_gaiamancer", undergrowth, champion, 5, 1, 5},
    {"wraethe_skirmisher", wraethe, ally, 1, 3},
    {"nil_assassin", wraethe, mercenary, 2, 3},
    {"shadow_apostle", wraethe, mercenary, 2, 3},
    {"umbral_scourge", wraethe, mercenary, 3, 3},
    {"shadebound_sentry", wraethe, ally, 3, 2},
    {"aetherbreaker", wraethe, mercenary, 4, 2},
    {"scion_of_nothingness", wraethe, mercenary, 5, 2},
    {"zara_ra", wraethe, mercenary, 5, 1},
    {"li_hin", wraethe, champion, 3, 1, 1},
    {"fao_cutul", wraethe, champion, 4, 1, 4},
    {"zen_chi_set", wraethe, champion, 7, 1, 5},
};

const std::vector<Printed> relics_of_the_future = {
    {"limiter_drones", homodeus, ally, 2, 3},
    {"ferrata_guard", homodeus, champion, 4, 2, 4},
    {"axia", homodeus, champion, 7, 1, 7},
    {"cloud_oracles", order, ally, 2, 3},
    {"mainframe_abbot", order, ally, 3, 2, 0, 3},
    {"raidian", order, champion, 5, 1, 3},
    {"arach_devotees", undergrowth, ally, 2, 3},
    {"hounds_of_volos", undergrowth, mercenary, 3, 2},
    {"taur_arachpriest", undergrowth, champion, 5, 1, 4},
    {"pall_shades", wraethe, ally, 2, 3},
    {"the_lost", wraethe, mercenary, 4, 2},
    {"ru_bo_vai", wraethe, champion, 5, 1, 4},
    {"praetorian_01", homodeus, relic_ally, 0, 1, 0, 0, "decima"},
    {"praetorian_02", homodeus, relic_champion, 0, 1, 9, 0, "decima"},
    {"heart_of_nothing", wraethe, relic_ally, 0, 1, 0, 0, "ko_syn_wu"},
    {"world_piercer", wraethe, relic_ally, 0, 1, 0, 0, "ko_syn_wu"},
    {"datic_robes", order, relic_ally, 0, 1, 0, by_mastery, "tetra"},
    {"terminal_crescents", order, relic_ally, 0, 1, 0, 0, "tetra"},
    {"entropic_talons", undergrowth, relic_ally, 0, 1, 0, 0, "volos"},
    {"panconscious_crown", undergrowth, relic_ally, 0, 1, 0, 0, "volos"},
};

}  // namespace

const std::vector<Printed>& base_cards() { return base; }
const std::vector<Printed>& relics_of_the_future_cards() { return relics_of_the_future; }

std::vector<Printed> all_cards() {
    std::vector<Printed> all = base;
    all.insert(all.end(), relics_of_the_future.begin(), relics_of_the_future.end());
    return all;
}

}  // namespace lemniscate::tests
