// Things on blue characters of level 1.
import {
    crescent,
    disc,
    each,
    ellipse,
    fill,
    group,
    mirror,
    outlined,
    regular,
    ring,
    star,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { sword, arrow, wing, target } from './parts';
import { hangingWeb } from './variants';

export const blue: Record<string, Motif> = {
    bullseye: (ink) =>
        target(ink, 100, 84, [66, 60, 46, 32, 18]) +
        disc(100, 84, 8, ink.dark) +
        arrow(ink, 124, 60, 0.7, 222),
    elektra: (ink) =>
        each(
            [
                [-1, 70],
                [1, 130],
            ],
            ([s, x]) =>
                group(
                    outlined(
                        'M-4 60V-20Q-30 -22 -28 -56Q-20 -36 -5 -36V-76L0 -86L5 -76V-36Q20 -36 28 -56Q30 -22 4 -20V60Z',
                        ink.paper,
                        ink,
                    ) + outlined('M-8 20H8V66H-8Z', ink.accent, ink),
                    `translate(${x} 88) rotate(${s * 16})`,
                ),
        ),
    lockjaw: (ink) =>
        ring(100, 84, 64, ink.paper, 5, 'stroke-dasharray="16 9"') +
        outlined('M100 84Q132 92 130 122Q120 134 100 126Q80 134 70 122Q68 92 100 84Z', ink.accent, ink) +
        each(
            [
                [62, 84],
                [84, 58],
                [116, 58],
                [138, 84],
            ],
            ([x, y]) => ellipse(x, y, 13, 17, ink.paper, `stroke="${ink.dark}" stroke-width="5"`),
        ),
    moon_knight: (ink) =>
        outlined(crescent(100, 84, 62, 1.12, -2.4), ink.paper, ink, 6) +
        each(
            [
                [134, 62, 10],
                [150, 96, 6],
                [118, 112, 7],
            ],
            ([x, y, s]) =>
                fill(star(x, y, s * 1.6, s * 0.5, 4), ink.accent, `stroke="${ink.dark}" stroke-width="3"`),
        ),
    spider_man_2099: (ink) => hangingWeb(ink, { x: 44, y: 40, threads: 8, stone: [140, 110, 4] }),
    valkyrie: (ink) => mirror(wing(ink, 92, 112, 0.86, 4)) + sword(ink, 100, 74, 0.9, 180),
    wasp: (ink) => {
        let o = '';
        for (const [i, j] of [
            [0, 0],
            [1, 0],
            [2, 0],
            [0, 1],
            [1, 1],
            [-1, 1],
            [0, 2],
            [-1, 2],
        ]) {
            const x = 76 + (i + j * 0.5) * 44,
                y = 44 + j * 38;
            o +=
                outlined(regular(x, y, 25, 6), (i + j) % 2 ? ink.paper : ink.light, ink) +
                fill(regular(x, y, 12, 6), (i * j) % 2 ? ink.accent : ink.deep);
        }
        return o;
    },
    taskmaster: (ink) =>
        outlined('M100 18L162 52V116L100 150L38 116V52Z', ink.deep, ink) +
        fill('M100 18L162 52V116L100 150Z', ink.paper) +
        outlined('M70 60L100 44V124L70 108Z', ink.paper, ink) +
        outlined('M130 60L100 44V124L130 108Z', ink.accent, ink),
};
