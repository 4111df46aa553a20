// Silhouettes of the starting cards.
import { fill, stroke, disc, ring, box, star, lemniscate, around } from '#src/drawing/svg';
import type { Motif } from './inks';
import { crystal } from './parts';

export const starters: Record<string, Motif> = {
    blaster: (ink) =>
        fill('M24 66H112V100H74L66 146H38L48 100H24Z', ink.dark) +
        box(36, 74, 64, 12, ink.light, 3) +
        box(112, 72, 22, 22, ink.dark, 3) +
        box(118, 76, 6, 14, ink.accent) +
        ring(48, 56, 0, ink.dark) +
        box(40, 56, 26, 10, ink.dark, 3) +
        stroke('M78 104Q88 116 76 122', ink.dark, 5) +
        fill(star(160, 83, 30, 8, 8), ink.paper) +
        fill(star(160, 83, 17, 6, 8), ink.accent),
    crystal: (ink) => crystal(ink, 100, 88, 34, 62),
    infinity_shard: (ink) =>
        stroke(lemniscate(100, 86, 84, 1.15), ink.dark, 22) +
        stroke(lemniscate(100, 86, 84, 1.15), ink.paper, 10) +
        stroke(lemniscate(100, 86, 84, 1.15), ink.accent, 3.5) +
        crystal(ink, 100, 86, 17, 44),
    shard_reactor: (ink) =>
        ring(100, 86, 58, ink.dark, 9) +
        ring(100, 86, 58, ink.paper, 2.5) +
        around(disc(100, 28, 10, ink.dark) + disc(100, 28, 5, ink.accent), 3, 100, 86) +
        crystal(ink, 100, 86, 22, 42),
};
