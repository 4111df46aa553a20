// What has changed since one's own last turn.
import type { Board } from './board.svelte';

/** Whether the card in this slot of the row came since then. */
export const isNew = (board: Board, slot: number, card: string | null): boolean =>
    card !== null &&
    board.session.sinceMyTurn.some(
        (event) => event.kind === 'row_filled' && event.slot === slot && event.card === card,
    );

/** How much health a seat has lost since then. */
export const lostHealth = (board: Board, seat: number): number =>
    board.session.sinceMyTurn
        .filter((event) => event.kind === 'damaged' && event.seat === seat)
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
