#include "cli/play/shards/card_text.h"

#include <cstdint>
#include <vector>

#include "cli/play/shards/names.h"

namespace lemniscate::cli::playing {
namespace {

using namespace shards;
using texts::Key;

constexpr std::string_view between = " · ";

class CardText {
  public:
    CardText(Card card, const texts::Texts& texts)
        : card_(card), facts_(facts(card)), texts_(texts) {}

    std::vector<std::string> phrases() const {
        std::vector<std::string> all = lines(0, facts_.play_lines);
        const std::vector<std::string> used = lines(facts_.play_lines, facts_.exhaust_lines);
        if (!used.empty()) {
            all.push_back(texts_.say(Key::shards_text_exhaust, {{"what", join(used, between)}}));
        }
        const std::vector<std::string> always =
            lines(facts_.play_lines + facts_.exhaust_lines, facts_.passive_lines);
        all.insert(all.end(), always.begin(), always.end());
        if (facts_.shield > 0) {
            all.push_back(texts_.say(Key::shards_text_shield, {{"amount", facts_.shield}}));
        }
        if (facts_.mastery_shield) all.push_back(texts_.say(Key::shards_text_shield_mastery));
        return all;
    }

  private:
    /// A line and the lines that replace it are one phrase: `2 power (at 10: 3, at 20: 5)`.
    std::vector<std::string> lines(std::uint32_t from, std::uint32_t count) const {
        std::vector<std::string> all;
        for (std::uint32_t at = from; at < from + count;) {
            const Line& line = line_of(card_, at);
            std::string phrase = conditional(line, what(line));
            std::vector<std::string> others;
            for (++at; at < from + count && line_of(card_, at).instead; ++at) {
                const Line& other = line_of(card_, at);
                others.push_back(conditional(other, what_instead(line, other)));
            }
            if (!others.empty()) phrase += " (" + join(others, ", ") + ")";
            all.push_back(std::move(phrase));
        }
        return all;
    }

    // Conditions

    std::string when(const Line& line) const {
        switch (line.when) {
            case When::always:
                break;
            case When::inspire:
                return texts_.say(Key::shards_text_inspire);
            case When::unify:
                return texts_.say(Key::shards_text_unify);
            case When::dominion:
                return texts_.say(line.only ? Key::shards_text_only_dominion
                                            : Key::shards_text_dominion);
            case When::echo:
                return texts_.say(Key::shards_text_echo);
            case When::as:
                return texts_.say(
                    Key::shards_text_as,
                    {{"character", name_of(static_cast<Character>(line.whose), texts_)}});
            case When::health:
                return texts_.say(Key::shards_text_with_health, {{"health", line.least}});
            case When::ahead:
                return texts_.say(Key::shards_text_ahead);
            case When::champions:
                return texts_.say(Key::shards_text_with_champions,
                                  {{"count", line.least},
                                   {"faction", name_of(static_cast<Faction>(line.whose), texts_)}});
        }
        return {};
    }

    std::string conditional(const Line& line, const std::string& phrase) const {
        std::vector<std::string> conditions;
        if (line.at > 0) {
            conditions.push_back(texts_.say(Key::shards_text_at, {{"mastery", line.at}}));
        }
        if (line.when != When::always) conditions.push_back(when(line));
        if (conditions.empty()) return phrase;
        return texts_.say(Key::shards_text_conditional,
                          {{"when", join(conditions, ", ")}, {"what", phrase}});
    }

    // What happens

    std::string gain(const Line& line) const {
        const auto amount = std::uint32_t{line.amount};
        switch (static_cast<Resource>(line.what)) {
            case Resource::gems:
                return texts_.say(Key::shards_text_gems, {{"amount", amount}});
            case Resource::power:
                return texts_.say(Key::shards_text_power, {{"amount", amount}});
            case Resource::mastery:
                return texts_.say(Key::shards_text_mastery, {{"amount", amount}});
            case Resource::health:
                return texts_.say(Key::shards_text_health, {{"amount", amount}});
            case Resource::cards:
                break;
        }
        return texts_.say(Key::shards_text_draw, {{"amount", amount}});
    }

    std::string times(const Line& line, const std::string& phrase) const {
        const auto per = [&](Key key) {
            return texts_.say(key, {{"what", phrase}, {"faction", name_of(line.of, texts_)}});
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

    std::string like(const Line& line) const {
        const std::string faction = name_of(line.of, texts_);
        switch (static_cast<Like>(line.what)) {
            case Like::champion:
                return texts_.say(Key::shards_text_like_champion);
            case Like::mercenary:
                return texts_.say(Key::shards_text_like_mercenary);
            case Like::faction:
                return texts_.say(Key::shards_text_like_faction, {{"faction", faction}});
            case Like::non_champion:
                return texts_.say(Key::shards_text_like_non_champion);
            case Like::ally:
                break;
        }
        return texts_.say(Key::shards_text_like_ally, {{"faction", faction}});
    }

    std::string what(const Line& line) const {
        const auto amount = std::uint32_t{line.amount};
        const auto plain = [&](Key key) { return texts_.say(key, {{"amount", amount}}); };
        switch (line.op) {
            case Op::gain:
                return times(line, gain(line));
            case Op::infinite:
                return plain(Key::shards_text_infinite);
            case Op::double_power:
                return plain(Key::shards_text_double_power);
            case Op::give_back:
                return texts_.say(Key::shards_text_return, {{"like", like(line)}});
            case Op::give_all:
                return texts_.say(Key::shards_text_return_all, {{"like", like(line)}});
            case Op::weaken:
                return plain(Key::shards_text_weaken);
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
                return texts_.say(Key::shards_text_copy, {{"like", like(line)}});
            case Op::copy_again:
                return plain(Key::shards_text_copy_again);
            case Op::copy_every:
                return texts_.say(Key::shards_text_copy_every,
                                  {{"faction", name_of(line.of, texts_)}});
            case Op::deploy:
                return texts_.say(Key::shards_text_deploy, {{"faction", name_of(line.of, texts_)}});
            case Op::unshield:
                return plain(Key::shards_text_unshield);
            case Op::heart:
                return texts_.say(Key::shards_text_heart,
                                  {{"amount", amount}, {"second", line.second}});
            case Op::talons:
                return plain(Key::shards_text_talons);
            case Op::guards:
                return plain(Key::shards_text_guards);
            case Op::unattackable:
                return plain(Key::shards_text_unattackable);
            case Op::behind:
                return texts_.say(Key::shards_text_behind,
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
                return plain(Key::shards_text_shields_in_play);
        }
        return {};
    }

    /// Of a line that only changes the number of another, the number is enough.
    std::string what_instead(const Line& line, const Line& other) const {
        const bool same = line.op == other.op && line.what == other.what && line.per == other.per &&
                          line.of == other.of;
        if (same) return std::to_string(other.amount);
        if (other.op == Op::infinite) return texts_.say(Key::shards_text_infinite_instead);
        return what(other);
    }

    Card card_;
    const CardFacts& facts_;
    const texts::Texts& texts_;
};

}  // namespace

std::string card_text(Card card, const texts::Texts& texts) {
    if (card == Card::none || card == Card::unknown) return {};
    return join(CardText(card, texts).phrases(), between);
}

std::string kind_text(Card card, const texts::Texts& texts) {
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

std::string describe(Card card, const texts::Texts& texts) {
    const CardFacts& card_facts = facts(card);
    std::vector<std::string> parts;
    if (card_facts.faction != Faction::none) parts.push_back(name_of(card_facts.faction, texts));
    parts.push_back(
        card_facts.champion
            ? texts.say(Key::shards_kind_long_champion, {{"defense", card_facts.defense}})
        : card_facts.kind == Kind::mercenary ? texts.say(Key::shards_text_like_mercenary)
                                             : kind_text(card, texts));
    if (card_facts.cost > 0) {
        parts.push_back(texts.say(Key::shards_card_cost, {{"cost", card_facts.cost}}));
    }
    return texts.say(Key::shards_card_sentence, {{"card", name_of(card, texts)},
                                                 {"kind", join(parts, " ")},
                                                 {"text", card_text(card, texts)}});
}

}  // namespace lemniscate::cli::playing
