import { expect, test } from 'vitest';
import type { View } from '#src/connection/messages';
import { round } from './game';

const after = (count: number, phase = 'action') =>
    ({ game: 'splendor', players: [{}, {}], turn: { count, phase } }) as unknown as View;

test('a round begins when everyone has had as many turns', () => {
    expect([0, 1, 2, 3, 4].map((turns) => round(after(turns)))).toEqual([1, 1, 2, 2, 3]);
});

test('no round begins when the game is over', () => {
    expect(round(after(4, 'over'))).toBe(2);
});
