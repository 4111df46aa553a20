// The form in which a game is set up.
import { open } from './pages';
import { expect, test } from './test';

test('what had to change with an option is said where it was chosen', async ({ page }) => {
    await open(page, '/play/shards');
    const status = page.locator('form [role=status]');
    await page.getByLabel('Two against two').check({ force: true });
    await expect(status).toHaveText(/^Changed with it: .*Players: 4/);
    await page.getByLabel(/Health auction/).check();
    await expect(status).toHaveText(/^Changed with it: .*Mode: Free for all/);
    await expect(status).toHaveCount(1);
    const [field, line] = await Promise.all([
        page.getByLabel(/Health auction/).boundingBox(),
        status.boundingBox(),
    ]);
    expect(line!.y - field!.y).toBeGreaterThan(0);
    expect(line!.y - field!.y).toBeLessThan(60);
});
