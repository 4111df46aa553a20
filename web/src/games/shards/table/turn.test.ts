import { expect, test } from 'vitest';
import type { View } from '#src/connection/messages';
import { isAsked, round } from './turn';

const view = (decision: string, seat: number) => ({ decision, turn: { seat } }) as unknown as View;

test('a seat is only asked where the turn is that of another', () => {
    expect(isAsked(view('shield', 1), 0)).toBe(true);
    expect(isAsked(view('play', 0), 0)).toBe(false);
    expect(isAsked(view('banish', 0), 0)).toBe(false);
});

test('nobody is asked before the first turn: all have theirs in setting up', () => {
    expect(isAsked(view('bid', 1), 0)).toBe(false);
    expect(isAsked(view('draft', 1), 0)).toBe(false);
});

test('the round is that of the view, and the first one before anybody has had a turn', () => {
    const at = (round: number) => ({ turn: { round, seat: 0 } }) as unknown as View;
    expect([0, 1, 7].map((number) => round(at(number)))).toEqual([1, 1, 7]);
});
