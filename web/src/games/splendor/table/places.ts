// Where things lie, as the `data-place` of elements: motion finds them there.
import type { Thing } from '#src/table/thing';
import { characterOf } from '../cards/facts';

export function placeOf({ card, zone, slot, seat }: Thing): string | undefined {
    if (zone === 'table' && card) return `board:${characterOf(card).level}:${slot}`;
    if (zone === 'reserved') return `reserved:${seat}:${slot}`;
    if (zone === 'locations') return `location:${slot}`;
    return undefined;
}

export const elementOf = (thing: Thing) =>
    document.querySelector(`[data-place="${placeOf(thing)}"]`) ?? undefined;
