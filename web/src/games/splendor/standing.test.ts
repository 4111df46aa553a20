import { expect, test } from 'vitest';
import type { View } from '#src/connection/messages';
import { standingOf } from './standing';

const tokens = { yellow: 0, purple: 0, blue: 0, red: 0, orange: 0, green: 0, grey: 0 };
const view = {
    game: 'splendor',
    avengers_tile: 1,
    players: [
        { tokens, characters: ['rocket', 'vulture'], reserved: [], locations: [] },
        {
            tokens: { ...tokens, green: 1 },
            characters: ['spider_man', 'nova', 'scarlet_witch'],
            reserved: [],
            locations: ['asgard'],
        },
    ],
} as View;

test('points are those on characters and locations and of the tile', () => {
    expect(standingOf(view, 0).points).toBe(0 + 1);
    expect(standingOf(view, 1).points).toBe(5 + 4 + 1 + 3 + 3);
});

test('colours count once, and time with its token', () => {
    expect(standingOf(view, 0).own).toEqual(['yellow']);
    expect(standingOf(view, 1).own).toEqual(['red', 'orange', 'green']);
});
