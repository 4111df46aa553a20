// The one way from the page to tables. Whether they are kept by a worker inside this browser or by a
// server, nobody on the page knows.
import type { Command, GameRules, Refusal, Settings, Update } from './messages';

/** A table as a list shows it. */
export interface TableSummary {
    id: string;
    /** The id of the command that opened it: repeated, it opens no second one. */
    command: string;
    settings: Settings;
    /** What people call whoever sits there, by seat. */
    names: string[];
    opened: number;
    changed: number;
    /** How it stood for whoever looked last; a list draws a small picture of it. */
    glance: Glance;
}

/** What can be told of a table in a list without telling anybody's secrets. */
export interface Glance {
    phase: 'gathering' | 'salting' | 'playing' | 'over';
    round?: number;
    /** Whose turn it is, and whether that is a seat of this person's. */
    to_act?: number;
    yours?: boolean;
    winners?: number[];
    /** As a spectator sees it. */
    view?: Update['now']['view'];
}

/** Options as they would be dealt with and how many then play, or the reason why not (`<game>.options.<reason>`). */
export type Fit = { options: Record<string, string>; players: number } | { reason: string };

/** A watched table: news come to `onUpdate`, in order, each once. */
export interface Watch {
    /** Resolves when the table has stored it, or says why not. A command that got lost is sent again. */
    send(command: Unnamed<Command>): Promise<Refusal | undefined>;
    stop(): void;
}
/** A command before the connection has given it its id. */
export type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Why a watch cannot begin or go on: the id of a sentence, `page.trouble.<id>`. */
export type Trouble = 'unknown_table' | 'unreadable_table' | 'no_storage' | 'lost';

/** Why something that was asked for was not done. */
export class ConnectionError extends Error {
    readonly trouble: Trouble;
    constructor(trouble: Trouble, message: string) {
        super(message);
        this.trouble = trouble;
    }
}

export interface Connection {
    /** What can be played. */
    games(): Promise<GameRules[]>;
    /** Whether options suit a game: as they would be dealt with, or the reason why not. */
    fits(game: string, options: Record<string, string>[]): Promise<Fit[]>;
    /** One's own tables, the last changed first. */
    tables(): Promise<TableSummary[]>;
    /** Opens a table and returns its id; `names` are what people call the seats. */
    open(settings: Settings, names: string[]): Promise<string>;
    /** Looks on as this seat, or as a spectator; `seen` is the last number that was seen, if any. */
    watch(
        table: string,
        seat: number | null,
        seen: number | undefined,
        onUpdate: (update: Update) => void,
        onTrouble: (trouble: Trouble) => void,
    ): Watch;
    summary(table: string): Promise<TableSummary | undefined>;
    /** The record of a table that is over. */
    record(table: string): Promise<string>;
    /** Removes a table from the list for good. */
    forget(table: string): Promise<void>;
    /** Calls when the list of tables has changed; returns how to stop that. */
    onTables(changed: () => void): () => void;
}
