// Silhouettes of champions and relics of Homodeus.
import {
    polygon,
    polar,
    fill,
    stroke,
    disc,
    box,
    regular,
    star,
    gear,
    leaf,
    mirror,
    repeat,
    each,
    type Point,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { blade, suit } from './parts';

const { PI } = Math;

export const homodeusChampions: Record<string, Motif> = {
    drakonarius: (ink) =>
        mirror(
            repeat(4, (i) =>
                fill(
                    polygon([
                        [94, 70 + i * 9],
                        [14 + i * 12, 22 + i * 30],
                        [30 + i * 14, 58 + i * 26],
                        [94, 96 + i * 8],
                    ]),
                    i % 2 ? ink.light : ink.dark,
                ),
            ),
        ) +
        fill(
            polygon([
                [100, 26],
                [122, 70],
                [112, 120],
                [100, 154],
                [88, 120],
                [78, 70],
            ]),
            ink.dark,
        ) +
        fill(regular(100, 78, 13, 6), ink.accent) +
        stroke('M100 98V140', ink.light, 4),
    evokatus: (ink) =>
        repeat(9, (i) => {
            const a = PI + (i * PI) / 8;
            return fill(
                polygon([
                    polar(100, 112, 34, a - 0.15),
                    polar(100, 112, 84, a - 0.15),
                    polar(100, 112, 90, a),
                    polar(100, 112, 84, a + 0.15),
                    polar(100, 112, 34, a + 0.15),
                ]),
                i % 2 ? ink.dark : i === 4 ? ink.accent : ink.paper,
            );
        }) +
        fill('M58 150V112A42 42 0 0 1 142 112V150Z', ink.dark) +
        fill('M70 150V114A30 30 0 0 1 130 114V150H106V112H94V150Z', ink.light),
    general_decurion: (ink) =>
        mirror(
            fill('M94 40L74 52L40 62Q20 78 22 118L48 108L58 150H94Z', ink.dark) +
                fill('M42 70Q30 82 30 104L50 96L56 72Z', ink.light) +
                stroke('M36 84L52 80M34 94L50 90', ink.dark, 4) +
                fill('M94 60L72 68L66 110L94 124Z', ink.deep),
        ) +
        fill(
            polygon([
                [100, 22],
                [118, 44],
                [112, 66],
                [100, 74],
                [88, 66],
                [82, 44],
            ]),
            ink.dark,
        ) +
        stroke('M100 30V66', ink.accent, 6) +
        repeat(3, (i) => fill(star(100, 86 + i * 18, 8, 3.5, 5), ink.paper)),
    numeri_drones: (ink) =>
        repeat(3, (row) =>
            repeat(4 - (row % 2), (column) => {
                const [x, y] = [43 + column * 38 + (row % 2) * 19, 46 + row * 38];
                return (
                    fill(regular(x, y, 20, 6), ink.dark) +
                    fill(regular(x, y, 12, 6), row === 1 && column === 1 ? ink.accent : ink.light) +
                    disc(x, y, 4, ink.dark)
                );
            }),
        ),
    optio_crusher: (ink) =>
        box(38, 14, 124, 44, ink.dark, 4) +
        fill(
            polygon([
                [46, 58],
                [154, 58],
                [154, 64],
                ...[0, 1, 2, 3, 4, 5, 6].flatMap((i): Point[] => [
                    [146 - i * 15.5, 78],
                    [138 - i * 15.5, 64],
                ]),
            ]),
            ink.dark,
        ) +
        box(30, 118, 140, 34, ink.dark, 4) +
        box(50, 22, 100, 10, ink.light) +
        box(50, 40, 100, 6, ink.deep) +
        box(44, 128, 112, 6, ink.light) +
        fill(star(100, 96, 30, 10, 8), ink.paper) +
        fill(star(100, 96, 17, 7, 8), ink.accent) +
        box(48, 58, 14, 60, ink.deep) +
        box(138, 58, 14, 60, ink.deep),
    primus_pilus: (ink) =>
        each(
            [
                [-40, 0.9],
                [0, 1],
                [40, 0.9],
            ],
            ([x, s]) =>
                stroke(`M${100 + x} 152V${40 / s}`, ink.dark, 7) +
                fill(leaf(100 + x, 46 / s, 40, 14, -PI / 2), ink.dark) +
                fill(leaf(100 + x, 42 / s, 28, 7, -PI / 2), ink.paper),
        ) +
        fill('M46 74H154V104L127 96L100 108L73 96L46 104Z', ink.dark) +
        fill('M52 79H148V96L127 90L100 101L73 90L52 96Z', ink.accent),
    axia: (ink) =>
        repeat(7, (i) => {
            const w = 78 - i * 9,
                y = 134 - i * 19;
            return (
                fill(
                    polygon([
                        [100 - w, y + 16],
                        [100 - w + 7, y],
                        [100 + w - 7, y],
                        [100 + w, y + 16],
                    ]),
                    i % 2 ? ink.deep : ink.dark,
                ) +
                (i % 2
                    ? ''
                    : repeat(4 - i / 2, (window) =>
                          box(103 - 7 * (4 - i / 2) + window * 14, y + 5, 8, 6, ink.accent),
                      ))
            );
        }) +
        stroke('M100 20V4', ink.paper, 4) +
        disc(100, 8, 5, ink.paper),
    ferrata_guard: (ink) =>
        each(
            [
                [52, 0],
                [148, 0],
                [100, 1],
            ],
            ([x, f]) =>
                fill(`M${x - 32} 46H${x + 32}V112L${x} 148L${x - 32} 112Z`, ink.dark) +
                fill(`M${x - 24} 54H${x + 24}V108L${x} 136L${x - 24} 108Z`, f ? ink.light : ink.deep) +
                (f
                    ? fill(gear(x, 88, 18, 8, 5), ink.dark) + disc(x, 88, 7, ink.accent)
                    : stroke(`M${x} 60V126M${x - 18} 86H${x + 18}`, ink.dark, 5)),
        ),
    praetorian_01: (ink) =>
        suit(ink) +
        blade(100, 150, 142, 9, -PI / 2, ink.paper, ink.accent) +
        box(78, 112, 44, 8, ink.dark, 3),
    praetorian_02: (ink) =>
        suit(ink) +
        fill('M64 60H136V106L100 142L64 106Z', ink.dark) +
        fill('M72 68H128V102L100 130L72 102Z', ink.accent) +
        fill(regular(100, 92, 16, 6), ink.paper) +
        fill(regular(100, 92, 8, 6), ink.dark),
};
