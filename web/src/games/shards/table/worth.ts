// What a choice gives, or a champion by what is said of it, in the signs that stand on cards.
import type { Choice, Note } from '#src/connection/messages';
import type { Piece } from '../cards/effects';

export const signs: Record<string, Piece['sign']> = {
    gems: 'gem',
    power: 'power',
    mastery: 'mastery',
    health: 'health',
    cards: 'draw',
};

/** Nothing where signs alone do not say all of it. */
export function piecesOf(what: Choice | Note | undefined): Piece[] | undefined {
    const gives = what?.gives ?? [];
    if (gives.length === 0 || gives.some(({ what, amount = 0 }) => !(what in signs) || amount <= 0))
        return undefined;
    return gives.map(({ what, amount }) => ({ sign: signs[what], text: String(amount) }));
}
