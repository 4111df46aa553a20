// What has changed since one's own last turn.
import type { Event } from '#src/connection/messages';
import type { Board } from './board.svelte';

const setUp: readonly string[] = ['character_chosen', 'relic_drafted', 'extra_chosen'];

/** What belongs to the set-up is not new: the first turn ends it. */
function sinceBegun(events: Event[]): Event[] {
    const last = events.findLastIndex(({ kind }) => setUp.includes(kind));
    if (last < 0) return events;
    const begun = events.findIndex(({ kind }, at) => at > last && kind === 'turn_began');
    return begun < 0 ? [] : events.slice(begun + 1);
}

/** Whether the card in this slot of the row came since then. */
export const isNew = (board: Board, slot: number, card: string | null): boolean =>
    card !== null &&
    sinceBegun(board.session.sinceMyTurn).some(
        (event) => event.kind === 'row_filled' && event.slot === slot && event.card === card,
    );

/** How much health a seat has lost since then. */
export const lostHealth = (board: Board, seat: number): number =>
    board.session.sinceMyTurn
        .filter((event) => event.kind === 'damaged' && event.seat === seat)
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
