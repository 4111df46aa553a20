#include "games/shards/generate/effect.h"

#include "games/shards/vocabulary.h"

namespace lemniscate::shards::generate {

namespace {

constexpr int most_amount = most_health;

/// The fields of a Line that differ from their defaults, in their order.
struct Fields {
    std::string at, when, whose, least, op, what, amount, second, per, of;
    bool instead = false;
    bool only = false;

    std::string text() const {
        std::string list;
        const auto add = [&list](const char* name, const std::string& value) {
            if (value.empty()) return;
            list += (list.empty() ? "." : ", .") + std::string(name) + " = " + value;
        };
        add("at", at);
        add("when", when);
        add("whose", whose);
        add("least", least);
        add("op", op);
        add("what", what);
        add("amount", amount);
        add("second", second);
        add("per", per);
        add("of", of);
        if (instead) add("instead", "true");
        if (only) add("only", "true");
        return "{" + list + "}";
    }
};

std::string byte(const std::string& enumerator) {
    return "static_cast<std::uint8_t>(" + enumerator + ")";
}

std::string faction(const std::string& name) { return "Faction::" + name; }

std::string read_faction(Words& words) {
    return words.one_of("faction", {"homodeus", "order", "undergrowth", "wraethe"});
}

void read_condition(Words& words, Fields& fields) {
    if (words.take_if("only")) fields.only = true;
    if (words.take_if("at")) fields.at = std::to_string(words.number(1, most_mastery));
    for (const char* plain : {"inspire", "unify", "dominion", "echo", "ahead"}) {
        if (words.take_if(plain)) {
            fields.when = std::string("When::") + plain;
            return;
        }
    }
    if (words.take_if("as")) {
        fields.when = "When::as";
        fields.whose = byte("Character::" +
                            words.one_of("character", {"decima", "ko_syn_wu", "tetra", "volos"}));
    } else if (words.take_if("health")) {
        fields.when = "When::health";
        fields.least = std::to_string(words.number(1, most_health));
    } else if (const std::string of = words.faction_before("_champions"); !of.empty()) {
        fields.when = "When::champions";
        fields.whose = byte(faction(of));
        fields.least = std::to_string(words.number(1, 9));
    }
}

void read_per(Words& words, Fields& fields) {
    if (!words.take_if("per")) return;
    for (const char* each : {"champion", "ally", "discard"}) {
        const std::string of = words.faction_before(std::string("_") + each);
        if (of.empty()) continue;
        fields.per = std::string("Per::") + each;
        fields.of = faction(of);
        return;
    }
    words.fail("'per' counts FACTION_champion, FACTION_ally or FACTION_discard");
}

void read_amount(Words& words, Fields& fields) {
    fields.amount = std::to_string(words.number(1, most_amount));
}

void read_gain(Words& words, Fields& fields, const std::string& resource) {
    fields.op = "Op::gain";
    fields.what = byte("Resource::" + (resource == "draw" ? "cards" : resource));
    if (resource == "power" && words.take_if("infinite")) {
        fields.op = "Op::infinite";
        fields.what.clear();
    } else if (resource == "power" && words.take_if("double")) {
        fields.op = "Op::double_power";
        fields.what.clear();
    } else if (words.take_if("half_mastery")) {
        fields.amount = "1";
        fields.per = "Per::half_mastery";
    } else if (words.take_if("mastery")) {
        fields.amount = "1";
        fields.per = "Per::mastery";
    } else {
        read_amount(words, fields);
        read_per(words, fields);
    }
}

void read_like(Words& words, Fields& fields) {
    if (words.take_if("champion")) {
        fields.what = byte("Like::champion");
    } else if (words.take_if("mercenary")) {
        fields.what = byte("Like::mercenary");
    } else if (words.take_if("non_champion")) {
        fields.what = byte("Like::non_champion");
    } else if (const std::string of = words.faction_before("_ally"); !of.empty()) {
        fields.what = byte("Like::ally");
        fields.of = faction(of);
    } else {
        fields.what = byte("Like::faction");
        fields.of = faction(read_faction(words));
    }
}

void read_deed(Words& words, Fields& fields) {
    const std::string op = words.one_of(
        "operation", {"gems", "power", "mastery", "health", "draw", "return", "return_all",
                      "weaken", "take", "banish", "destroy", "copy", "copy_again", "copy_every",
                      "deploy", "unshield", "heart", "talons"});
    fields.op = "Op::" + op;
    if (op == "gems" || op == "power" || op == "mastery" || op == "health" || op == "draw") {
        read_gain(words, fields, op);
    } else if (op == "return" || op == "return_all") {
        fields.op = op == "return" ? "Op::give_back" : "Op::give_all";
        read_like(words, fields);
    } else if (op == "copy" || op == "copy_every") {
        read_like(words, fields);
    } else if (op == "take") {
        read_amount(words, fields);
        if (words.take_if("to_hand")) fields.what = byte("Destination::hand");
    } else if (op == "destroy") {
        if (words.one_of("target", {"one", "all"}) == "all") fields.op = "Op::destroy_all";
    } else if (op == "deploy") {
        fields.of = faction(read_faction(words));
    } else if (op == "heart") {
        read_amount(words, fields);
        fields.second = std::to_string(words.number(1, 9));
    } else if (op == "weaken" || op == "banish" || op == "talons") {
        read_amount(words, fields);
    }
}

void read_passive(Words& words, Fields& fields) {
    const std::string op =
        words.one_of("passive", {"guards", "unattackable", "behind", "above_mastery", "fortifies",
                                 "discount", "returns_with_champion", "shields_in_play"});
    fields.op = "Op::" + op;
    if (op == "behind") {
        fields.what = "card_number(\"" + words.id("card") + "\")";
    } else if (op == "fortifies" || op == "shields_in_play" || op == "discount") {
        read_amount(words, fields);
        if (op == "discount") read_per(words, fields);
    }
}

}  // namespace

std::string read_effect(Words& words, Section section, bool first) {
    Fields fields;
    if (words.has_colon()) {
        read_condition(words, fields);
        words.take_colon();
    }
    if (section == Section::passive) {
        read_passive(words, fields);
    } else {
        read_deed(words, fields);
    }
    fields.instead = words.take_if("instead");
    words.finish();
    if (fields.instead && first) words.fail("'instead' has no line before it to replace");
    if (fields.only && section != Section::exhaust) words.fail("'only' belongs to exhaust lines");
    return fields.text();
}

}  // namespace lemniscate::shards::generate
