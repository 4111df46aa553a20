// Nothing is lost: reload, a killed worker, no network, two tabs.
import { expect, test } from './test';
import { open } from './pages';
import { playShards, playSplendor, playToTheEnd, step, TablePage } from './table';

test('a reload in the middle of a turn comes back to the same table', async ({ page }) => {
    await open(page, '/play/shards');
    await page.getByRole('button', { name: 'Play' }).click();
    const table = new TablePage(page);
    for (let steps = 0; steps < 5; ++steps) {
        await table.asked();
        await step(table, playShards);
    }
    await table.asked();
    const before = await table.frame.getAttribute('data-at');
    const hand = await page.locator('[data-guide=hand]').innerText();
    await page.reload();
    await table.asked();
    await expect(table.frame).toHaveAttribute('data-at', before!);
    expect(await page.locator('[data-guide=hand]').innerText()).toBe(hand);
    await step(table, playShards);
});

test('a killed worker is started again, and the game goes on where it was', async ({ page }) => {
    await open(page, '/play/splendor');
    await page.getByRole('button', { name: 'Play' }).click();
    const table = new TablePage(page);
    for (let kills = 0; kills < 3; ++kills) {
        await table.asked();
        await step(table, playSplendor);
        await table.asked();
        const before = await table.frame.getAttribute('data-at');
        await page
            .workers()[0]
            .evaluate(() => self.close())
            .catch(() => {});
        await expect(table.frame).toHaveAttribute('data-at', before!);
    }
    await step(table, playSplendor);
});

test('a worker that dies while it opens a table leaves one table and not two', async ({ page }) => {
    await open(page, '/play/splendor');
    const play = page.getByRole('button', { name: 'Play' });
    await expect(play).toBeEnabled();
    // It has stored the table and comes no more to say so.
    await page.workers()[0].evaluate(() => {
        const tell = self.postMessage.bind(self);
        let isDying = false;
        self.postMessage = (said: { kind: string }) => {
            if (said.kind === 'tables') {
                isDying = true;
                self.close();
            }
            if (!isDying) tell(said);
        };
    });
    await play.click();
    await new TablePage(page).asked();
    const tables = await page.evaluate(
        () =>
            new Promise((resolve) => {
                indexedDB.open('lemniscate').onsuccess = ({ target }) => {
                    const { result } = target as IDBOpenDBRequest;
                    const count = result.transaction('tables').objectStore('tables').count();
                    count.onsuccess = () => resolve(count.result);
                };
            }),
    );
    expect(tables).toBe(1);
});

test('the page works without a network from start to end', async ({ page, context }) => {
    await open(page, '/');
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
    });
    // The first visit is served by the network: from the second on the page has everything itself.
    await page.reload();
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
    await context.setOffline(true);
    await page.goto('/play/splendor');
    await page.getByRole('button', { name: 'Play' }).click();
    const table = new TablePage(page);
    await playToTheEnd(table, playSplendor);
    await expect(table.end).toBeVisible();
    for (const path of ['/rules/shards', '/cards', '/settings', '/games']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
});

test('two tabs at one table agree', async ({ page, context }) => {
    await open(page, '/play/splendor');
    await page.getByRole('button', { name: 'Play' }).click();
    const table = new TablePage(page);
    await table.asked();
    const other = new TablePage(await context.newPage());
    await other.page.goto(page.url());
    await other.asked();
    await step(table, playSplendor);
    await table.asked();
    const at = await table.frame.getAttribute('data-at');
    await expect(other.frame).toHaveAttribute('data-at', at!);
    await step(other, playSplendor);
    await expect(table.frame).not.toHaveAttribute('data-at', at!);
});
