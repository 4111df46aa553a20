// Silhouettes of champions and relics of the Undergrowth.
import { fill, stroke, disc, box, leaf, group, around, repeat, each } from '#src/drawing/svg';
import type { Motif } from './inks';
import { mushroom, spider } from './parts';

const { PI } = Math;

export const undergrowthChampions: Record<string, Motif> = {
    additri_gaiamancer: (ink) =>
        disc(100, 84, 50, ink.dark) +
        disc(100, 84, 42, ink.light) +
        fill(
            'M74 56Q100 44 112 62Q104 84 84 86Q66 80 74 56ZM104 92Q130 82 136 98Q128 120 108 120Q98 106 104 92Z',
            ink.deep,
        ) +
        around(
            fill(leaf(100, 32, 30, 15, -PI / 2), ink.dark) + fill(leaf(100, 31, 24, 8, -PI / 2), ink.accent),
            9,
        ),
    entropic_talons: (ink) =>
        repeat(4, (i) =>
            group(
                fill('M-15 0Q-18 60 22 112Q26 52 17 0Z', ink.dark) +
                    fill('M-6 8Q-6 56 16 92Q16 46 9 8Z', ink.accent),
                `translate(${36 + i * 40} ${[48, 32, 32, 48][i]}) rotate(${[12, 4, -4, -12][i]})`,
            ),
        ) +
        fill('M10 22Q100 -12 190 22L180 60Q100 34 20 60Z', ink.dark) +
        stroke('M28 36Q100 12 172 36', ink.light, 5) +
        each([36, 76, 116, 156], (x, i) => disc(x + 4, [44, 32, 32, 44][i], 6, ink.paper)),
    panconscious_crown: (ink) =>
        fill('M30 66L58 96L74 44L100 88L126 44L142 96L170 66L158 142H42Z', ink.dark) +
        fill('M48 104L62 112L76 74L100 110L124 74L138 112L152 104L148 132H52Z', ink.accent) +
        each([30, 74, 126, 170], (x) => mushroom(ink, x, [30, 170].includes(x) ? 76 : 54, 0.5, ink.paper)) +
        fill(leaf(100, 92, 58, 20, -PI / 2), ink.dark) +
        fill(leaf(100, 88, 48, 11, -PI / 2), ink.light) +
        box(42, 140, 116, 10, ink.dark, 3),
    taur_arachpriest: (ink) =>
        stroke('M76 54Q36 50 30 14M124 54Q164 50 170 14', ink.dark, 13) +
        stroke('M76 54Q40 48 32 18M124 54Q160 48 168 18', ink.paper, 3.5) +
        spider(ink),
};
