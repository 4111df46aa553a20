// What a page is sent does not depend on what its person may not know: two servers that differ in nothing else,
// at which the same is done, send the same bytes.
import { execFileSync } from 'node:child_process';
import { OwnServer, program, test, type StoredEntry } from './own_server';
import { expect, type Browser } from './test';
import { gather, Somebody, tableFor } from './together';

test.describe.configure({ timeout: 180_000 });

interface Position {
    centre: { deck: string[] };
    players: { hand: string[]; deck: string[] }[];
}

/** A deal of which everything is known here; the first seat begins. */
const dealt = () =>
    JSON.parse(
        execFileSync(program, ['new', 'shards', '--seed', '3', '--first-seat', '0', '--json'], {
            encoding: 'utf8',
        }),
    ) as Position;

/** The same to everybody but one seat: it has another hand, and the decks lie otherwise. */
function dealtOtherwise(seat: number) {
    const position = dealt();
    const { hand, deck } = position.players[seat];
    const own = hand.findIndex((card) => card !== 'crystal');
    const other = deck.findIndex((card) => card !== 'crystal' && card !== hand[own]);
    [hand[own], deck[other]] = [deck[other], hand[own]];
    position.centre.deck.reverse();
    return position;
}

/** The table as it is stored, as if it had begun at this position; and what that seat keeps to itself. */
function beginAt(server: OwnServer, position: Position, secretOf?: number) {
    const entries: StoredEntry[] = [];
    for (const entry of server.entries()) {
        const {
            kind,
            settings,
            match: _,
            commitment: __,
            apart,
            salt_hash: ___,
            terms: ____,
            ...rest
        } = entry;
        if (kind === 'called' || kind === 'salted') continue;
        if (kind === 'opened') {
            const { options: _____, ...others } = settings as Record<string, unknown>;
            // The bots' own chance is nobody's business either.
            const bots = secretOf === undefined ? '1' : '2';
            Object.assign(rest, { settings: { ...others, position, chance: 'plain' } });
            Object.assign(rest, { apart: { seed: '7', bots } });
        } else if (apart) Object.assign(rest, { apart });
        entries.push({ ...rest, kind, number: entries.length });
        if (kind === 'dealt' && secretOf !== undefined)
            entries.push({
                number: entries.length,
                time: entry.time,
                kind: 'ordered',
                seat: secretOf,
                // Not the one that is asked for below: whoever is not asked any more answers sooner.
                decision: 'reveal',
                order: 'none',
            });
    }
    server.operate((database) => {
        database.exec('DELETE FROM entries');
        const insert = database.prepare("INSERT INTO entries SELECT table_key, ?, ?, ?, '', ? FROM tables");
        for (const entry of entries)
            insert.run(
                entry.number,
                entry.time as number,
                (entry.person as string | undefined) ?? '',
                JSON.stringify(entry),
            );
        database.exec(`UPDATE tables SET entries = ${entries.length}`);
        // What lists say of it is made anew from the entries.
        database.exec('INSERT OR IGNORE INTO behind SELECT table_key FROM tables');
    });
}

/**
 * What somebody was sent, without what is fresh each time: the server's times, and the ids that the page gave to
 * what it asked. Whether the server is still there, and who comes to look, is told as it happens: two browsers do
 * not do that in the same moments.
 */
const sent = ({ heard }: Somebody) =>
    heard
        .filter((text) => !text.startsWith('{"presence"') && !/^\{"done":"[^"]*","now":\d+\}$/.test(text))
        .map((text) => text.replace(/\b1[78]\d{11}\b/g, 'TIME').replace(/^\{"done":"[^"]*"/, '{"done":"ID"'));

type Deeds = (people: Somebody[]) => Promise<void>;

/** The two who sit there and somebody who looks on come to a server, and do what they do. */
async function visit(browser: Browser, states: States, path: string, deeds: Deeds) {
    const people: Somebody[] = [];
    for (const storageState of states.cookies) {
        const somebody = await Somebody.in(browser, { baseURL: states.address, storageState });
        people.push(somebody);
        await somebody.goTo(path);
        await expect(somebody.table.frame).toHaveAttribute('data-at', /./);
    }
    await deeds(people);
    const told = people.map(sent);
    for (const somebody of people) await somebody.leaves();
    return told;
}
interface States {
    address: string;
    cookies: Awaited<ReturnType<ReturnType<Somebody['page']['context']>['storageState']>>[];
}

/** Does something that makes an entry, and waits until these have seen it. */
async function allSee(people: Somebody[], deed: () => Promise<unknown>) {
    const before = await Promise.all(people.map(({ table }) => table.frame.getAttribute('data-at')));
    await deed();
    for (const [at, { table }] of people.entries())
        await expect(table.frame).toHaveAttribute('data-at', String(Number(before[at]) + 1));
}

const [ann, ben, eve] = [0, 1, 2];
const cases: { hidden: number; seenBy: number[]; what: string; deeds: Deeds }[] = [
    {
        hidden: ben,
        seenBy: [ann, eve],
        what: 'a whole turn of the other',
        async deeds(people) {
            const { table } = people[ann];
            await table.clickFirst('[data-guide=play-all]:enabled');
            // Five cards are played in a row.
            for (const move of ['focus', 'end']) {
                await expect(table.frame).toHaveAttribute('data-state', 'mine');
                expect(await table.clickFirst(`[data-move=${move}]:enabled`)).toBe(true);
            }
            await expect(people[ben].table.frame).toHaveAttribute('data-state', 'mine');
            // Asked for shields, though there are none, Ben shows none; then Ann draws her next hand.
            const { table: asked } = people[ben];
            expect(await asked.clickFirst('.decision [data-move]:enabled, .decision .primary:enabled')).toBe(
                true,
            );
            await expect(asked.frame).toHaveAttribute('data-state', 'mine');
            await people[ann].says('Go on, please.');
            for (const somebody of people)
                await expect(somebody.page.getByText('Go on, please.')).toBeVisible();
        },
    },
    {
        hidden: ann,
        seenBy: [ben, eve],
        what: 'the first cards of a turn',
        async deeds(people) {
            const { table, page } = people[ann];
            await page.locator('[data-guide=hand] button', { hasText: 'Crystal' }).first().click();
            await allSee([people[ben], people[eve]], () =>
                table.clickFirst('.actions [data-move^=play]:enabled'),
            );
            await allSee([people[ben], people[eve]], () => table.clickFirst('[data-move=focus]:enabled'));
            await people[ben].says('Well.');
            for (const somebody of people) await expect(somebody.page.getByText('Well.')).toBeVisible();
        },
    },
];
for (const { hidden, seenBy, what, deeds } of cases)
    test(`hands, decks and orders that one may not know change no byte of what one is sent: ${what}`, async ({
        browser,
        server,
    }) => {
        const baseURL = server.address;
        const people = await gather(browser, tableFor('shards', 2, { by_invitation: false }), { baseURL });
        const looker = await Somebody.in(browser, { baseURL });
        const path = new URL(people[ann].page.url()).pathname;
        await looker.goTo('/together');
        await expect(looker.page.getByRole('button', { name: 'Use another device' })).toBeEnabled();
        const cookies = await Promise.all(
            [...people, looker].map(({ page }) => page.context().storageState()),
        );
        for (const somebody of [...people, looker]) await somebody.leaves();
        await server.stop();
        const twin = new OwnServer(server.port);
        try {
            server.copyTo(twin);
            beginAt(server, dealt());
            beginAt(twin, dealtOtherwise(hidden), hidden);
            const states = { address: baseURL, cookies };
            await server.start();
            const here = await visit(browser, states, path, deeds);
            await server.stop();
            await twin.start();
            const there = await visit(browser, states, path, deeds);
            for (const viewer of seenBy) {
                expect(here[viewer].length).toBeGreaterThan(8);
                expect(there[viewer]).toEqual(here[viewer]);
            }
            // Whose cards they are sees that they are others.
            expect(there[hidden]).not.toEqual(here[hidden]);
        } finally {
            await twin.end();
        }
    });
