// Silhouettes of Homodeus: hexagons, plates, 60 degrees, mirror symmetry.
import {
    TURN,
    polar,
    fill,
    stroke,
    disc,
    ring,
    regular,
    star,
    gear,
    leaf,
    repeat,
    each,
} from '#src/drawing/svg';
import type { Motif } from './inks';
import { drone } from './parts';

const { PI } = Math;

export const homodeus: Record<string, Motif> = {
    kiln_drone: (ink) =>
        each(
            [
                [-18, 30],
                [0, 44],
                [18, 30],
            ],
            ([x, l]) =>
                fill(leaf(100 + x, 112, l, 12, PI / 2), ink.accent) +
                fill(leaf(100 + x, 112, l * 0.6, 7, PI / 2), ink.paper),
        ) +
        drone(ink, 100, 78, 1.75) +
        fill('M88 92H112L106 112H94Z', ink.dark),
    korvus_legionnaire: (ink) =>
        stroke('M46 150L92 22M154 150L108 22', ink.dark, 6) +
        fill(leaf(92, 22, 26, 8, -1.2), ink.paper) +
        fill(leaf(108, 22, 26, 8, -1.94), ink.paper) +
        fill('M62 50H138V118L100 148L62 118Z', ink.dark) +
        fill('M70 58H130V114L100 138L70 114Z', ink.light) +
        repeat(3, (i) => stroke(`M78 ${78 + i * 17}L100 ${94 + i * 17}L122 ${78 + i * 17}`, ink.dark, 6)) +
        disc(100, 72, 7, ink.accent),
    mining_drones: (ink) =>
        drone(ink, 64, 60, 1.15) +
        drone(ink, 134, 76, 1.5) +
        fill('M122 108H146L134 150Z', ink.dark) +
        stroke('M126 120H142M129 130H139', ink.light, 3) +
        fill(star(60, 128, 20, 9, 5), ink.accent) +
        fill(star(88, 140, 12, 6, 4), ink.paper),
    reactor_drone: (ink) =>
        fill(gear(100, 84, 58, 12, 9), ink.dark) +
        disc(100, 84, 40, ink.light) +
        repeat(3, (i) => {
            const [x, y] = polar(100, 84, 20, -PI / 2 + (i * TURN) / 3);
            return fill(regular(x, y, 15, 6, 0), ink.dark) + fill(regular(x, y, 8, 4), ink.accent);
        }) +
        stroke('M46 118L26 150M154 118L174 150', ink.dark, 8),
    venator_of_the_wastes: (ink) =>
        ring(100, 82, 52, ink.dark, 12) +
        ring(100, 82, 52, ink.paper, 3) +
        stroke('M100 14V50M100 114V150M32 82H68M132 82H168', ink.dark, 9) +
        stroke('M100 16V46M100 118V148M34 82H64M136 82H166', ink.paper, 3) +
        fill('M100 60L118 96L100 86L82 96Z', ink.dark) +
        disc(100, 82, 5, ink.accent),
    limiter_drones: (ink) =>
        stroke('M62 24H36V146H62M138 24H164V146H138', ink.dark, 11) +
        stroke('M62 24H36V146H62M138 24H164V146H138', ink.paper, 3) +
        drone(ink, 100, 84, 1.5) +
        stroke('M100 106V142', ink.accent, 5),
};
