// Tables in every language fit a phone and a desktop, and the language is switched in the middle of a game;
// the pictures are kept to be looked at.
import { deal } from './dice';
import { languages, misfits, sizes } from './pages';
import { choices, positions, reach } from './positions';
import { expect, test, type Page } from './test';

test.describe.configure({ timeout: 300_000 });

async function speak(page: Page, language: string) {
    await page.locator('.tools button').last().click();
    const menu = page.locator('dialog[open]');
    await menu.locator('select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await menu.locator('.button.primary').click();
    await expect(menu).toHaveCount(0);
}

for (const name of Object.keys(positions)) {
    test(`${name} fits in every language`, async ({ page }, info) => {
        await deal(page);
        await reach(page, name);
        const before = await choices(page);
        for (const language of languages) {
            if (language !== 'en') await speak(page, language);
            for (const [size, viewport] of Object.entries(sizes)) {
                await page.setViewportSize(viewport);
                await page.evaluate(() => document.fonts.ready);
                expect.soft(await misfits(page), `${language}, ${size}`).toEqual([]);
                const file = `${name.replaceAll(/\W+/g, '-')}-${size}-${language}.png`;
                await page.screenshot({ path: `${info.project.outputDir}/pictures/${file}` });
            }
        }
        expect(await choices(page)).toEqual(before);
    });
}
