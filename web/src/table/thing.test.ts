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
    test('never when it is about no card and no seat', () => {
        expect(isChoiceOf({ move: 'end', kind: 'end' }, {})).toBe(false);
        expect(isChoiceOf({ move: 'end', kind: 'end' }, { seat: 0 })).toBe(false);
    });
    test('of its owner, not with an equal one of somebody else', () => {
        const own = { card: 'li_hin', zone: 'champions', slot: 0, seat: 0 };
        const use = { move: 'use li_hin', kind: 'use', card: 'li_hin', from: 'champions', seat: 0 };
        expect(isChoiceOf(use, own)).toBe(true);
        expect(isChoiceOf(use, { ...own, seat: 1 })).toBe(false);
    });
    test('when it is the only one of the cards that it names', () => {
        const show = { move: 'show axia', kind: 'show', cards: ['axia'], from: 'hand', seat: 0 };
        expect(isChoiceOf(show, { card: 'axia', zone: 'hand', slot: 2, seat: 0 })).toBe(true);
        expect(isChoiceOf(show, { card: 'axia', zone: 'discard', slot: 2, seat: 0 })).toBe(false);
        const both = { ...show, cards: ['axia', 'li_hin'] };
        expect(isChoiceOf(both, { card: 'axia', zone: 'hand', slot: 2, seat: 0 })).toBe(false);
    });
    test('that is a seat, and then with no card of it', () => {
        const target = { move: 'target 2', kind: 'target', seat: 2 };
        expect(isChoiceOf(target, { seat: 2 })).toBe(true);
        expect(isChoiceOf(target, { seat: 1 })).toBe(false);
        expect(isChoiceOf(target, {})).toBe(false);
        expect(isChoiceOf(target, { card: 'axia', zone: 'champions', slot: 0, seat: 2 })).toBe(false);
        const show = { move: 'show none', kind: 'show', cards: [], seat: 2 };
        expect(isChoiceOf(show, { seat: 2 })).toBe(false);
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
