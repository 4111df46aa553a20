// The worker: tables of this browser, away from the page, which is never blocked by a thinking bot.
import { ConnectionError, type Fit } from '../connection';
import type { GameRules } from '../messages';
import type { Call, CallName, Calls, Said } from './calls';
import { Engine } from './engine';
import { LocalTable } from './local_table';
import { openStore } from './store';

const store = openStore();
const tables = new Map<string, Promise<LocalTable>>();
let replays: Promise<Engine> | undefined;

/** Other tabs have workers of their own: what one stores, the others learn here. */
const otherTabs = new BroadcastChannel('lemniscate.tables');

const tell = (said: Said) => self.postMessage(said);

function changed(table: string) {
    otherTabs.postMessage(table);
    tell({ kind: 'tables' });
}

otherTabs.onmessage = async ({ data: table }: MessageEvent<string>) => {
    tell({ kind: 'tables' });
    const open = await tables.get(table)?.catch(() => undefined);
    await open?.catchUp().catch(() => tables.delete(table));
};

function tableOf(id: string) {
    let table = tables.get(id);
    if (!table) {
        table = store.then((store) => LocalTable.load(store, id, changed));
        tables.set(id, table);
        table.catch(() => tables.delete(id));
    }
    return table;
}

const answers: { [Name in CallName]: (given: Calls[Name]['given']) => Promise<Calls[Name]['answered']> } = {
    games: async () => (await Engine.start()).answer<{ games: GameRules[] }>({ games: true }).games,
    fits: async (asked) => (await Engine.start()).answer<{ fits: Fit[] }>({ fits: asked }).fits,
    keeps: async () => (await store).keeps,
    tables: async () => (await (await store).summaries()).sort((one, other) => other.changed - one.changed),
    summary: async ({ table }) => (await store).summary(table),
    open: async ({ command, settings, names }) => {
        const kept = (await (await store).summaries()).find((table) => table.command === command);
        if (kept) return kept.id;
        const table = await LocalTable.open(await store, command, settings, names, changed);
        tables.set(table.id, Promise.resolve(table));
        return table.id;
    },
    watch: async ({ watch, table, seat, seen }) => {
        (await tableOf(table)).watch(watch, {
            seat,
            seen,
            tell: (update) => tell({ kind: 'update', watch, update }),
        });
    },
    unwatch: async ({ watch, table }) => {
        const open = await tables.get(table)?.catch(() => undefined);
        open?.unwatch(watch);
        if (open && !open.isWatched) tables.delete(table);
    },
    command: async ({ table, command }) => (await tableOf(table)).obey(command),
    record: async ({ table }) => (await tableOf(table)).record(),
    forget: async ({ table }) => {
        (await tables.get(table)?.catch(() => undefined))?.stop();
        tables.delete(table);
        await (await store).forget(table);
        changed(table);
    },
    signature: async () => (await Engine.start()).signature(),
    replay: async ({ requests }) => {
        replays ??= Engine.start();
        const engine = await replays;
        return requests.map((request) => engine.answer<object>(request));
    },
};

self.onmessage = async ({ data: call }: MessageEvent<Call>) => {
    try {
        const answer = answers[call.name] as (given: object) => Promise<unknown>;
        tell({ kind: 'answered', id: call.id, answered: await answer(call.given) });
    } catch (error) {
        const trouble = error instanceof ConnectionError ? error.trouble : 'lost';
        tell({ kind: 'failed', id: call.id, trouble, message: String(error) });
    }
};

// The lock is held as long as the worker lives: the page that waits for it learns of its end at once.
const lock = `lemniscate.worker.${crypto.randomUUID()}`;
void navigator.locks.request(lock, () => {
    tell({ kind: 'alive', lock });
    return new Promise(() => {});
});
