import { describe, expect, it } from 'vitest';
import { piecesOf } from './worth';

const choice = (...gives: { what: string; amount?: number }[]) => ({ move: 'x', kind: 'exhaust', gives });

describe('the signs of what a champion gives now', () => {
    it('are its numbers', () => {
        expect(piecesOf(choice({ what: 'power', amount: 4 }, { what: 'cards', amount: 1 }))).toEqual([
            { sign: 'power', text: '4' },
            { sign: 'draw', text: '1' },
        ]);
    });
    it('are left out where they would not say all of it', () => {
        expect(piecesOf(choice({ what: 'power', amount: 4 }, { what: 'asks' }))).toBeUndefined();
        expect(piecesOf(choice({ what: 'nothing' }))).toBeUndefined();
        expect(piecesOf(undefined)).toBeUndefined();
    });
});
