// The table of Splendor: it uses the room there is, with nothing to scroll on phones and large cards on a
// desktop, and decks can be reserved from.
import { deal } from './dice';
import { fromSetup } from './table';
import { expect, test, type Page } from './test';

const cardWidth = (page: Page) =>
    page
        .locator('[data-guide=board] button.place')
        .first()
        .evaluate((card) => card.clientWidth);

const phones = [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
];
for (const players of ['2', '3', '4'])
    test(`${players} players fit a phone without scrolling`, async ({ page }) => {
        await deal(page);
        await fromSetup(page, 'splendor', players);
        for (const viewport of phones) {
            await page.setViewportSize(viewport);
            const felt = page.locator('main > .felt');
            await expect.poll(() => felt.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
            expect(await cardWidth(page)).toBeGreaterThanOrEqual(66);
        }
    });

for (const players of ['2', '3', '4'])
    test(`cards are large on a desktop with ${players} players, who sit in the side`, async ({ page }) => {
        await deal(page);
        await fromSetup(page, 'splendor', players);
        await expect(page.locator('aside article')).toHaveCount(Number(players) - 1);
        await expect(page.locator('main article')).toHaveCount(0);
        expect(await cardWidth(page)).toBeGreaterThanOrEqual(136);
        // Where there is no side, they sit above the board.
        await page.setViewportSize({ width: 1024, height: 768 });
        await expect(page.locator('main article')).toHaveCount(Number(players) - 1);
        await expect(page.locator('aside article')).toHaveCount(0);
    });

test('the unseen top card of a deck is reserved', async ({ page }) => {
    await deal(page);
    const table = await fromSetup(page, 'splendor');
    await table.asked();
    await page.locator('[data-place="deck:2"]').click();
    await table.taken(() => page.locator('dialog[open] [data-move^=reserve]').click());
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('[data-guide=reserve] .place')).toHaveCount(1);
});
