import { expect, test } from 'vitest';
import { characters, locations, type CharacterFacts, type LocationFacts } from '../facts';
import { emblem, motifs } from './emblem';
import { skyline } from './skyline';

const made: CharacterFacts = {
    id: 'somebody_new',
    kind: 'character',
    level: 2,
    bonus: 'blue',
    points: 2,
    avengers: 0,
    time: false,
    cost: { red: 3 },
};
const madePlace: LocationFacts = {
    id: 'somewhere_new',
    kind: 'location',
    tile: 9,
    side: 'a',
    points: 3,
    needs: { blue: 4 },
};

test('all characters have a thing of their own, and all pictures differ', () => {
    expect(characters).toHaveLength(90);
    for (const { id } of characters) expect(motifs, id).toHaveProperty(id);
    expect(new Set(characters.map(emblem)).size).toBe(characters.length);
});

test('things differ also without what is around them', () => {
    const ink = { ground: 'g', deep: 'd', dark: 'k', light: 'l', paper: 'w', accent: 'a', second: 's' };
    const things = Object.values(motifs).map((motif) => motif?.(ink, () => 0.5));
    expect(new Set(things).size).toBe(characters.length);
});

test('there is no thing without a character', () => {
    expect(Object.keys(motifs).sort()).toEqual(characters.map(({ id }) => id).sort());
});

test('all locations differ', () => {
    expect(locations).toHaveLength(8);
    expect(new Set(locations.map(skyline)).size).toBe(locations.length);
});

test('pictures have numbers everywhere and no style of their own, which the page would not allow', () => {
    for (const picture of [
        ...characters.map(emblem),
        ...locations.map(skyline),
        emblem(made),
        skyline(madePlace),
    ])
        expect(picture).not.toMatch(/NaN|undefined|Infinity|style=|<script/);
});

test('somebody and somewhere new are drawn, too, and not like others', () => {
    expect(emblem(made)).not.toBe(emblem({ ...made, id: 'somebody_newer' }));
    expect(skyline(madePlace)).not.toBe(skyline({ ...madePlace, id: 'somewhere_newer' }));
});
