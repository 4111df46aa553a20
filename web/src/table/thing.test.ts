import { describe, expect, test } from 'vitest';
import { isChoiceOf, isNoteOf, isSame } from './thing';

describe('a choice belongs to a thing', () => {
    const recruit = { move: 'recruit li_hin', kind: 'recruit', card: 'li_hin', from: 'row', slot: 2 };

    test('with the same card in the same place', () => {
        expect(isChoiceOf(recruit, { card: 'li_hin', zone: 'row', slot: 2 })).toBe(true);
    });
    test('not with the same card in another place', () => {
        expect(isChoiceOf(recruit, { card: 'li_hin', zone: 'row', slot: 3 })).toBe(false);
        expect(isChoiceOf(recruit, { card: 'li_hin', zone: 'hand' })).toBe(false);
    });
    test('not with another card', () => {
        expect(isChoiceOf(recruit, { card: 'axia', zone: 'row', slot: 2 })).toBe(false);
    });
    test('never when it is about no card', () => {
        expect(isChoiceOf({ move: 'end', kind: 'end' }, {})).toBe(false);
    });
});

const worth = { kind: 'worth', card: 'crystal', zone: 'hand', says: { key: 'shards.note.worth' } };

test('a note that names no slot is about every copy in its zone', () => {
    expect(isNoteOf(worth, { card: 'crystal', zone: 'hand', slot: 1 })).toBe(true);
    expect(isNoteOf(worth, { card: 'crystal', zone: 'row', slot: 1 })).toBe(false);
});

test('two things are the same only in every respect', () => {
    const one = { card: 'crystal', zone: 'hand', slot: 1, seat: 0 };
    expect(isSame(one, { ...one })).toBe(true);
    expect(isSame(one, { ...one, slot: 2 })).toBe(false);
    expect(isSame(one, undefined)).toBe(false);
});

test('a location is found by its id, as a card is', () => {
    const thing = { card: 'harbour', zone: 'locations', slot: 1 };
    const says = { key: 'game.note.met' };
    expect(isNoteOf({ kind: 'location', location: 'harbour', zone: 'locations', slot: 1, says }, thing)).toBe(
        true,
    );
    expect(isNoteOf({ kind: 'location', location: 'market', zone: 'locations', slot: 1, says }, thing)).toBe(
        false,
    );
    expect(
        isChoiceOf({ move: 'location harbour', kind: 'location', location: 'harbour', slot: 1 }, thing),
    ).toBe(true);
});
