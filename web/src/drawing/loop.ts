// The geometry of the loop: a lemniscate with two lobes, which begin and end where they cross.
import { curve, type Point } from './svg';

export const loopBox = { width: 200, height: 88 };
/** The middles of the lobes, where their numbers stand. */
export const lobeMiddles = { left: 44, right: 156 };

const middle: Point = [100, 44];
const halfWidth = 96;
const steps = 48;

const pointAt = (angle: number): Point => {
    const shrink = halfWidth / (1 + Math.sin(angle) ** 2);
    return [
        middle[0] + shrink * Math.cos(angle),
        middle[1] + 1.12 * shrink * Math.sin(angle) * Math.cos(angle),
    ];
};

const lobe = (from: number, to: number) => curve(steps + 1, (i) => pointAt(from + ((to - from) * i) / steps));

export type Side = 'left' | 'right';
/** The paths of the lobes, each from the crossing around to it: the left one begins below, the right one above. */
export const lobes: Record<Side, string> = {
    left: lobe(Math.PI * 1.5, Math.PI * 0.5),
    right: lobe(-Math.PI * 0.5, Math.PI * 0.5),
};

/** Outside of the right lobe, beside this part of it. */
export function besideRight(part: number, distance = 10): Point {
    const count = 400;
    const points = Array.from({ length: count + 1 }, (_, i) => pointAt(-Math.PI / 2 + (Math.PI * i) / count));
    const length = (i: number) =>
        Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
    const total = points.slice(1).reduce((sum, _, i) => sum + length(i + 1), 0);
    let i = 1;
    for (let walked = length(1); walked < total * part && i < count - 1; walked += length(i)) i++;
    const [before, after] = [points[i - 1], points[i + 1]];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const step = Math.hypot(dx, dy);
    return [points[i][0] + (dy / step) * distance, points[i][1] - (dx / step) * distance];
}

/** Dashes that show the units from `from` on, `count` of them, on a path whose length is counted in units. */
export const dashes = (from: number, count: number) => `0 ${from} ${'.62 .38 '.repeat(count)}0 999`;
/** One dash. */
export const span = (from: number, length: number) => `0 ${from} ${length} 999`;
