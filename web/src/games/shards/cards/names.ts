// What cards are called, and what is said of one to those who do not see it.
import { cardText, withoutSigns } from '#src/texts/card_texts.svelte';
import { say } from '#src/texts/speech.svelte';
import { factsOf, hasCost, type Facts } from './facts';

export const nameOf = (card: string) => say(`shards.card.${card}`);

export const factionName = ({ faction }: Facts) =>
    faction === 'none' ? say('shards.page.neutral') : say(`shards.faction.${faction}`);

/** "Wraethe · Mercenary". */
export const kindLine = (facts: Facts) => `${factionName(facts)} · ${say(`shards.page.kind.${facts.kind}`)}`;

/** "Aetherbreaker, Wraethe mercenary, costs 4. 4 power. From mastery 10: 8 power instead." */
export function labelOf(card: string): string {
    const facts = factsOf(card);
    const kind = facts.kind === 'relic' && facts.defense ? 'relic_champion' : facts.kind;
    return say('shards.page.card', {
        name: nameOf(card),
        kind: say('shards.kind.full', { faction: facts.faction, kind, defense: facts.defense ?? 0 }),
        cost: hasCost(facts) ? (facts.cost ?? 0) : -1,
        text: withoutSigns(cardText('shards', card)),
    });
}
