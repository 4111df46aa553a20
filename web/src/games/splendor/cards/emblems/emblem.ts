// The picture of a character: a panel of a comic. Its ground is the colour of the bonus, the weather tells
// the level, and a thing stands for whoever it is; never their mark or face.
import { halftone } from '#src/drawing/halftone';
import { seeded } from '#src/drawing/seed';
import { TURN, box, disc, fill, polar, polygon, repeat } from '#src/drawing/svg';
import type { CharacterFacts } from '../facts';
import { blue } from './blue';
import { blueHigher } from './blue_higher';
import { inks, type Inks, type Motif } from './inks';
import { orange } from './orange';
import { orangeHigher } from './orange_higher';
import { gem } from './parts';
import { purple } from './purple';
import { purpleHigher } from './purple_higher';
import { red } from './red';
import { redHigher } from './red_higher';
import { yellow } from './yellow';
import { yellowHigher } from './yellow_higher';

/** Things by character. */
export const motifs: Record<string, Motif | undefined> = {
    ...yellow,
    ...yellowHigher,
    ...purple,
    ...purpleHigher,
    ...blue,
    ...blueHigher,
    ...red,
    ...redHigher,
    ...orange,
    ...orangeHigher,
};

interface Weather {
    ink: Inks;
    random: () => number;
    /** Where lines and rays come from. */
    x: number;
    y: number;
}

const everywhere = (colour: string) => box(-40, -60, 280, 290, colour);

const dots = (ink: Inks, opacity: number, fromBelow: boolean) =>
    halftone({
        colour: ink.deep,
        opacity,
        x: -8,
        width: 240,
        y: fromBelow ? 204 : -40,
        step: fromBelow ? -12.3 : 12.3,
        rows: 10,
        apart: 13.4,
        radius: 5.6,
        less: 0.56,
    });

/** Dots from above or below. */
const calm = ({ ink, random }: Weather) => dots(ink, 0.75, random() > 0.5);

function speedLines({ ink, random, x, y }: Weather) {
    const first = random();
    const lines = repeat(18, (i) => {
        const angle = first + (i * TURN) / 18;
        const wide = 0.16 + random() * 0.05;
        return fill(
            polygon([[x, y], polar(x, y, 300, angle), polar(x, y, 300, angle + wide)]),
            ink.deep,
            'opacity=".8"',
        );
    });
    return lines + dots(ink, 0.5, true);
}

function storm({ ink, random, x, y }: Weather) {
    const first = random();
    const ray = (i: number) => {
        const angle = first + (i * TURN) / 26;
        return fill(
            polygon([polar(x, y, 20, angle), polar(x, y, 300, angle), polar(x, y, 300, angle + 0.13)]),
            ink.ground,
        );
    };
    const spark = (i: number) =>
        disc(
            ...polar(100, 84, 72 + random() * 14, (i * TURN) / 30 + random() * 0.12),
            1.5 + random() * 5.5,
            ink.dark,
        );
    return everywhere(ink.deep) + repeat(26, ray) + repeat(30, spark);
}

const weathers = { 1: calm, 2: speedLines, 3: storm };

export const emblemBox = '-9 -29 206 238';

/** The elements of the picture, in the box of `emblemBox`. */
export function emblem({ id, bonus, level, points }: CharacterFacts): string {
    const ink = inks[bonus];
    const random = seeded(`${id}s`);
    const x = 70 + random() * 60;
    const y = 60 + random() * 50;
    return (
        everywhere(ink.ground) +
        weathers[level]({ ink, random, x, y }) +
        disc(100, 84, 62, ink.light, 'opacity=".55"') +
        // Somebody new shows a stone with a side for every point and three more.
        (motifs[id]?.(ink, random) ?? gem(ink, 100, 84, 44 + random() * 10, points + 3))
    );
}
