// What a view of this game is made of, in the words of the engine.
import { colours, type Colour, type TokenColour } from '../cards/facts';
import type { AViewOfSplendorMarvel, Player, Standing } from '#made/types/splendor_view';

/** Others may leave out what is counted from the rest; the engine never does. */
export type View = AViewOfSplendorMarvel & Required<Pick<AViewOfSplendorMarvel, 'standing' | 'limits'>>;
export type { Player, Standing };

export { colours, type Colour };

/** The kinds of tokens: the colours, wild, time. */
export const kinds: readonly TokenColour[] = [...colours, 'grey', 'green'];
export type Kind = TokenColour;

/** As they lie on a table: the dearest on top. */
export const levels = [3, 2, 1] as const;
export type Level = (typeof levels)[number];

export type Amounts = Partial<Record<string, number>>;

export const total = (amounts: Amounts) =>
    Object.values(amounts).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** So many of each kind as a list, one by one. */
export const oneByOne = (amounts: Amounts): Kind[] =>
    kinds.flatMap((kind) => Array<Kind>(amounts[kind] ?? 0).fill(kind));
