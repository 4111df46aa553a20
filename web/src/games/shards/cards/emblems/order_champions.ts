// Silhouettes of champions and relics of the Order.
import { fill, stroke, disc, ring, box, regular, repeat, each } from '#src/drawing/svg';
import type { Motif } from './inks';
import { robe, cloud } from './parts';

export const orderChampions: Record<string, Motif> = {
    giga_source_adept: (ink) =>
        repeat(7, (i) => {
            const x = (i - 3) * 24,
                y = 30 + Math.abs(i - 3) * 15;
            return (
                stroke(`M100 152V${118 - Math.abs(i - 3) * 4}L${100 + x} ${96}V${y}`, ink.dark, 6) +
                disc(100 + x, y, 9, ink.dark) +
                disc(100 + x, y, 5, i === 3 ? ink.accent : ink.paper)
            );
        }) +
        fill(regular(100, 128, 20, 6), ink.dark) +
        fill(regular(100, 128, 12, 6), ink.accent),
    systema_ai: (ink) =>
        repeat(
            5,
            (i) =>
                stroke(`M${60 + i * 20} 20V148M36 ${44 + i * 20}H164`, ink.dark, 5) +
                each([20, 148], (y) => disc(60 + i * 20, y, 4.5, ink.paper)) +
                each([36, 164], (x) => disc(x, 44 + i * 20, 4.5, ink.paper)),
        ) +
        box(52, 36, 96, 96, ink.dark, 8) +
        box(60, 44, 80, 80, ink.deep, 5) +
        ring(100, 84, 28, ink.light, 4) +
        ring(100, 84, 17, ink.accent, 5) +
        disc(100, 84, 6, ink.paper),
    zetta_encryptor: (ink) => {
        const cell = (column: number, row: number) => {
            const far = Math.max(Math.abs(column), Math.abs(row), Math.abs(column + row));
            if (far > 2) return '';
            const [x, y] = [100 + (column + row / 2) * 32, 84 + row * 27];
            const inner = regular(x, y, far ? 11 : 13, 6);
            return fill(regular(x, y, 18, 6), ink.dark) + fill(inner, [ink.accent, ink.light, ink.deep][far]);
        };
        return (
            repeat(5, (row) => repeat(5, (column) => cell(column - 2, row - 2))) +
            fill('M94 80A6 6 0 1 1 106 80L109 94H91Z', ink.dark)
        );
    },
    datic_robes: (ink) =>
        robe(ink, 100, 92, 1.2, ink.deep) +
        repeat(7, (i) =>
            stroke(
                `M${76 - i * 3} ${94 + i * 9}H${124 + i * 3}`,
                i % 2 ? ink.accent : ink.paper,
                3,
                `stroke-dasharray="${[8, 5, 14, 6, 10, 7, 12][i]} 6"`,
            ),
        ) +
        ring(100, 58, 26, ink.accent, 4),
    raidian: (ink) =>
        ring(100, 66, 50, ink.accent, 6) +
        cloud(100, 84, 2.1, ink.dark) +
        cloud(100, 81, 1.85, ink.light) +
        fill('M104 70L76 118H98L86 154L128 104H106L120 70Z', ink.dark) +
        fill('M106 78L86 112H104L96 140L120 109H100L112 78Z', ink.paper),
    terminal_crescents: (ink) =>
        fill('M88 16Q20 34 26 92Q34 140 88 152Q58 120 58 84T88 16Z', ink.dark) +
        fill('M76 30Q34 48 36 90Q42 124 74 140Q50 112 50 84T76 30Z', ink.paper) +
        fill('M112 16Q180 34 174 92Q166 140 112 152Q142 120 142 84T112 16Z', ink.dark) +
        fill('M124 30Q166 48 164 90Q158 124 126 140Q150 112 150 84T124 30Z', ink.accent) +
        stroke('M58 84H142', ink.dark, 9) +
        fill(regular(100, 84, 20, 4), ink.dark) +
        fill(regular(100, 84, 11, 4), ink.paper),
};
