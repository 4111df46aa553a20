// What a seat has, put together for whoever draws it.
import type { Note } from '#src/connection/messages';
import { kinds, type Kind, type Player, type Standing, type View } from './view';

export interface SeatFacts extends Standing {
    seat: number;
    player: Player;
    hasTile: boolean;
    /** What it lacks to win: a note of the engine, where there are notes. */
    gauntlet?: Note;
}

export function factsOf(view: View, notes: readonly Note[], seat: number): SeatFacts {
    return {
        ...view.standing[seat],
        seat,
        player: view.players[seat],
        hasTile: view.avengers_tile === seat,
        gauntlet: notes.find((note) => note.kind === 'gauntlet' && note.seat === seat),
    };
}

/** The stones that are missing to win, in their order. */
export const lackedBy = ({ bonuses = [], time_token }: Note): Kind[] =>
    kinds.filter((kind) => (kind === 'green' ? !time_token : bonuses.includes(kind)));
