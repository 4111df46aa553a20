// States of tables that are looked at: what is wanted of a game, and the games in which it was met. They
// are moves of real games, so that the engine makes of them what it would tell anybody.
import type { Entry } from '#made/types/table_entry';
import type { Now, Settings } from '#src/connection/messages';

/** A state of a table, and how it is known. */
export interface Wanted<View> {
    name: string;
    options: Record<string, string>;
    /** How many people share the device; else one, against bots. */
    people?: number;
    /** Which bot the others are, where not the better one. */
    against?: string;
    /** By what the first seat is told. */
    isHere(now: Now, view: View): boolean;
}

/** A game as it was played: how its table was opened, and each move with its seat before it. */
export interface KeptGame {
    settings: Settings;
    opened: Entry;
    dealt: Entry;
    moves: string[];
    /** Where it was played to its end. */
    ended?: Entry;
}

/** Where a state was met: in which game, after how many moves. */
export interface KeptState {
    name: string;
    game: number;
    moves: number;
}

export interface KeptStates {
    games: KeptGame[];
    states: KeptState[];
}

/** What the table stored until a state was met. */
export function entriesOf({ games, states }: KeptStates, name: string): Entry[] | undefined {
    const state = states.find((one) => one.name === name);
    if (!state) return undefined;
    const { opened, dealt, moves, ended, settings } = games[state.game];
    const made = moves.slice(0, state.moves).map((line, at): Entry => {
        const [seat] = line.split(' ', 1);
        const by = settings.seats[Number(seat)]?.kind === 'bot' ? 'bot' : 'person';
        return {
            number: at + 2,
            time: 1,
            kind: 'moved',
            command: String(at),
            content: '0',
            seat: Number(seat),
            move: line.slice(seat.length + 1),
            by,
        } as Entry;
    });
    const entries = [opened, dealt, ...made];
    return ended && state.moves === moves.length
        ? [...entries, { ...ended, number: entries.length }]
        : entries;
}
