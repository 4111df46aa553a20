// What a choice gives, in the signs that stand on cards.
import type { Choice } from '#src/connection/messages';
import type { Piece } from '../cards/effects';

export const signs: Record<string, Piece['sign']> = {
    gems: 'gem',
    power: 'power',
    mastery: 'mastery',
    health: 'health',
    cards: 'draw',
};

/** Nothing where signs alone do not say all of it. */
export function piecesOf(choice: Choice | undefined): Piece[] | undefined {
    const gives = choice?.gives ?? [];
    if (gives.length === 0 || gives.some(({ what, amount = 0 }) => !(what in signs) || amount <= 0))
        return undefined;
    return gives.map(({ what, amount }) => ({ sign: signs[what], text: String(amount) }));
}
