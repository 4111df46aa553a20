#include "tests/texts/says.h"

namespace lemniscate::tests {

const std::vector<Says>& shards_says() {
    static const std::vector<Says> all = {
        {"crystal", "1 gem"},
        {"blaster", "1 power"},
        {"shard_reactor", "2 gem . 5 (mastery) : 3 (gem) instead . 15 (mastery) : 4 (gem) instead"},
        {"infinity_shard",
         "2 power . 10 (mastery) : 3 (power) instead . 20 (mastery) : 5 (power) instead . "
         "30 (mastery) : infinite (power) instead"},

        {"kiln_drone", "2 gem . inspire : 4 (gem) instead"},
        {"mining_drones", "1 gem . draw 1"},
        {"reactor_drone", "3 gem"},
        {"korvus_legionnaire", "2 power . return champion (discard) (hand) . shield 2"},
        {"venator_of_the_wastes", "4 power . inspire : opponent loses 2 mastery"},
        {"primus_pilus", "exhaust : 3 homodeus champion : draw 2"},
        {"numeri_drones", "exhaust : 1 gem . next homodeus champion (recruit)"},
        {"evokatus", "draw 1 . exhaust : 1 power homodeus champion"},
        {"optio_crusher", "exhaust : 3 power . 10 (mastery) : 5 (power) instead"},
        {"drakonarius", "exhaust : 6 power . attack decurion"},
        {"general_decurion", "exhaust : 3 gem . 20 (mastery) : copy homodeus ally (played) all?"},

        {"order_initiate", "2 gem . dominion : 2 mastery"},
        {"cache_warden", "1 mastery . 10 (mastery) : draw 1"},
        {"shard_abstractor", "2 mastery"},
        {"data_heretic", "draw 2"},
        {"portal_monk",
         "recruit (row) 6 free . 15 (mastery) : (recruit) (row) (6) (free) hand instead"},
        {"command_seer", "2 gem . shield 5"},
        {"cryptofist_monk", "draw 1 . shield 8"},
        {"omnius", "draw 2 . dominion : 5 mastery"},
        {"grand_architect", "5 mastery"},
        {"giga_source_adept", "draw 1 . exhaust : only dominion : 3 mastery"},
        {"systema_ai", "exhaust : 1 mastery . 20 (mastery) : draw 2"},
        {"zetta_encryptor", "protects (attack) champion? . shield 5"},

        {"undergrowth_aspirant", "3 health . unify : 5 power"},
        {"spore_cleric", "4 health"},
        {"fungal_hermit", "1 mastery . 10 (mastery) : 5 health"},
        {"thorn_zealot", "draw 1 . unify : destroy champion . shield 3"},
        {"leshai_knight", "3 power . unify : 6 (power) instead"},
        {"shardwood_guardian", "2 power . draw 1 . unify : 6 health"},
        {"ghostwillow_avenger", "4 power . 15 (mastery) : destroy all champion"},
        {"ojas_genesis_druid", "copy played except champion . 20 (mastery) : (copy) again"},
        {"furrowing_elemental", "4 health . draw 1 . 50 health : 6 power"},
        {"root_of_the_forest", "10 health . unify : 10 power"},
        {"additri_gaiamancer", "exhaust : 2 power . 2 power undergrowth ally (played)"},

        {"wraethe_skirmisher", "2 power . echo : 6 (power) instead"},
        {"nil_assassin", "5 power"},
        {"shadow_apostle", "2 power . banish 1 (hand) (discard)"},
        {"umbral_scourge", "1 mastery . banish 1 (hand) (discard)"},
        {"shadebound_sentry", "3 power . return mercenary (discard) (hand)"},
        {"aetherbreaker", "4 power . 10 (mastery) : 8 (power) instead"},
        {"scion_of_nothingness", "3 power . echo : 2 power wraethe discard"},
        {"zara_ra", "4 power . 1 mastery . 10 (mastery) : banish 2 (hand) (discard)"},
        {"li_hin", "exhaust : 1 power . attack"},
        {"fao_cutul", "exhaust : 2 power . 20 (mastery) : double power"},
        {"zen_chi_set", "exhaust : 3 power . return wraethe (discard) (hand)"},

        {"limiter_drones", "inspire : banish 1 (hand) (discard) . draw 1"},
        {"ferrata_guard", "exhaust : 1 gem homodeus champion . decima : 2 defense champion"},
        {"axia", "exhaust : 7 power . costs 1 gem homodeus champion"},
        {"cloud_oracles", "draw 1 . ahead mastery : 2 gem"},
        {"mainframe_abbot", "draw 1 . tetra : 1 mastery . shield 3"},
        {"raidian", "exhaust : draw 1 . attack mastery less?"},
        {"arach_devotees", "draw 1 . unify : 3 health"},
        {"hounds_of_volos", "5 health . volos : 5 power"},
        {"taur_arachpriest", "exhaust : copy undergrowth ally played"},
        {"pall_shades", "echo : 3 power . draw 1"},
        {"the_lost", "6 power . ko_syn_wu : banish 1 (hand) (discard)"},
        {"ru_bo_vai", "exhaust : 4 power . 10 (mastery) : shield useless"},

        {"praetorian_01",
         "8 power . 20 (mastery) : 12 (power) instead . (discard) hand champion played"},
        {"praetorian_02",
         "prevents 3 (damage) attack? . 20 (mastery) : (prevents) 6 (damage) attack? instead"},
        {"heart_of_nothing",
         "5 power . 20 (mastery) : 10 (power) instead . 10 damage (opponent) draw 3"},
        {"world_piercer",
         "2 mastery . return mercenary (discard) (hand) . "
         "20 (mastery) : return all mercenary (discard) (hand) instead"},
        {"datic_robes", "draw 1 . 20 (mastery) : (draw) 2 instead . shield mastery"},
        {"terminal_crescents",
         "1 mastery . 1 power 2 mastery (rounded) . 20 (mastery) : 1 power mastery instead"},
        {"entropic_talons", "draw 2 . 1 power health . 20 (mastery) : 10 health"},
        {"panconscious_crown", "2 mastery . 2 health . 20 (mastery) unify : 50 health"},
    };
    return all;
}

}  // namespace lemniscate::tests
