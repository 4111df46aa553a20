import { expect, test, vi } from 'vitest';
import type { Game } from '#src/games/game';
import { Gallery } from './gallery.svelte';

vi.mock('#src/texts/speech.svelte', () => ({ say: (key: string) => key }));

const gameOf = (id: string, cards: Game['cards']) =>
    ({
        id,
        cards,
        filters: [{ trait: 'level', title: 'level', values: [{ value: '1' }, { value: '2' }] }],
    }) as unknown as Game;
const one = gameOf('one', [
    { id: 'elan', name: 'Élan vital', traits: { level: '1' } },
    { id: 'tree', name: 'Tree', traits: { level: '2' } },
    { id: 'place', name: 'Place', traits: {} },
]);
const other = gameOf('other', [{ id: 'tree', name: 'Another tree', traits: { level: '1' } }]);

const names = (gallery: Gallery) => gallery.shown.map(({ card }) => card.name);

test('everything is shown at first', () => {
    expect(names(new Gallery([one, other]))).toHaveLength(4);
});

test('a name is found without accents and capitals', () => {
    const gallery = new Gallery([one, other]);
    gallery.search = ' elan ';
    expect(names(gallery)).toEqual(['Élan vital']);
    gallery.search = 'TREE';
    expect(names(gallery)).toEqual(['Tree', 'Another tree']);
});

test('filters of a game let its cards with that trait pass', () => {
    const gallery = new Gallery([one, other]);
    expect(gallery.filters).toEqual([]);
    gallery.chooseGame('one');
    gallery.want('level', '1');
    expect(names(gallery)).toEqual(['Élan vital']);
});

test('another game begins without filters', () => {
    const gallery = new Gallery([one, other]);
    gallery.chooseGame('one');
    gallery.want('level', '2');
    gallery.chooseGame('other');
    expect(names(gallery)).toEqual(['Another tree']);
    gallery.clear();
    expect(names(gallery)).toHaveLength(4);
});

test('neighbours are those that are shown, or any where the card itself is not', () => {
    const gallery = new Gallery([one, other]);
    const tree = gallery.find('one', 'tree')!;
    expect(gallery.neighbours(tree).previous?.card.id).toBe('elan');
    gallery.search = 'tree';
    expect(gallery.neighbours(tree).previous).toBeUndefined();
    expect(gallery.neighbours(tree).next?.card.name).toBe('Another tree');
    gallery.search = 'place';
    expect(gallery.neighbours(tree).next?.card.id).toBe('place');
});

test('an unknown card is none', () => {
    expect(new Gallery([one]).find('one', 'nothing')).toBeUndefined();
    expect(new Gallery([one]).find(undefined, undefined)).toBeUndefined();
});
