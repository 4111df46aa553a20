// Things on blue characters of levels 2 and 3.
import {
    TURN,
    around,
    box,
    disc,
    each,
    fill,
    gear,
    leaf,
    outlined,
    polar,
    repeat,
    ring,
    stroke,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { sword, web, fist } from './parts';
import { soundWaves } from './variants';

const { PI } = Math;

export const blueHigher: Record<string, Motif> = {
    quicksilver: (ink) =>
        repeat(9, (i) =>
            box(-4, 18 + i * 15, 60 + ((i * 53) % 90), i % 3 ? 4 : 8, i % 2 ? ink.paper : ink.dark),
        ) +
        outlined('M84 30L176 84L84 138L108 84Z', ink.accent, ink, 6) +
        outlined('M60 52L112 84L60 116L74 84Z', ink.paper, ink),
    war_machine: (ink) =>
        repeat(6, (i) => {
            const [x, y] = polar(100, 84, 40, (i * TURN) / 6);
            return disc(x, y, 20, ink.dark) + disc(x, y, 14, ink.light) + disc(x, y, 8, ink.dark);
        }) +
        disc(100, 84, 22, ink.dark) +
        fill(gear(100, 84, 17, 8, 4), ink.accent) +
        ring(100, 84, 66, ink.dark, 7),
    black_cat: (ink) =>
        each(
            [58, 142],
            (x) =>
                outlined(`M${x - 40} 92Q${x} 30 ${x + 40} 76Q${x} 124 ${x - 40} 92Z`, ink.accent, ink, 6) +
                fill(leaf(x, 52, 64, 12, PI / 2), ink.dark) +
                disc(x + 8, 68, 5, ink.paper),
        ),
    ghost_spider: (ink) => soundWaves(ink, [20, 46, 30, 84, 54, 112, 60, 90, 34, 50, 22], 15, 11),
    miles_morales: (ink) =>
        disc(100, 70, 52, ink.accent) +
        repeat(30, (i) => {
            const q = polar(100, 70, 54 + ((i * 37) % 26), i * 0.66);
            return disc(q[0], q[1], 1.6 + (i % 4), ink.accent);
        }) +
        each(
            [
                [66, 40],
                [86, 66],
                [104, 50],
                [124, 74],
                [140, 34],
            ],
            ([x, h]) => box(x - 4, 100, 8, h, ink.accent, 4) + disc(x, 100 + h, 5, ink.accent),
        ) +
        web(ink, 100, 70, 8, 3, 60),
    nebula: (ink) =>
        repeat(64, (i) => {
            const t = (i / 64) * TURN * 2.2,
                q = polar(100, 84, 8 + i * 1.05, t),
                q2 = polar(100, 84, 8 + i * 1.05, t + PI);
            return (
                disc(q[0], q[1], 2 + i * 0.09, i % 3 ? ink.paper : ink.accent) +
                disc(q2[0], q2[1], 2 + i * 0.09, i % 4 ? ink.light : ink.dark)
            );
        }) +
        disc(100, 84, 14, ink.dark) +
        disc(100, 84, 8, ink.second),
    black_widow: (ink) =>
        outlined(
            'M56 20H144V30Q144 66 108 84Q144 102 144 138V148H56V138Q56 102 92 84Q56 66 56 30Z',
            ink.paper,
            ink,
            6,
        ) +
        fill('M72 48H128Q120 66 100 76Q80 66 72 48ZM66 142Q70 112 100 104Q130 112 134 142Z', ink.accent) +
        stroke('M46 20H154M46 148H154', ink.dark, 9),
    ant_man: (ink) =>
        each(
            [
                [64, 92, 56],
                [128, 62, 30],
                [154, 104, 17],
                [172, 80, 9],
                [182, 96, 5],
            ],
            ([x, y, r], i) =>
                disc(x, y, r, ink.dark) +
                disc(x, y, r - 5, i % 2 ? ink.accent : ink.paper) +
                (r > 12 ? disc(x, y, r * 0.45, ink.dark) : ''),
        ),
    iron_fist: (ink) =>
        around(stroke('M100 2V20', ink.accent, 7), 14) +
        disc(100, 84, 54, ink.accent) +
        disc(100, 84, 46, ink.paper) +
        fist(ink, 100, 86, 0.9, ink.light),
    gamora: (ink) => sword(ink, 100, 82, 0.92, 0),
};
