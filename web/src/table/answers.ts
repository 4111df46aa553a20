// Answers to a question in the order in which they are shown, and the keys that give them.
import type { Choice } from '#src/connection/messages';

export const cardsIn = (choice: Choice): readonly string[] =>
    choice.cards ?? (choice.card === undefined ? [] : [choice.card]);

/** Whether a choice declines: it is about nothing, while others are about cards. */
export const declines = (choice: Choice, choices: readonly Choice[]): boolean =>
    cardsIn(choice).length === 0 &&
    choice.seat === undefined &&
    choices.some((other) => cardsIn(other).length > 0);

/** Whatever declines comes last. */
export const inOrder = (choices: readonly Choice[]): Choice[] => [
    ...choices.filter((choice) => !declines(choice, choices)),
    ...choices.filter((choice) => declines(choice, choices)),
];

/** The digit for the answer at this place: 1 to 9, and 0 for what declines. */
export function keyOf(choices: readonly Choice[], at: number): string | undefined {
    if (choices.length < 2) return undefined;
    if (declines(choices[at], choices)) return '0';
    return at < 9 ? String(at + 1) : undefined;
}
