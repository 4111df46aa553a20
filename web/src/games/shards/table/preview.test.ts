import { describe, expect, it } from 'vitest';
import type { Choice, Note } from '#src/connection/messages';
import type { Board } from './board.svelte';
import { damageTo, finishable, gain, isWholeAttack } from './preview';

interface Given {
    power?: number | 'infinite';
    mode?: string;
    notes?: Note[];
    weighed?: Choice;
}

const finish = (seat: number, power: number): Note => ({
    kind: 'finish',
    seat,
    power,
    enough: false,
    says: { key: 'x.y' },
});

/** My turn, with this power, against seats of 20 health. */
function board({ power = 5, mode = 'free_for_all', notes = [finish(1, 20)], weighed }: Given): Board {
    const players = [50, 20, 20].slice(0, Math.max(2, notes.length + 1)).map((health) => ({ health }));
    return {
        view: { turn: { power, seat: 0, phase: 'play' }, attack: null, options: { mode }, players },
        session: { notes, selected: undefined, weighed },
        isPlaying: true,
        isAsked: false,
        home: 0,
        player: (seat: number) => players[seat],
        choiceOf: () => undefined,
    } as unknown as Board;
}
const gives = (what: string, amount: number): Choice => ({
    move: 'x',
    kind: 'play',
    gives: [{ what, amount }],
});

describe('the damage to come', () => {
    it('is the power that is there, and more by the choice in sight', () => {
        expect(damageTo(board({}), 1)).toEqual({ now: 5, then: 5 });
        expect(damageTo(board({ weighed: gives('power', 3) }), 1)).toEqual({ now: 5, then: 8 });
    });
    it('is less what champions in play prevent, and never more than there is health', () => {
        expect(damageTo(board({ notes: [finish(1, 23)] }), 1).now).toBe(2);
        expect(damageTo(board({ power: 'infinite' }), 1).now).toBe(20);
    });
    it('is shown of nobody where power must be shared out, and of all in a bloodbath', () => {
        const notes = [finish(1, 20), finish(2, 20)];
        expect(isWholeAttack(board({ notes }))).toBe(false);
        expect(damageTo(board({ notes }), 1).now).toBe(0);
        expect(damageTo(board({ notes, mode: 'bloodbath' }), 2).now).toBe(5);
    });
});

describe('who can be finished', () => {
    it('is said with the choice in sight', () => {
        expect(finishable(board({ power: 19 }))).toEqual([]);
        expect(finishable(board({ power: 19, weighed: gives('power', 1) })).map(({ seat }) => seat)).toEqual([
            1,
        ]);
        expect(finishable(board({ power: 'infinite' })).map(({ seat }) => seat)).toEqual([1]);
    });
});

describe('what a choice gives', () => {
    it('is nothing where it does not say', () => {
        expect(gain(gives('gems', -2), 'gems')).toBe(-2);
        expect(gain(gives('gems', -2), 'power')).toBe(0);
        expect(gain(undefined, 'power')).toBe(0);
    });
});
