// axe-core finds nothing serious on any page, at any table, or in what opens over it, dark and light.
import { barriers } from './axe';
import { deal } from './dice';
import { open, paths } from './pages';
import { reach } from './positions';
import { fromSetup, playShards, step } from './table';
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

for (const name of ['Shards with a question', 'Shards with an auction', 'Splendor for two'])
    test(`${name} is accessible`, async ({ page }) => {
        await deal(page);
        await reach(page, name);
        await look(page);
    });

test('what opens over a table is accessible', async ({ page }) => {
    await deal(page);
    await page.setViewportSize({ width: 800, height: 900 });
    const table = await fromSetup(page, 'shards');
    for (let steps = 0; steps < 6; ++steps) await step(table, playShards);
    await table.asked();
    const dialog = page.locator('dialog[open]');
    const openers = {
        menu: () => page.getByRole('button', { name: 'Menu' }).click(),
        log: () => page.getByRole('button', { name: 'Log' }).click(),
        pile: () =>
            page
                .getByRole('button', { name: /discard/i })
                .first()
                .click(),
        card: async () => {
            await page.locator('[data-guide=row] button').first().focus();
            await page.keyboard.press('i');
        },
    };
    for (const [name, opener] of Object.entries(openers)) {
        await test.step(name, async () => {
            await opener();
            await expect(dialog).toBeVisible();
            await look(page, 'dialog[open]');
            await page.keyboard.press('Escape');
            await expect(dialog).toHaveCount(0);
        });
    }
});

test('the curtain is accessible', async ({ page }) => {
    await open(page, '/play/splendor');
    await page.getByLabel('Seat 2').selectOption('person');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page.locator('.curtain')).toBeVisible();
    await expect(page.locator('.curtain button')).toBeFocused();
    await look(page);
});
