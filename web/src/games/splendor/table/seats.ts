// What a seat has, put together for whoever draws it.
import type { Note } from '#src/connection/messages';
import { characterOf } from '../cards/facts';
import { colours, kinds, total, type Colour, type Kind, type Player, type View } from './view';

export interface SeatFacts {
    seat: number;
    player: Player;
    points: number;
    /** The stones it has: colours of its bonuses, and time. */
    stones: Kind[];
    bonuses: Record<Colour, number>;
    /** How many tokens it holds. */
    held: number;
    avengers: number;
    hasTile: boolean;
    /** What it lacks to win: a note of the engine. */
    gauntlet?: Note;
}

export function factsOf(view: View, notes: readonly Note[], seat: number): SeatFacts {
    const player = view.players[seat];
    const gauntlet = notes.find((note) => note.kind === 'gauntlet' && note.seat === seat);
    const bonuses = { yellow: 0, purple: 0, blue: 0, red: 0, orange: 0 };
    let avengers = 0;
    for (const card of player.characters) {
        const facts = characterOf(card);
        bonuses[facts.bonus] += 1;
        avengers += facts.avengers;
    }
    const lacks = lackedBy(gauntlet);
    return {
        seat,
        player,
        points: gauntlet?.points ?? 0,
        stones: stonesInOrder.filter((stone) => !lacks.includes(stone)),
        bonuses,
        held: total(player.tokens),
        avengers,
        hasTile: view.avengers_tile === seat,
        gauntlet,
    };
}

const stonesInOrder: Kind[] = [...colours, 'green'];

/** The stones that are missing to win, in their order. */
export function lackedBy(gauntlet: Note | undefined): Kind[] {
    if (!gauntlet) return stonesInOrder;
    const bonuses = gauntlet.bonuses ?? [];
    return kinds.filter((kind) => (kind === 'green' ? !gauntlet.time_token : bonuses.includes(kind)));
}
