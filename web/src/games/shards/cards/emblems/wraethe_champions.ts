// Silhouettes of champions and relics of the Wraethe.
import { polygon, fill, stroke, disc, ring, star, crescent, leaf, each } from '#src/drawing/svg';
import type { Motif } from './inks';
import { eye, tentacle } from './parts';

const { PI } = Math;

export const wraetheChampions: Record<string, Motif> = {
    fao_cutul: (ink) =>
        each(
            [
                [-66, 96, -30],
                [66, 96, 30],
                [-42, 116, 22],
                [42, 116, -22],
                [-20, 134, -26],
                [20, 134, 26],
            ],
            ([x, h, b], i) =>
                tentacle(100 + x * 0.8, 156, h, b * 1.4, 13, ink.dark) +
                tentacle(100 + x * 0.8, 156, h, b * 1.4, 4, i % 2 ? ink.accent : ink.light),
        ) +
        fill('M60 156Q66 108 100 104Q134 108 140 156Z', ink.dark) +
        eye(ink, 100, 134, 24, 10, ink.accent),
    li_hin: (ink) =>
        each(
            [
                [100, 20, 84, 58, 112, 62],
                [118, 30, 116, 62, 150, 56],
                [80, 64, 56, 96, 96, 92],
                [104, 68, 100, 98, 136, 88],
                [58, 104, 74, 140, 92, 100],
                [98, 104, 84, 148, 120, 138],
                [126, 98, 128, 132, 154, 112],
                [40, 60, 70, 56, 56, 82],
                [150, 66, 142, 88, 168, 92],
            ],
            (t, i) =>
                fill(
                    polygon([
                        [t[0], t[1]],
                        [t[2], t[3]],
                        [t[4], t[5]],
                    ]),
                    [
                        ink.dark,
                        ink.paper,
                        ink.dark,
                        ink.accent,
                        ink.paper,
                        ink.dark,
                        ink.light,
                        ink.light,
                        ink.dark,
                    ][i],
                    `stroke="${ink.dark}" stroke-width="5" stroke-linejoin="round"`,
                ),
        ),
    zen_chi_set: (ink) =>
        fill(star(100, 80, 78, 46, 14), ink.dark) +
        fill(star(100, 80, 66, 46, 14), ink.accent) +
        disc(100, 80, 46, ink.dark) +
        fill(crescent(100, 80, 40, 1.12, -2.2), ink.paper) +
        fill('M56 154L100 112L144 154Z', ink.dark),
    heart_of_nothing: (ink) =>
        fill('M100 148C20 92 36 24 76 28Q94 30 100 48Q106 30 124 28C164 24 180 92 100 148Z', ink.dark) +
        fill('M100 132C40 88 50 40 78 42Q94 44 100 64Q106 44 122 42C150 40 160 88 100 132Z', ink.accent) +
        fill('M100 118C62 88 62 56 82 58Q96 62 100 80Q104 62 118 58C138 56 138 88 100 118Z', ink.dark) +
        fill(star(100, 84, 14, 4, 4), ink.paper),
    ru_bo_vai: (ink) =>
        ring(100, 58, 40, ink.paper, 4) +
        ring(100, 58, 52, ink.accent, 3) +
        fill(
            polygon([
                [100, 22],
                [114, 58],
                [100, 100],
                [86, 58],
            ]),
            ink.dark,
        ) +
        fill(
            polygon([
                [100, 36],
                [107, 58],
                [100, 84],
                [93, 58],
            ]),
            ink.paper,
        ) +
        each(
            [-2, -1, 1, 2, 0],
            (i) =>
                fill(leaf(100, 146, 70 - Math.abs(i) * 4, 24, -PI / 2 + i * 0.5), ink.dark) +
                fill(
                    leaf(100, 142, 58 - Math.abs(i) * 4, 14, -PI / 2 + i * 0.5),
                    i ? (i % 2 ? ink.light : ink.accent) : ink.accent,
                ),
        ),
    world_piercer: (ink) =>
        disc(100, 88, 48, ink.dark) +
        ring(100, 88, 40, ink.light, 3) +
        ring(100, 88, 30, ink.light, 2) +
        stroke('M40 152L150 30', ink.dark, 12) +
        stroke('M40 152L150 30', ink.paper, 4.5) +
        fill(
            polygon([
                [176, 2],
                [168, 46],
                [150, 34],
                [134, 22],
            ]),
            ink.paper,
        ) +
        fill(
            polygon([
                [176, 2],
                [168, 46],
                [150, 34],
            ]),
            ink.accent,
        ) +
        stroke('M74 96L60 88M92 120L98 136M122 104L140 108', ink.accent, 5),
};
