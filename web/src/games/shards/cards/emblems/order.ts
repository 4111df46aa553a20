// Silhouettes of the Order: arches, rings, eyes, circuits, strict symmetry.
import { polygon, fill, stroke, disc, ring, box, arc, mirror, around, repeat } from '#src/drawing/svg';
import type { Motif } from './inks';
import { robe, cloud, eye } from './parts';

export const order: Record<string, Motif> = {
    cache_warden: (ink) =>
        fill('M64 54A36 36 0 1 1 136 54V76H64Z', ink.dark) +
        fill('M80 54A20 20 0 1 1 120 54V76H80Z', ink.light) +
        box(50, 70, 100, 78, ink.dark, 8) +
        box(58, 78, 84, 62, ink.deep, 5) +
        disc(100, 100, 13, ink.accent) +
        fill('M94 104H106L112 130H88Z', ink.accent) +
        repeat(3, (i) => box(64, 86 + i * 17, 14, 5, ink.light) + box(122, 86 + i * 17, 14, 5, ink.light)),
    command_seer: (ink) =>
        fill(
            polygon([
                [100, 14],
                [172, 136],
                [28, 136],
            ]),
            ink.dark,
        ) +
        fill(
            polygon([
                [100, 32],
                [156, 127],
                [44, 127],
            ]),
            ink.light,
        ) +
        eye(ink, 100, 100, 48, 20, ink.accent) +
        stroke('M100 14V2M28 136L14 146M172 136L186 146', ink.paper, 4),
    cryptofist_monk: (ink) =>
        repeat(
            4,
            (i) =>
                box(44 + i * 29, 52 - [0, 8, 8, 2][i], 25, 62, ink.dark, 9) +
                box(50 + i * 29, 58 - [0, 8, 8, 2][i], 13, 22, ink.light, 5),
        ) +
        box(44, 96, 112, 54, ink.dark, 12) +
        box(36, 100, 66, 24, ink.dark, 11) +
        box(42, 106, 50, 11, ink.accent, 5) +
        repeat(3, (i) => stroke(`M110 ${128 + i * 7}H148`, ink.light, 2.5)) +
        around(stroke('M100 10V22', ink.paper, 5), 1) +
        stroke('M52 20L58 32M148 20L142 32', ink.paper, 5),
    data_heretic: (ink, random) =>
        stroke(arc(100, 84, 56, -0.4, 2.4), ink.dark, 16) +
        stroke(arc(100, 84, 56, 2.9, 5.3), ink.dark, 16) +
        stroke(arc(100, 84, 56, -0.4, 2.4), ink.paper, 4) +
        stroke(arc(100, 84, 56, 2.9, 5.3), ink.paper, 4) +
        repeat(14, (i) => {
            const x = 66 + (i % 4) * 19,
                y = 52 + (i >> 2) * 19;
            return random() > 0.28
                ? box(x, y, 13, 13, random() > 0.5 ? ink.dark : random() > 0.5 ? ink.accent : ink.light, 1)
                : '';
        }) +
        box(150, 24, 12, 12, ink.accent) +
        box(166, 40, 8, 8, ink.paper) +
        box(160, 12, 6, 6, ink.dark),
    grand_architect: (ink) =>
        fill(
            polygon([
                [100, 16],
                [172, 58],
                [28, 58],
            ]),
            ink.dark,
        ) +
        fill(
            polygon([
                [100, 28],
                [146, 54],
                [54, 54],
            ]),
            ink.light,
        ) +
        disc(100, 45, 7, ink.accent) +
        repeat(5, (i) => box(38 + i * 27, 62, 16, 72, ink.dark) + box(42 + i * 27, 62, 4, 72, ink.paper)) +
        box(26, 134, 148, 8, ink.dark) +
        box(18, 144, 164, 9, ink.dark),
    omnius: (ink) =>
        around(
            stroke('M100 4V30', ink.dark, 8) + disc(100, 10, 8, ink.dark) + disc(100, 10, 3.5, ink.accent),
            10,
        ) +
        disc(100, 84, 54, ink.dark) +
        ring(100, 84, 46, ink.light, 3) +
        eye(ink, 100, 84, 44, 21, ink.accent),
    order_initiate: (ink) =>
        ring(100, 60, 34, ink.accent, 6) +
        robe(ink, 100, 104, 0.92, ink.paper) +
        disc(100, 24, 5, ink.paper) +
        disc(66, 60, 5, ink.paper) +
        disc(134, 60, 5, ink.paper),
    portal_monk: (ink) =>
        repeat(5, (i) => {
            const w = 64 - i * 12,
                c = [ink.dark, ink.light, ink.dark, ink.accent, ink.paper][i];
            return fill(`M${100 - w} 152V${84 + i * 4}A${w} ${w} 0 0 1 ${100 + w} ${84 + i * 4}V152Z`, c);
        }) + box(28, 146, 144, 8, ink.dark),
    shard_abstractor: (ink) =>
        repeat(5, (i) => {
            const y = 24 + i * 26,
                w = [18, 42, 48, 36, 14][i],
                o = [-10, 8, -4, 12, -6][i];
            return (
                fill(
                    polygon([
                        [100 - w + o, y + 20],
                        [100 - w * 0.8 + o, y],
                        [100 + w * 0.8 + o, y],
                        [100 + w + o, y + 20],
                    ]),
                    i % 2 ? ink.dark : ink.paper,
                ) +
                fill(
                    polygon([
                        [100 + o, y],
                        [100 + w * 0.8 + o, y],
                        [100 + w + o, y + 20],
                        [100 + o, y + 20],
                    ]),
                    i % 2 ? ink.deep : ink.accent,
                )
            );
        }),
    cloud_oracles: (ink) =>
        cloud(56, 70, 1.15, ink.dark) +
        cloud(56, 68, 0.95, ink.paper) +
        cloud(146, 62, 1.15, ink.dark) +
        cloud(146, 60, 0.95, ink.light) +
        cloud(100, 118, 1.7, ink.dark) +
        cloud(100, 116, 1.45, ink.paper) +
        eye(ink, 100, 112, 30, 12, ink.accent),
    mainframe_abbot: (ink) =>
        box(76, 18, 48, 134, ink.dark, 3) +
        box(84, 26, 32, 118, ink.deep) +
        repeat(6, (i) =>
            box(88, 34 + i * 18, [22, 14, 24, 10, 20, 16][i], 7, i % 2 ? ink.light : ink.accent),
        ) +
        mirror(
            box(34, 58, 32, 94, ink.dark, 3) +
                stroke('M50 68V96H44V124M56 74V140', ink.light, 3) +
                disc(50, 68, 3.5, ink.paper) +
                disc(44, 124, 3.5, ink.paper),
        ),
};
