// Text at twice its size hides nothing: what has no room goes below, or can be scrolled to.
import { openLook } from './looks';
import { misfits, open, unreachable } from './pages';
import { expect, test, type Page } from './test';

async function enlarge(page: Page, name: string, folder: string) {
    // A question beside a card may lie over others, until it is answered or closed.
    const isAsked = (await page.locator('.popover').count()) > 0;
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    await page.screenshot({ path: `${folder}/pictures/zoomed-${name}.png` });
    if (!isAsked) expect.soft(await unreachable(page), 'unreachable').toEqual([]);
    expect.soft(await misfits(page), 'misfits').toEqual([]);
}

test('the front page with text at 200 %', async ({ page }, info) => {
    await open(page, '/');
    await enlarge(page, 'home', info.project.outputDir);
});

for (const name of ['shards-teams_turn', 'splendor-pays', 'splendor-four_turn'])
    test(`${name} with text at 200 %`, async ({ page }, info) => {
        await openLook(page, name);
        await enlarge(page, name, info.project.outputDir);
    });
