// A table in the browser, with the real engine and a database in memory.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Update } from '../messages';
import type { LocalTable as Table } from './local_table';

vi.stubGlobal('fetch', async () => {
    const module = readFileSync(new URL('../../../made/lemniscate.wasm', import.meta.url));
    return new Response(module, { headers: { 'content-type': 'application/wasm' } });
});
const { LocalTable } = await import('./local_table');
const { openStore } = await import('./store');

const settings = {
    game: 'splendor',
    options: { players: '2', first_seat: '0' },
    seats: [
        { kind: 'person' as const, name: 'me' },
        { kind: 'bot' as const, name: 'greedy' },
    ],
};

/** Somebody at seat 0 who takes the first choice. */
class Somebody {
    updates: Update[] = [];
    table!: Table;
    #id = 0;

    watch(table: Table, seen?: number) {
        this.table = table;
        table.watch(1, { seat: 0, seen, tell: (update) => this.updates.push(update) });
    }
    get last() {
        return this.updates.at(-1)!;
    }
    /** Waits until seat 0 is asked. */
    async asked() {
        await vi.waitFor(() =>
            expect(this.last.now.to_act === 0 || this.last.now.phase === 'over').toBe(true),
        );
        return this.last.now;
    }
    async move(id = `${++this.#id}`) {
        const now = await this.asked();
        return this.table.obey({ id, do: 'move', seat: 0, at: now.at!, move: now.choices![0].move });
    }
}

describe('a table in the browser', () => {
    let store: Awaited<ReturnType<typeof openStore>>;
    let me: Somebody;
    beforeEach(async () => {
        store = await openStore();
        me = new Somebody();
    });
    const open = () => LocalTable.open(store, 'once', settings, ['', 'greedy'], () => {});

    test('tells news in order, each once', async () => {
        me.watch(await open());
        for (let i = 0; i < 5; ++i) await me.move();
        await me.asked();
        const numbers = me.updates.flatMap(({ news }) => news.map(({ number }) => number));
        expect(numbers).toEqual(numbers.map((_, at) => at));
    });

    test('goes on after a reload where it was', async () => {
        const table = await open();
        me.watch(table);
        for (let i = 0; i < 3; ++i) await me.move();
        const before = await me.asked();
        table.stop();
        const again = new Somebody();
        again.watch(await LocalTable.load(store, table.id, () => {}));
        expect((await again.asked()).view).toEqual(before.view);
        expect(again.last.log.lines.length).toBeGreaterThan(2);
    });

    test('does a repeated command once', async () => {
        const table = await open();
        me.watch(table);
        await me.asked();
        const { at, choices } = me.last.now;
        const command = { id: 'same', do: 'move' as const, seat: 0, at: at!, move: choices![0].move };
        expect(await table.obey(command)).toBeUndefined();
        const entries = (await store.entries(table.id)).length;
        expect(await table.obey(command)).toBeUndefined();
        const own = (await store.entries(table.id)).filter((entry) => entry.command === 'same');
        expect(own.length).toBe(1);
        expect(entries).toBeGreaterThan(1);
    });

    test('refuses what is not legal, with a message', async () => {
        const table = await open();
        me.watch(table);
        const { at } = await me.asked();
        const refusal = await table.obey({ id: 'x', do: 'move', seat: 0, at: at!, move: 'recruit nobody' });
        expect(refusal?.says.key).toMatch(/^splendor\.refusal\./);
    });

    test('two tabs agree: the slower one reads again and decides anew', async () => {
        const one = await open();
        const other = await LocalTable.load(store, one.id, () => {});
        me.watch(one);
        await me.asked();
        await me.move('from one');
        await me.asked();
        one.stop();
        const late = new Somebody();
        late.watch(other);
        // It has not heard of the move: its own is too late, and it then sees what happened.
        const refusal = await late.move('from the other');
        expect(refusal?.says.key).toBe('table.refusal.too_late');
        expect(late.last.now.moves).toBeGreaterThan(0);
        expect((await store.entries(one.id)).map(({ number }) => number)).toEqual(
            (await store.entries(one.id)).map((_, at) => at),
        );
    });

    test('a seat is told nothing that it may not know', async () => {
        const table = await open();
        const told: string[] = [];
        table.watch(1, { seat: 0, seen: undefined, tell: (update) => told.push(JSON.stringify(update)) });
        const kept = await store.entries(table.id);
        const opened = kept[0] as unknown as { apart: Record<string, string> };
        for (const secret of Object.values(opened.apart))
            for (const text of told) expect(text).not.toContain(secret);
    });

    test('the list has a glance without anybody’s secrets', async () => {
        const table = await open();
        const summary = await store.summary(table.id);
        expect(summary?.glance.phase).toBe('playing');
        expect((summary?.glance.view as { view?: unknown }).view).toEqual({ seat: null });
    });

    test('a forgotten table is gone, and is not brought back by a move', async () => {
        const table = await open();
        me.watch(table);
        await me.asked();
        await store.forget(table.id);
        await expect(me.move()).rejects.toMatchObject({ trouble: 'unknown_table' });
        expect(await store.summaries()).not.toContainEqual(expect.objectContaining({ id: table.id }));
    });
});
