// Things that several emblems are made of.
import {
    TURN,
    disc,
    each,
    fill,
    leaf,
    line,
    outlined,
    placed,
    polar,
    polygon,
    regular,
    repeat,
    short,
    stroke,
} from '#src/drawing/svg';
import type { Inks } from './inks';

const { PI } = Math;

export const bolt = (ink: Inks, x: number, y: number, scale: number, turned = 0) =>
    placed(
        outlined('M8 -60L-26 8H-2L-12 60L28 -14H4L22 -60Z', ink.paper, ink) +
            fill('M4 -52L-8 -14L0 -14L14 -52Z', ink.accent),
        x,
        y,
        scale,
        turned,
    );

export const sword = (ink: Inks, x: number, y: number, scale: number, turned: number) =>
    placed(
        outlined('M-7 40V-60L0 -78L7 -60V40Z', ink.paper, ink) +
            fill('M0 38V-72L5 -58V38Z', ink.light) +
            outlined('M-24 36H24V46H-24Z', ink.accent, ink) +
            outlined('M-5 46H5V72H-5Z', ink.deep, ink) +
            outlined(regular(0, 76, 8, 6), ink.accent, ink),
        x,
        y,
        scale,
        turned,
    );

export const arrow = (ink: Inks, x: number, y: number, scale: number, turned: number) =>
    placed(
        stroke('M0 62V-50', ink.dark, 11) +
            stroke('M0 62V-50', ink.paper, 4) +
            outlined('M0 -78L16 -42L0 -50L-16 -42Z', ink.accent, ink, 4) +
            outlined('M0 44L14 58V76L0 64L-14 76V58Z', ink.paper, ink, 4),
        x,
        y,
        scale,
        turned,
    );

/** Threads from a point, and as many rounds of them. */
export function web(ink: Inks, x: number, y: number, threads: number, rounds: number, reach = 260) {
    const angle = (thread: number) => -PI / 2 + (thread * TURN) / threads;
    const spokes = repeat(threads, (thread) =>
        stroke(line([[x, y], polar(x, y, reach, angle(thread))]), ink.dark, 3.2),
    );
    const round = (number: number) => {
        const radius = number * number * 3.2 + number * 9;
        const path = repeat(threads + 1, (thread) => {
            const end = polar(x, y, radius, angle(thread)).map(short).join(' ');
            if (!thread) return `M${end}`;
            const sag = polar(x, y, radius * 0.78, angle(thread) - PI / threads)
                .map(short)
                .join(' ');
            return `Q${sag} ${end}`;
        });
        return number % 2 ? stroke(path, ink.dark, 3.2) : stroke(path, ink.paper, 2.6);
    };
    return spokes + repeat(rounds, (number) => round(number + 1));
}

export const wing = (ink: Inks, x: number, y: number, scale: number, feathers = 5) =>
    placed(
        repeat(feathers, (i) =>
            outlined(leaf(0, 0, 92 - i * 11, 15, -2.75 + i * 0.36), i % 2 ? ink.light : ink.paper, ink, 4),
        ),
        x,
        y,
        scale,
    );

export const fist = (ink: Inks, x: number, y: number, scale: number, colour: string) =>
    placed(
        repeat(4, (i) =>
            outlined(`M${-38 + i * 19} -34a9.5 9.5 0 0 1 19 0V10H${-38 + i * 19}Z`, colour, ink),
        ) +
            outlined('M-38 2H38V30Q34 50 10 50H-14Q-38 48 -38 24Z', colour, ink) +
            outlined('M-46 -6H-4Q8 -6 8 6T-4 18H-34Z', ink.paper, ink),
        x,
        y,
        scale,
    );

export const hammer = (ink: Inks, x: number, y: number, scale: number, turned: number, head: string) =>
    placed(
        outlined('M-6 -10H6V74H-6Z', ink.deep, ink) +
            stroke('M-6 20L6 14M-6 36L6 30M-6 52L6 46', ink.dark, 3) +
            outlined('M-46 -52H46L54 -44V-14L46 -6H-46L-54 -14V-44Z', head, ink) +
            fill('M-40 -44H-18V-14H-40Z', ink.light) +
            stroke('M24 -52V-6', ink.dark, 4),
        x,
        y,
        scale,
        turned,
    );

export const flame = (ink: Inks, x: number, y: number, scale: number) =>
    placed(
        outlined(
            'M0 -66Q8 -40 28 -28Q40 0 24 22Q12 40 0 40Q-30 38 -32 6Q-30 -12 -18 -24Q-14 -10 -6 -8Q-10 -40 0 -66Z',
            ink.accent,
            ink,
        ) + fill('M2 -26Q8 -8 16 2Q18 24 2 30Q-16 26 -14 8Q-6 10 -2 4Q-4 -12 2 -26Z', ink.paper),
        x,
        y,
        scale,
    );

export function smoke(ink: Inks, x: number, y: number, scale: number, colour: string) {
    const puffs = [
        [-26, 6, 15],
        [0, -8, 21],
        [28, 6, 17],
        [0, 14, 21],
    ];
    return placed(
        each(puffs, ([x, y, radius]) => disc(x, y, radius + 5, ink.dark)) +
            each(puffs, ([x, y, radius]) => disc(x, y, radius, colour)),
        x,
        y,
        scale,
    );
}

/** A cut stone with as many sides. */
export function gem(ink: Inks, x: number, y: number, radius: number, sides = 6) {
    const angle = (side: number) => -PI / 2 + (side * TURN) / sides;
    const facet = (side: number) =>
        fill(
            polygon([
                polar(x, y, radius - 4, angle(side)),
                polar(x, y, radius - 4, angle(side + 1)),
                polar(x, y, radius * 0.45, angle(side + 0.5)),
            ]),
            [ink.paper, ink.light, ink.deep][side % 3],
            'opacity=".75"',
        );
    return (
        outlined(regular(x, y, radius, sides), ink.accent, ink) +
        repeat(sides, facet) +
        fill(regular(x, y, radius * 0.5, sides), ink.paper)
    );
}

/** Discs in one another, the largest first. */
export const target = (ink: Inks, x: number, y: number, radii: readonly number[]) =>
    each(radii, (radius, i) => disc(x, y, radius, i === 0 ? ink.dark : i % 2 ? ink.paper : ink.accent));
