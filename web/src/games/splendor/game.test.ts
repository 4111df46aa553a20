import { expect, test } from 'vitest';
import type { View } from '#src/connection/messages';
import { game } from './game';

const viewWith = (points: number[]) =>
    ({
        game: 'splendor',
        players: points.map(() => ({ characters: ['nova'] })),
        standing: points.map((points) => ({ points })),
        limits: { points: 16, tokens: 10, reserved: 3 },
    }) as View;

test('a chart has the points of every seat as the views say them, up to what wins', () => {
    expect(game.series([viewWith([0, 0]), viewWith([3, 0]), viewWith([3, 17])])).toEqual([
        { seat: 0, values: [0, 3, 3], what: 'splendor.page.points', goal: 16 },
        { seat: 1, values: [0, 0, 17], what: 'splendor.page.points', goal: 16 },
    ]);
    expect(game.series([])).toEqual([]);
});
