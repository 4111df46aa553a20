// Things on orange characters of levels 2 and 3.
import {
    around,
    box,
    disc,
    each,
    ellipse,
    fill,
    gear,
    group,
    leaf,
    mirror,
    outlined,
    polar,
    polygon,
    repeat,
    ring,
    star,
    stroke,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { wing, target } from './parts';
import { claws, hangingWeb, soundWaves } from './variants';

const { PI } = Math;

export const orangeHigher: Record<string, Motif> = {
    falcon: (ink) =>
        mirror(wing(ink, 98, 122, 1.12, 6)) +
        outlined(
            polygon([
                [100, 58],
                [114, 100],
                [100, 146],
                [86, 100],
            ]),
            ink.accent,
            ink,
        ),
    nick_fury: (ink) =>
        target(ink, 100, 84, [66, 58]) +
        disc(100, 84, 50, ink.deep) +
        fill('M100 50A18 18 0 0 1 112 82L120 124H80L88 82A18 18 0 0 1 100 50Z', ink.dark) +
        fill('M100 56A13 13 0 0 1 106 80L100 70Z', ink.accent),
    groot: (ink) =>
        each([66, 56, 47, 37, 28, 19, 10], (r, i) =>
            ellipse(
                100 + i * 1.5,
                84 - i,
                r,
                r * 0.94,
                i % 2 ? ink.light : ink.paper,
                `stroke="${ink.dark}" stroke-width="4"`,
            ),
        ) + fill(leaf(146, 40, 40, 18, -0.6), ink.accent, `stroke="${ink.dark}" stroke-width="5"`),
    punisher: (ink) =>
        repeat(4, (i) =>
            group(
                outlined('M-13 60V-16Q-13 -46 0 -58Q13 -46 13 -16V60Z', ink.paper, ink) +
                    outlined('M-13 14H13V60H-13Z', ink.accent, ink) +
                    stroke('M-13 50H13', ink.dark, 4),
                `translate(${46 + i * 36} 84)`,
            ),
        ),
    star_lord: (ink) =>
        outlined('M26 38H174V134H26Z', ink.paper, ink, 6) +
        box(38, 50, 124, 44, ink.accent, 4) +
        each([70, 130], (x) => disc(x, 72, 17, ink.dark) + fill(gear(x, 72, 11, 6, 4), ink.paper)) +
        box(88, 66, 24, 12, ink.dark) +
        outlined('M56 134L64 110H136L144 134Z', ink.light, ink) +
        stroke('M40 104H56M144 104H160', ink.dark, 4),
    daredevil: (ink) =>
        each([66, 50, 34, 18], (r, i) => ring(100, 84, r, i % 2 ? ink.paper : ink.dark, 6)) +
        fill(
            polygon([[100, 84], polar(100, 84, 68, -1.2), polar(100, 84, 68, -0.4)]),
            ink.accent,
            'opacity=".9"',
        ) +
        each(
            [
                [62, 60],
                [128, 112],
                [76, 116],
            ],
            ([x, y]) => disc(x, y, 6, ink.paper, `stroke="${ink.dark}" stroke-width="4"`),
        ) +
        disc(100, 84, 7, ink.dark),
    captain_america: (ink) =>
        disc(100, 84, 66, ink.dark) +
        ring(100, 84, 58, ink.paper, 4) +
        fill(star(100, 84, 60, 14, 4), ink.paper) +
        fill(star(100, 84, 38, 12, 4, -PI / 4), ink.accent) +
        around(
            fill(
                polygon([
                    [100, 84],
                    [100, 26],
                    [108, 76],
                ]),
                ink.light,
            ),
            4,
        ) +
        disc(100, 84, 8, ink.dark),
    black_bolt: (ink) =>
        soundWaves(ink, [12, 30, 18, 46, 70, 34, 90, 130, 90, 34, 70, 46, 18, 30, 12], 11.5, 8),
    black_panther: (ink) => claws(ink, ink.paper),
    spider_man: (ink) => hangingWeb(ink, { x: 60, y: 130, threads: 7, stone: [150, 78, 3], hub: false }),
};
