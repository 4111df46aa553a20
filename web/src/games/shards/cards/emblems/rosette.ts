// What a card without a silhouette of its own shows, such as one of a later set: leaves around a gem, as
// many as it gives and three more.
import { around, disc, fill, leaf, regular, ring } from '#src/drawing/svg';
import type { Inks } from './inks';

const UP = -Math.PI / 2;

export function rosette(ink: Inks, random: () => number, amount: number) {
    const leaves = amount + 3;
    const width = Math.min(26, 120 / leaves) * (0.8 + random() * 0.4);
    const turned = (random() * 360) / leaves;
    const petal = (length: number, width: number, colour: string) =>
        fill(leaf(100, 84, length, width, UP), colour);
    const sides = 3 + Math.floor(random() * 4);
    return (
        around(petal(70, width + 5, ink.dark), leaves, 100, 84, turned) +
        around(petal(62, width - 1, random() > 0.5 ? ink.light : ink.paper), leaves, 100, 84, turned) +
        around(petal(44, width * 0.4, ink.accent), leaves, 100, 84, turned) +
        disc(100, 84, 25, ink.dark) +
        ring(100, 84, 19, ink.paper, 3) +
        fill(regular(100, 84, 13, sides), ink.accent)
    );
}
