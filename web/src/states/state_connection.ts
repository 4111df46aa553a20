// A table in a kept state: the engine makes of its entries what it tells anybody, and obeys. Nobody else
// moves: a bot that is asked thinks on.
import type { Entry } from '#made/types/table_entry';
import {
    ConnectionError,
    type Connection,
    type TableSummary,
    type Trouble,
    type Unnamed,
    type Watch,
} from '#src/connection/connection';
import { askReplay } from '#src/connection/connections';
import type { Command, Refusal, Update } from '#src/connection/messages';
import { entriesOf, type KeptStates } from './state';

interface Answer {
    problem?: string;
    entries?: Entry[];
    refusal?: Refusal;
    update?: Update;
}

interface Watcher {
    seat: number | null;
    seen: number | undefined;
    onUpdate(update: Update): void;
}

const files = import.meta.glob<KeptStates>('../games/*/states/kept.json', { import: 'default' });
const fileOf = (game: string) => files[`../games/${game}/states/kept.json`];

/** The names of a game's states. */
export async function statesOf(game: string): Promise<string[]> {
    return (await fileOf(game)?.())?.states.map(({ name }) => name) ?? [];
}

/** Tables are called `<game>/<state>`. */
export class StateConnection implements Pick<Connection, 'summary' | 'watch'> {
    #entries: Entry[] = [];
    #watchers = new Set<Watcher>();

    async summary(id: string): Promise<TableSummary | undefined> {
        const [game, name] = id.split('/');
        const kept = await fileOf(game)?.();
        const entries = kept && entriesOf(kept, name);
        if (!entries) return undefined;
        this.#entries = entries;
        const { settings } = kept.games[kept.states.find((state) => state.name === name)!.game];
        const names = settings.seats.map(() => '');
        return { id, command: '', settings, names, opened: 1, changed: 1, glance: { phase: 'playing' } };
    }

    watch(
        _table: string,
        seat: number | null,
        seen: number | undefined,
        onUpdate: (update: Update) => void,
        onTrouble: (trouble: Trouble) => void,
    ): Watch {
        const watcher = { seat, seen, onUpdate };
        this.#watchers.add(watcher);
        this.#tell(watcher).catch((error: unknown) =>
            onTrouble(error instanceof ConnectionError ? error.trouble : 'lost'),
        );
        return {
            send: (command) => this.#obey(command),
            stop: () => void this.#watchers.delete(watcher),
        };
    }

    /** The engine has one table at a time: it is told again which. */
    async #ask(request: object): Promise<Answer> {
        const answers = (await askReplay([{ load: this.#entries }, request])) as Answer[];
        const wrong = answers.find(({ problem }) => problem);
        if (wrong) throw new ConnectionError('unreadable_table', JSON.stringify(wrong));
        return answers[1];
    }

    async #obey(command: Unnamed<Command>) {
        const named = { ...command, id: crypto.randomUUID() };
        const { entries = [], refusal } = await this.#ask({
            command: named,
            person: 'me',
            now: 1,
            entropy: '00'.repeat(96),
        });
        this.#entries = [...this.#entries, ...entries];
        for (const watcher of this.#watchers) await this.#tell(watcher);
        return refusal;
    }

    async #tell(watcher: Watcher) {
        const { seat, seen } = watcher;
        const { update } = await this.#ask({ update: { person: 'me', seat, seen }, now: 1 });
        if (!this.#watchers.has(watcher)) return;
        watcher.seen = update!.last;
        watcher.onUpdate(update!);
    }
}
