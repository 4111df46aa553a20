// Tables use the room there is: a phone shows all of one without scrolling, a desktop a hand side by side.
import { deal } from './dice';
import { reach } from './positions';
import { expect, test, type Page } from './test';

test.describe.configure({ timeout: 300_000 });

const phones = [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
];

/** By how much the table is higher than what is seen of it. */
const hidden = (page: Page) =>
    page.locator('main.felt').evaluate((felt) => felt.scrollHeight - felt.clientHeight);

for (const name of [
    'Shards in teams',
    'Shards against Nemesis',
    'Shards with an auction',
    'Shards with a draft',
])
    test(`${name} needs no scrolling on a phone`, async ({ page }) => {
        await deal(page);
        await reach(page, name);
        for (const phone of phones) {
            await page.setViewportSize(phone);
            await expect.poll(() => hidden(page), `${phone.height} high`).toBeLessThanOrEqual(1);
        }
    });

test('a hand of five lies side by side on a desktop, and on a phone most of each card is seen', async ({
    page,
}) => {
    await deal(page);
    await reach(page, 'Shards in teams');
    const cards = page.locator('[data-guide=hand] button');
    /** How much of the narrowest is not covered by the next one. */
    const uncovered = async () => {
        const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
        return Math.min(...boxes.slice(1).map((box, at) => (box.left - boxes[at].left) / boxes[at].width));
    };
    await expect(cards).toHaveCount(5);
    expect(await uncovered()).toBeGreaterThanOrEqual(0.99);
    await page.setViewportSize(phones[0]);
    await expect.poll(uncovered).toBeGreaterThan(0.6);
});
