// What the page and its worker say to each other.
import type { Fit, TableSummary, Trouble } from '../connection';
import type { Command, GameRules, Refusal, Settings, Update } from '../messages';

/** What can be asked of the worker, by name: what is given, and what is answered. */
export interface Calls {
    games: { given: object; answered: GameRules[] };
    fits: { given: { game: string; options: Record<string, string>[] }; answered: Fit[] };
    keeps: { given: object; answered: boolean };
    tables: { given: object; answered: TableSummary[] };
    summary: { given: { table: string }; answered: TableSummary | undefined };
    open: { given: { command: string; settings: Settings; names: string[] }; answered: string };
    watch: {
        given: { watch: number; table: string; seat: number | null; seen: number | undefined };
        answered: undefined;
    };
    unwatch: { given: { watch: number; table: string }; answered: undefined };
    command: { given: { table: string; command: Command }; answered: Refusal | undefined };
    record: { given: { table: string }; answered: string };
    forget: { given: { table: string }; answered: undefined };
    signature: { given: object; answered: string };
    /** A record, as table/worker.h has it for replays: requests and answers go through as they are. */
    replay: { given: { requests: object[] }; answered: object[] };
}
export type CallName = keyof Calls;

export interface Call<Name extends CallName = CallName> {
    id: number;
    name: Name;
    given: Calls[Name]['given'];
}

/** What the worker says, asked or not. */
export type Said =
    | { kind: 'alive'; lock: string }
    | { kind: 'answered'; id: number; answered: unknown }
    | { kind: 'failed'; id: number; trouble: Trouble; message: string }
    | { kind: 'update'; watch: number; update: Update }
    | { kind: 'trouble'; watch: number; trouble: Trouble }
    | { kind: 'tables' };
