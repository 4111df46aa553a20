#include <map>

#include "tests/naive/shards_act.h"

namespace lemniscate::naive::shards {
namespace {

using Lines = void (*)(Act& a);

bool champions(const std::string& id) { return is_champion(id); }
bool mercenaries(const std::string& id) { return card(id).kind == "mercenary"; }
bool wraethe(const std::string& id) { return of_faction(id, "wraethe"); }
bool no_champions(const std::string& id) { return !is_champion(id); }
bool undergrowth_allies(const std::string& id) {
    return is_ally(id) && of_faction(id, "undergrowth");
}

constexpr int never = 1000;  ///< a mastery nobody has

/// Without exhaust mark: what happens when the card is played, champions' arrivals included.
const std::map<std::string, Lines>& when_played() {
    static const std::map<std::string, Lines> lines = {
        // Starters
        {"crystal", [](Act& a) { a.gems(1); }},
        {"blaster", [](Act& a) { a.power(1); }},
        {"shard_reactor", [](Act& a) { a.gems(a.at_mastery(15)  ? 4
                                              : a.at_mastery(5) ? 3
                                                                : 2); }},
        {"infinity_shard",
         [](Act& a) {
             if (a.at_mastery(30)) {
                 a.infinite_power();
             } else {
                 a.power(a.at_mastery(20) ? 5 : a.at_mastery(10) ? 3 : 2);
             }
         }},

        // Homodeus
        {"kiln_drone", [](Act& a) { a.gems(a.inspire() ? 4 : 2); }},
        {"mining_drones",
         [](Act& a) {
             a.gems(1);
             a.draw(1);
         }},
        {"reactor_drone", [](Act& a) { a.gems(3); }},
        {"korvus_legionnaire",
         [](Act& a) {
             a.power(2);
             a.return_one(champions);
         }},
        {"venator_of_the_wastes",
         [](Act& a) {
             a.power(4);
             if (a.inspire()) a.opponent_loses_mastery(2);
         }},
        {"evokatus", [](Act& a) { a.draw(1); }},
        {"limiter_drones",
         [](Act& a) {
             if (a.inspire()) a.may_banish();
             a.draw(1);
         }},

        // Order
        {"order_initiate",
         [](Act& a) {
             a.gems(2);
             if (a.dominion()) a.mastery(2);
         }},
        {"cache_warden",
         [](Act& a) {
             a.mastery(1);
             if (a.at_mastery(10)) a.draw(1);
         }},
        {"shard_abstractor", [](Act& a) { a.mastery(2); }},
        {"data_heretic", [](Act& a) { a.draw(2); }},
        {"portal_monk", [](Act& a) { a.take_from_row(); }},
        {"command_seer", [](Act& a) { a.gems(2); }},
        {"cryptofist_monk", [](Act& a) { a.draw(1); }},
        {"omnius",
         [](Act& a) {
             a.draw(2);
             if (a.dominion()) a.mastery(5);
         }},
        {"grand_architect", [](Act& a) { a.mastery(5); }},
        {"giga_source_adept", [](Act& a) { a.draw(1); }},
        {"cloud_oracles",
         [](Act& a) {
             a.draw(1);
             if (a.highest_mastery()) a.gems(2);
         }},
        {"mainframe_abbot",
         [](Act& a) {
             a.draw(1);
             if (a.character("tetra")) a.mastery(1);
         }},

        // Undergrowth
        {"undergrowth_aspirant",
         [](Act& a) {
             a.health(3);
             if (a.unify()) a.power(5);
         }},
        {"spore_cleric", [](Act& a) { a.health(4); }},
        {"fungal_hermit",
         [](Act& a) {
             a.mastery(1);
             if (a.at_mastery(10)) a.health(5);
         }},
        {"thorn_zealot",
         [](Act& a) {
             a.draw(1);
             if (a.unify()) a.destroy_one();
         }},
        {"leshai_knight", [](Act& a) { a.power(a.unify() ? 6 : 3); }},
        {"shardwood_guardian",
         [](Act& a) {
             a.power(2);
             a.draw(1);
             if (a.unify()) a.health(6);
         }},
        {"ghostwillow_avenger",
         [](Act& a) {
             a.power(4);
             if (a.at_mastery(15)) a.destroy_all();
         }},
        {"ojas_genesis_druid", [](Act& a) { a.copy_one(no_champions, 20); }},
        {"furrowing_elemental",
         [](Act& a) {
             a.health(4);
             a.draw(1);
             if (a.at_full_health()) a.power(6);
         }},
        {"root_of_the_forest",
         [](Act& a) {
             a.health(10);
             if (a.unify()) a.power(10);
         }},
        {"arach_devotees",
         [](Act& a) {
             a.draw(1);
             if (a.unify()) a.health(3);
         }},
        {"hounds_of_volos",
         [](Act& a) {
             a.health(5);
             if (a.character("volos")) a.power(5);
         }},

        // Wraethe
        {"wraethe_skirmisher", [](Act& a) { a.power(a.echo() ? 6 : 2); }},
        {"nil_assassin", [](Act& a) { a.power(5); }},
        {"shadow_apostle",
         [](Act& a) {
             a.power(2);
             a.may_banish();
         }},
        {"umbral_scourge",
         [](Act& a) {
             a.mastery(1);
             a.may_banish();
         }},
        {"shadebound_sentry",
         [](Act& a) {
             a.power(3);
             a.return_one(mercenaries);
         }},
        {"aetherbreaker", [](Act& a) { a.power(a.at_mastery(10) ? 8 : 4); }},
        {"scion_of_nothingness",
         [](Act& a) {
             a.power(3);
             if (a.echo()) a.power(2 * a.wraethe_in_discard());
         }},
        {"zara_ra",
         [](Act& a) {
             a.power(4);
             a.mastery(1);
             if (a.at_mastery(10) && a.may_banish()) a.may_banish();
         }},
        {"pall_shades",
         [](Act& a) {
             if (a.echo()) a.power(3);
             a.draw(1);
         }},
        {"the_lost",
         [](Act& a) {
             a.power(6);
             if (a.character("ko_syn_wu")) a.may_banish();
         }},

        // Relics
        {"praetorian_01", [](Act& a) { a.power(a.at_mastery(20) ? 12 : 8); }},
        {"heart_of_nothing",
         [](Act& a) {
             a.power(a.at_mastery(20) ? 10 : 5);
             a.run.table.turn.heart += 1;
         }},
        {"world_piercer",
         [](Act& a) {
             a.mastery(2);
             if (a.at_mastery(20)) {
                 a.return_all(mercenaries);
             } else {
                 a.return_one(mercenaries);
             }
         }},
        {"datic_robes", [](Act& a) { a.draw(a.at_mastery(20) ? 2 : 1); }},
        {"terminal_crescents",
         [](Act& a) {
             a.mastery(1);
             a.power(a.at_mastery(20) ? a.mastery_now() : (a.mastery_now() + 1) / 2);
         }},
        {"entropic_talons",
         [](Act& a) {
             a.draw(2);
             a.run.table.turn.talons += 1;
             if (a.at_mastery(20)) a.health(10);
         }},
        {"panconscious_crown",
         [](Act& a) {
             a.mastery(2);
             a.health(2);
             if (a.at_mastery(20) && a.unify()) a.health(50);
         }},
    };
    return lines;
}

/// Behind the exhaust mark and below it.
const std::map<std::string, Lines>& when_exhausted() {
    static const std::map<std::string, Lines> lines = {
        {"primus_pilus",
         [](Act& a) {
             if (a.homodeus_champions() >= 3) a.draw(2);
         }},
        {"numeri_drones",
         [](Act& a) {
             a.gems(1);
             a.arm_numeri();
         }},
        {"evokatus", [](Act& a) { a.power(a.homodeus_champions()); }},
        {"optio_crusher", [](Act& a) { a.power(a.at_mastery(10) ? 5 : 3); }},
        {"drakonarius", [](Act& a) { a.power(6); }},
        {"general_decurion",
         [](Act& a) {
             a.gems(3);
             if (!a.at_mastery(20)) return;
             a.run.table.turn.decurion = true;
             a.copy_homodeus_allies();
         }},
        {"ferrata_guard", [](Act& a) { a.gems(a.homodeus_champions()); }},
        {"axia", [](Act& a) { a.power(7); }},
        {"giga_source_adept",
         [](Act& a) {
             if (a.dominion()) a.mastery(3);
         }},
        {"systema_ai",
         [](Act& a) {
             a.mastery(1);
             if (a.at_mastery(20)) a.draw(2);
         }},
        {"raidian", [](Act& a) { a.draw(1); }},
        {"additri_gaiamancer", [](Act& a) { a.power(2 + 2 * a.undergrowth_allies()); }},
        {"taur_arachpriest", [](Act& a) { a.copy_one(undergrowth_allies, never); }},
        {"li_hin", [](Act& a) { a.power(1); }},
        {"fao_cutul",
         [](Act& a) {
             a.power(2);
             if (a.at_mastery(20)) a.double_power();
         }},
        {"zen_chi_set",
         [](Act& a) {
             a.power(3);
             a.return_one(wraethe);
         }},
        {"ru_bo_vai",
         [](Act& a) {
             a.power(4);
             if (a.at_mastery(10)) a.run.table.turn.unshielded = true;
         }},
    };
    return lines;
}

}  // namespace

void Run::play_lines(Seat seat, const std::string& id, const std::string& self) {
    const auto lines = when_played().find(id);
    if (lines == when_played().end()) return;
    Act act{*this, seat, self};
    lines->second(act);
}

bool Run::has_exhaust_lines(const std::string& id) const { return when_exhausted().count(id) > 0; }

void Run::exhaust_lines(Seat seat, const std::string& id) {
    Act act{*this, seat, id};
    when_exhausted().at(id)(act);
}

}  // namespace lemniscate::naive::shards
