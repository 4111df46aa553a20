// axe-core finds nothing serious on any page, at any table, or in what opens over it, dark and light.
import { barriers } from './axe';
import { openLook } from './looks';
import { open, paths } from './pages';
import { expect, test, type Page } from './test';

const themes = ['dark', 'light'] as const;

/** Cards are drawn alike: some of each list are enough, and axe-core takes its time. */
const shorten = (page: Page) =>
    page.evaluate(() => {
        for (const list of document.querySelectorAll('main :is(ul, ol, section)'))
            for (const more of [...list.children].slice(12)) more.remove();
    });

for (const theme of themes) {
    for (const path of [...paths, '/states']) {
        test(`${path} is accessible, ${theme}`, async ({ page }) => {
            await open(page, path, 'en', theme);
            await shorten(page);
            expect(await barriers(page)).toEqual([]);
        });
    }
}

/** Looks at the table in both themes, without starting another game. */
async function look(page: Page, inside?: string) {
    for (const theme of themes) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
        expect.soft(await barriers(page, inside), theme).toEqual([]);
    }
}

for (const name of [
    'shards-asks_shield_several',
    'shards-auction_bid',
    'shards-selected-row',
    'shards-menu',
    'shards-pile',
    'shards-card',
    'splendor-pays',
    'splendor-curtain',
])
    test(`${name} is accessible`, async ({ page }) => {
        await openLook(page, name);
        await look(page, (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : undefined);
    });

test('the log is accessible', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await openLook(page, 'shards-log');
    await look(page, 'dialog[open]');
});
