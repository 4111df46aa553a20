// What a seat has, put together for whoever draws it.
import type { Note, View as AnyView } from '#src/connection/messages';
import { characterOf } from '../cards/facts';
import { standingOf, type Standing } from '../standing';
import { kinds, total, type Colour, type Kind, type Player, type View } from './view';

export interface SeatFacts extends Standing {
    seat: number;
    player: Player;
    bonuses: Record<Colour, number>;
    /** How many tokens it holds. */
    held: number;
    avengers: number;
    hasTile: boolean;
    /** What it lacks to win: a note of the engine, where there are notes. */
    gauntlet?: Note;
}

export function factsOf(view: View, notes: readonly Note[], seat: number): SeatFacts {
    const player = view.players[seat];
    const bonuses = { yellow: 0, purple: 0, blue: 0, red: 0, orange: 0 };
    let avengers = 0;
    for (const card of player.characters) {
        const facts = characterOf(card);
        bonuses[facts.bonus] += 1;
        avengers += facts.avengers;
    }
    return {
        ...standingOf(view as unknown as AnyView, seat),
        seat,
        player,
        bonuses,
        held: total(player.tokens),
        avengers,
        hasTile: view.avengers_tile === seat,
        gauntlet: notes.find((note) => note.kind === 'gauntlet' && note.seat === seat),
    };
}

/** The stones that are missing to win, in their order. */
export const lackedBy = ({ bonuses = [], time_token }: Note): Kind[] =>
    kinds.filter((kind) => (kind === 'green' ? !time_token : bonuses.includes(kind)));
