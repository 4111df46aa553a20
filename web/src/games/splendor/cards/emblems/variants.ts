// Things that more than one character shows, each in its own way.
import {
    around,
    box,
    disc,
    each,
    fill,
    leaf,
    mirror,
    outlined,
    placed,
    regular,
    repeat,
    ring,
    stroke,
} from '#src/drawing/svg';
import type { Inks } from './inks';
import { gem, web } from './parts';

const { PI } = Math;

export const claws = (ink: Inks, colour: string) =>
    repeat(3, (i) =>
        placed(outlined('M-8 -62Q6 0 -14 62Q14 10 14 -56Z', colour, ink), 62 + i * 38, 84 - i * 6, 1.1, 18),
    );

interface Web {
    x: number;
    y: number;
    threads: number;
    /** Where the stone on its thread hangs, and how many sides it has. */
    stone: [x: number, y: number, sides: number];
    hub?: boolean;
}

export const hangingWeb = (ink: Inks, { x, y, threads, stone: [stoneX, stoneY, sides], hub = true }: Web) =>
    web(ink, x, y, threads, 6) +
    (hub ? disc(x, y, 9, ink.dark) : '') +
    stroke(`M${stoneX} 0V${stoneY - 18}`, ink.paper, 3) +
    gem(ink, stoneX, stoneY, 20, sides);

export const spear = (ink: Inks, turned: number) =>
    placed(
        stroke('M0 80V-40', ink.dark, 12) +
            stroke('M0 80V-40', ink.deep, 5) +
            outlined('M0 -86L20 -42L0 -26L-20 -42Z', ink.paper, ink) +
            fill('M0 -80L14 -44L0 -34Z', ink.accent) +
            stroke('M-10 -18H10M-10 -8H10', ink.accent, 5),
        100,
        86,
        1,
        turned,
    );

/** Two tall leaves, left and right. */
export const reeds = (ink: Inks) =>
    mirror(fill(leaf(60, 120, 60, 16, -PI / 2), ink.dark) + fill(leaf(60, 116, 48, 8, -PI / 2), ink.accent));

export const mandala = (ink: Inks, petals: number, width: number) =>
    disc(100, 84, 68, ink.dark) +
    ring(100, 84, 62, ink.accent, 4) +
    around(
        fill(leaf(100, 84, 58, width, -PI / 2), 'none', `stroke="${ink.paper}" stroke-width="3"`),
        petals,
    ) +
    stroke(regular(100, 84, 48, 4), ink.accent, 4) +
    stroke(regular(100, 84, 48, 4, 0), ink.accent, 4);

export const mandalaHub = (ink: Inks) => disc(100, 84, 13, ink.paper) + disc(100, 84, 6, ink.dark);

/** Bars as loud as these numbers, so far apart. */
export const soundWaves = (ink: Inks, heights: readonly number[], apart: number, width: number) =>
    each(heights, (height, i) => {
        const x = 100 + (i - (heights.length - 1) / 2) * apart;
        return (
            box(x - width / 2, 81 - height / 2, width, height + 6, ink.dark, 5) +
            box(x - width / 4, 84 - height / 2, width / 2, height, i % 2 ? ink.paper : ink.accent, 2)
        );
    });
