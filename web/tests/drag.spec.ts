// Cards and tokens are dragged to where they go, with a mouse and with a finger; a short way is a tap.
import { deal } from './dice';
import { fromSetup } from './table';
import { expect, test, type Page } from './test';

async function middle(page: Page, selector: string) {
    const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

test('a card is played by dragging it to the tray, and a short way only selects it', async ({ page }) => {
    await deal(page);
    const table = await fromSetup(page, 'shards');
    await table.asked();
    const cards = page.locator('[data-guide=hand] button');
    const before = await cards.count();
    const from = await middle(page, '[data-guide=hand] button[data-can=true]');

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y - 5);
    await page.mouse.up();
    await expect(page.locator('.actions [data-move^=play]').first()).toBeVisible();
    expect(await cards.count()).toBe(before);

    const to = await middle(page, '[data-drop=tray]');
    await table.taken(async () => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await expect(page.locator('[data-drop=tray][data-over]')).toHaveCount(1);
        await page.mouse.up();
    });
    await expect(cards).toHaveCount(before - 1);
    await expect(page.locator('[data-over], [data-dragged]')).toHaveCount(0);
});

test('a card that is dropped beside every place stays where it was', async ({ page }) => {
    await deal(page);
    const table = await fromSetup(page, 'shards');
    await table.asked();
    const at = await table.frame.getAttribute('data-at');
    const from = await middle(page, '[data-guide=hand] button[data-can=true]');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(20, 20, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
    await expect(page.locator('.actions [data-move^=play]')).toHaveCount(0);
    expect(await table.frame.getAttribute('data-at')).toBe(at);
});

test('a card is reserved by a finger that drags it to the reserve', async ({ page }) => {
    await deal(page);
    const table = await fromSetup(page, 'splendor');
    await table.asked();
    const from = await middle(page, '[data-guide=board] button.place[aria-pressed]');
    const to = await middle(page, '[data-drop=reserve]');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await table.taken(async () => {
        await touch('touchStart', [from]);
        for (let step = 1; step <= 4; ++step) {
            await touch('touchMove', [
                { x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 },
            ]);
        }
        await touch('touchEnd', []);
    });
    await expect(page.locator('[data-guide=reserve] button').first()).toBeVisible();
});
