// Things on yellow characters of levels 2 and 3.
import {
    TURN,
    around,
    arc,
    box,
    disc,
    each,
    fill,
    group,
    line,
    mirror,
    outlined,
    polygon,
    regular,
    repeat,
    ring,
    stroke,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { flame, gem } from './parts';

const { PI } = Math;

export const yellowHigher: Record<string, Motif> = {
    maria_hill: (ink) =>
        stroke(arc(100, 104, 40, PI + 0.5, TURN - 0.5), ink.paper, 7) +
        stroke(arc(100, 104, 62, PI + 0.5, TURN - 0.5), ink.paper, 7) +
        stroke(arc(100, 104, 84, PI + 0.5, TURN - 0.5), ink.dark, 5) +
        outlined('M84 104H116L132 156H68Z', ink.light, ink) +
        disc(100, 98, 15, ink.accent, `stroke="${ink.dark}" stroke-width="5"`) +
        stroke('M76 130H124', ink.dark, 4),
    shuri: (ink) =>
        each(
            [
                [60, 0],
                [44, 0.26],
                [28, 0.52],
                [13, 0.78],
            ],
            ([r, a], i) =>
                outlined(
                    regular(100, 84, r + 8, 6, a),
                    [ink.dark, ink.paper, ink.second, ink.accent][i],
                    ink,
                    4,
                ),
        ),
    karnak: (ink) =>
        outlined('M30 30H170V140H30Z', ink.light, ink, 6) +
        fill('M30 30H170V56H30Z', ink.paper) +
        stroke('M30 56H170M76 56V98M124 98V140M30 98H170', ink.dark, 4) +
        outlined('M118 6L92 62L112 76L78 162L132 84L110 70L142 6Z', ink.accent, ink),
    maximus: (ink) =>
        box(40, 24, 120, 120, ink.dark, 4) +
        stroke('M50 34H150V134H50V50H134V118H66V66H118V102H82V82H102', ink.paper, 6) +
        disc(102, 84, 7, ink.accent),
    the_collector: (ink) =>
        outlined('M46 56L100 30L154 56V122L100 150L46 122Z', ink.second, ink, 6) +
        fill('M46 56L100 82L154 56L100 30Z', ink.paper) +
        stroke('M46 56L100 82L154 56M100 82V150', ink.dark, 5) +
        gem(ink, 100, 100, 20, 5),
    red_skull: (ink) =>
        around(stroke('M100 6V22', ink.paper, 6), 12) +
        outlined(regular(100, 84, 54, 6), ink.second, ink, 6) +
        fill(
            polygon([
                [100, 84],
                [100, 34],
                [144, 60],
            ]),
            ink.paper,
        ) +
        fill(
            polygon([
                [100, 84],
                [56, 60],
                [100, 34],
            ]),
            ink.light,
        ) +
        stroke(
            line([
                [100, 84],
                [100, 136],
            ]) +
                line([
                    [100, 84],
                    [54, 58],
                ]) +
                line([
                    [100, 84],
                    [146, 58],
                ]),
            ink.dark,
            5,
        ) +
        disc(100, 84, 10, ink.paper),
    iron_man: (ink) =>
        around(outlined('M88 22H112L108 42H92Z', ink.light, ink, 4), 10) +
        ring(100, 84, 44, ink.dark, 15) +
        ring(100, 84, 44, ink.second, 6) +
        outlined(regular(100, 84, 28, 6), ink.paper, ink) +
        disc(100, 84, 13, ink.accent),
    doctor_octopus: (ink) =>
        mirror(
            repeat(2, (i) => {
                const d = i ? 'M92 110Q40 150 22 96Q16 70 40 56' : 'M94 96Q60 60 64 34Q70 16 44 12';
                return (
                    stroke(d, ink.dark, 16) +
                    stroke(d, ink.light, 9) +
                    stroke(d, ink.dark, 9, 'stroke-dasharray="2.5 9"')
                );
            }) +
                group(fill('M0 0L-16 -14L-6 -20ZM0 0L14 -16L18 -4Z', ink.dark), 'translate(40 56)') +
                group(fill('M0 0L-18 -8L-14 8Z', ink.dark), 'translate(44 12)'),
        ) +
        outlined(regular(100, 108, 30, 6), ink.accent, ink, 6) +
        disc(100, 108, 12, ink.paper),
    vision: (ink) =>
        outlined(
            polygon([
                [100, 20],
                [160, 130],
                [40, 130],
            ]),
            ink.paper,
            ink,
            6,
        ) +
        fill(
            polygon([
                [100, 20],
                [160, 130],
                [100, 106],
            ]),
            ink.light,
        ) +
        fill(
            polygon([
                [40, 130],
                [160, 130],
                [100, 106],
            ]),
            ink.deep,
        ) +
        stroke('M-6 60L72 76', ink.dark, 9) +
        stroke('M-6 60L72 76', ink.paper, 4) +
        each(['#d23b33', '#ee7c1e', '#f0bf2c', '#2f9e63', '#2176c7'], (c, i) =>
            stroke(`M128 ${74 + i * 7}L206 ${60 + i * 20}`, c, 6),
        ),
    green_goblin: (ink) =>
        outlined(
            'M100 62L126 40L188 34Q164 60 170 96Q144 84 124 104L100 130L76 104Q56 84 30 96Q36 60 12 34L74 40Z',
            ink.deep,
            ink,
            6,
        ) +
        fill('M100 74L118 62L150 56Q136 70 120 80L100 104L80 80Q64 70 50 56L82 62Z', ink.accent) +
        flame(ink, 100, 138, 0.42),
};
