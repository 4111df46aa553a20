// Every page in every language fits a phone and a desktop; the pictures are kept to be looked at.
import { expect, test } from './test';
import { languages, misfits, open, paths, sizes } from './pages';

for (const language of languages) {
    for (const [name, viewport] of Object.entries(sizes)) {
        test(`pages in ${language} fit a ${name}`, async ({ page }, info) => {
            await page.setViewportSize(viewport);
            for (const path of paths) {
                await open(page, path, language);
                await expect(page.locator('html')).toHaveAttribute('lang', language);
                expect.soft(await misfits(page), path).toEqual([]);
                const file = `${language}-${name}-${path.replaceAll('/', '_') || 'home'}.png`;
                await page.screenshot({ path: `${info.project.outputDir}/pictures/${file}` });
            }
        });
    }
}

test('the language is switched in place and stays', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Language').selectOption('uk');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(page.getByRole('link', { name: 'Правила', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});
