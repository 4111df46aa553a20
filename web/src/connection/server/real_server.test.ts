// Two people at the real server, over a line that breaks, and with a server that is killed.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Watch } from '../connection';
import type { GameRules, News, Update } from '../messages';
import { ServerConnection } from './server_connection';
import type { ChatLine, Led } from './server_tables';
import { Line, program, TestBrowser, TestServer } from './test_server';
import { proofOf, type Proof } from './witness';
import { WitnessMemory } from './witness_store';

const server = new TestServer();
let line: Line;
beforeAll(async () => {
    await server.start();
    line = await Line.to(server);
});
afterAll(async () => {
    line?.end();
    await server.end();
});

const browsers: TestBrowser[] = [];
const plainFetch = globalThis.fetch;
vi.stubGlobal('fetch', async () => {
    const module = readFileSync(new URL('../../../made/lemniscate.wasm', import.meta.url));
    return new Response(module, { headers: { 'content-type': 'application/wasm' } });
});
const { Engine } = await import('../local/engine');
const engine = await Engine.start();
vi.stubGlobal('fetch', plainFetch);
const { games } = engine.answer<{ games: GameRules[] }>({ games: true });
const prove = async (record: string): Promise<Proof> => proofOf(engine.answer({ replay: record }));

/** A random number below `n`, the same ones in every run. */
let dice = 1;
function below(n: number) {
    dice = (dice * 48271) % 2147483647;
    return dice % n;
}

/** Somebody with a page of their own. */
class Somebody {
    readonly browser: TestBrowser;
    readonly connection: ServerConnection;
    #witness: WitnessMemory;
    news: News[] = [];
    chat: ChatLine[] = [];
    now: Update['now'] | undefined;
    /** Moves that were sent and not refused, in order. */
    moved: string[] = [];
    troubles: unknown[] = [];
    plays = true;
    #watch: Watch | undefined;
    isMoving = false;
    table = '';

    /** Or with a second window of a browser that has one already. */
    constructor(other?: Somebody) {
        this.browser = other?.browser ?? new TestBrowser(line);
        const witness = other ? other.#witness : new WitnessMemory();
        this.#witness = witness;
        const knowledge = { games: async () => games, fits: async () => [], prove };
        this.connection = new ServerConnection(knowledge, this.browser, async () => witness);
        if (!other) browsers.push(this.browser);
    }

    /** Looks on, as people do before they sit down. */
    async goTo({ table }: Pick<Led, 'table'>) {
        this.table = table;
        this.#look(null, () => {});
        await vi.waitFor(() => expect(this.now?.phase).toBe('gathering'));
    }

    async sitAt({ table }: Pick<Led, 'table'>, seat: number) {
        this.table = table;
        expect(await this.connection.sit(table, seat)).toBeUndefined();
        this.playAt(table, seat);
    }

    /** From the beginning on, where one sits already. */
    playAt(table: string, seat: number) {
        this.#watch?.stop();
        this.table = table;
        this.news = [];
        this.chat = [];
        this.moved = [];
        this.#look(seat, () => this.moves(seat));
    }

    #look(seat: number | null, changed: () => void) {
        this.#watch = this.connection.look(this.table, seat, undefined, {
            update: (update) => {
                this.news.push(...update.news);
                this.now = update.now;
                changed();
            },
            chat: (lines) => this.chat.push(...lines),
            trouble: (...trouble) => this.troubles.push(trouble),
        });
    }

    send(...command: Parameters<Watch['send']>) {
        return this.#watch!.send(...command);
    }

    /** Plays on with a random choice whenever it is asked. */
    async moves(seat: number) {
        const { now } = this;
        if (!this.plays || this.isMoving || now?.phase !== 'playing' || now.to_act !== seat || !now.choices)
            return;
        this.isMoving = true;
        const choice = now.choices[below(now.choices.length)];
        const { min = 0, max = 0 } = choice as { min?: number; max?: number };
        const move = choice.move.replace('{n}', `${min + below(max - min + 1)}`);
        disturb(this.moved.length);
        const refusal = await this.send({ do: 'move', seat, at: now.at!, move });
        if (refusal) this.troubles.push(refusal);
        else this.moved.push(move);
        this.isMoving = false;
        void this.moves(seat);
    }

    /** What it was told that it did. */
    ownMoves(seat: number) {
        return this.news.flatMap((news) => (news.kind === 'moved' && news.seat === seat ? [news.move] : []));
    }

    isOver() {
        return this.now?.phase === 'over';
    }
}

/** Is called before each move of somebody. */
let disturb: (moves: number) => void = () => {};

const numbersOf = (told: { number: number }[]) => told.map(({ number }) => number);
const inOrder = (many: number) => Array.from({ length: many }, (_, number) => number);

/** What the program says of a record and a witness. */
async function verified(record: string, witness: string) {
    const files = [record, witness].map((text, at) => {
        const file = join(server.folder, `${at}.txt`);
        writeFileSync(file, text);
        return file;
    });
    const args = ['verify', files[0], '--witness', files[1], '--json'];
    const { stdout } = await promisify(execFile)(program, args);
    return (JSON.parse(stdout) as { chance: string }[])[0].chance;
}

const wakeAll = () => browsers.forEach((browser) => browser.wake());

describe.each(games.map(({ game }) => game))('a match of %s at a server', (game) => {
    const people: Somebody[] = [];
    afterAll(() => people.forEach(({ connection }) => connection.stop()));

    test('goes on over cut lines and a killed server: all is told once, done once, and witnessed', async () => {
        people.push(new Somebody(), new Somebody());
        const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
        const [one, other] = people;
        const cutsBefore = line.cuts;
        let kills = 0;
        let isKilling = Promise.resolve();
        disturb = (moves) => {
            // Whoever waits long is told that the network is back: pauses have a test of their own.
            if (moves % 12 === 5) line.cutWhenAsked(moves % 24 === 5 ? 'before' : 'after');
            if (moves % 40 === 20) {
                ++kills;
                isKilling = isKilling.then(() => server.kill()).then(() => server.start());
            }
        };
        const waking = setInterval(wakeAll, 100);
        try {
            const settings = { game, options: { players: '2' }, seats, by_invitation: true };
            const led = await one.connection.openTable(settings, false);
            const found = await other.connection.find(led.code.toLowerCase());
            expect(found.table).toBe(led.table);
            await one.goTo(led);
            await one.sitAt(led, 0);
            await other.goTo(found);
            await other.sitAt(found, 1);
            expect(await other.connection.say(led.table, 'hello')).toBeUndefined();
            await vi.waitFor(() => expect(people.every((person) => person.isOver())).toBe(true), {
                timeout: 150_000,
                interval: 50,
            });
            disturb = () => {};
            await isKilling;
            expect(await one.connection.say(led.table, 'well played')).toBeUndefined();
            await vi.waitFor(() => expect(people.map(({ chat }) => chat.length)).toEqual([2, 2]), 10_000);
        } finally {
            clearInterval(waking);
            disturb = () => {};
        }
        expect(kills).toBeGreaterThan(0);
        expect(line.cuts - cutsBefore).toBeGreaterThan(2);
        for (const [seat, person] of people.entries()) {
            expect(person.troubles).toEqual([]);
            expect(numbersOf(person.news)).toEqual(inOrder(person.news.length));
            expect(person.news.at(-1)?.kind).toBe('ended');
            expect(numbersOf(person.chat)).toEqual([0, 1]);
            expect(person.ownMoves(seat)).toEqual(person.moved);
            const { judgement, record, witnessFiles } = await person.connection.judge(person.table);
            expect(judgement).toEqual({ is: 'witnessed' });
            expect(witnessFiles.map((file) => file.seat)).toEqual([seat]);
            expect(await verified(record, witnessFiles[0].text)).toBe('witnessed');
            // The engine in the page finds out about a record that was changed afterwards.
            const secret = /^secret: (..)/m.exec(record)![1];
            const changed = record.replace(`secret: ${secret}`, `secret: ${secret === '00' ? '01' : '00'}`);
            expect(await prove(changed)).toEqual({ sealed: true, proved: false, problem: 'wrong_secret' });
        }
        const summaries = await one.connection.tables();
        expect(summaries.map(({ id, glance }) => [id, glance.phase])).toEqual([[one.table, 'over']]);
    }, 180_000);

    test('a rematch is sat down to and dealt with salts of its own', async () => {
        const before = people[0].table;
        expect(await people[0].send({ do: 'rematch', seat: 0 })).toBeUndefined();
        expect(await people[1].send({ do: 'rematch', seat: 1 })).toBeUndefined();
        await vi.waitFor(() => expect(people.every(({ now }) => now?.rematch)).toBe(true), 10_000);
        const table = people[0].now!.rematch!;
        expect(table).not.toBe(before);
        // The next game has the same people, perhaps at other seats.
        const mine = await people[0].connection.summary(table);
        const me = people[0].connection.me!.person;
        const seat = mine!.settings.seats.findIndex(({ name }) => name === me);
        for (const person of people) person.plays = false;
        await people[0].sitAt({ table }, seat);
        await people[1].sitAt({ table }, 1 - seat);
        await vi.waitFor(() => expect(people[0].now?.phase).toBe('playing'), 10_000);
        expect(await people[0].send({ do: 'resign', seat })).toBeUndefined();
        await vi.waitFor(() => expect(people.every((person) => person.isOver())).toBe(true), 10_000);
        const { judgement, record } = await people[1].connection.judge(table);
        expect(judgement).toEqual({ is: 'witnessed' });
        expect(record).toContain('resigned');
        expect(people.map(({ troubles }) => troubles)).toEqual([[], []]);
    }, 60_000);
});

test('two windows of one person are told the same, and what one does the other sees', async () => {
    const [{ game, bots }] = games;
    const one = new Somebody();
    try {
        const led = await one.connection.quick({ game, opponents: 'bots', bot: bots[0] });
        const other = new Somebody(one);
        try {
            other.plays = false;
            // Both look on when the terms come, and both show the salt.
            await Promise.all([one.goTo(led), other.goTo(led)]);
            await one.sitAt(led, 0);
            other.playAt(led.table, 0);
            await vi.waitFor(() => expect(other.ownMoves(0).length).toBeGreaterThan(2), 20_000);
            one.plays = false;
            await vi.waitFor(() => expect(one.isMoving).toBe(false), 20_000);
            expect(other.connection.me).toEqual(one.connection.me);
            expect(await other.connection.seatOf(led.table)).toBe(0);
            expect(await other.send({ do: 'resign', seat: 0 })).toBeUndefined();
            await vi.waitFor(() => expect([one.isOver(), other.isOver()]).toEqual([true, true]), 20_000);
            expect(numbersOf(other.news)).toEqual(inOrder(other.news.length));
            expect(one.news).toEqual(other.news);
            expect([one.troubles, other.troubles]).toEqual([[], []]);
            for (const { connection } of [one, other])
                expect((await connection.judge(led.table)).judgement).toEqual({ is: 'witnessed' });
        } finally {
            other.connection.stop();
        }
    } finally {
        one.connection.stop();
    }
}, 60_000);
