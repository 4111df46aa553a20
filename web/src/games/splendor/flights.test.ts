import { expect, test } from 'vitest';
import type { Event } from '#src/connection/messages';
import { flights } from './flights';

const ways = (event: object) => flights(event as Event).map(({ kind, from, to }) => [kind, from, to]);

test('tokens fly one by one between the supply and whoever takes, pays or returns them', () => {
    const tokens = { yellow: 2, blue: 1 };
    const taken = ways({ kind: 'tokens_taken', seat: 1, tokens, from: 'supply', to: 'tokens' });
    expect(taken).toEqual([
        ['token', 'supply:yellow', 'tokens:1:yellow'],
        ['token', 'supply:yellow', 'tokens:1:yellow'],
        ['token', 'supply:blue', 'tokens:1:blue'],
    ]);
    for (const kind of ['tokens_paid', 'tokens_returned'])
        expect(ways({ kind, seat: 1, tokens, from: 'tokens', to: 'supply' })).toEqual(
            taken.map(([what, from, to]) => [what, to, from]),
        );
    expect(ways({ kind: 'time_taken', seat: 0, tokens: { green: 1 }, from: 'supply', to: 'tokens' })).toEqual(
        [['token', 'supply:green', 'tokens:0:green']],
    );
});

test('a character flies from where it was to its team, and the place is filled from the deck', () => {
    const recruited = { kind: 'card_recruited', seat: 2, card: 'thor', level: 3, to: 'characters', slot: 1 };
    expect(ways({ ...recruited, from: 'table' })[0]).toEqual(['card', 'board:3:1', 'loop:2']);
    expect(ways({ ...recruited, from: 'reserved' })[0]).toEqual(['card', 'reserved:2:1', 'loop:2']);
    expect(
        ways({ kind: 'card_revealed', seat: 2, card: 'loki', level: 3, from: 'deck', to: 'table', slot: 1 }),
    ).toEqual([['card', 'deck:3', 'board:3:1']]);
});

test('what is reserved flies to the newest place of the reserve', () => {
    expect(
        ways({
            kind: 'card_reserved',
            seat: 0,
            card: 'thor',
            level: 3,
            from: 'table',
            to: 'reserved',
            slot: 2,
        }),
    ).toEqual([['card', 'board:3:2', 'reserved:0']]);
    expect(ways({ kind: 'card_drawn', seat: 0, card: '?', level: 2, from: 'deck', to: 'reserved' })).toEqual([
        ['card', 'deck:2', 'reserved:0'],
    ]);
});

test('the Avengers tile comes from the table or from whoever held it', () => {
    expect(ways({ kind: 'tile_taken', seat: 1 })[0]).toEqual(['card', 'tile', 'loop:1']);
    expect(ways({ kind: 'tile_taken', seat: 1, other: 0 })[0]).toEqual(['card', 'loop:0', 'loop:1']);
    expect(ways({ kind: 'location_taken', seat: 1, location: 'asgard', slot: 2 })[0]).toEqual([
        'card',
        'location:2',
        'loop:1',
    ]);
});

test('what only changes whose turn it is moves nothing', () => {
    expect(ways({ kind: 'turn_ended', seat: 0, other: 1, amount: 3 })).toEqual([]);
    expect(ways({ kind: 'passed', seat: 0, amount: 1 })).toEqual([]);
});
