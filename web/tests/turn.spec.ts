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

test('digits answer what is asked before the first turn as what is asked in the middle of one', async ({
    page,
}) => {
    for (const look of ['shards-extra_card', 'shards-asks_take']) {
        await openLook(page, look);
        const table = page.locator('.page[data-at]');
        const at = (await table.getAttribute('data-at'))!;
        await expect(page.locator('kbd').first()).toHaveText('1');
        await page.keyboard.press('1');
        await expect(table).not.toHaveAttribute('data-at', at);
    }
});

test('what is told of taking characters and extra cards reads well of everybody', async ({ page }) => {
    await openLook(page, 'shards-extra_card');
    await page.keyboard.press('1');
    const log = page.locator('aside .log');
    await expect(log).toContainText(/You took the character \w+/);
    await expect(log).toContainText(/Nemesis took the character \w+/);
    await expect(log).toContainText(/You took .+ as an extra card/);
});

test('who is out is told so at their own place, on a phone too', async ({ page }) => {
    for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await openLook(page, 'shards-three_out');
        await expect(page.locator('.me').getByText('You are out. The others play on.')).toBeInViewport();
    }
    await openLook(page, 'shards-three_turn');
    await expect(page.locator('.me')).not.toContainText('You are out');
});

test('how many cards somebody has played is not read as part of their name', async ({ page }) => {
    await openLook(page, 'shards-other_thinks', { language: 'de' });
    await expect(page.locator('.played .head > [aria-hidden]')).toHaveText(
        /^Ausgespielt: Gierig 2\s+·\s+\d+$/,
    );
});
