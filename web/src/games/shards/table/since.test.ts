import { describe, expect, it } from 'vitest';
import type { Event } from '#src/connection/messages';
import type { Board } from './board.svelte';
import { isNew, lostHealth } from './since';

const filled = (slot: number, card: string): Event => ({ kind: 'row_filled', seat: 0, slot, card });
const after = (...sinceMyTurn: Event[]) => ({ session: { sinceMyTurn } }) as unknown as Board;

describe('since one’s own last turn', () => {
    it('a card that came into the row is new, there and nowhere else', () => {
        const board = after(filled(3, 'axia'));
        expect(isNew(board, 3, 'axia')).toBe(true);
        expect(isNew(board, 2, 'axia')).toBe(false);
        expect(isNew(board, 3, 'omnius')).toBe(false);
        expect(isNew(board, 3, null)).toBe(false);
    });
    it('the row that a game begins with is not new, but what comes into it is', () => {
        const board = after(
            { kind: 'extra_chosen', seat: 0 },
            filled(0, 'axia'),
            { kind: 'turn_began', seat: 1 },
            filled(1, 'omnius'),
        );
        expect(isNew(board, 0, 'axia')).toBe(false);
        expect(isNew(board, 1, 'omnius')).toBe(true);
    });
    it('health that was lost is counted', () => {
        const board = after(
            { kind: 'damaged', seat: 0, amount: 4 },
            { kind: 'damaged', seat: 1, amount: 9 },
            { kind: 'damaged', seat: 0, amount: 2 },
        );
        expect(lostHealth(board, 0)).toBe(6);
    });
});
