// A table in this browser: the engine decides, the store keeps, watchers are told, bots are let think.
import type { Entry } from '#made/types/table_entry';
import { ConnectionError, type Glance, type TableSummary } from '../connection';
import type { Command, Now, Refusal, Settings, Update } from '../messages';
import { Engine } from './engine';
import { LostRace, type Store } from './store';

/** Everybody who sits at this device: one person with one or more seats. */
const person = 'me';

/** What the engine answers (table/worker.h). */
interface Answer {
    problem?: string;
    where?: string;
    found?: string;
    expected?: string;
    entries?: Entry[];
    refusal?: Refusal;
    update?: Update;
    record?: string;
    asks: boolean;
    due: number | null;
}

interface Watcher {
    seat: number | null;
    seen: number | undefined;
    tell(update: Update): void;
}

const entropy = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(96)), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
    );

const problemOf = ({ problem, where, found, expected }: Answer) =>
    [problem, where, found, expected].filter(Boolean).join(' ');

export class LocalTable {
    readonly id: string;
    #engine: Engine;
    #store: Store;
    #summary: TableSummary;
    #watchers = new Map<number, Watcher>();
    #last: Answer = { asks: false, due: null };
    /** One thing at a time: the next begins when the entries of the one before are stored. */
    #queue: Promise<unknown> = Promise.resolve();
    #timer: ReturnType<typeof setTimeout> | undefined;
    #changed: () => void;

    private constructor(engine: Engine, store: Store, summary: TableSummary, changed: () => void) {
        this.id = summary.id;
        this.#engine = engine;
        this.#store = store;
        this.#summary = summary;
        this.#changed = changed;
    }

    /** A new one; `changed` is called after every change. */
    static async open(
        store: Store,
        command: string,
        settings: Settings,
        names: string[],
        changed: (table: string) => void,
    ) {
        const engine = await Engine.start();
        const now = Date.now();
        const answer = engine.answer<Answer>({ open: settings, person, now, entropy: entropy() });
        if (answer.problem) throw new ConnectionError('unreadable_table', problemOf(answer));
        const { update } = engine.answer<Answer>({ update: { person }, now });
        const id = update!.table;
        const glance: Glance = { phase: 'gathering' };
        const summary: TableSummary = { id, command, settings, names, opened: now, changed: now, glance };
        const table = new LocalTable(engine, store, summary, () => changed(id));
        await table.#keep(answer, now);
        table.#publish();
        return table;
    }

    /** One that was kept. */
    static async load(store: Store, id: string, changed: (table: string) => void) {
        const summary = await store.summary(id);
        if (!summary) throw new ConnectionError('unknown_table', id);
        const table = new LocalTable(await Engine.start(), store, summary, () => changed(id));
        await table.#reload();
        return table;
    }

    watch(key: number, watcher: Watcher) {
        this.#watchers.set(key, watcher);
        this.#tell(watcher);
        this.#goOn();
    }

    unwatch(key: number) {
        this.#watchers.delete(key);
    }

    get isWatched() {
        return this.#watchers.size > 0;
    }

    obey(command: Command): Promise<Refusal | undefined> {
        return this.#inTurn(
            async () => (await this.#change({ command, person, entropy: entropy() })).refusal,
        );
    }

    record(): string {
        const { names } = this.#summary;
        const date = new Date(this.#summary.opened).toISOString().slice(0, 10);
        const answer = this.#engine.answer<Answer>({ record: true, names, date });
        if (answer.record === undefined) throw new ConnectionError('unreadable_table', problemOf(answer));
        return answer.record;
    }

    /** Another tab has stored something. */
    catchUp() {
        return this.#inTurn(async () => {
            await this.#reload();
            this.#publish();
        });
    }

    stop() {
        clearTimeout(this.#timer);
        this.#watchers.clear();
    }

    #inTurn<T>(task: () => Promise<T>): Promise<T> {
        const done = this.#queue.then(task);
        this.#queue = done.catch(() => {});
        return done;
    }

    /** Lets the engine decide, stores what it decided, and then tells everybody. */
    async #change(request: object): Promise<Answer> {
        for (let tries = 0; ; ++tries) {
            const now = Date.now();
            const answer = this.#engine.answer<Answer>({ ...request, now });
            if (answer.problem) throw new ConnectionError('unreadable_table', problemOf(answer));
            try {
                await this.#keep(answer, now);
                this.#publish();
                return answer;
            } catch (error) {
                // The engine has taken in what is not stored: only what is stored counts.
                await this.#reload();
                this.#publish();
                if (!(error instanceof LostRace) || tries > 2)
                    throw new ConnectionError('no_storage', String(error));
            }
        }
    }

    async #keep(answer: Answer, now: number) {
        if (answer.entries?.length) {
            this.#summary = { ...this.#summary, changed: now, glance: this.#glance() };
            await this.#store.append(answer.entries, this.#summary);
            this.#changed();
        }
        this.#last = answer;
    }

    async #reload() {
        const [entries, summary] = await Promise.all([
            this.#store.entries(this.id),
            this.#store.summary(this.id),
        ]);
        if (!summary || entries.length === 0) throw new ConnectionError('unknown_table', this.id);
        const answer = this.#engine.answer<Answer>({ load: entries });
        if (answer.problem) throw new ConnectionError('unreadable_table', problemOf(answer));
        this.#summary = summary;
        this.#last = answer;
    }

    #glance(): Glance {
        const { update } = this.#engine.answer<Answer>({ update: { person }, now: Date.now() });
        const { phase, to_act, seats, result, view }: Now = update!.now;
        const round = update!.log.lines.at(-1)?.round;
        const yours = to_act === undefined ? undefined : seats[to_act]?.you;
        return { phase, to_act, yours, winners: result?.winners, view, round };
    }

    #publish() {
        for (const watcher of this.#watchers.values()) this.#tell(watcher);
        this.#goOn();
    }

    #tell(watcher: Watcher) {
        const { seat, seen } = watcher;
        const { update } = this.#engine.answer<Answer>({ update: { person, seat, seen }, now: Date.now() });
        watcher.seen = update!.last;
        watcher.tell(update!);
    }

    /** Bots think, and time passes, only while somebody looks. */
    #goOn() {
        clearTimeout(this.#timer);
        if (!this.isWatched) return;
        const { asks, due } = this.#last;
        if (asks) this.#later({ bot: true }, 0);
        else if (due !== null) this.#later({ settle: true }, Math.max(0, due - Date.now()));
    }

    #later(request: object, delay: number) {
        this.#timer = setTimeout(() => {
            this.#inTurn(() => this.#change(request)).catch((error: unknown) => {
                // It goes on with the next command or look: nothing is lost.
                console.error(error);
            });
        }, delay);
    }
}
