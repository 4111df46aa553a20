import { expect, test } from 'vitest';
import type { Note } from '#src/connection/messages';
import { factsOf, lackedBy } from './seats';
import type { View } from './view';

const bonuses = { yellow: 0, purple: 0, blue: 0, red: 2, orange: 1 };
const view = {
    avengers_tile: 1,
    players: [{ characters: [] }, { characters: ['nova'] }],
    standing: [
        { points: 0, bonuses, avengers: 0, tokens: 3, stones: [] },
        { points: 16, bonuses, avengers: 1, tokens: 1, stones: ['red', 'orange', 'green'] },
    ],
} as unknown as View;
const gauntlet = (seat: number): Note => ({
    kind: 'gauntlet',
    seat,
    bonuses: ['blue', 'yellow'],
    time_token: false,
    says: { key: 'splendor.note.gauntlet' },
});

test('a seat stands as the view says, whatever lies before it', () => {
    const facts = factsOf(view, [gauntlet(0), gauntlet(1)], 1);
    expect(facts).toMatchObject({ points: 16, avengers: 1, tokens: 1, stones: ['red', 'orange', 'green'] });
    expect(facts.bonuses).toEqual(bonuses);
    expect(facts.hasTile).toBe(true);
    expect(facts.gauntlet?.seat).toBe(1);
});

test('what is missing to win is in the order of the stones', () => {
    expect(lackedBy(gauntlet(0))).toEqual(['yellow', 'blue', 'green']);
});
