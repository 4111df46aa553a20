// The guided first game: hints come up one by one, go on after a reload, and can be ended.
import { open } from './pages';
import { TablePage } from './table';
import { expect, test } from './test';

test('a first game points at things as they come up, and remembers where it was', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'First game of Splendor: Marvel, guided' }).click();
    const table = new TablePage(page);
    await table.asked();
    const hint = page.getByRole('note');
    await expect(hint).toContainText('1 / 6');
    const first = await hint.innerText();
    await hint.getByRole('button', { name: 'Got it' }).click();
    await expect(hint).toContainText('2 / 6');
    expect(await hint.innerText()).not.toBe(first);
    await page.reload();
    await expect(hint).toContainText('2 / 6');
    await hint.getByRole('button', { name: 'End the guide' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await table.asked();
    await expect(hint).toHaveCount(0);
});
