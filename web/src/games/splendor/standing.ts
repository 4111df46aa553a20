// How a seat stands, counted from what lies before it.
import type { AViewOfSplendorMarvel } from '#made/types/splendor_view';
import type { View } from '#src/connection/messages';
import { characterOf, colours, locationOf, type TokenColour } from './cards/facts';

/** What the Avengers tile is worth. */
const tilePoints = 3;

export interface Standing {
    points: number;
    /** Colours of which there is a bonus, and green for time. */
    own: TokenColour[];
}

export function standingOf(view: View, seat: number): Standing {
    const { players, avengers_tile } = view as unknown as AViewOfSplendorMarvel;
    const { characters, locations, tokens } = players[seat];
    const sum = (cards: { points: number }[]) => cards.reduce((sum, { points }) => sum + points, 0);
    const bonuses = new Set(characters.map((card) => characterOf(card).bonus));
    return {
        points:
            sum(characters.map(characterOf)) +
            sum(locations.map(locationOf)) +
            (avengers_tile === seat ? tilePoints : 0),
        own: [
            ...colours.filter((colour) => bonuses.has(colour)),
            ...(tokens.green ? (['green'] as const) : []),
        ],
    };
}
