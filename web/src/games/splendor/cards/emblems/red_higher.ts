// Things on red characters of levels 2 and 3.
import {
    around,
    disc,
    each,
    fill,
    group,
    leaf,
    mirror,
    outlined,
    polygon,
    repeat,
    ring,
    star,
    stroke,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { bolt, hammer, flame, smoke } from './parts';
import { mandala, mandalaHub } from './variants';

export const redHigher: Record<string, Motif> = {
    beta_ray_bill: (ink) => hammer(ink, 100, 82, 1, -24, ink.paper) + bolt(ink, 160, 44, 0.45, 10),
    scarlet_witch: (ink) =>
        each(
            [
                [64, 64, 40],
                [136, 64, 40],
                [100, 112, 44],
            ],
            ([x, y, r], i) =>
                ring(x, y, r, ink.dark, 11) + ring(x, y, r, [ink.paper, ink.accent, ink.second][i], 4.5),
        ) + fill(star(100, 82, 22, 6, 4), ink.paper, `stroke="${ink.dark}" stroke-width="4"`),
    ghost_rider: (ink) =>
        repeat(7, (i) => group(flame(ink, 100, 24, 0.55), `rotate(${(i * 360) / 7} 100 90)`)) +
        ring(100, 90, 44, ink.dark, 16) +
        ring(100, 90, 44, ink.light, 6) +
        around(stroke('M100 90V54', ink.dark, 5), 8, 100, 90) +
        disc(100, 90, 11, ink.accent, `stroke="${ink.dark}" stroke-width="5"`),
    medusa: (ink) =>
        repeat(
            8,
            (i) =>
                stroke(
                    `M${64 + i * 10} -46C${-20 + i * 30} 40 ${180 - i * 22} 96 ${20 + i * 24} 210`,
                    ink.dark,
                    13,
                ) +
                stroke(
                    `M${64 + i * 10} -46C${-20 + i * 30} 40 ${180 - i * 22} 96 ${20 + i * 24} 210`,
                    [ink.paper, ink.accent, ink.light][i % 3],
                    6,
                ),
        ),
    venom: (ink) =>
        fill(
            'M-20 -60H220V52H200V52Q190 104 178 60Q168 44 160 78Q150 132 138 84Q130 56 118 72Q106 156 92 92Q82 60 72 76Q60 118 48 72Q40 52 30 84Q18 108 0 64Z',
            ink.dark,
        ) +
        each(
            [
                [30, 30, 14],
                [92, 46, 20],
                [150, 34, 12],
            ],
            ([x, y, l]) => fill(leaf(x, y, l * 1.7, l * 0.6, 0.5), ink.paper),
        ) +
        outlined(star(150, 132, 18, 8, 5), ink.accent, ink),
    hela: (ink) =>
        each([-4, -3, -2, -1, 0, 1, 2, 3, 4], (i) =>
            outlined(
                polygon([
                    [100 + i * 13 - 9, 140],
                    [100 + i * 26, [18, 50, 24, 60][Math.abs(i) % 4]],
                    [100 + i * 13 + 9, 140],
                ]),
                i % 2 ? ink.dark : ink.paper,
                ink,
                4,
            ),
        ) + outlined('M40 128H160L150 154H50Z', ink.accent, ink),
    thor: (ink) =>
        smoke(ink, 100, 50, 1.6, ink.light) +
        bolt(ink, 100, 104, 0.95, 8) +
        bolt(ink, 52, 104, 0.5, -8) +
        bolt(ink, 148, 104, 0.5, 16),
    doctor_strange: (ink) =>
        mandala(ink, 12, 15) +
        ring(100, 84, 30, ink.second, 4) +
        around(disc(100, 54, 5, ink.second), 12, 100, 84, 15) +
        mandalaHub(ink),
    nova: (ink) =>
        repeat(5, (i) =>
            stroke(
                `M${-10} ${20 + i * 20}L${126} ${74 + i * 6}`,
                [ink.dark, ink.paper, ink.accent, ink.paper, ink.dark][i],
                [7, 6, 11, 6, 7][i],
            ),
        ) +
        disc(138, 88, 34, ink.dark) +
        disc(138, 88, 27, ink.paper) +
        fill(star(138, 88, 22, 9, 6), ink.accent),
    loki: (ink) =>
        mirror(
            outlined('M96 140Q70 128 66 96Q64 60 34 16Q86 40 92 84Z', ink.paper, ink, 6) +
                fill('M92 132Q76 118 74 96Q72 66 54 38Q84 60 90 90Z', ink.accent),
        ) +
        outlined(
            polygon([
                [100, 74],
                [118, 104],
                [100, 154],
                [82, 104],
            ]),
            ink.deep,
            ink,
        ),
};
