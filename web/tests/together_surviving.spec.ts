// A server that is killed while people play at it, and is started again.
import { test, type OwnServer } from './own_server';
import { playShards, playSplendor } from './table';
import { expect, type Browser } from './test';
import { playOn, Somebody, whoseTurn } from './together';

test.describe.configure({ timeout: 240_000 });

const lost = 'The connection is lost. It comes back by itself, and nothing is lost.';

/** Two people by link at a server of the test's own. */
async function two(browser: Browser, server: OwnServer, game: string) {
    const baseURL = server.address;
    const people = [await Somebody.in(browser, { baseURL }), await Somebody.in(browser, { baseURL })];
    await people[1].goTo(await people[0].invites(game));
    await whoseTurn(people);
    return people;
}

/** What a page shows of the game, and how far that is. */
const shown = async ({ page, table }: Somebody) => ({
    at: await table.frame.getAttribute('data-at'),
    state: await table.frame.getAttribute('data-state'),
    text: await page.locator('main').innerText(),
});

test('a server that is killed in the middle of a turn is waited for, and the turn goes on as it was', async ({
    browser,
    server,
}) => {
    const people = await two(browser, server, 'Shards of Infinity');
    await playOn(people, playShards, 6);
    // The cards are played, and the turn is not over.
    const mover = await whoseTurn(people);
    const playAll = mover.page.locator('[data-guide=play-all]:enabled');
    if (await playAll.count()) await mover.table.taken(() => playAll.click());
    for (let kills = 0; kills < 2; ++kills) {
        expect(await whoseTurn(people)).toBe(mover);
        const before = await Promise.all(people.map(shown));
        await server.kill();
        for (const { page } of people) await expect(page.getByText(lost)).toBeVisible();
        // Nobody loses sight of the table meanwhile.
        expect(await Promise.all(people.map(shown))).toEqual(before);
        await server.start();
        for (const { page } of people) await expect(page.getByText(lost)).toHaveCount(0);
        await expect(async () => expect(await Promise.all(people.map(shown))).toEqual(before)).toPass();
    }
    await playOn(people, playShards, 10);
    await people[0].resigns();
    for (const { page } of people) await expect(page.getByText('Witnessed:')).toBeVisible();
    for (const somebody of people) await somebody.leaves();
});

for (const arrives of [true, false]) {
    const what = arrives ? 'arrived, though nobody heard so,' : 'did not arrive';
    test(`a move that ${what} before the server was killed is done once`, async ({ browser, server }) => {
        const people = await two(browser, server, 'Splendor: Marvel');
        await playOn(people, playSplendor, 2);
        const mover = await whoseTurn(people);
        const other = people.find((somebody) => somebody !== mover)!;
        const before = await other.table.frame.getAttribute('data-at');
        if (arrives) mover.goDeaf();
        else server.freeze();
        // The page waits for an answer that does not come.
        await playSplendorUnheard(mover);
        if (arrives) await expect(other.table.frame).not.toHaveAttribute('data-at', before!);
        else await expect(other.table.frame).toHaveAttribute('data-at', before!);
        await server.kill();
        await server.start();
        await expect(mover.table.frame).toHaveAttribute('data-state', 'waiting');
        expect(await whoseTurn(people)).toBe(other);
        await playOn(people, playSplendor, 2);
        await server.stop();
        const moves = server.entries().filter(({ kind }) => kind === 'moved');
        expect(moves.map(({ seat }) => seat)).toEqual([0, 1, 0, 1, 0].map((seat) => moves[0].seat! ^ seat));
        for (const somebody of people) await somebody.leaves();
    });
}

/** Takes tokens without waiting until the table has taken it. */
async function playSplendorUnheard({ page, table }: Somebody) {
    for (let taken = 0; taken < 3; ++taken)
        await page.locator('[data-guide=supply] button[data-can=true]').nth(taken).click();
    await page.locator('[data-move^=take]:enabled').filter({ visible: true }).first().click();
    await expect(table.frame).toHaveAttribute('data-state', 'waiting');
}
