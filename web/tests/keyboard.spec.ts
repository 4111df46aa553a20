// Everything by the keyboard alone: whole games, and without single keys too.
import { deal } from './dice';
import { Keyboard } from './keyboard';
import { open } from './pages';
import { playToTheEnd, step, TablePage } from './table';
import { expect, test, type Page } from './test';

test.describe.configure({ timeout: 600_000 });

/** Presses Enter on the first of these; says whether there was one, and waits until it is taken. */
async function take(table: TablePage, keyboard: Keyboard, selector: string) {
    if (!(await keyboard.goTo(selector))) return false;
    await table.taken(() => table.page.keyboard.press('Enter'));
    await keyboard.isSure();
    return true;
}

/** Selects the first of these; what can be done with it gets the focus, and is done. */
async function use(table: TablePage, keyboard: Keyboard, selector: string) {
    if (!(await keyboard.enter(selector))) return false;
    await expect(table.page.locator(':focus')).toHaveAttribute('data-move', /./);
    await table.taken(() => table.page.keyboard.press('Enter'));
    await keyboard.isSure();
    return true;
}

const answers = '.decision [data-move]:enabled, .decision button.primary:enabled';

const shards = (keyboard: Keyboard) => async (table: TablePage) =>
    (await take(table, keyboard, answers)) ||
    (await take(table, keyboard, '[data-guide=play-all]:enabled')) ||
    (await use(table, keyboard, '[data-guide=champions] button[data-can=true]')) ||
    (await use(table, keyboard, '[data-guide=row] button[data-can=true]')) ||
    (await take(table, keyboard, '[data-move=focus]:enabled')) ||
    (await take(table, keyboard, '[data-move=end]:enabled'));

const splendor = (keyboard: Keyboard) => async (table: TablePage) => {
    if (await take(table, keyboard, answers)) return true;
    if (await use(table, keyboard, '[data-guide=board] button[data-can=true]')) return true;
    for (let taken = 0; taken < 3; ++taken)
        await keyboard.enter(
            '[data-guide=supply] button.can:not(.gathered), [data-guide=tokens] button[data-can=true]',
        );
    return take(table, keyboard, '[data-move^=take]:enabled, [data-move^=return]:enabled');
};

/** From the front page to a table, as somebody without a mouse. */
async function fromHome(page: Page, keyboard: Keyboard, game: string) {
    await deal(page);
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: game }) });
    const play = panel.getByRole('button', { name: 'Play' });
    await expect(play).toBeEnabled();
    for (let presses = 0; presses < 20 && !(await play.evaluate((one) => one === document.activeElement));)
        await keyboard.press(++presses > 0 ? 'Tab' : '');
    await page.keyboard.press('Enter');
    const table = new TablePage(page);
    await table.asked();
    await keyboard.isSure();
    return table;
}

for (const [game, play] of [
    ['Splendor: Marvel', splendor],
    ['Shards of Infinity', shards],
] as const)
    test(`a whole game of ${game} by the keyboard alone`, async ({ page }) => {
        const keyboard = new Keyboard(page);
        const table = await fromHome(page, keyboard, game);
        await playToTheEnd(table, play(keyboard));
        await expect(page.locator('section.end')).toBeFocused();
        expect(await keyboard.enter('section.end .next a')).toBe(true);
        await expect(page.locator('main')).toBeFocused();
        await expect(page.locator('.story li').filter({ hasText: /^You/ })).toHaveCount(1);
        const [rounds, turns] = (await page.locator('.story .axis').textContent())!
            .match(/\d+/g)!
            .map(Number);
        expect(turns).toBeGreaterThan(2 * (rounds - 1));
        expect(turns).toBeLessThanOrEqual(2 * rounds);
    });

test('single keys can be switched off, and everything is done without them', async ({ page }) => {
    const keyboard = new Keyboard(page);
    const table = await fromHome(page, keyboard, 'Shards of Infinity');
    const log = page.locator('dialog[open]').filter({ has: page.getByRole('heading', { name: 'Log' }) });
    const selected = page.locator('[data-guide=hand] [aria-pressed=true]');
    await page.keyboard.press('l');
    await expect(log).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(log).toHaveCount(0);
    await page.keyboard.press('2');
    await expect(selected).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(selected).toHaveCount(0);

    await keyboard.enter('.tools button:last-child');
    await keyboard.goTo('dialog .check:last-child input');
    await keyboard.press('Space');
    await keyboard.press('Escape');
    const before = await table.frame.getAttribute('data-at');
    expect(await use(table, keyboard, '[data-guide=hand] button')).toBe(true);
    const after = await table.frame.getAttribute('data-at');
    expect(after).not.toBe(before);
    await keyboard.goTo('[data-guide=hand] button');
    for (const key of 'ul123i') await keyboard.press(key);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(selected).toHaveCount(0);
    await expect(table.frame).toHaveAttribute('data-at', after!);
    // What is selected is let go by Escape all the same, and the turn is played on.
    await keyboard.enter('[data-guide=hand] button');
    await expect(selected).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
    for (let steps = 0; steps < 8; ++steps) await step(table, shards(keyboard));
});

test('the key that ends a turn does not end the next one', async ({ page }) => {
    const keyboard = new Keyboard(page);
    const table = await fromHome(page, keyboard, 'Shards of Infinity');
    const round = page.locator('header .round');
    expect(await take(table, keyboard, '[data-guide=play-all]:enabled')).toBe(true);
    await table.asked();
    await expect(page.locator('[data-guide=end]')).toBeEnabled();
    // One goes on with what can still be done.
    await expect(page.locator('main :is([data-can=true], [data-move]:not([data-ends])):focus')).toHaveCount(
        1,
    );
    expect(await keyboard.goTo('[data-guide=end]')).toBe(true);
    await table.taken(() => page.keyboard.press('Enter'));
    await expect(page.locator('main')).toBeFocused();
    // Others may ask something meanwhile.
    for (let asked = 0; asked < 8; ++asked) {
        await table.asked();
        if (!(await take(table, keyboard, answers))) break;
    }
    await expect(page.locator('[data-guide=end]')).toBeEnabled();
    await expect(page.locator('main')).toBeFocused();
    await expect(round).toHaveText('Round 2');
    const at = await table.frame.getAttribute('data-at');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-guide=end]')).toBeEnabled();
    await expect(table.frame).toHaveAttribute('data-at', at!);
});
