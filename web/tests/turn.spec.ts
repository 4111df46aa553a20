// What is told at a turn: whose it is, what another does in it, and why something cannot be done.
import { openLook } from './looks';
import { expect, test } from './test';

test('who is only asked in the turn of another is not told that it is theirs', async ({ page }) => {
    await openLook(page, 'shards-turn_first');
    await expect(page.locator('header .turn')).toHaveText('Your turn');
    await openLook(page, 'shards-asks_shield');
    await expect(page.locator('header .turn')).toHaveText('You are asked');
    await expect(page).toHaveTitle(/^● You are asked/);
});

test('the turn of Nemesis is shown card by card, and can be skipped', async ({ page }) => {
    await openLook(page, 'shards-nemesis_turn', { speed: 'slow' });
    const table = page.locator('.page[data-at]');
    const at = (await table.getAttribute('data-at'))!;
    await page.locator('[data-guide=end]').click();
    await expect(page.locator('.beat')).toContainText('Nemesis');
    await expect(table).toHaveAttribute('data-at', at);
    await page.getByRole('button', { name: /^Nemesis · Skip$/ }).click();
    await expect(page.locator('.beat')).toHaveCount(0);
    await expect(table).not.toHaveAttribute('data-at', at);
});

test('where there is nothing to take back, it is said why', async ({ page }) => {
    await openLook(page, 'shards-turn_first');
    await page.getByRole('button', { name: 'Undo' }).click({ force: true });
    await expect(page.locator('.refusal')).toContainText('There is nothing to take back');
});
