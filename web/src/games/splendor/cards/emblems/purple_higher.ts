// Things on purple characters of levels 2 and 3.
import { box, disc, each, fill, gear, group, outlined, repeat, short, star, stroke } from '#src/drawing/svg';
import type { Motif } from './inks';
import { fist, hammer, target } from './parts';
import { spear, reeds } from './variants';

const { PI } = Math;

export const purpleHigher: Record<string, Motif> = {
    okoye: (ink) => spear(ink, 0) + reeds(ink),
    she_hulk: (ink) =>
        stroke('M100 20V146M44 44H156', ink.dark, 10) +
        stroke('M100 24V144M48 44H152', ink.accent, 4) +
        each(
            [44, 156],
            (x, i) =>
                stroke(`M${x} 44L${x - 24} ${92 + i * 14}M${x} 44L${x + 24} ${92 + i * 14}`, ink.dark, 3.5) +
                outlined(
                    `M${x - 30} ${92 + i * 14}H${x + 30}Q${x + 20} ${120 + i * 14} ${x} ${120 + i * 14}T${x - 30} ${92 + i * 14}Z`,
                    ink.paper,
                    ink,
                ),
        ) +
        box(66, 144, 68, 10, ink.dark, 4),
    carnage: (ink, random) =>
        repeat(9, (i) => {
            const x = 10 + i * 22,
                h = 60 + random() * 70,
                b = (random() - 0.5) * 60;
            return (
                stroke(
                    `M${x} 170C${x + b} ${164 - h * 0.5} ${x - b} ${150 - h * 0.6} ${short(x + b * 0.6)} ${short(150 - h)}`,
                    ink.dark,
                    15 - (i % 3) * 3,
                ) +
                stroke(
                    `M${x} 170C${x + b} ${164 - h * 0.5} ${x - b} ${150 - h * 0.6} ${short(x + b * 0.6)} ${short(150 - h)}`,
                    i % 2 ? ink.accent : ink.light,
                    5,
                )
            );
        }) + outlined(star(100, 52, 24, 9, 7), ink.paper, ink),
    crossbones: (ink) =>
        group(
            box(-14, -74, 28, 148, ink.dark, 6) + box(-8, -68, 16, 136, ink.paper, 3),
            'translate(100 84) rotate(45)',
        ) +
        group(
            box(-14, -74, 28, 148, ink.dark, 6) + box(-8, -68, 16, 136, ink.accent, 3),
            'translate(100 84) rotate(-45)',
        ) +
        disc(100, 84, 20, ink.dark) +
        fill(gear(100, 84, 16, 8, 4), ink.light),
    ronan: (ink) => hammer(ink, 100, 82, 1.05, 20, ink.light),
    jessica_jones: (ink) =>
        outlined('M28 52H68L78 34H122L132 52H172V138H28Z', ink.deep, ink, 6) +
        target(ink, 100, 94, [38, 31, 23]) +
        disc(100, 94, 14, ink.dark) +
        disc(94, 88, 5, ink.paper) +
        box(142, 62, 18, 9, ink.accent),
    hulk: (ink) =>
        outlined(star(100, 88, 78, 50, 11), ink.paper, ink, 5) + fist(ink, 100, 84, 1.05, ink.light),
    captain_marvel: (ink) =>
        fill(star(100, 84, 86, 26, 8), ink.dark) +
        fill(star(100, 84, 76, 24, 8), ink.paper) +
        fill(star(100, 84, 54, 20, 8, -PI / 2 + PI / 8), ink.accent) +
        disc(100, 84, 16, ink.paper, `stroke="${ink.dark}" stroke-width="5"`),
    drax: (ink) =>
        each([-1, 1], (s) =>
            group(
                outlined('M-8 34Q-26 -20 6 -74Q20 -20 10 34Z', ink.paper, ink) +
                    outlined('M-9 34H11L9 76H-7Z', ink.accent, ink) +
                    stroke('M-6 46H9M-6 58H9', ink.dark, 4),
                `translate(${100 + s * 34} 80) rotate(${s * 16}) scale(${s} 1)`,
            ),
        ),
    luke_cage: (ink) =>
        each(
            [
                [46, 46, 0],
                [82, 68, 1],
                [118, 90, 0],
                [154, 112, 1],
            ],
            ([x, y], i) =>
                `<g transform="rotate(31 ${x} ${y})"><rect x="${x - 28}" y="${y - 16}" width="56" height="32" rx="16" fill="none" stroke="${ink.dark}" stroke-width="16"/><rect x="${x - 28}" y="${y - 16}" width="56" height="32" rx="16" fill="none" stroke="${i % 2 ? ink.paper : ink.accent}" stroke-width="7"/></g>`,
        ),
};
