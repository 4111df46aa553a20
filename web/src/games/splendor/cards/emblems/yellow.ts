// Things on yellow characters of level 1.
import { box, disc, fill, gear, group, outlined, repeat, stroke } from '#src/drawing/svg';
import type { Motif } from './inks';
import { sword, wing } from './parts';
import { claws, hangingWeb } from './variants';

export const yellow: Record<string, Motif> = {
    baron_zemo: (ink) => sword(ink, 100, 82, 0.92, 42) + sword(ink, 100, 82, 0.92, -42),
    grandmaster: (ink) => {
        const square = (column: number, row: number) => {
            const [x, y] = [100 + (column - row) * 30, 28 + (column + row) * 15];
            return fill(`M${x} ${y}l30 15l-30 15l-30 -15Z`, (column + row) % 2 ? ink.dark : ink.paper);
        };
        return (
            outlined('M100 26L220 88L100 150L-20 88Z', ink.deep, ink) +
            repeat(4, (row) => repeat(4, (column) => square(column, row))) +
            outlined('M86 92H114L108 74Q118 66 112 54H88Q82 66 92 74Z', ink.accent, ink) +
            disc(100, 46, 11, ink.accent, `stroke="${ink.dark}" stroke-width="5"`)
        );
    },
    modok: (ink) =>
        outlined(gear(100, 92, 58, 10, 12), ink.light, ink) +
        outlined('M60 92A40 40 0 0 1 140 92Z', ink.accent, ink) +
        stroke('M72 84Q80 66 92 84Q100 66 110 84Q120 68 128 84', ink.dark, 4) +
        box(60, 96, 80, 12, ink.dark),
    prowler: (ink) => claws(ink, ink.accent),
    rocket: (ink) =>
        group(
            outlined('M0 -70Q26 -40 24 10V30H-24V10Q-26 -40 0 -70Z', ink.paper, ink) +
                outlined('M-24 0L-44 34V46L-24 32ZM24 0L44 34V46L24 32Z', ink.accent, ink) +
                disc(0, -20, 11, ink.second, `stroke="${ink.dark}" stroke-width="5"`) +
                outlined('M-14 34L0 76L14 34Z', ink.accent, ink),
            'translate(100 78) rotate(28)',
        ),
    spider_woman: (ink) => hangingWeb(ink, { x: 100, y: 84, threads: 9, stone: [150, 88, 6] }),
    squirrel_girl: (ink) =>
        outlined('M64 78Q66 132 100 150Q134 132 136 78Z', ink.accent, ink) +
        outlined('M54 80Q56 40 100 38Q144 40 146 80Z', ink.paper, ink) +
        stroke('M66 66H134M78 52H122M80 80V52M100 80V44M120 80V52', ink.dark, 3.5) +
        stroke('M100 38Q100 22 112 16', ink.dark, 8),
    vulture: (ink) => wing(ink, 112, 140, 1.25, 7),
};
