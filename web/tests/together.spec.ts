// Two people by link in browsers of their own.
import { barriers } from './axe';
import { languages, misfits, sizes } from './pages';
import { expect, test } from './test';
import { playShards, playSplendor } from './table';
import { playTogether, Somebody } from './together';

test.describe.configure({ timeout: 600_000 });

for (const [game, play] of [
    ['Splendor: Marvel', playSplendor],
    ['Shards of Infinity', playShards],
] as const) {
    test(`a whole game of ${game} by link, over lines that are cut`, async ({ browser }) => {
        const ann = await Somebody.in(browser);
        const ben = await Somebody.in(browser, { viewport: { width: 390, height: 800 } });
        const link = await ann.invites(game);
        await ben.goTo(link);
        await playTogether([ann, ben], play, async (step) => {
            if (step % 25 === 10) await ann.cut();
            if (step % 25 === 20) await ben.cut();
        });
        for (const { page } of [ann, ben]) {
            await expect(page.locator('.end h2')).toBeVisible();
            await expect(page.getByText('Witnessed:')).toBeVisible();
        }
        await ann.leaves();
        await ben.leaves();
    });
}

test('whoever comes to a full table looks on; a code that there is not is said to be none', async ({
    browser,
}) => {
    const [ann, ben, eve] = [
        await Somebody.in(browser),
        await Somebody.in(browser),
        await Somebody.in(browser),
    ];
    const link = await ann.invites('Splendor: Marvel');
    await ben.goTo(link);
    await expect(ben.table.frame).toHaveAttribute('data-state', /^(mine|waiting)$/);
    await eve.goTo(link);
    await expect(eve.table.frame).toHaveAttribute('data-state', 'waiting');
    await expect(ann.page.getByText('1 looks on')).toBeVisible();
    // Nothing that a spectator hears names a move that could be made.
    expect(eve.heard.filter((text) => text.includes('"choices":[{'))).toEqual([]);
    await eve.goTo('/join/AAAAAAAA');
    await expect(eve.page.getByRole('heading', { name: 'No table has this code.' })).toBeVisible();
    for (const somebody of [ann, ben, eve]) await somebody.leaves();
});

test('people talk, are muted, ask for a draw and play again', async ({ browser }) => {
    const [ann, ben] = [await Somebody.in(browser), await Somebody.in(browser)];
    await ben.goTo(await ann.invites('Splendor: Marvel'));
    const says = async (somebody: Somebody, text: string) => {
        await somebody.page.getByPlaceholder('Say something').fill(text);
        await somebody.page.getByPlaceholder('Say something').press('Enter');
    };
    await says(ann, 'Hello, Ben!');
    await expect(ben.page.getByRole('log').filter({ hasText: 'Hello, Ben!' })).toBeVisible();
    await ann.page.getByRole('button', { name: /^Do not hear/ }).click();
    await says(ben, 'Can you hear me?');
    await expect(ben.page.getByText('Can you hear me?')).toBeVisible();
    await expect(ann.page.getByText('Can you hear me?')).toHaveCount(0);

    const offers = async (somebody: Somebody) => {
        await somebody.page.getByRole('button', { name: 'Menu' }).click();
        await somebody.page.getByRole('button', { name: 'Offer a draw' }).click();
    };
    await offers(ann);
    await ben.page.getByRole('button', { name: 'Refuse' }).click();
    await expect(ann.page.getByText('You offer a draw.')).toHaveCount(0);
    await offers(ben);
    await ann.page.getByRole('button', { name: 'Agree' }).click();
    const before = ann.page.url();
    for (const { page } of [ann, ben]) await page.getByRole('button', { name: /rematch/i }).click();
    for (const { page, table } of [ann, ben]) {
        await expect(page).not.toHaveURL(before);
        await expect(table.frame).toHaveAttribute('data-state', /^(mine|waiting)$/);
    }
    await ann.leaves();
    await ben.leaves();
});

test('the room before the deal fits and is accessible on phones and desktops, in every language', async ({
    browser,
}) => {
    const host = await Somebody.in(browser);
    const link = await host.invites('Shards of Infinity');
    const table = new URL(host.page.url()).pathname;
    expect(link).toMatch(/^\/join\/[0-9A-Z]{8}$/);
    for (const [size, theme] of [
        [sizes.phone, 'light'],
        [sizes.desktop, 'dark'],
    ] as const) {
        await host.page.setViewportSize(size);
        for (const language of languages) {
            await host.page.evaluate(
                ([language, theme]) =>
                    localStorage.setItem(
                        'lemniscate.settings',
                        JSON.stringify({ language, theme, speed: 'instant', motion: 'off' }),
                    ),
                [language, theme],
            );
            await host.page.goto(table);
            await expect(host.page.locator('.room svg[role=img]')).toBeVisible();
            expect.soft(await misfits(host.page), `${language} ${theme}`).toEqual([]);
        }
        expect.soft(await barriers(host.page), theme).toEqual([]);
    }
    await host.leaves();
});
