import { describe, expect, it } from 'vitest';
import type { Choice } from '#src/connection/messages';
import { inOrder, keyOf } from './answers';

const banish = (card?: string): Choice => ({ move: `banish ${card ?? 'none'}`, kind: 'banish', card });
const none = { move: 'reveal none', kind: 'reveal', cards: [] };

describe('answers', () => {
    it('that decline stand last and have the key 0', () => {
        const choices = inOrder([banish(), banish('crystal'), banish('blaster')]);
        expect(choices.map(({ move }) => move)).toEqual(['banish crystal', 'banish blaster', 'banish none']);
        expect(choices.map((_, at) => keyOf(choices, at))).toEqual(['1', '2', '0']);
        expect(inOrder([none, { move: 'reveal axia', kind: 'reveal', cards: ['axia'] }]).at(-1)).toBe(none);
    });
    it('without cards are all equal', () => {
        const seats = [1, 2].map((seat): Choice => ({ move: `target ${seat}`, kind: 'target', seat }));
        expect(inOrder(seats)).toEqual(seats);
        expect(seats.map((_, at) => keyOf(seats, at))).toEqual(['1', '2']);
    });
    it('have no key from the tenth on, nor where there is only one', () => {
        const many = Array.from({ length: 12 }, (_, at) => banish(`card_${at}`));
        expect(keyOf(many, 9)).toBeUndefined();
        expect(keyOf([none], 0)).toBeUndefined();
    });
});
