// Silhouettes of the Wraethe: blades, crescents, cracks, veils, voids.
import {
    fill,
    stroke,
    disc,
    ring,
    box,
    star,
    crescent,
    leaf,
    group,
    mirror,
    repeat,
    each,
    short,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { blade, robe } from './parts';

const { PI } = Math;

export const wraethe: Record<string, Motif> = {
    aetherbreaker: (ink) =>
        disc(100, 84, 58, ink.dark) +
        ring(100, 84, 50, ink.light, 3) +
        fill('M104 18L84 62L108 72L78 106L102 112L84 154L132 100L108 92L132 58L110 50Z', ink.paper) +
        fill('M108 34L94 58L118 68L92 98L114 104L104 124L122 99L98 90L122 60L104 54Z', ink.accent),
    nil_assassin: (ink) =>
        disc(100, 78, 44, ink.dark) +
        ring(100, 78, 50, ink.paper, 3) +
        blade(100, 44, 112, 12, PI / 2, ink.paper, ink.accent) +
        box(74, 36, 52, 9, ink.paper, 4) +
        box(95, 12, 10, 26, ink.paper, 4) +
        disc(100, 10, 7, ink.accent),
    scion_of_nothingness: (ink) =>
        each([60, 48, 37, 27, 18, 10], (r, i) =>
            disc(100 + i * 3, 84 + i * 4, r, i % 2 ? ink.light : ink.dark),
        ) + disc(118, 108, 6, ink.accent),
    shadebound_sentry: (ink) =>
        fill('M58 152V56L100 16L142 56V152Z', ink.dark) +
        fill('M68 152V62L100 32L132 62V152H116V96H84V152Z', ink.deep) +
        fill('M76 74Q100 56 124 74Q100 92 76 74Z', ink.accent) +
        fill('M100 64L104 74L100 84L96 74Z', ink.dark) +
        mirror(
            repeat(
                4,
                (i) =>
                    ring(44 - i * 3, 60 + i * 24, 9, ink.dark, 5) +
                    ring(44 - i * 3, 60 + i * 24, 9, ink.light, 1.6),
            ),
        ),
    shadow_apostle: (ink) =>
        fill(crescent(100, 54, 46, 1.2, -PI / 2), ink.paper) +
        robe(ink, 100, 100, 1.1, ink.ground) +
        fill('M100 64L108 76L100 88L92 76Z', ink.accent),
    umbral_scourge: (ink) => {
        const d = 'M36 150Q60 120 84 116Q150 112 152 72Q150 34 110 36Q76 40 80 70Q86 92 112 84Q126 76 116 62';
        return (
            stroke(d, ink.dark, 14) +
            stroke(d, ink.light, 4) +
            box(22, 128, 20, 28, ink.dark, 6) +
            each(
                [
                    [150, 92],
                    [146, 52],
                    [112, 36],
                    [82, 56],
                    [88, 84],
                ],
                ([x, y], i) => fill(star(x, y, 13, 4, 4, i), i % 2 ? ink.paper : ink.accent),
            )
        );
    },
    wraethe_skirmisher: (ink) =>
        blade(48, 146, 142, 10, -0.9, ink.dark, ink.accent) +
        blade(152, 146, 142, 10, PI + 0.9, ink.dark, ink.paper) +
        stroke('M40 118L74 142M160 118L126 142', ink.dark, 8),
    zara_ra: (ink) =>
        stroke('M58 152L128 22', ink.dark, 9) +
        stroke('M60 146L126 24', ink.light, 3) +
        fill('M120 14Q44 10 22 82Q60 42 136 40Z', ink.dark) +
        fill('M112 22Q56 22 34 66Q68 34 128 36Z', ink.paper) +
        repeat(4, (i) => fill(leaf(120 + i * 10, 84 + i * 15, 22, 8, 0.3), i % 2 ? ink.accent : ink.paper)),
    pall_shades: (ink) =>
        each(
            [
                [54, 0.85, ink.deep],
                [146, 0.85, ink.deep],
                [100, 1.12, ink.dark],
            ] as const,
            ([x, s, c], i) =>
                group(
                    fill(
                        'M0 -58Q32 -54 30 0Q34 30 24 52L14 38L6 58L0 42L-8 58L-14 38L-24 52Q-34 30 -30 0Q-32 -54 0 -58Z',
                        c,
                        `stroke="${ink.dark}" stroke-width="4"`,
                    ) +
                        fill('M0 -34L10 -18L0 6L-10 -18Z', i === 2 ? ink.accent : ink.paper) +
                        stroke('M-16 14Q0 24 16 14', ink.light, 2.5),
                    `translate(${x} 90) scale(${s})`,
                ),
        ),
    the_lost: (ink, random) =>
        repeat(9, (i) => {
            const x = 32 + (i % 3) * 66 + random() * 14 - 7,
                y = 44 + ((i / 3) | 0) * 42 + random() * 8,
                s = 0.6 + random() * 0.5;
            return group(
                fill(
                    'M0 -26Q20 -16 16 8Q10 22 0 20Q-14 22 -16 4Q-16 -10 -4 -12Q-8 -20 0 -26Z',
                    i % 4 === 0 ? ink.paper : ink.dark,
                ) + disc(-2, 5, 6, i % 4 === 0 ? ink.dark : ink.light),
                `translate(${short(x)} ${short(y)}) scale(${s.toFixed(2)})`,
            );
        }),
};
