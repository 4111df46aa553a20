#include "texts/shards/card_text.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "texts/phrases.h"
#include "texts/shards/card_names.h"

namespace lemniscate::texts {
namespace {

using namespace shards;

class CardText {
  public:
    CardText(Card card, const Texts& texts, Form form, const Signs& signs)
        : card_(card), facts_(facts(card)), texts_(texts), form_(form), signs_(signs) {}

    std::string text() const {
        std::string text;
        for (const std::string& phrase : phrases()) {
            if (!text.empty()) text += form_ == Form::brief ? between : " ";
            text += form_ == Form::brief ? phrase : capitalised(phrase) + ".";
        }
        return text;
    }

  private:
    static constexpr std::string_view between = " · ";

    std::vector<std::string> phrases() const {
        std::vector<std::string> all = lines(0, facts_.play_lines);
        const std::vector<std::string> used = lines(facts_.play_lines, facts_.exhaust_lines);
        if (!used.empty()) {
            // As one sentence, so that it is clear what belongs to it.
            all.push_back(say(Key::shards_text_exhaust,
                              {{"what", join(used, form_ == Form::brief
                                                       ? std::string(between)
                                                       : texts_.say(Key::language_semicolon))}}));
        }
        const std::vector<std::string> always =
            lines(facts_.play_lines + facts_.exhaust_lines, facts_.passive_lines);
        all.insert(all.end(), always.begin(), always.end());
        if (facts_.shield > 0) {
            all.push_back(say(Key::shards_text_shield, {{"amount", facts_.shield}}, signs_.shield));
        }
        if (facts_.mastery_shield) {
            all.push_back(say(Key::shards_text_shield_mastery, {}, signs_.shield));
        }
        return all;
    }

    std::string say(Key key, std::initializer_list<Arg> args = {},
                    std::string_view sign = {}) const {
        std::vector<Arg> all(args);
        all.emplace_back("form", form_ == Form::brief ? "brief" : "full");
        all.emplace_back("icon", sign.empty() ? std::string() : std::string(sign) + " ");
        return texts_.say(key, all);
    }

    /// Brief, a line and the lines that replace it are one phrase: `2 power (at 10: 3 instead)`.
    std::vector<std::string> lines(std::uint32_t from, std::uint32_t count) const {
        std::vector<std::string> all;
        for (std::uint32_t at = from; at < from + count;) {
            const Line& line = line_of(card_, at);
            std::string phrase = conditional(line, what(line));
            std::vector<std::string> others;
            for (++at; at < from + count && line_of(card_, at).instead; ++at) {
                const Line& other = line_of(card_, at);
                others.push_back(conditional(other, what_instead(line, other, others.empty())));
            }
            if (form_ == Form::brief && !others.empty()) {
                phrase = say(
                    Key::shards_text_or_rather,
                    {{"what", phrase}, {"others", join(others, texts_.say(Key::language_comma))}});
                others.clear();
            }
            all.push_back(std::move(phrase));
            all.insert(all.end(), others.begin(), others.end());
        }
        return all;
    }

    // Conditions

    std::string when(const Line& line) const {
        switch (line.when) {
            case When::always:
                break;
            case When::inspire:
                return say(Key::shards_text_inspire);
            case When::unify:
                return say(Key::shards_text_unify);
            case When::dominion:
                return say(line.only ? Key::shards_text_only_dominion : Key::shards_text_dominion);
            case When::echo:
                return say(Key::shards_text_echo);
            case When::as:
                return say(Key::shards_text_as,
                           {{"character", id_of(static_cast<Character>(line.whose))}});
            case When::health:
                return say(Key::shards_text_with_health, {{"health", line.least}});
            case When::ahead:
                return say(Key::shards_text_ahead);
            case When::champions:
                return say(
                    Key::shards_text_with_champions,
                    {{"count", line.least}, {"faction", id_of(static_cast<Faction>(line.whose))}});
        }
        return {};
    }

    std::string conditional(const Line& line, const std::string& phrase) const {
        std::string condition = line.when == When::always ? std::string() : when(line);
        if (line.at > 0) {
            const std::string at = say(Key::shards_text_at, {{"mastery", line.at}});
            condition = condition.empty()
                            ? at
                            : say(Key::shards_text_both, {{"first", at}, {"second", condition}});
        }
        if (condition.empty()) return phrase;
        return say(Key::shards_text_conditional, {{"when", condition}, {"what", phrase}});
    }

    // What happens

    std::string gain(const Line& line) const {
        const auto amount = std::uint32_t{line.amount};
        switch (static_cast<Resource>(line.what)) {
            case Resource::gems:
                return say(Key::shards_text_gems, {{"amount", amount}}, signs_.gems);
            case Resource::power:
                return say(Key::shards_text_power, {{"amount", amount}}, signs_.power);
            case Resource::mastery:
                return say(Key::shards_text_mastery, {{"amount", amount}}, signs_.mastery);
            case Resource::health:
                return say(Key::shards_text_health, {{"amount", amount}}, signs_.health);
            case Resource::cards:
                break;
        }
        return say(Key::shards_text_draw, {{"amount", amount}}, signs_.draw);
    }

    std::string times(const Line& line, const std::string& phrase) const {
        const auto per = [&](Key key) {
            return say(key, {{"what", phrase}, {"faction", id_of(line.of)}});
        };
        switch (line.per) {
            case Per::once:
                break;
            case Per::champion:
                return per(Key::shards_text_per_champion);
            case Per::ally:
                return per(Key::shards_text_per_ally);
            case Per::discard:
                return per(Key::shards_text_per_discard);
            case Per::half_mastery:
                return per(Key::shards_text_per_half_mastery);
            case Per::mastery:
                return per(Key::shards_text_per_mastery);
        }
        return phrase;
    }

    /// A phrase about cards of some kind: languages inflect both, so each writes all of it itself.
    std::string about(Key key, const Line& line) const {
        constexpr std::string_view likes[] = {"champion", "mercenary", "faction", "non_champion",
                                              "ally"};
        return say(key, {{"like", likes[line.what]}, {"faction", id_of(line.of)}});
    }

    std::string what(const Line& line) const {
        const auto amount = std::uint32_t{line.amount};
        const auto plain = [&](Key key, std::string_view sign = {}) {
            return say(key, {{"amount", amount}}, sign);
        };
        const auto of = [&](Key key) { return say(key, {{"faction", id_of(line.of)}}); };
        switch (line.op) {
            case Op::gain:
                return times(line, gain(line));
            case Op::infinite:
                return plain(Key::shards_text_infinite, signs_.power);
            case Op::double_power:
                return plain(Key::shards_text_double_power);
            case Op::give_back:
                return about(Key::shards_text_return, line);
            case Op::give_all:
                return about(Key::shards_text_return_all, line);
            case Op::weaken:
                return plain(Key::shards_text_weaken, signs_.mastery);
            case Op::take:
                return plain(static_cast<Destination>(line.what) == Destination::hand
                                 ? Key::shards_text_take_to_hand
                                 : Key::shards_text_take);
            case Op::banish:
                return plain(Key::shards_text_banish);
            case Op::destroy:
                return plain(Key::shards_text_destroy);
            case Op::destroy_all:
                return plain(Key::shards_text_destroy_all);
            case Op::copy:
                return about(Key::shards_text_copy, line);
            case Op::copy_again:
                return plain(Key::shards_text_copy_again);
            case Op::copy_every:
                return of(Key::shards_text_copy_every);
            case Op::deploy:
                return of(Key::shards_text_deploy);
            case Op::unshield:
                return plain(Key::shards_text_unshield);
            case Op::heart:
                return say(Key::shards_text_heart, {{"amount", amount}, {"second", line.second}});
            case Op::talons:
                return plain(Key::shards_text_talons);
            case Op::guards:
                return plain(Key::shards_text_guards);
            case Op::unattackable:
                return plain(Key::shards_text_unattackable);
            case Op::behind:
                return say(Key::shards_text_behind,
                           {{"card", name_of(card_at(line.what), texts_)}});
            case Op::above_mastery:
                return plain(Key::shards_text_above_mastery);
            case Op::fortifies:
                return plain(Key::shards_text_fortifies);
            case Op::discount:
                return times(line, plain(Key::shards_text_discount));
            case Op::returns_with_champion:
                return plain(Key::shards_text_returns_with_champion);
            case Op::shields_in_play:
                return plain(Key::shards_text_shields_in_play, signs_.shield);
        }
        return {};
    }

    /// Brief, "instead" is said once for all that replaces a line: with the first of them, where
    /// the language has it behind the condition, or else around the whole list.
    std::string what_instead(const Line& line, const Line& other, bool is_first) const {
        const std::string phrase = form_ == Form::brief ? what_differs(line, other) : what(other);
        if (form_ == Form::brief && !is_first) return phrase;
        return say(Key::shards_text_instead, {{"what", phrase}});
    }

    /// Of a line that only changes the number of another, the number is enough.
    std::string what_differs(const Line& line, const Line& other) const {
        const bool same = line.op == other.op && line.what == other.what && line.per == other.per &&
                          line.of == other.of;
        if (same) return std::to_string(other.amount);
        if (other.op == Op::infinite) return say(Key::shards_text_infinite_instead);
        return what(other);
    }

    Card card_;
    const CardFacts& facts_;
    const Texts& texts_;
    Form form_;
    const Signs& signs_;
};

}  // namespace

std::string card_text(Card card, const Texts& texts, Form form, const Signs& signs) {
    if (card == Card::none || card == Card::unknown) return {};
    return CardText(card, texts, form, signs).text();
}

std::string kind_text(Card card, const Texts& texts) {
    if (card == Card::none || card == Card::unknown) return {};
    const CardFacts& card_facts = facts(card);
    if (card_facts.champion) {
        return texts.say(Key::shards_kind_champion, {{"defense", card_facts.defense}});
    }
    switch (card_facts.kind) {
        case Kind::starter:
            return texts.say(Key::shards_kind_starter);
        case Kind::mercenary:
            return texts.say(Key::shards_kind_mercenary);
        case Kind::relic:
            return texts.say(Key::shards_kind_relic);
        case Kind::ally:
        case Kind::champion:
            break;
    }
    return texts.say(Key::shards_kind_ally);
}

std::string kind_in_full(Card card, const Texts& texts) {
    constexpr std::string_view kinds[] = {"starter", "ally", "mercenary", "champion", "relic"};
    const CardFacts& card_facts = facts(card);
    const bool both = card_facts.kind == Kind::relic && card_facts.champion;
    return texts.say(
        Key::shards_kind_full,
        {{"faction", card_facts.faction == Faction::none ? "none" : id_of(card_facts.faction)},
         {"kind", both ? "relic_champion" : kinds[static_cast<std::size_t>(card_facts.kind)]},
         {"defense", card_facts.defense}});
}

}  // namespace lemniscate::texts
