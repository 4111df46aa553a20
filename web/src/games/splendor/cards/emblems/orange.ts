// Things on orange characters of level 1.
import {
    around,
    box,
    curve,
    disc,
    each,
    fill,
    leaf,
    outlined,
    repeat,
    ring,
    star,
    stroke,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { arrow, gem } from './parts';
import { hangingWeb } from './variants';

const { PI } = Math;

export const orange: Record<string, Motif> = {
    hawkeye: (ink) =>
        stroke('M136 16Q40 40 46 84T136 152', ink.dark, 15) +
        stroke('M136 16Q40 40 46 84T136 152', ink.accent, 7) +
        stroke('M136 16L156 84L136 152', ink.dark, 4) +
        arrow(ink, 104, 84, 0.84, -90),
    kate_bishop: (ink) => each([-26, 0, 26], (a, i) => arrow(ink, 100 + (i - 1) * 34, 86, 0.95, a)),
    kingpin: (ink) =>
        each(
            [
                [18, 70],
                [46, 44],
                [78, 20],
                [112, 52],
                [142, 34],
                [168, 78],
            ],
            ([x, y], i) =>
                outlined(`M${x} 230V${y}H${x + 28}V230Z`, i % 2 ? ink.deep : ink.dark, ink) +
                repeat(
                    3,
                    (j) =>
                        box(x + 7, y + 12 + j * 22, 5, 9, ink.accent) +
                        box(x + 17, y + 12 + j * 22, 5, 9, ink.paper),
                ),
        ) + gem(ink, 100, 120, 24, 4),
    scarlet_spider: (ink) => hangingWeb(ink, { x: 156, y: 36, threads: 10, stone: [60, 102, 5] }),
    silver_sable: (ink) =>
        outlined(star(100, 84, 66, 46, 12, 0.12), ink.paper, ink) +
        ring(100, 84, 42, ink.light, 7) +
        outlined(star(100, 84, 33, 27, 12), ink.ground, ink, 4) +
        around(fill(leaf(100, 58, 24, 7, PI / 2), ink.accent, `stroke="${ink.dark}" stroke-width="3"`), 3),
    spider_girl: (ink) => hangingWeb(ink, { x: 100, y: 20, threads: 11, stone: [100, 114, 8] }),
    spider_ham: (ink) => {
        const tail = curve(70, (i) => [30 + i * 2, 84 + Math.sin(i / 6) * 30 * (1 - i / 110)]);
        return (
            stroke(tail, ink.dark, 18) +
            stroke(tail, ink.accent, 9) +
            disc(164, 84, 16, ink.paper, `stroke="${ink.dark}" stroke-width="5"`)
        );
    },
    yondu: (ink) =>
        stroke('M20 130C60 20 150 20 140 84S50 130 84 64', ink.dark, 5, 'stroke-dasharray="2 11"') +
        stroke('M20 130C60 20 150 20 140 84S50 130 84 64', ink.paper, 2.5) +
        arrow(ink, 104, 66, 0.72, 50),
};
