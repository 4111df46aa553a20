// Things that several silhouettes are made of.
import {
    box,
    disc,
    each,
    fill,
    line,
    mirror,
    placed,
    polar,
    polygon,
    regular,
    repeat,
    stroke,
} from '#src/drawing/svg';
import type { Inks } from './inks';

const { PI } = Math;

/** A hexagon with an eye, a rotor and two legs. */
export const drone = (ink: Inks, x: number, y: number, scale: number) =>
    placed(
        stroke('M-16 10L-27 24L-22 34M16 10L27 24L22 34', ink.dark, 4.5) +
            stroke('M-30 -20H30M0 -20V-10', ink.dark, 4) +
            fill(regular(0, 2, 20, 6, 0), ink.dark) +
            fill(regular(0, 2, 13, 6, 0), ink.light) +
            disc(0, 2, 6, ink.dark) +
            disc(2, 0, 2, ink.paper) +
            each([-30, 30], (end) => disc(end, -20, 4, ink.paper)),
        x,
        y,
        scale,
    );

/** A blade of two colours that points to `angle`. */
export function blade(
    x: number,
    y: number,
    length: number,
    width: number,
    angle: number,
    colour: string,
    other: string,
) {
    const side = (distance: number, half: number, turned: number) =>
        polar(...polar(x, y, distance, angle), half, angle + turned);
    const tip = polar(x, y, length, angle);
    const [left, right] = [side(0, width, PI / 2), side(0, width, -PI / 2)];
    const [shoulder, otherShoulder] = [
        side(length * 0.82, width * 0.9, PI / 2),
        side(length * 0.82, width * 0.9, -PI / 2),
    ];
    return (
        fill(polygon([left, shoulder, tip, otherShoulder, right]), colour) +
        fill(polygon([[x, y], left, shoulder, tip]), other)
    );
}

export const mushroom = (ink: Inks, x: number, y: number, scale: number, cap: string) =>
    placed(
        fill('M-7 0Q-4 -22 -6 -40H6Q4 -22 7 0Z', ink.paper) +
            fill('M-34 -36Q-30 -74 0 -76Q30 -74 34 -36Q0 -46 -34 -36Z', cap) +
            disc(-14, -54, 5, ink.paper) +
            disc(6, -62, 6.5, ink.paper) +
            disc(19, -48, 4, ink.paper) +
            stroke('M-30 -36Q0 -46 30 -36', ink.dark, 3),
        x,
        y,
        scale,
    );

/** A shard with four facets. */
export function crystal(ink: Inks, x: number, y: number, w: number, h: number) {
    const facet = (side: 1 | -1, upper: string, lower: string) =>
        fill(
            polygon([
                [x, y - h + 7],
                [x + side * (w - 5), y - h * 0.33],
                [x + side, y - h * 0.12],
            ]),
            upper,
        ) +
        fill(
            polygon([
                [x + side * (w - 5), y - h * 0.25],
                [x + side * 1.5, y - h * 0.02],
                [x + side * 1.5, y + h - 8],
                [x + side * w * 0.62, y + h * 0.55],
            ]),
            lower,
        );
    const outline = polygon([
        [x, y - h],
        [x + w, y - h * 0.35],
        [x + w * 0.7, y + h * 0.6],
        [x, y + h],
        [x - w * 0.7, y + h * 0.6],
        [x - w, y - h * 0.35],
    ]);
    return fill(outline, ink.dark) + facet(-1, ink.paper, ink.accent) + facet(1, ink.light, ink.deep);
}

/** Somebody hooded, without a face. */
export const robe = (ink: Inks, x: number, y: number, scale: number, face: string) =>
    placed(
        fill('M0 -52Q22 -50 24 -24Q30 20 40 52H-40Q-30 20 -24 -24Q-22 -50 0 -52Z', ink.dark) +
            fill('M0 -40Q13 -38 13 -22Q13 -6 0 4Q-13 -6 -13 -22Q-13 -38 0 -40Z', face) +
            stroke('M0 12V52M-14 18L-22 52M14 18L22 52', ink.light, 2.5),
        x,
        y,
        scale,
    );

export function tree(ink: Inks, random: () => number, x: number, y: number, scale: number) {
    const branch = (
        x: number,
        y: number,
        length: number,
        angle: number,
        width: number,
        forks: number,
    ): string => {
        const [endX, endY] = polar(x, y, length, angle);
        const wood = stroke(
            line([
                [x, y],
                [endX, endY],
            ]),
            ink.dark,
            width,
        );
        if (!forks)
            return wood + disc(endX, endY, 6.5 + random() * 4, random() > 0.5 ? ink.light : ink.paper);
        const fork = (side: number) =>
            branch(
                endX,
                endY,
                length * 0.74,
                angle + side * (0.42 + random() * 0.2),
                width * 0.66,
                forks - 1,
            );
        return wood + fork(-1) + fork(1);
    };
    return branch(x, y, 36 * scale, -PI / 2, 11 * scale, 3);
}

export const cloud = (x: number, y: number, scale: number, colour: string) =>
    placed(
        disc(-20, 4, 14, colour) +
            disc(0, -6, 20, colour) +
            disc(20, 4, 15, colour) +
            box(-34, 4, 69, 14, colour, 7),
        x,
        y,
        scale,
    );

export function eye(ink: Inks, x: number, y: number, w: number, h: number, iris: string) {
    const lids = (less: number) =>
        `M${x - w + less} ${y}Q${x} ${y - h * 2 + less} ${x + w - less} ${y}Q${x} ${y + h * 2 - less} ${x - w + less} ${y}Z`;
    return (
        fill(lids(0), ink.dark) +
        fill(lids(8), ink.paper) +
        disc(x, y, h * 0.72, iris) +
        fill(regular(x, y, h * 0.4, 6), ink.dark) +
        disc(x + h * 0.25, y - h * 0.25, h * 0.14, ink.paper)
    );
}

/** An arm that rises from the ground and curls back. */
export const tentacle = (x: number, y: number, h: number, bend: number, width: number, colour: string) =>
    stroke(
        `M${x} ${y}C${x} ${y - h * 0.5} ${x + bend} ${y - h * 0.4} ${x + bend * 0.7} ${y - h * 0.8}S${x + bend * 0.1} ${y - h * 1.02} ${x + bend * 0.05} ${y - h * 0.82}`,
        colour,
        width,
    );

/** Half of a suit of armour, and the other half. */
export const suit = (ink: Inks) =>
    mirror(
        fill('M96 30H70L52 44L40 84L54 92L64 72L70 104L62 150H96Z', ink.dark) +
            fill('M96 40H76L64 52L72 84L96 92Z', ink.light) +
            fill('M96 98L76 92L72 144H96Z', ink.deep) +
            fill('M58 50L48 80L55 84L66 58Z', ink.paper),
    );

export const spider = (ink: Inks) =>
    mirror(
        repeat(
            4,
            (i) =>
                stroke(
                    `M90 ${80 + i * 8}L${52 - i * 2} ${34 + i * 28}L${22 + i * 8} ${66 + i * 26}`,
                    ink.dark,
                    7,
                ) + disc(52 - i * 2, 34 + i * 28, 4, ink.accent),
        ),
    ) +
    fill('M100 62Q126 66 126 100Q120 136 100 142Q80 136 74 100Q74 66 100 62Z', ink.dark) +
    disc(100, 58, 16, ink.dark) +
    fill('M100 84L112 100L100 128L88 100Z', ink.accent) +
    disc(94, 56, 3, ink.paper) +
    disc(106, 56, 3, ink.paper);
