// The language is switched in the middle of a game, and nothing else changes.
import { openLook } from './looks';
import { languages, misfits } from './pages';
import { expect, test, type Page } from './test';

async function speak(page: Page, language: string) {
    await page.locator('.tools button').last().click();
    const menu = page.locator('dialog[open]');
    await menu.locator('select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await menu.locator('.button.primary').click();
    await expect(menu).toHaveCount(0);
}

/** What can be done now, by the moves on the screen. */
const choices = (page: Page) =>
    page
        .locator('main [data-move]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move')));

for (const name of ['shards-teams_turn', 'splendor-four_turn']) {
    test(`the language of ${name} is switched in place`, async ({ page }) => {
        await openLook(page, name);
        const before = await choices(page);
        const texts = new Set<string>();
        for (const language of languages) {
            if (language !== 'en') await speak(page, language);
            expect.soft(await misfits(page), language).toEqual([]);
            texts.add(await page.locator('main').innerText());
        }
        expect(texts.size).toBe(languages.length);
        expect(await choices(page)).toEqual(before);
    });
}
