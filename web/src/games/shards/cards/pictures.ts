// Pictures of cards, each drawn once.
import { emblem, emblemBox, goldFrame } from './emblems/emblem';
import { factsOf } from './facts';

const drawn = new Map<string, string>();

export function pictureOf(card: string): string {
    let picture = drawn.get(card);
    if (picture === undefined) drawn.set(card, (picture = emblem(factsOf(card))));
    return picture;
}

export { emblemBox, goldFrame };
