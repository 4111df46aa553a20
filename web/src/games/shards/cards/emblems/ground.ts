// What a silhouette stands before, by faction.
import {
    TURN,
    box,
    disc,
    each,
    fill,
    polar,
    polygon,
    repeat,
    ring,
    short,
    star,
    stroke,
} from '#src/drawing/svg';
import type { Faction } from '../facts';
import type { Inks } from './inks';

interface Sky {
    ink: Inks;
    random: () => number;
    /** Where the sun stands. */
    x: number;
    y: number;
}

/** Riveted plates and three darker bands. */
function plates({ ink, random }: Sky) {
    const seams = [24 + random() * 20, 150 + random() * 26];
    return (
        repeat(3, (i) => box(0, 112 + i * 18, 200, 60, ink.deep, 0, `opacity="${short(0.35 + i * 0.2)}"`)) +
        each(
            seams,
            (x) =>
                stroke(`M${short(x)} 0V164`, ink.deep, 2.5) +
                each([20, 60, 100], (y) => disc(x + 7, y, 2.2, ink.deep)),
        ) +
        stroke('M0 36H200M0 84H200', ink.deep, 1.5)
    );
}

/** Rings around the sun. */
const rings = ({ ink, x, y }: Sky) =>
    repeat(6, (i) =>
        i % 2
            ? ring(x, y, 54 + i * 20, ink.light, 1.4, 'opacity=".55"')
            : ring(x, y, 54 + i * 20, ink.deep, 7, 'opacity=".75"'),
    );

function hills({ ink, random }: Sky) {
    return repeat(4, (i) => {
        const phase = random() * 6;
        const y = 84 + i * 22;
        const crest = repeat(
            11,
            (step) => `L${step * 20} ${short(y + Math.sin((step * 20) / 38 + phase) * 11)}`,
        );
        return fill(`M0 164V${y}${crest}V164Z`, ink.deep, `opacity="${(0.3 + i * 0.18).toFixed(2)}"`);
    });
}

/** Lines that thicken downwards, and stars. */
const night = ({ ink, random }: Sky) =>
    repeat(16, (i) => box(0, i * 11, 200, 1.4 + i * 0.5, ink.deep)) +
    repeat(12, () => fill(star(random() * 200, random() * 90, 3.4, 1, 4), ink.light));

const rays = ({ ink, random, x, y }: Sky) =>
    repeat(7, (i) => {
        const angle = (i * TURN) / 7 + random();
        return fill(
            polygon([[x, y], polar(x, y, 220, angle), polar(x, y, 220, angle + 0.42)]),
            ink.deep,
            'opacity=".55"',
        );
    });

const grounds: Record<Faction, (sky: Sky) => string> = {
    homodeus: plates,
    order: rings,
    undergrowth: hills,
    wraethe: night,
    none: rays,
};

export const ground = (faction: Faction, sky: Sky) =>
    box(0, 0, 200, 164, sky.ink.ground) + grounds[faction](sky);
