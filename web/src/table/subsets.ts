// Choices that differ in a set of cards only: the cards are checked one by one, and what is checked must
// be one of the choices.
import type { Choice } from '#src/connection/messages';

/** How many of each card. */
export type Cards = ReadonlyMap<string, number>;

const count = (cards: readonly string[]): Cards =>
    cards.reduce((counts, card) => counts.set(card, (counts.get(card) ?? 0) + 1), new Map<string, number>());

const holds = (more: Cards, less: Cards) =>
    [...less].every(([card, number]) => (more.get(card) ?? 0) >= number);
const isEqual = (one: Cards, other: Cards) => holds(one, other) && holds(other, one);

/** Whether these choices are better checked card by card than read as a list. */
export const areSubsets = (choices: readonly Choice[]) =>
    choices.length > 1 &&
    choices.every((choice) => choice.cards !== undefined) &&
    choices.some((choice) => (choice.cards?.length ?? 0) > 1);

/** The cards that stand in any of them, equal ones as often as one choice has them. */
export function cardsOf(choices: readonly Choice[]): string[] {
    const most = new Map<string, number>();
    for (const choice of choices) {
        for (const [card, number] of count(choice.cards ?? [])) {
            most.set(card, Math.max(most.get(card) ?? 0, number));
        }
    }
    return [...most].flatMap(([card, number]) => Array<string>(number).fill(card));
}

/** The choice of exactly these cards. */
export const choiceOf = (choices: readonly Choice[], checked: readonly string[]) =>
    choices.find((choice) => isEqual(count(choice.cards ?? []), count(checked)));

/** Whether there is a choice of these cards and perhaps more. */
export const leadsOn = (choices: readonly Choice[], checked: readonly string[]) =>
    choices.some((choice) => holds(count(choice.cards ?? []), count(checked)));

/** The checked places of the cards after one was checked or not any more; as before where that leads nowhere. */
export function toggled(choices: readonly Choice[], checked: readonly number[], place: number): number[] {
    if (checked.includes(place)) return checked.filter((one) => one !== place);
    const cards = cardsOf(choices);
    const more = [...checked, place];
    return place < cards.length &&
        leadsOn(
            choices,
            more.map((one) => cards[one]),
        )
        ? more
        : [...checked];
}
