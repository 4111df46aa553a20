// Silhouettes of the Undergrowth: leaves, caps, branches and spirals.
import {
    TURN,
    polygon,
    curve,
    short,
    polar,
    fill,
    stroke,
    disc,
    leaf,
    mirror,
    repeat,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { mushroom, tree, spider } from './parts';

const { PI } = Math;

export const undergrowth: Record<string, Motif> = {
    fungal_hermit: (ink) =>
        mushroom(ink, 100, 156, 1.75, ink.dark) +
        fill('M48 88Q56 36 100 33Q144 36 152 88Q100 72 48 88Z', ink.accent) +
        disc(78, 58, 8, ink.paper) +
        disc(110, 48, 10, ink.paper) +
        disc(132, 68, 6, ink.paper) +
        mushroom(ink, 40, 154, 0.62, ink.dark) +
        mushroom(ink, 164, 154, 0.5, ink.dark),
    furrowing_elemental: (ink) =>
        fill('M12 152L62 60L84 88L112 34L188 152Z', ink.dark) +
        repeat(4, (i) =>
            stroke(
                `M${34 + i * 8} ${144 - i * 8}Q${100} ${70 + i * 18} ${166 - i * 4} ${144 - i * 8}`,
                i % 2 ? ink.light : ink.accent,
                4,
            ),
        ) +
        fill('M112 34L98 62L112 56L124 66L128 58Z', ink.paper) +
        stroke('M60 152Q64 130 54 118M140 152Q136 134 148 120', ink.paper, 4),
    ghostwillow_avenger: (ink, random) =>
        stroke('M100 154Q92 110 100 70Q104 52 100 44', ink.dark, 13) +
        repeat(11, (i) => {
            const x = (i - 5) * 15,
                h = 46 + random() * 44;
            return (
                stroke(
                    `M100 50Q${100 + x * 0.7} ${18 + Math.abs(x) * 0.12} ${100 + x} ${44 + Math.abs(x) * 0.2}T${100 + x * 1.1} ${60 + h * 0.95}`,
                    i % 2 ? ink.paper : ink.dark,
                    i % 2 ? 3.5 : 5,
                ) + disc(100 + x * 1.1, 60 + h * 0.95, 4.5, i % 3 ? ink.paper : ink.accent)
            );
        }),
    leshai_knight: (ink) =>
        mirror(
            stroke(
                'M94 120Q70 96 66 64Q64 42 44 24M67 72Q52 66 34 68M70 90Q54 92 40 104M65 56Q72 40 70 22',
                ink.dark,
                10,
            ) +
                stroke(
                    'M94 120Q70 96 66 64Q64 42 44 24M67 72Q52 66 34 68M70 90Q54 92 40 104M65 56Q72 40 70 22',
                    ink.paper,
                    3.5,
                ),
        ) +
        fill(
            polygon([
                [100, 66],
                [116, 104],
                [108, 152],
                [92, 152],
                [84, 104],
            ]),
            ink.dark,
        ) +
        fill(
            polygon([
                [100, 82],
                [109, 106],
                [100, 142],
                [91, 106],
            ]),
            ink.accent,
        ),
    ojas_genesis_druid: (ink) => {
        const spiral = curve(60, (i) => polar(64, 70, 36 * (1 - i / 66), (i / 59) * TURN * 1.7 + PI / 2));
        const fronds = repeat(7, (i) => {
            const angle = PI * 0.6 + i * 0.5;
            return fill(leaf(...polar(64, 70, 40, angle), 20, 8, angle), i % 2 ? ink.accent : ink.paper);
        });
        return (
            mirror(
                stroke('M100 154Q66 146 64 106', ink.dark, 9) +
                    stroke(spiral, ink.dark, 10) +
                    stroke(spiral, ink.light, 3.5) +
                    fronds,
            ) + stroke('M100 154V120', ink.dark, 12)
        );
    },
    root_of_the_forest: (ink, random) => {
        const root = (i: number) => {
            const x = (i - 4) * 22;
            const end = 118 + random() * 34;
            const path = (from: number) =>
                `M100 ${from}C${100 + x * 0.2} ${from + 26} ${100 + x * 0.9} ${from + 20} ${100 + x} ${short(end)}`;
            return (
                stroke(path(56), ink.dark, 11 - Math.abs(i - 4) * 1.2) +
                stroke(path(64), i % 2 ? ink.accent : ink.paper, 2.2)
            );
        };
        return (
            stroke('M100 8V70', ink.dark, 22) +
            stroke('M96 10V66', ink.light, 4) +
            repeat(9, root) +
            mirror(fill(leaf(96, 22, 64, 30, -2.9), ink.dark) + fill(leaf(92, 22, 54, 18, -2.9), ink.light))
        );
    },
    shardwood_guardian: (ink, random) =>
        tree(ink, random, 100, 154, 1.05) +
        fill(
            polygon([
                [100, 112],
                [110, 128],
                [100, 146],
                [90, 128],
            ]),
            ink.accent,
        ),
    spore_cleric: (ink, random) =>
        mushroom(ink, 100, 154, 1.15, ink.dark) +
        fill('M66 106Q70 76 100 74Q130 76 134 106Q100 96 66 106Z', ink.accent) +
        repeat(16, (i) => {
            const [x, y] = polar(100, 84, 50 + random() * 28, PI + 0.1 + (i * (PI - 0.2)) / 15);
            return disc(x, y, 3 + random() * 4, i % 3 ? ink.paper : ink.light);
        }),
    thorn_zealot: (ink) => {
        const d = 'M16 132C60 150 50 40 100 76S140 26 186 40';
        let o = stroke(d, ink.dark, 13) + stroke(d, ink.light, 4);
        for (const [x, y, a] of [
            [34, 134, -1.9],
            [56, 112, -0.2],
            [62, 82, 2.7],
            [84, 66, -1.8],
            [112, 82, 1.1],
            [128, 62, -2],
            [144, 44, 1.2],
            [164, 34, -1.4],
            [48, 128, 1.1],
            [100, 76, -1.4],
            [74, 70, 1.6],
        ])
            o += fill(leaf(x, y, 30, 11, a), ink.dark) + fill(leaf(x, y, 20, 5, a), ink.accent);
        return o;
    },
    undergrowth_aspirant: (ink) =>
        stroke('M100 152Q98 110 100 78', ink.dark, 8) +
        fill(leaf(100, 92, 62, 38, -2.5), ink.dark) +
        fill(leaf(100, 92, 62, 38, -0.64), ink.dark) +
        fill(leaf(97, 90, 50, 24, -2.5), ink.light) +
        fill(leaf(103, 90, 50, 24, -0.64), ink.paper) +
        fill(leaf(100, 82, 54, 20, -PI / 2), ink.dark) +
        fill(leaf(100, 78, 42, 11, -PI / 2), ink.accent),
    arach_devotees: (ink) => spider(ink),
    hounds_of_volos: (ink) =>
        repeat(3, (i) => {
            const x = 52 + i * 48,
                y = i === 1 ? 30 : 44;
            return (
                fill(
                    `M${x - 26} ${y}L${x - 14} ${y + 22}L${x - 20} ${y + 66}L${x} ${y + 100}L${x + 20} ${y + 66}L${x + 14} ${y + 22}L${x + 26} ${y}L${x} ${y + 14}Z`,
                    i === 1 ? ink.dark : ink.deep,
                ) +
                fill(
                    `M${x - 10} ${y + 52}L${x - 5} ${y + 84}L${x} ${y + 60}L${x + 5} ${y + 84}L${x + 10} ${y + 52}Z`,
                    ink.paper,
                ) +
                stroke(
                    `M${x - 10} ${y + 36}L${x - 3} ${y + 41}M${x + 10} ${y + 36}L${x + 3} ${y + 41}`,
                    ink.accent,
                    4,
                )
            );
        }),
};
