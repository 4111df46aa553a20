// What pages are told of a server's tables, whatever the connection does. The server is the test.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '#made/types/socket_message';
import type { Watch } from '../connection';
import type { Update } from '../messages';
import { FakeServer } from './fake_socket';
import { ServerConnection } from './server_connection';
import type { ChatLine, TableEars } from './server_tables';
import { saltHash } from './witness';
import { WitnessMemory, type Kept } from './witness_store';

const table = 'a'.repeat(32);
const match = '0f'.repeat(16);
const commitment = '8c'.repeat(32);

let server: FakeServer;
let connection: ServerConnection;
let store: WitnessMemory;
beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    store = new WitnessMemory();
    const knowledge = {
        games: async () => [],
        fits: async () => [],
        prove: async () => ({ sealed: true, proved: true }),
    };
    connection = new ServerConnection(knowledge, server, async () => store);
});
afterEach(() => {
    connection.stop();
    vi.useRealTimers();
});

const soon = () => vi.advanceTimersByTimeAsync(0);
async function open() {
    connection.start();
    await soon();
    server.last.greets();
    await soon();
}
/** The connection is lost and comes back. */
async function loseAndReturn() {
    server.last.dies();
    server.wake();
    await soon();
    server.last.greets();
    await soon();
}

/** The last thing that was asked for, and how to answer it. */
const asked = () => server.last.asked.at(-1)!;
const kinds = () => server.last.asked.map((request) => request.do);
async function done(more: object = {}, request = asked()) {
    const id = request.id ?? (request.command as { id: string }).id;
    server.last.says({ done: id, ...more });
    await soon();
}
async function refuse(why: string) {
    server.last.says({ refused: asked().id, why, says: { key: `server.refusal.${why}` } });
    await soon();
}

/** News from one number to another, and how the table stands then. */
function update(from: number, to: number, now: object = {}) {
    const news = Array.from({ length: to - from + 1 }, (_, at) => ({
        number: from + at,
        time: 0,
        kind: 'opened',
    }));
    const stands = { phase: 'playing', settings: { game: 'any', seats: [] }, host: true, seats: [], ...now };
    return { update: { table, last: to, news, log: { from: 0, lines: [] }, now: stands } };
}

/** Somebody who remembers what was told. */
class Listener implements TableEars {
    numbers: number[] = [];
    updates: Update[] = [];
    lines: string[] = [];
    troubles: unknown[] = [];
    called: unknown[] = [];
    there: unknown[] = [];
    update(update: Update) {
        this.updates.push(update);
        this.numbers.push(...update.news.map(({ number }) => number));
    }
    chat(lines: ChatLine[]) {
        this.lines.push(...lines.map(({ text }) => text));
    }
    trouble(...trouble: unknown[]) {
        this.troubles.push(trouble);
    }
    names(names: object) {
        this.called.push(names);
    }
    presence(presence: object) {
        this.there.push(presence);
    }
}

describe('a watch', () => {
    test('goes on after a loss from the last number, and tells each once', async () => {
        await open();
        const listener = new Listener();
        connection.look(table, 0, undefined, listener);
        await soon();
        expect(asked()).toMatchObject({ do: 'watch', table, seat: 0 });
        expect(asked()).not.toHaveProperty('seen');
        server.last.says(update(0, 3));
        await done();
        server.last.says(update(4, 4));
        await loseAndReturn();
        expect(asked()).toMatchObject({ do: 'watch', table, seat: 0, seen: 4 });
        server.last.says(update(5, 6));
        // Should a server tell more than was missed, that is not told again.
        server.last.says(update(6, 7));
        expect(listener.numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    });

    test('that is begun without a connection begins with it', async () => {
        const listener = new Listener();
        connection.look(table, null, 2, listener);
        await soon();
        server.last.greets();
        expect(asked()).toMatchObject({ do: 'watch', seen: 2 });
        expect(asked()).not.toHaveProperty('seat');
    });

    test('says how the table stands after a loss, also where nothing was missed', async () => {
        await open();
        const listener = new Listener();
        connection.look(table, 0, undefined, listener);
        await soon();
        server.last.says(update(0, 3));
        await done();
        // Somebody is called otherwise: that is told, but nothing has happened.
        server.last.says({ ...update(4, 3), names: { ann: 'Anna' } });
        expect(listener.updates.length).toBe(1);
        expect(listener.called).toEqual([{ ann: 'Anna' }]);
        await loseAndReturn();
        server.last.says(update(4, 3));
        expect(listener.updates.length).toBe(2);
        expect(listener.numbers).toEqual([0, 1, 2, 3]);
    });

    test('of a table that is watched already shares it, and each is told all of it once', async () => {
        await open();
        const [one, other] = [new Listener(), new Listener()];
        connection.look(table, 0, undefined, one);
        await soon();
        server.last.says({ ...update(0, 3), names: { ann: 'Ann' } });
        server.last.says({ presence: { table, people: ['ann'], watching: 0 } });
        await done();
        const { stop } = connection.look(table, 0, undefined, other);
        await soon();
        // Still of the watch before; then the one for both.
        server.last.says(update(4, 4));
        server.last.says({ chat: { table, lines: [{ number: 1, time: 0, person: 'bob', text: 'b' }] } });
        server.last.says(update(0, 4));
        const lines = ['a', 'b'].map((text, number) => ({ number, time: 0, person: 'bob', text }));
        server.last.says({ chat: { table, lines } });
        await done();
        server.last.says(update(5, 5));
        expect(one.numbers).toEqual([0, 1, 2, 3, 4, 5]);
        expect(other.numbers).toEqual([0, 1, 2, 3, 4, 5]);
        expect(other.lines).toEqual(['a', 'b']);
        expect(other.called).toEqual([{ ann: 'Ann' }]);
        expect(other.there).toMatchObject([{ people: ['ann'] }]);
        // One of them stops: the other is told on, and the server is not asked for anything.
        const before = server.last.asked.length;
        stop();
        await soon();
        server.last.says(update(6, 6));
        expect(one.numbers.at(-1)).toBe(6);
        expect(other.numbers.at(-1)).toBe(5);
        expect(server.last.asked.length).toBe(before);
    });

    test('as another seat at the same time is refused plainly', async () => {
        await open();
        connection.look(table, 0, undefined, new Listener());
        expect(() => connection.look(table, null, undefined, new Listener())).toThrow('another seat');
    });

    test('as another seat afterwards hears nothing that was meant for the seat before', async () => {
        await open();
        const [spectator, seat] = [new Listener(), new Listener()];
        const watch = connection.look(table, null, undefined, spectator);
        await soon();
        server.last.says(update(0, 2));
        await done();
        watch.stop();
        connection.look(table, 1, undefined, seat);
        await soon();
        expect(asked()).toMatchObject({ do: 'unwatch' });
        server.last.says(update(0, 3));
        await done();
        expect(asked()).toMatchObject({ do: 'watch', seat: 1 });
        server.last.says(update(0, 4));
        expect(spectator.numbers).toEqual([0, 1, 2]);
        expect(seat.updates.map(({ last }) => last)).toEqual([4]);
    });

    test('that is stopped before the server has answered is taken back afterwards', async () => {
        await open();
        const { stop } = connection.look(table, null, undefined, new Listener());
        await soon();
        stop();
        await soon();
        expect(kinds()).toEqual(['watch']);
        await done();
        expect(kinds()).toEqual(['watch', 'unwatch']);
    });

    test('that is refused ends with the server’s words', async () => {
        await open();
        const listener = new Listener();
        connection.look(table, null, undefined, listener);
        await soon();
        await refuse('no_such_table');
        expect(listener.troubles).toEqual([['unknown_table', { key: 'server.refusal.no_such_table' }]]);
        await loseAndReturn();
        expect(kinds()).toEqual([]);
    });

    test('that the server cannot begin for now is tried again', async () => {
        await open();
        const listener = new Listener();
        connection.look(table, null, undefined, listener);
        await soon();
        await refuse('trouble');
        await vi.advanceTimersByTimeAsync(1000);
        await refuse('trouble');
        await vi.advanceTimersByTimeAsync(2000);
        expect(kinds()).toEqual(['watch', 'watch', 'watch']);
        expect(listener.troubles).toEqual([]);
    });

    test('whose seat was lost ends', async () => {
        await open();
        const listener = new Listener();
        connection.look(table, 0, undefined, listener);
        await soon();
        await done();
        server.last.says({ gone: { table, says: { key: 'table.refusal.not_your_seat' } } });
        expect(listener.troubles).toEqual([['lost', { key: 'table.refusal.not_your_seat' }]]);
    });

    test('of a server that knows less than before is told all of it anew', async () => {
        await open();
        const listener = new Listener();
        connection.look(table, 0, undefined, listener);
        await soon();
        server.last.says(update(0, 9));
        await done();
        await loseAndReturn();
        server.last.says(update(0, 5));
        expect(listener.updates.at(-1)?.news.length).toBe(6);
    });
});

test('a command that was refused is answered with the words for it, one that was done with nothing', async () => {
    await open();
    const watch = connection.look(table, 0, undefined, new Listener());
    await soon();
    const answers = [1, 2].map(() => watch.send({ do: 'resign', seat: 0 }));
    const commands = server.last.asked.slice(-2).map(({ command }) => (command as { id: string }).id);
    expect(commands[0]).not.toBe(commands[1]);
    server.last.says({ refused: commands[1], why: 'over', says: { key: 'table.refusal.over' } });
    server.last.says({ done: commands[0], table, number: 1 });
    expect(await Promise.all(answers)).toEqual([
        undefined,
        { id: 'over', says: { key: 'table.refusal.over' } },
    ]);
});

test('whoever came by a code shows it wherever that is asked', async () => {
    await open();
    const found = connection.find('7kq2 m4xz');
    await done({ table, glance: { match, commitment } });
    expect((await found).table).toBe(table);
    expect(connection.codeOf(table)).toBe('7KQ2M4XZ');
    const watch = connection.look(table, null, undefined, new Listener());
    await soon();
    expect(asked()).toMatchObject({ do: 'watch', code: '7KQ2M4XZ' });
    void watch.send({ do: 'leave' }).catch(() => {});
    expect(asked()).toMatchObject({ do: 'command', code: '7KQ2M4XZ' });
});

test('whoever is muted is not heard, and the server is told again on every connection', async () => {
    await open();
    const listener = new Listener();
    connection.look(table, 0, undefined, listener);
    await soon();
    server.last.says(update(0, 0));
    await done();
    connection.mute(table, 'bob', true);
    const line = (number: number, person: string) => ({ number, time: 0, person, text: `${number}` });
    server.last.says({ chat: { table, lines: [line(0, 'bob'), line(1, 'eve')] } });
    expect(listener.lines).toEqual(['1']);
    await loseAndReturn();
    expect(server.last.asked).toMatchObject([
        { do: 'mute', person: 'bob', muted: true },
        { do: 'watch', heard: 1 },
    ]);
    connection.mute(table, 'bob', false);
    expect(asked()).toMatchObject({ do: 'mute', person: 'bob', muted: false });
    expect(connection.isMuted(table, 'bob')).toBe(false);
});

const row = (id: string, changed: number, glance: object = {}): Row => ({
    table: id,
    code: 'C0DE',
    opened: 0,
    changed,
    listed: true,
    names: { ann: 'Ann' },
    glance: {
        game: 'any',
        options: {},
        clock: { kind: 'none' },
        phase: 'playing',
        watched: true,
        by_invitation: false,
        seats: [
            { kind: 'open', person: 'ann' },
            { kind: 'bot', name: 'greedy' },
        ],
        to_act: 0,
        ...glance,
    },
});

describe('lists', () => {
    test('are followed while somebody wants to know, and told again after a loss', async () => {
        await open();
        const told: string[][] = [];
        const stop = connection.onLobby((tables) => told.push(tables.map(({ table }) => table)));
        expect(asked()).toMatchObject({ do: 'lobby', on: true });
        await done();
        server.last.says({ lobby: { all: true, tables: [row('a', 1), row('b', 2)] } });
        server.last.says({ lobby: { tables: [row('c', 3)], gone: ['b'] } });
        await loseAndReturn();
        expect(asked()).toMatchObject({ do: 'lobby', on: true });
        server.last.says({ lobby: { all: true, tables: [row('d', 4)] } });
        expect(told).toEqual([['b', 'a'], ['c', 'a'], ['d']]);
        stop();
        expect(asked()).toMatchObject({ do: 'lobby', on: false });
        await loseAndReturn();
        expect(kinds()).toEqual([]);
    });

    test('that the server cannot read for now are asked for again', async () => {
        await open();
        connection.onMine(() => {});
        await refuse('trouble');
        await vi.advanceTimersByTimeAsync(2000);
        expect(kinds()).toEqual(['lobby', 'lobby']);
    });

    test('one’s own tables are those that are played and those that are over', async () => {
        await open();
        const tables = connection.tables();
        await done({ tables: [row('over', 1, { phase: 'over', winners: [0] })] }, server.last.asked[0]);
        server.last.says({ mine: { all: true, tables: [row('mine', 2)] } });
        const [mine, over] = await tables;
        expect(mine).toMatchObject({ id: 'mine', names: ['Ann', 'greedy'], glance: { yours: true } });
        expect(over).toMatchObject({ id: 'over', glance: { phase: 'over', winners: [0] } });
        expect(connection.codeOf('mine')).toBe('C0DE');
        // Nobody listens any more.
        expect(kinds()).toEqual(['finished', 'lobby', 'lobby']);
    });
});

test('one’s own seat is found at tables that are played and at those that are over', async () => {
    await open();
    const at = async (id: string, others: object = {}) => {
        const seat = connection.seatOf(id);
        const bob = row('bob', 1, { seats: [{ kind: 'open', person: 'bob' }, { kind: 'open' }] });
        await done({}, asked());
        server.last.says({ mine: { all: true, tables: [row('mine', 2), bob] } });
        await soon();
        if (asked().do === 'finished') await done({ tables: [row('over', 1, others)] });
        return seat;
    };
    expect(await at('mine')).toBe(0);
    expect(await at('bob')).toBeNull();
    expect(await at('over', { seats: [{ kind: 'open' }, { kind: 'open', person: 'ann' }] })).toBe(1);
    expect(await at('unknown')).toBeNull();
});

describe('whoever sits down', () => {
    const chairs = (salt_hash: string) => [{ kind: 'open', taken: true, you: true, salt_hash }];
    const termsOf = (salt_hash: string, more: object = {}) =>
        JSON.stringify({ commitment, match, seats: [{ kind: 'person', salt_hash }], ...more });

    /** The next thing that is to be kept takes until it is said to be. */
    function keepsSlowly() {
        let isKept = () => {};
        const keep = store.put.bind(store);
        const put = vi.spyOn(store, 'put').mockImplementationOnce(async (kept) => {
            await new Promise<void>((resolve) => (isKept = resolve));
            await keep(kept);
        });
        return { put, isKept: () => isKept() };
    }

    let watch: Watch;
    /** Looks on and sits down; what was sent for it. */
    async function sit() {
        await open();
        watch = connection.look(table, null, undefined, new Listener());
        await soon();
        server.last.says(update(0, 0, { phase: 'gathering', match, commitment }));
        await done();
        const answer = connection.sit(table, 0);
        await soon();
        const { salt_hash } = asked().command as { salt_hash: string };
        const [kept] = await store.ofTable(table);
        await done({ table, number: 1 });
        expect(await answer).toBeUndefined();
        return { salt_hash, kept };
    }
    const called = async (salt_hash: string, terms: string) => {
        server.last.says(update(1, 2, { phase: 'salting', terms, seats: chairs(salt_hash) }));
        await soon();
    };
    const salts = () =>
        server.last.asked.flatMap(({ command }) => ((command as Kept)?.salt ? [command] : []));

    test('has kept a fresh salt before its hash is sent', async () => {
        const { salt_hash, kept } = await sit();
        expect(kept).toMatchObject({ match, commitment, salt_hash });
        expect(kept.salt).toMatch(/^[0-9a-f]{32}$/);
        expect(salt_hash).toBe(saltHash(match, kept.salt));
    });

    test('says nothing before the salt is kept', async () => {
        await open();
        connection.look(table, null, undefined, new Listener());
        await soon();
        server.last.says(update(0, 0, { phase: 'gathering', match, commitment }));
        await done();
        const { isKept } = keepsSlowly();
        void connection.sit(table, 0).catch(() => {});
        await soon();
        expect(kinds()).toEqual(['watch']);
        isKept();
        await soon();
        expect(asked()).toMatchObject({ do: 'command', command: { do: 'sit', seat: 0 } });
    });

    test('has kept the terms before the salt is sent, and shows it once', async () => {
        const { salt_hash, kept } = await sit();
        const { put, isKept } = keepsSlowly();
        await called(salt_hash, termsOf(salt_hash));
        expect(put).toHaveBeenCalledWith(expect.objectContaining({ terms: termsOf(salt_hash), seat: 0 }));
        expect(salts()).toEqual([]);
        isKept();
        await soon();
        expect(salts()).toMatchObject([{ do: 'salt', seat: 0, salt: kept.salt }]);
        await called(salt_hash, termsOf(salt_hash));
        expect(salts().length).toBe(1);
        await done({ table, number: 3 });
        expect(await store.ofTable(table)).toMatchObject([{ isTaken: true, terms: termsOf(salt_hash) }]);
    });

    test('shows no salt for terms of something else', async () => {
        const { salt_hash } = await sit();
        await called(salt_hash, termsOf(salt_hash, { commitment: '00'.repeat(32) }));
        expect(salts()).toEqual([]);
        expect(await store.ofTable(table)).toMatchObject([{ doubt: 'other_terms' }]);
    });

    test('keeps the first terms when others come after the salt', async () => {
        const { salt_hash } = await sit();
        await called(salt_hash, termsOf(salt_hash));
        await done({ table, number: 3 });
        await called(salt_hash, termsOf(salt_hash, { rules: 9 }));
        expect(await store.ofTable(table)).toMatchObject([
            { doubt: 'other_terms', terms: termsOf(salt_hash), isTaken: true },
        ]);
    });

    test('remembers other terms that came while the salt was on its way', async () => {
        const { salt_hash } = await sit();
        await called(salt_hash, termsOf(salt_hash));
        const salt = asked();
        await called(salt_hash, termsOf(salt_hash, { rules: 9 }));
        await done({ table, number: 3 }, salt);
        expect(await store.ofTable(table)).toMatchObject([{ doubt: 'other_terms', isTaken: true }]);
    });

    test('waits for the deal also when nobody on the page looks on there', async () => {
        await open();
        const watch = connection.look(table, null, undefined, new Listener());
        await soon();
        server.last.says(update(0, 0, { phase: 'gathering', match, commitment }));
        await done();
        const answer = connection.sit(table, 1);
        await soon();
        await done({ table, number: 1 });
        await answer;
        watch.stop();
        await soon();
        await done();
        expect(asked()).toMatchObject({ do: 'watch', seat: 1 });
        await done();
        // Whoever comes back to look on, as whatever seat, has it alone.
        const back = connection.look(table, null, undefined, new Listener());
        await soon();
        await done();
        expect(asked()).toMatchObject({ do: 'watch', table });
        expect(asked()).not.toHaveProperty('seat');
        await done();
        back.stop();
        await soon();
        await done();
        expect(asked()).toMatchObject({ do: 'watch', seat: 1 });
        await done();
        server.last.says(update(0, 3, { phase: 'salting', seats: chairs('00') }));
        await soon();
        expect(asked()).toMatchObject({ do: 'watch' });
        server.last.says(update(4, 4, { phase: 'playing', seats: chairs('00') }));
        await soon();
        expect(asked()).toMatchObject({ do: 'unwatch' });
    });

    test('and leaves waits for nothing any more', async () => {
        const { salt_hash } = await sit();
        server.last.says(update(1, 1, { phase: 'gathering', seats: chairs(salt_hash) }));
        server.last.says(update(2, 2, { phase: 'gathering', seats: [{ kind: 'open', you: false }] }));
        watch.stop();
        await soon();
        await done();
        expect(kinds().slice(-1)).toEqual(['unwatch']);
    });
});

test('a link makes this device one of somebody else, and the connection is made anew', async () => {
    await open();
    const met: unknown[] = [];
    connection.onMe(({ person }) => met.push(person));
    server.answer = () => Response.json({ person: 'bob', name: 'Bob' });
    await connection.redeemLink('secret');
    expect(connection.state.kind).toBe('connecting');
    await soon();
    server.last.greets('bob');
    expect(met.at(-1)).toBe('bob');
    expect(server.sockets.length).toBe(2);
});
