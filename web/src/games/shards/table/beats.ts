// The turn of Nemesis comes with the move before it: it is shown card by card.
import type { Event } from '#src/connection/messages';

const begins = ['nemesis_played', 'champion_exhausted', 'champion_attacked', 'power_assigned'];

/** What nobody's seat does begins something; what comes of it belongs to it, up to the end of the turn. */
export function beats(events: Event[], isNobody: (seat: number) => boolean): Event[][] {
    const all: Event[][] = [];
    for (const event of events) {
        const isFirst = begins.includes(event.kind) && isNobody(event.seat ?? 0);
        if (isFirst) all.push([]);
        if (all.length > 0 && event.kind === 'turn_ended') break;
        all.at(-1)?.push(event);
    }
    return all.filter((beat) => beat.some(({ says }) => says));
}
