import { expect, test } from 'vitest';
import { games } from './game';

interface Catalogue {
    texts: Record<string, string>;
}
const catalogues = Object.values(import.meta.glob<Catalogue>('#made/texts/*.json', { eager: true }));

test('every card has a name in every language, and no two of a game the same', () => {
    for (const { id, cards } of games) {
        for (const { texts } of catalogues) {
            const names = cards.map(({ name }) => texts[name]);
            expect(names.filter((name) => !name)).toEqual([]);
            expect(new Set(names).size, id).toBe(names.length);
        }
    }
});

test('filters know every trait that a card has, and each value is some card’s', () => {
    for (const { cards, filters } of games) {
        const values = new Map(filters.map(({ trait, values }) => [trait, values.map(({ value }) => value)]));
        for (const { id, traits } of cards)
            for (const [trait, value] of Object.entries(traits))
                expect(values.get(trait), id).toContain(value);
        for (const [trait, all] of values)
            for (const value of all) expect(cards.some(({ traits }) => traits[trait] === value)).toBe(true);
    }
});

test('what filters are called stands in the texts', () => {
    for (const { filters } of games)
        for (const { title, values } of filters)
            for (const key of [title, ...values.flatMap(({ title }) => title ?? [])])
                for (const { texts } of catalogues) expect(texts, key).toHaveProperty([key]);
});

test('the cards on the front page are three different ones that exist', () => {
    for (const { cards, showpieces } of games) {
        expect(new Set(showpieces).size).toBe(3);
        for (const card of showpieces) expect(cards.map(({ id }) => id)).toContain(card);
    }
});

test('a game that has not begun has no course', () => {
    for (const { series } of games) expect(series([])).toEqual([]);
});
