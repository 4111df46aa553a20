// Pictures of characters and locations, each drawn once.
import { emblem, emblemBox } from './emblems/emblem';
import { skyline, skylineBox } from './emblems/skyline';
import { characterOf, isLocation, locationOf } from './facts';

const drawn = new Map<string, string>();

export function pictureOf(card: string): string {
    let picture = drawn.get(card);
    if (picture === undefined) {
        picture = isLocation(card) ? skyline(locationOf(card)) : emblem(characterOf(card));
        drawn.set(card, picture);
    }
    return picture;
}

export { emblemBox, skylineBox };
