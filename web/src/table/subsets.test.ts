import { describe, expect, it } from 'vitest';
import type { Choice } from '#src/connection/messages';
import { areSubsets, cardsOf, choiceOf, leadsOn, toggled } from './subsets';

const show = (...cards: string[]): Choice => ({
    move: `show ${cards.join(' ') || 'none'}`,
    kind: 'show',
    cards,
});
const shields = [show(), show('seer'), show('monk'), show('monk', 'monk'), show('seer', 'monk', 'monk')];

describe('choices that are sets of cards', () => {
    it('are checked card by card only where one has several', () => {
        expect(areSubsets(shields)).toBe(true);
        expect(areSubsets([show(), show('seer')])).toBe(false);
        expect(areSubsets([...shields, { move: 'end', kind: 'end' }])).toBe(false);
    });
    it('show every card as often as it may be chosen', () => {
        expect(cardsOf(shields)).toEqual(['seer', 'monk', 'monk']);
    });
    it('are found by what is checked, whatever the order', () => {
        expect(choiceOf(shields, ['monk', 'seer', 'monk'])?.move).toBe('show seer monk monk');
        expect(choiceOf(shields, [])?.move).toBe('show none');
        expect(choiceOf(shields, ['seer', 'monk'])).toBeUndefined();
    });
    it('say whether more may be checked', () => {
        expect(leadsOn(shields, ['seer', 'monk'])).toBe(true);
        expect(leadsOn(shields, ['seer', 'seer'])).toBe(false);
    });
    it('are checked and unchecked by place, and only as far as there is a choice', () => {
        expect(toggled(shields, [1], 2)).toEqual([1, 2]);
        expect(toggled(shields, [1, 2], 1)).toEqual([2]);
        expect(toggled(shields, [1], 9)).toEqual([1]);
        expect(toggled([show('a', 'b'), show('c')], [0], 2)).toEqual([0]);
    });
});
