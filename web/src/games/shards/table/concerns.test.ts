import { describe, expect, it } from 'vitest';
import { concerns } from './concerns';

const optio = (seat: number) => ({ card: 'optio_crusher', zone: 'champions', slot: 0, seat });

describe('a choice', () => {
    it('to use a champion is about one’s own, not about an equal one of somebody else', () => {
        const use = {
            move: 'exhaust optio_crusher',
            kind: 'exhaust',
            card: 'optio_crusher',
            from: 'champions',
        };
        expect(concerns(use, optio(0), 0)).toBe(true);
        expect(concerns(use, optio(1), 0)).toBe(false);
    });
    it('to attack a champion is about that of its seat', () => {
        const attack = {
            move: 'attack 1:x',
            kind: 'attack',
            card: 'optio_crusher',
            from: 'champions',
            seat: 1,
        };
        expect(concerns(attack, optio(1), 0)).toBe(true);
        expect(concerns(attack, optio(0), 0)).toBe(false);
    });
    it('of what Nemesis uses is about the champions of Nemesis', () => {
        const used = { move: 'nemesis x', kind: 'nemesis', card: 'optio_crusher', from: 'champions' };
        expect(concerns(used, optio(1), 0)).toBe(true);
        expect(concerns(used, optio(0), 0)).toBe(false);
    });
    it('to show one card is about that card of the hand', () => {
        const show = { move: 'reveal axia', kind: 'reveal', cards: ['axia'], from: 'hand' };
        expect(concerns(show, { card: 'axia', zone: 'hand', slot: 2, seat: 0 }, 0)).toBe(true);
        expect(concerns(show, { card: 'axia', zone: 'discard', slot: 2, seat: 0 }, 0)).toBe(false);
    });
    it('of a seat is about the seat and about no card of it', () => {
        const target = { move: 'target 2', kind: 'target', seat: 2 };
        expect(concerns(target, { seat: 2 }, 0)).toBe(true);
        expect(concerns(target, { seat: 1 }, 0)).toBe(false);
        expect(concerns(target, { ...optio(2) }, 0)).toBe(false);
    });
});
