import { expect, test } from 'vitest';
import { cards, type Facts } from '../facts';
import { emblem, motifs } from './emblem';
import { inks } from './inks';

const made: Facts = {
    id: 'somebody_new',
    set: 'later',
    kind: 'ally',
    faction: 'order',
    cost: 3,
    copies: 1,
    lines: [{ on: 'play', op: 'gain', what: 'mastery', amount: 4 }],
};

test('all cards have a silhouette of their own, and all pictures differ', () => {
    expect(cards).toHaveLength(69);
    for (const { id } of cards) expect(motifs, id).toHaveProperty(id);
    expect(new Set(cards.map(emblem)).size).toBe(cards.length);
});

test('there is no silhouette without a card', () => {
    expect(Object.keys(motifs).sort()).toEqual(cards.map(({ id }) => id).sort());
});

test('a picture is the same every time', () => {
    for (const card of cards) expect(emblem(card)).toBe(emblem(card));
});

test('pictures have numbers everywhere and no style of their own, which the page would not allow', () => {
    for (const card of [...cards, made])
        expect(emblem(card), card.id).not.toMatch(/NaN|undefined|Infinity|style=|<script/);
});

test('a card that nobody has drawn gets a rosette, one leaf more for each that it gives', () => {
    const leaves = (facts: Facts) => emblem(facts).split('<g transform="rotate').length;
    const more = { ...made, lines: [{ ...made.lines[0], amount: 5 }] };
    expect(emblem(made).length).toBeGreaterThan(1000);
    expect(leaves(more)).toBeGreaterThan(leaves(made));
});

test('two such cards differ, even where they do the same', () => {
    expect(emblem(made)).not.toBe(emblem({ ...made, id: 'somebody_newer' }));
});

test('a card that does nothing can be drawn', () => {
    expect(emblem({ ...made, lines: [] })).toContain('<circle');
});

test('silhouettes differ also without what is around them, and each is in its picture', () => {
    const drawn = cards.map((card) => motifs[card.id]!(inks[card.faction], () => 0.5));
    expect(new Set(drawn).size).toBe(cards.length);
    cards.forEach((card, i) => {
        const isByChance = motifs[card.id]!(inks[card.faction], () => 0.1) !== drawn[i];
        if (!isByChance) expect(emblem(card).includes(drawn[i]), card.id).toBe(true);
    });
});
