// What can be pointed at on a table: a card or a pile in a place, a seat. Choices and notes of the engine
// name it by the same fields.
import type { Choice, Note } from '#src/connection/messages';

export interface Thing {
    card?: string;
    /** Where it lies, as choices and notes call it: `row`, `hand`, `champions`, `table`, ... */
    zone?: string;
    /** Which of several places there. */
    slot?: number;
    /** Whose it is. */
    seat?: number;
}

export const isSame = (one: Thing | undefined, other: Thing | undefined) =>
    !!one &&
    !!other &&
    one.card === other.card &&
    one.zone === other.zone &&
    one.slot === other.slot &&
    one.seat === other.seat;

const fits = <T>(asked: T | undefined, has: T | undefined) =>
    asked === undefined || has === undefined || asked === has;

/** A location is a card that lies on the table for all. */
const cardOf = ({ card, location }: Choice | Note) => card ?? location;

/** The one card that a choice is about, or the only one of those that it names. */
const oneCardOf = (choice: Choice) =>
    cardOf(choice) ?? (choice.cards?.length === 1 ? choice.cards[0] : undefined);

const isAboutSeat = (choice: Choice, seat: number | undefined) =>
    cardOf(choice) === undefined &&
    choice.cards === undefined &&
    choice.seat !== undefined &&
    choice.seat === seat;

/** Whether a choice is about this thing: a card in its place, or a seat. */
export const isChoiceOf = (choice: Choice, thing: Thing) =>
    thing.card === undefined
        ? isAboutSeat(choice, thing.seat)
        : oneCardOf(choice) === thing.card &&
          fits(choice.from, thing.zone) &&
          fits(choice.slot, thing.slot) &&
          fits(choice.seat, thing.seat);

/** Whether a note is about this thing. */
export const isNoteOf = (note: Note, thing: Thing) =>
    cardOf(note) === thing.card &&
    fits(note.zone, thing.zone) &&
    fits(note.slot, thing.slot) &&
    fits(note.seat, thing.seat);
