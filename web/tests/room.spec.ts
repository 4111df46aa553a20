// Tables use the room there is: a phone shows all of one without scrolling, a desktop a hand side by side.
import { openLook } from './looks';
import { expect, test, type Page } from './test';

const phone = { width: 390, height: 844 };
const lowPhone = { width: 360, height: 740 };

/** By how much the table is higher than what is seen of it. */
const hidden = (page: Page) =>
    page.locator('main.felt').evaluate((felt) => felt.scrollHeight - felt.clientHeight);

const full = ['teams_turn', 'nemesis_turn', 'four_turn', 'bloodbath_turn'];
const plain = ['turn_first', 'auction_bid', 'draft'];
for (const name of [...full, ...plain])
    test(`Shards needs no scrolling on a phone: ${name}`, async ({ page }) => {
        await page.setViewportSize(phone);
        await openLook(page, `shards-${name}`);
        await expect.poll(() => hidden(page)).toBeLessThanOrEqual(1);
        if (full.includes(name)) return;
        await page.setViewportSize(lowPhone);
        await expect.poll(() => hidden(page)).toBeLessThanOrEqual(1);
    });

test('a hand of five lies side by side on a desktop, and on a phone most of each card is seen', async ({
    page,
}) => {
    await openLook(page, 'shards-teams_turn');
    const cards = page.locator('[data-guide=hand] button');
    /** How much of the narrowest is not covered by the next one. */
    const uncovered = async () => {
        const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
        return Math.min(...boxes.slice(1).map((box, at) => (box.left - boxes[at].left) / boxes[at].width));
    };
    await expect(cards).toHaveCount(5);
    expect(await uncovered()).toBeGreaterThanOrEqual(0.99);
    await page.setViewportSize(phone);
    await expect.poll(uncovered).toBeGreaterThan(0.6);
});
