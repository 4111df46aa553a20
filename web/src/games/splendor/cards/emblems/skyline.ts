// The picture of a location: what it is known by, before roofs and a sun in the colours that it needs.
import { seeded } from '#src/drawing/seed';
import { TURN, box, disc, fill, polar, polygon, repeat, short } from '#src/drawing/svg';
import { coloursIn, type LocationFacts } from '../facts';
import { inks } from './inks';
import { landmarks } from './landmarks';

/** A house of this width and height, with a flat, pointed or round roof. */
function house(x: number, width: number, height: number, roof: number) {
    const [left, middle, right, top] = [x, x + width / 2, x + width, 90 - height].map(short);
    if (roof < 0.4) return `M${left} 92V${top}H${right}V92Z`;
    if (roof < 0.7) return `M${left} 92V${top}L${middle} ${short(76 - height)}L${right} ${top}V92Z`;
    const eaves = short(98 - height);
    return `M${left} 92V${eaves}Q${middle} ${short(78 - height)} ${right} ${eaves}V92Z`;
}

export const skylineBox = '0 0 200 90';

/** The elements of the picture, in the box of `skylineBox`. */
export function skyline({ id, needs }: LocationFacts): string {
    const random = seeded(id);
    const [sky, ...others] = coloursIn(needs).map((colour) => inks[colour]);
    const towns = others.length ? others : [sky];
    const sunX = 60 + random() * 80;
    const rays = repeat(20, (i) => {
        const angle = (i * TURN) / 20;
        return fill(
            polygon([[sunX, 60], polar(sunX, 60, 240, angle), polar(sunX, 60, 240, angle + 0.15)]),
            sky.deep,
            'opacity=".7"',
        );
    });
    // Somewhere new shows its roofs alone.
    const landmark = landmarks[id];
    let houses = '';
    for (let x = -6, number = 0; x < 200; number++) {
        const width = 14 + random() * 22;
        const height = landmark ? 12 + random() * 22 : 22 + random() * 48;
        const path = house(x, width, height, random());
        const town = towns[number % towns.length];
        houses += fill(path, number % 2 ? town.deep : town.dark, 'stroke="#15120e" stroke-width="3"');
        x += width - 2;
    }
    const [near, far = sky] = towns;
    return (
        box(0, 0, 200, 90, sky.ground) +
        rays +
        disc(sunX, 46, 30, sky.light) +
        houses +
        (landmark?.(near, far) ?? '')
    );
}
