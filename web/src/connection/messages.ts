// What the page and a table say to each other, as protocol/ and match/schemas have it.
import type { Choices } from '#made/types/choices';
import type { Events } from '#made/types/events';
import type { Notes } from '#made/types/notes';
import type { OptionsOfAGame } from '#made/types/options';
import type { Command } from '#made/types/table_command';
import type { Chair, Setting, Settings, Update as WrittenUpdate } from '#made/types/table_update';
import type { Message, Value } from '#src/texts/texts';

export type { Chair, Command, Setting, Settings };

export type Choice = Choices[number];
export type Note = Notes[number];
export type Event = Omit<Events[number], 'entry' | 'index'>;
/** A view is the business of its game: games/<id> knows what stands in it. */
export type View = { game: string } & Record<string, unknown>;

export type Weight = 'detail' | 'deed' | 'result' | 'yours';
export interface LogLine {
    seat: number;
    step: number;
    round: number;
    who: Value;
    parts: { says: Message; weight: Weight; step: number }[];
}

type WrittenNow = WrittenUpdate['now'];
export type Now = Omit<WrittenNow, 'choices' | 'notes' | 'view' | 'prompt'> & {
    choices?: Choice[];
    notes?: Note[];
    view?: View;
    prompt?: Message;
};

type WrittenNews = WrittenUpdate['news'][number];
export type News =
    | Exclude<WrittenNews, { kind: 'moved' }>
    | (Omit<Extract<WrittenNews, { kind: 'moved' }>, 'events'> & { events?: Event[] });

/** What a watcher has missed, and how the table stands now; the page always asks for all parts. */
export type Update = Omit<WrittenUpdate, 'now' | 'news' | 'log'> & {
    news: News[];
    now: Now;
    log: { from: number; lines: LogLine[] };
};

/** Why nothing was done. */
export interface Refusal {
    id: string;
    says: Message;
}

/** A game as the engine describes it, for whoever shows a form. */
export type GameRules = OptionsOfAGame & {
    bots: string[];
    rules: number;
};
