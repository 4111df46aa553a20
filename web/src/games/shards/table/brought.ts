// What the cards that were played this turn have brought, as the events told it.
import type { Event } from '#src/connection/messages';
import type { Piece } from '../cards/effects';
import { signs } from './worth';

/** What is done next: whatever comes after it is no longer brought by the card before it. */
const deeds: readonly string[] = [
    'card_played',
    'card_fast_played',
    'champion_exhausted',
    'card_recruited',
    'relic_recruited',
    'focused',
    'champion_attacked',
    'play_ended',
];

interface Brought {
    card: string;
    amounts: Map<string, number>;
}

/** One for each card that came to lie among the played ones, in order. */
function gather(events: readonly Event[], seat: number): Brought[] {
    const found: Brought[] = [];
    let last: Brought | undefined;
    for (const event of events as readonly (Event & { resource?: string })[]) {
        if (deeds.includes(event.kind)) last = undefined;
        if (event.seat !== seat) continue;
        if (event.to === 'played' && event.card !== undefined) {
            last = { card: event.card, amounts: new Map() };
            found.push(last);
        }
        const [what, amount] =
            event.kind === 'card_drawn' ? ['cards', 1] : [event.resource, event.amount ?? 0];
        if (!last || what === undefined || !(what in signs) || !amount) continue;
        last.amounts.set(what, (last.amounts.get(what) ?? 0) + amount);
    }
    return found;
}

const pieces = ({ amounts }: Brought): Piece[] | undefined =>
    amounts.size === 0
        ? undefined
        : [...amounts].map(([what, amount]) => ({ sign: signs[what], text: String(amount) }));

/** For each of these cards what it brought; nothing where that is not known, or was none of this. */
export function broughtBy(
    events: readonly Event[],
    seat: number,
    played: readonly string[],
): (Piece[] | undefined)[] {
    // What was taken back stands among the events too: the last ones count.
    const told = gather(events, seat);
    return played
        .toReversed()
        .map((card) => {
            const at = told.findLastIndex((one) => one.card === card);
            return at < 0 ? undefined : pieces(told.splice(at)[0]);
        })
        .toReversed();
}
