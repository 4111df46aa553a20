// What stands on characters and locations, free of language.
import written from '#made/cards/splendor.json';

export const colours = ['yellow', 'purple', 'blue', 'red', 'orange'] as const;
export type Colour = (typeof colours)[number];
/** Grey stands for any colour; green is time. */
export type TokenColour = Colour | 'grey' | 'green';
export type Amounts = Partial<Record<Colour, number>>;

export interface CharacterFacts {
    id: string;
    kind: 'character';
    level: 1 | 2 | 3;
    bonus: Colour;
    points: number;
    avengers: number;
    time: boolean;
    cost: Amounts;
}

export interface LocationFacts {
    id: string;
    kind: 'location';
    tile: number;
    side: 'a' | 'b';
    points: number;
    needs: Amounts;
}

const cards = written.cards as unknown as (CharacterFacts | LocationFacts)[];

export const characters = cards.filter((card) => card.kind === 'character');
export const locations = cards.filter((card) => card.kind === 'location');

const charactersById = new Map(characters.map((card) => [card.id, card]));
const locationsById = new Map(locations.map((card) => [card.id, card]));

export function characterOf(id: string): CharacterFacts {
    const facts = charactersById.get(id);
    if (!facts) throw new RangeError(`no character ${id}`);
    return facts;
}

export function locationOf(id: string): LocationFacts {
    const facts = locationsById.get(id);
    if (!facts) throw new RangeError(`no location ${id}`);
    return facts;
}

export const isLocation = (id: string) => locationsById.has(id);

/** The colours of a cost, in the order in which they are always shown. */
export const coloursIn = (amounts: Amounts) => colours.filter((colour) => amounts[colour]);
