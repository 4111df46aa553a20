import { expect, test } from 'vitest';
import { games } from '#src/games/game';
import { shortName, widthOf } from './fit';

interface Catalogue {
    texts: Record<string, string>;
}
const catalogues = import.meta.glob<Catalogue>('#made/texts/*.json', { eager: true });

test('a longer name is wider, and wide letters count', () => {
    expect(widthOf('Omnius')).toBeLessThan(widthOf('Omnius, the All-Knowing'));
    expect(widthOf('iiii')).toBeLessThan(widthOf('MMMM') / 2);
    expect(widthOf('abc', 0.1) - widthOf('abc')).toBeCloseTo(0.3);
});

test('an unknown letter is taken for a wide one', () => {
    expect(widthOf('漢')).toBeGreaterThanOrEqual(widthOf('Ю'));
});

test('every letter in the name of a card is known, in all languages', () => {
    expect(Object.keys(catalogues).length).toBeGreaterThan(1);
    const unknown = new Set<string>();
    for (const { texts } of Object.values(catalogues)) {
        for (const { name } of games.flatMap(({ cards }) => cards))
            for (const letter of texts[name] + texts[name].toLocaleUpperCase())
                if (widthOf(letter) >= widthOf('漢') && letter !== 'Ю') unknown.add(letter);
    }
    expect([...unknown]).toEqual([]);
});

test('a short name ends at the comma', () => {
    expect(shortName('Giga, Source Adept')).toBe('Giga');
    expect(shortName('Kiln Drone')).toBe('Kiln Drone');
});
