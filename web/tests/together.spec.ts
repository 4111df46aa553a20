// Two people by link in browsers of their own.
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
