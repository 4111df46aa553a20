// Whose turn it is, and what comes before the first one.
import type { View } from '#src/connection/messages';
import type { AViewOfShardsOfInfinity } from '#made/types/shards_view';

type Turns = Pick<AViewOfShardsOfInfinity, 'decision' | 'turn'>;

/** Whether the game is still being set up: seats act one after the other, and nobody has a turn. */
export const isBefore = ({ decision }: Pick<Turns, 'decision'>): boolean =>
    ['bid', 'character', 'draft', 'extra'].includes(decision ?? '');

/** Which round it is; what is decided before the first turn belongs to the first one. */
export const round = (view: View): number => Math.max(1, (view as unknown as Turns).turn.round);

export function isAsked(view: View, seat: number): boolean {
    const { decision, turn } = view as unknown as Turns;
    return !isBefore({ decision }) && turn.seat !== seat;
}
