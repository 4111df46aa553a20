#include "tests/naive/shards_facts.h"

namespace lemniscate::naive::shards {

const std::map<std::string, Card>& all_cards() {
    // faction, kind, cost, defense, shield, character
    static const std::map<std::string, Card> cards = {
        {"crystal", {"", "starter", 0, 0, -1, ""}},
        {"blaster", {"", "starter", 0, 0, -1, ""}},
        {"shard_reactor", {"", "starter", 0, 0, -1, ""}},
        {"infinity_shard", {"", "starter", 0, 0, -1, ""}},
        {"kiln_drone", {"homodeus", "ally", 1, 0, -1, ""}},
        {"mining_drones", {"homodeus", "ally", 2, 0, -1, ""}},
        {"reactor_drone", {"homodeus", "ally", 3, 0, -1, ""}},
        {"korvus_legionnaire", {"homodeus", "ally", 3, 0, 2, ""}},
        {"venator_of_the_wastes", {"homodeus", "mercenary", 4, 0, -1, ""}},
        {"primus_pilus", {"homodeus", "champion", 2, 6, -1, ""}},
        {"numeri_drones", {"homodeus", "champion", 3, 5, -1, ""}},
        {"evokatus", {"homodeus", "champion", 4, 2, -1, ""}},
        {"optio_crusher", {"homodeus", "champion", 5, 4, -1, ""}},
        {"drakonarius", {"homodeus", "champion", 6, 2, -1, ""}},
        {"general_decurion", {"homodeus", "champion", 7, 7, -1, ""}},
        {"order_initiate", {"order", "ally", 1, 0, -1, ""}},
        {"cache_warden", {"order", "mercenary", 2, 0, -1, ""}},
        {"shard_abstractor", {"order", "mercenary", 3, 0, -1, ""}},
        {"data_heretic", {"order", "mercenary", 3, 0, -1, ""}},
        {"portal_monk", {"order", "ally", 3, 0, -1, ""}},
        {"command_seer", {"order", "ally", 4, 0, 5, ""}},
        {"cryptofist_monk", {"order", "ally", 5, 0, 8, ""}},
        {"omnius", {"order", "mercenary", 6, 0, -1, ""}},
        {"grand_architect", {"order", "mercenary", 7, 0, -1, ""}},
        {"giga_source_adept", {"order", "champion", 2, 4, -1, ""}},
        {"systema_ai", {"order", "champion", 3, 4, -1, ""}},
        {"zetta_encryptor", {"order", "champion", 5, 5, 5, ""}},
        {"undergrowth_aspirant", {"undergrowth", "ally", 1, 0, -1, ""}},
        {"spore_cleric", {"undergrowth", "mercenary", 2, 0, -1, ""}},
        {"fungal_hermit", {"undergrowth", "mercenary", 3, 0, -1, ""}},
        {"thorn_zealot", {"undergrowth", "ally", 3, 0, 3, ""}},
        {"leshai_knight", {"undergrowth", "mercenary", 3, 0, -1, ""}},
        {"shardwood_guardian", {"undergrowth", "ally", 4, 0, -1, ""}},
        {"ghostwillow_avenger", {"undergrowth", "mercenary", 4, 0, -1, ""}},
        {"ojas_genesis_druid", {"undergrowth", "ally", 4, 0, -1, ""}},
        {"furrowing_elemental", {"undergrowth", "ally", 5, 0, -1, ""}},
        {"root_of_the_forest", {"undergrowth", "mercenary", 7, 0, -1, ""}},
        {"additri_gaiamancer", {"undergrowth", "champion", 5, 5, -1, ""}},
        {"wraethe_skirmisher", {"wraethe", "ally", 1, 0, -1, ""}},
        {"nil_assassin", {"wraethe", "mercenary", 2, 0, -1, ""}},
        {"shadow_apostle", {"wraethe", "mercenary", 2, 0, -1, ""}},
        {"umbral_scourge", {"wraethe", "mercenary", 3, 0, -1, ""}},
        {"shadebound_sentry", {"wraethe", "ally", 3, 0, -1, ""}},
        {"aetherbreaker", {"wraethe", "mercenary", 4, 0, -1, ""}},
        {"scion_of_nothingness", {"wraethe", "mercenary", 5, 0, -1, ""}},
        {"zara_ra", {"wraethe", "mercenary", 5, 0, -1, ""}},
        {"li_hin", {"wraethe", "champion", 3, 1, -1, ""}},
        {"fao_cutul", {"wraethe", "champion", 4, 4, -1, ""}},
        {"zen_chi_set", {"wraethe", "champion", 7, 5, -1, ""}},
        {"limiter_drones", {"homodeus", "ally", 2, 0, -1, ""}},
        {"ferrata_guard", {"homodeus", "champion", 4, 4, -1, ""}},
        {"axia", {"homodeus", "champion", 7, 7, -1, ""}},
        {"cloud_oracles", {"order", "ally", 2, 0, -1, ""}},
        {"mainframe_abbot", {"order", "ally", 3, 0, 3, ""}},
        {"raidian", {"order", "champion", 5, 3, -1, ""}},
        {"arach_devotees", {"undergrowth", "ally", 2, 0, -1, ""}},
        {"hounds_of_volos", {"undergrowth", "mercenary", 3, 0, -1, ""}},
        {"taur_arachpriest", {"undergrowth", "champion", 5, 4, -1, ""}},
        {"pall_shades", {"wraethe", "ally", 2, 0, -1, ""}},
        {"the_lost", {"wraethe", "mercenary", 4, 0, -1, ""}},
        {"ru_bo_vai", {"wraethe", "champion", 5, 4, -1, ""}},
        {"praetorian_01", {"homodeus", "relic", 0, 0, -1, "decima"}},
        {"praetorian_02", {"homodeus", "relic", 0, 9, -1, "decima"}},
        {"heart_of_nothing", {"wraethe", "relic", 0, 0, -1, "ko_syn_wu"}},
        {"world_piercer", {"wraethe", "relic", 0, 0, -1, "ko_syn_wu"}},
        {"datic_robes", {"order", "relic", 0, 0, 0, "tetra"}},
        {"terminal_crescents", {"order", "relic", 0, 0, -1, "tetra"}},
        {"entropic_talons", {"undergrowth", "relic", 0, 0, -1, "volos"}},
        {"panconscious_crown", {"undergrowth", "relic", 0, 0, -1, "volos"}},
    };
    return cards;
}

const Card& card(const std::string& id) { return all_cards().at(id); }

bool of_faction(const std::string& id, const std::string& faction) {
    return card(id).faction == faction;
}

bool is_champion(const std::string& id) {
    return card(id).kind == "champion" || id == "praetorian_02";
}

bool is_ally(const std::string& id) {
    const std::string& kind = card(id).kind;
    return kind == "ally" || kind == "mercenary" || (kind == "relic" && !is_champion(id));
}

const std::map<std::string, Character>& all_characters() {
    static const std::map<std::string, Character> characters = {
        {"decima", {"homodeus", "limiter_drones"}},
        {"ko_syn_wu", {"wraethe", "pall_shades"}},
        {"tetra", {"order", "cloud_oracles"}},
        {"volos", {"undergrowth", "arach_devotees"}},
    };
    return characters;
}

}  // namespace lemniscate::naive::shards
