// Two people at one device, with a curtain between them; and what a seat is never told.
import { expect, test } from './test';
import { openLook } from './looks';
import { open } from './pages';
import { playSplendor, step, TablePage } from './table';

test('a curtain falls between two people, and each sees only their own cards', async ({ page }) => {
    await open(page, '/play/shards');
    await page.getByLabel('Seat 2').selectOption('person');
    const names = page.getByPlaceholder(/^Player/);
    await names.nth(0).fill('Anna');
    await names.nth(1).fill('Ben');
    await page.getByRole('button', { name: 'Play' }).click();
    const curtain = page.getByRole('dialog');
    await expect(curtain).toContainText(/Anna|Ben/);
    // Nothing lies behind it.
    await expect(page.locator('[data-guide=hand]')).toHaveCount(0);
    const first = (await curtain.textContent())?.includes('Anna') ? 'Anna' : 'Ben';
    await curtain.getByRole('button').click();
    await expect(page.locator('[data-guide=hand] button')).toHaveCount(5);
    const table = new TablePage(page);
    await table.asked();
    await table.taken(() => page.locator('[data-move=end]').click());
    await expect(curtain).toContainText(first === 'Anna' ? 'Ben' : 'Anna');
    await expect(page.locator('[data-guide=hand]')).toHaveCount(0);
});

test('what the worker tells a seat never holds what that seat may not know', async ({ page }) => {
    // Everything that comes from the worker is looked at, also what the page does not show.
    await page.addInitScript(() => {
        const told: string[] = [];
        Object.assign(window, { told });
        const Original = window.Worker;
        window.Worker = class extends Original {
            constructor(url: string | URL, options?: WorkerOptions) {
                super(url, options);
                this.addEventListener('message', ({ data }) => told.push(JSON.stringify(data)));
            }
        };
    });
    await open(page, '/play/splendor');
    await page.getByRole('button', { name: 'Play' }).click();
    const table = new TablePage(page);
    for (let steps = 0; steps < 12; ++steps) {
        if ((await table.asked()) === 'over') break;
        await step(table, playSplendor);
    }
    await table.asked();
    const { told, secrets } = await page.evaluate(async () => {
        const database = await new Promise<IDBDatabase>((resolve) => {
            const request = indexedDB.open('lemniscate');
            request.onsuccess = () => resolve(request.result);
        });
        const entries = await new Promise<{ entry: { apart?: object } }[]>((resolve) => {
            const request = database.transaction('entries').objectStore('entries').getAll();
            request.onsuccess = () => resolve(request.result);
        });
        const secrets = entries
            .flatMap(({ entry }) => Object.values(entry.apart ?? {}))
            .filter((one) => typeof one === 'string');
        return { told: (window as unknown as { told: string[] }).told, secrets };
    });
    expect(secrets.length).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(10);
    for (const text of told) {
        for (const secret of secrets) expect(text).not.toContain(secret);
        // Views of hidden cards are question marks: of the decks, and of what others reserved unseen.
        for (const view of text.match(/"decks":\{[^}]*\}/g) ?? [])
            expect(view).not.toMatch(/"[a-z_]{3,}"(?=[,\]])/);
    }
});

test('the curtain takes the keys wherever the focus was, and letters gather tokens', async ({ page }) => {
    await open(page, '/play/splendor');
    await page.getByLabel('Seat 2').selectOption('person');
    await page.getByRole('button', { name: 'Play' }).press('Enter');
    const curtain = page.locator('.curtain button');
    const table = new TablePage(page);
    for (let turns = 0; turns < 3; ++turns) {
        await expect(curtain).toBeFocused();
        const name = await curtain.textContent();
        await page.keyboard.press('Enter');
        expect(await table.asked()).toBe('mine');
        await expect(page.locator('[data-guide=supply] button[data-can=true]').first()).toBeVisible();
        for (const letter of 'ypb') await page.keyboard.press(letter);
        await page.keyboard.press('Enter');
        await expect(curtain).not.toHaveText(name!);
    }
});

test('a standing order is found in the menu afterwards, and taken back there', async ({ page }) => {
    await openLook(page, 'shards-ordered');
    await expect(page.locator('main fieldset')).toHaveCount(0);
    await page.locator('.tools button').last().click();
    const order = page.locator('dialog[open] fieldset').filter({ hasText: 'which shields' });
    await expect(order.getByLabel('Always nothing')).toBeChecked();
    await order.getByText('Ask me').click();
    await expect(order.getByLabel('Ask me')).toBeChecked();
});
