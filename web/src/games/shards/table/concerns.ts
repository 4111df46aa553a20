// Which choices of the engine are about which thing on this table.
import type { Choice } from '#src/connection/messages';
import { isChoiceOf, type Thing } from '#src/table/thing';

/** Nobody sits there, so whoever plays moves its things. */
const nemesis = 1;

const ownedZones: readonly (string | undefined)[] = ['hand', 'discard', 'played', 'relics', 'champions'];

/** Choices name a seat only where it is somebody else's: without one, a thing is that of `mover`. */
function isOfRightSeat(choice: Choice, thing: Thing, mover: number) {
    if (choice.seat !== undefined || thing.seat === undefined || !ownedZones.includes(thing.zone))
        return true;
    return thing.seat === (choice.kind === 'nemesis' ? nemesis : mover);
}

/** Whether a choice made by `mover` is about this thing: a card in its place, or a seat. */
export function concerns(choice: Choice, thing: Thing, mover: number): boolean {
    if (thing.card === undefined)
        return thing.seat !== undefined && choice.card === undefined && choice.seat === thing.seat;
    if (choice.cards?.length === 1 && choice.from === thing.zone)
        return choice.cards[0] === thing.card && thing.seat === mover;
    return isChoiceOf(choice, thing) && isOfRightSeat(choice, thing, mover);
}
