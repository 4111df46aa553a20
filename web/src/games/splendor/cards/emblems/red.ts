// Things on red characters of level 1.
import {
    TURN,
    box,
    disc,
    each,
    fill,
    group,
    outlined,
    polar,
    repeat,
    short,
    star,
    stroke,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { bolt, smoke } from './parts';
import { mandala, mandalaHub } from './variants';

export const red: Record<string, Motif> = {
    crystal: (ink) =>
        each(
            [
                [-34, -28, ink.accent],
                [34, -28, ink.second],
                [-34, 34, ink.light],
                [34, 34, ink.paper],
            ] as const,
            ([x, y, c], i) =>
                group(
                    [
                        outlined('M0 -30Q26 0 22 12A22 22 0 1 1 -22 12Q-26 0 0 -30Z', c, ink),
                        outlined(star(0, 2, 34, 13, 6), c, ink),
                        outlined('M-30 20L0 -30L30 20Z', c, ink),
                        outlined('M-30 -6Q-10 -34 6 -8T32 -10V18H-30Z', c, ink),
                    ][i],
                    `translate(${100 + x} ${84 + y})`,
                ),
        ),
    electro: (ink) => bolt(ink, 100, 84, 1.16, 12),
    ms_marvel: (ink) =>
        repeat(
            4,
            (i) =>
                stroke(
                    `M-10 ${44 + i * 32}C50 ${-10 + i * 40} 70 ${120 + i * 8} 110 ${60 + i * 16}S170 ${30 + i * 34} 214 ${60 + i * 22}`,
                    ink.dark,
                    19,
                ) +
                stroke(
                    `M-10 ${44 + i * 32}C50 ${-10 + i * 40} 70 ${120 + i * 8} 110 ${60 + i * 16}S170 ${30 + i * 34} 214 ${60 + i * 22}`,
                    [ink.paper, ink.accent, ink.light, ink.second][i],
                    11,
                ),
        ),
    mysterio: (ink) =>
        smoke(ink, 60, 132, 1, ink.light) +
        smoke(ink, 144, 134, 1, ink.paper) +
        disc(100, 76, 56, ink.dark) +
        disc(100, 76, 50, ink.second) +
        fill('M62 62Q72 34 104 32Q78 46 74 78Z', ink.paper) +
        box(62, 118, 76, 14, ink.dark, 5) +
        box(68, 121, 64, 6, ink.accent),
    quake: (ink) =>
        each([64, 50, 36, 22], (r, i) =>
            stroke(
                repeat(49, (j) => {
                    const a = (j / 48) * TURN,
                        q = polar(100, 84, r + (j % 2 ? 4 : -4), a);
                    return (j ? 'L' : 'M') + short(q[0]) + ' ' + short(q[1]);
                }) + 'Z',
                i % 2 ? ink.paper : ink.dark,
                6,
            ),
        ) + outlined(star(100, 84, 16, 7, 6), ink.accent, ink),
    triton: (ink) =>
        repeat(3, (i) =>
            outlined(
                `M-8 ${96 + i * 24}Q16 ${66 + i * 24} 40 ${92 + i * 24}T88 ${92 + i * 24}T136 ${92 + i * 24}T184 ${92 + i * 24}T220 ${92 + i * 24}V240H-8Z`,
                [ink.second, ink.paper, ink.deep][i],
                ink,
            ),
        ) +
        group(
            stroke('M0 70V-40M-24 -60V-36Q-24 -18 0 -18T24 -36V-60M0 -72V-40', ink.dark, 15) +
                stroke('M0 70V-40M-24 -60V-36Q-24 -18 0 -18T24 -36V-60M0 -72V-40', ink.accent, 6),
            'translate(100 80) scale(.86)',
        ),
    wong: (ink) => mandala(ink, 8, 22) + mandalaHub(ink),
    sandman: (ink) =>
        repeat(4, (i) =>
            outlined(
                `M-8 ${70 + i * 24}Q${40 + i * 20} ${28 + i * 26} ${100 + i * 8} ${74 + i * 22}T210 ${60 + i * 26}V240H-8Z`,
                [ink.light, ink.accent, ink.paper, ink.deep][i],
                ink,
            ),
        ) + repeat(22, (i) => disc((i * 47) % 200, 20 + ((i * 29) % 60), 2 + (i % 3), ink.dark)),
};
