// Things on purple characters of level 1.
import {
    TURN,
    arc,
    disc,
    fill,
    group,
    leaf,
    mirror,
    outlined,
    polar,
    regular,
    repeat,
    stroke,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { target } from './parts';
import { spear } from './variants';

const { PI } = Math;

export const purple: Record<string, Motif> = {
    abomination: (ink) =>
        outlined('M40 120L30 78L58 36L108 24L158 50L172 100L146 140L84 150Z', ink.light, ink, 6) +
        fill('M58 40L106 30L92 70L48 80Z', ink.paper) +
        stroke('M92 70L120 88L104 120M120 88L164 84', ink.dark, 6) +
        stroke('M92 70L48 80', ink.dark, 4),
    america_chavez: (ink) =>
        target(ink, 100, 84, [66, 58, 46]) +
        disc(100, 84, 38, ink.dark) +
        repeat(6, (i) => {
            const [x, y] = polar(100, 84, [0, 24, 24, 24, 24, 24][i], (i * TURN) / 5);
            return fill(regular(x, y, i ? 5 : 9, 4), i ? ink.paper : ink.accent);
        }),
    gorgon: (ink) =>
        repeat(
            3,
            (i) =>
                stroke(
                    arc(100, 146, 34 + i * 30, PI + 0.25, TURN - 0.25),
                    i % 2 ? ink.accent : ink.paper,
                    10,
                ) + stroke(arc(100, 146, 42 + i * 30, PI + 0.25, TURN - 0.25), ink.dark, 3),
        ) + outlined('M76 96L84 150H116L124 96Q112 84 100 96Q88 84 76 96Z', ink.deep, ink),
    kraven: (ink) => spear(ink, 36) + mirror(fill(leaf(52, 34, 26, 9, PI / 2), ink.paper)),
    lizard: (ink) =>
        repeat(11, (row) =>
            repeat(8, (column) => {
                const [x, y] = [column * 34 + (row % 2) * 17 - 28, 210 - row * 24];
                return outlined(
                    `M${x - 17} ${y - 12}A17 19 0 0 0 ${x + 17} ${y - 12}L${x} ${y - 32}Z`,
                    (column + row) % 3 === 1 ? ink.light : ink.deep,
                    ink,
                    4,
                );
            }),
        ),
    rhino: (ink) =>
        outlined('M40 150Q36 90 84 70Q110 56 118 14Q150 60 132 104Q128 130 132 150Z', ink.paper, ink, 6) +
        fill('M118 22Q142 64 126 102Q122 128 124 148H108Q112 60 118 22Z', ink.light) +
        stroke('M62 104Q96 100 128 112M92 74Q112 76 132 86', ink.dark, 4),
    winter_soldier: (ink) =>
        group(
            repeat(5, (i) =>
                outlined(
                    `M${-24 + i * 1.5} ${-66 + i * 27}H${24 - i * 1.5}L${28 - i * 1.5} ${-44 + i * 27}H${-28 + i * 1.5}Z`,
                    i % 2 ? ink.light : ink.paper,
                    ink,
                ),
            ) +
                disc(0, -78, 26, ink.accent, `stroke="${ink.dark}" stroke-width="5"`) +
                stroke('M-12 -78H12', ink.dark, 5),
            'translate(104 90) rotate(-24)',
        ),
    scorpion: (ink) =>
        stroke('M40 150Q30 96 70 78T132 62Q150 50 138 28', ink.dark, 28) +
        stroke('M40 150Q30 96 70 78T132 62Q150 50 138 28', ink.light, 16) +
        stroke('M40 150Q30 96 70 78T132 62Q150 50 138 28', ink.dark, 16, 'stroke-dasharray="3 15"') +
        outlined('M150 34Q150 10 122 8Q92 14 84 44Q100 30 116 36Q130 46 150 34Z', ink.accent, ink),
};
