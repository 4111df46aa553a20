// What is shown of playing together fits and is accessible, on phones and desktops, in every language.
import { barriers } from './axe';
import { test } from './own_server';
import { languages, misfits, settled, sizes } from './pages';
import { playSplendor } from './table';
import { expect, type Locator } from './test';
import { gather, playOn, Somebody, tableFor, whoseTurn } from './together';

test.describe.configure({ timeout: 180_000 });

/** Goes to a page anew in every size and language, waits until `ready` is in sight, and looks at it. */
async function looksWell(
    { page }: Somebody,
    path: string,
    ready: Locator,
    prepare: (isPhone: boolean) => Promise<void> = async () => {},
) {
    for (const [size, theme] of [
        [sizes.phone, 'light'],
        [sizes.desktop, 'dark'],
    ] as const) {
        await page.setViewportSize(size);
        for (const language of languages) {
            await page.evaluate(
                ([language, theme]) =>
                    localStorage.setItem(
                        'lemniscate.settings',
                        JSON.stringify({ language, theme, speed: 'instant', motion: 'off' }),
                    ),
                [language, theme],
            );
            await page.goto(path);
            await expect(ready.first()).toBeVisible();
            await settled(page);
            await prepare(size === sizes.phone);
            expect.soft(await misfits(page), `${language} ${theme}`).toEqual([]);
        }
        expect.soft(await barriers(page), theme).toEqual([]);
    }
}

test('the room before the deal', async ({ browser }) => {
    const host = await Somebody.in(browser);
    expect(await host.invites('Shards of Infinity')).toMatch(/^\/join\/[0-9A-Z]{8}$/);
    await looksWell(host, new URL(host.page.url()).pathname, host.page.locator('.room svg[role=img]'));
    await host.leaves();
});

test('the lists of tables, all of them filled', async ({ browser, server }) => {
    const baseURL = server.address;
    const people = await gather(browser, tableFor('splendor', 2), { baseURL });
    await people[0].resigns();
    for (const { page } of people) await expect(page.getByText('Witnessed:')).toBeVisible();
    const [ann, ben] = people;
    const eve = await Somebody.in(browser, { baseURL });
    await eve.isCalled('Somebody With A Long Name');
    const listed = tableFor('shards', 4, { by_invitation: false });
    await eve.goTo(await eve.opensTable(listed, true));
    await expect(eve.table.frame).toHaveAttribute('data-seat', /./);
    const link = await ann.opensTable(tableFor('shards', 2));
    for (const somebody of [ann, ben]) await somebody.goTo(link);
    await whoseTurn([ann, ben]);
    await ann.goTo('/together');
    await expect(ann.page.locator('.together section ul')).toHaveCount(3);
    await looksWell(ann, '/together', ann.page.locator('[aria-labelledby=over-title] ul'));
    for (const somebody of [...people, eve]) await somebody.leaves();
});

test('a table with clocks, talk, people who look on and something that is asked', async ({ browser }) => {
    const clock = { kind: 'increment' as const, time: 1_200_000, more: 30_000 };
    const people = await gather(browser, tableFor('splendor', 2, { clock, by_invitation: false }));
    const mover = await whoseTurn(people);
    const other = people.find((somebody) => somebody !== mover)!;
    const path = new URL(mover.page.url()).pathname;
    const eve = await Somebody.in(browser);
    await eve.goTo(path);
    await mover.says('A line that is rather long, so that it does not fit into one line of the table.');
    await playOn(people, playSplendor, 1);
    await mover.page.getByRole('button', { name: 'Undo' }).click();
    const asked = other.page.locator('.banners section button');
    await looksWell(other, path, asked, async (isPhone) => {
        await expect(other.page.getByRole('timer').first()).toBeVisible();
        if (isPhone) await other.page.locator('.log-button').click();
        await expect(other.page.getByText('A line that is rather long').last()).toBeVisible();
    });
    for (const somebody of [...people, eve]) await somebody.leaves();
});

test('the end, with what the shuffles came to', async ({ browser }) => {
    const people = await gather(browser, tableFor('splendor', 2));
    await people[1].resigns();
    await looksWell(
        people[0],
        new URL(people[0].page.url()).pathname,
        people[0].page.locator('.end .witnessed'),
    );
    for (const somebody of people) await somebody.leaves();
});
