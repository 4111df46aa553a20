import { describe, expect, it } from 'vitest';
import type { Choice, Note } from '#src/connection/messages';
import type { Board } from './board.svelte';
import { damageTo, finishable, gain } from './preview';

interface Given {
    notes: Note[];
    weighed?: Choice;
    selected?: number;
}

const says = { key: 'x.y' };
const hit = (seat: number, damage: number, shared?: true): Note => ({
    kind: 'hit',
    seat,
    damage,
    left: 20 - damage,
    shared,
    says,
});
const finish = (seat: number, enough: boolean): Note => ({ kind: 'finish', seat, power: 20, enough, says });

/** My turn, against seats of 20 health. */
function board({ notes, weighed, selected }: Given): Board {
    return {
        session: { notes, weighed, selected: selected === undefined ? undefined : { seat: selected } },
        isPlaying: true,
        isAsked: false,
        choicesOf: () => [],
        choiceOf: () => undefined,
        noteOf: (kind: string, { seat }: { seat: number }) =>
            notes.find((note) => note.kind === kind && note.seat === seat),
    } as unknown as Board;
}
const gives = (what: string, amount: number): Choice => ({
    move: 'x',
    kind: 'play',
    gives: [{ what, amount }],
});
const hitting = (...hits: Choice['hits'] & object): Choice => ({ move: 'x', kind: 'play', hits });

describe('the damage to come', () => {
    it('is what was said of it, and what was said of the choice in sight', () => {
        const notes = [hit(1, 5)];
        expect(damageTo(board({ notes }), 1)).toEqual({ now: 5, then: 5 });
        expect(damageTo(board({ notes }), 2)).toEqual({ now: 0, then: 0 });
        const weighed = hitting({ seat: 1, damage: 8, left: 12 });
        expect(damageTo(board({ notes, weighed }), 1)).toEqual({ now: 5, then: 8 });
        expect(damageTo(board({ notes, weighed: hitting() }), 1)).toEqual({ now: 5, then: 0 });
        expect(damageTo(board({ notes, weighed: gives('gems', 1) }), 1)).toEqual({ now: 5, then: 5 });
    });
    it('is shown of nobody but whoever is selected where power has yet to be shared out', () => {
        const notes = [hit(1, 5, true), hit(2, 5, true)];
        expect(damageTo(board({ notes }), 1).now).toBe(0);
        expect(damageTo(board({ notes, selected: 2 }), 1).now).toBe(0);
        expect(damageTo(board({ notes, selected: 2 }), 2).now).toBe(5);
    });
});

describe('who can be finished', () => {
    it('is said by the engine, also of the choice in sight', () => {
        const seats = (given: Given) => finishable(board(given)).map(({ seat }) => seat);
        expect(seats({ notes: [finish(1, false), finish(2, true)] })).toEqual([2]);
        const weighed = hitting({ seat: 1, damage: 20, left: 0 }, { seat: 2, damage: 19, left: 1 });
        expect(seats({ notes: [finish(1, false), finish(2, false)], weighed })).toEqual([1]);
        expect(seats({ notes: [finish(1, true)], weighed: hitting() })).toEqual([]);
    });
});

describe('what a choice gives', () => {
    it('is nothing where it does not say', () => {
        expect(gain(gives('gems', -2), 'gems')).toBe(-2);
        expect(gain(gives('gems', -2), 'power')).toBe(0);
        expect(gain(undefined, 'power')).toBe(0);
    });
});
