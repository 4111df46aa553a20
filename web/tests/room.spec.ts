// Tables use the room there is: a phone shows all of one without scrolling, a desktop a hand side by side.
import { openLook } from './looks';
import { open } from './pages';
import { expect, test, type Locator, type Page } from './test';

const phone = { width: 390, height: 844 };
const lowPhone = { width: 360, height: 740 };

/** By how much the table is higher than what is seen of it. */
const hidden = (page: Page) =>
    page.locator('main.felt').evaluate((felt) => felt.scrollHeight - felt.clientHeight);

/** The corners of something, a little inside, at which something else is hit, or nothing. */
const coveredCorners = (what: Locator) =>
    what.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const corners = [left + 8, right - 8].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })));
        return corners.filter(({ x, y }) => !element.contains(document.elementFromPoint(x, y)));
    });

const plays = [
    'turn_first',
    'turn_late',
    'turn_lethal',
    'turn_relic',
    'hand_large',
    'champions_many',
    'row_of_eight',
    'three_turn',
    'four_turn',
    'teams_turn',
    'bloodbath_turn',
    'nemesis_turn',
];
for (const name of [...plays, 'auction_bid', 'draft'])
    test(`Shards needs no scrolling on a phone: ${name}`, async ({ page }) => {
        await page.setViewportSize(phone);
        await openLook(page, `shards-${name}`);
        for (const size of [phone, lowPhone]) {
            await page.setViewportSize(size);
            await expect.poll(() => hidden(page)).toBeLessThanOrEqual(1);
            if (!plays.includes(name)) continue;
            for (const button of ['[data-guide=focus]', '.me button.piles', '[data-guide=play-all]'])
                expect(await coveredCorners(page.locator(button)), button).toEqual([]);
        }
    });

test('the foot of a phone has one height, and the hand one place, whatever is left open', async ({
    page,
}) => {
    for (const size of [phone, lowPhone]) {
        await page.setViewportSize(size);
        const found = new Set<string>();
        // Words of which some would need two lines, and some none.
        for (const name of [
            'turn_left_undone',
            'turn_first',
            'turn_done',
            'other_thinks',
            'champions_many',
        ]) {
            await openLook(page, `shards-${name}`, { language: 'de' });
            const [foot, hand] = await Promise.all(
                ['.me .end', '[data-guide=hand]'].map((place) => page.locator(place).first().boundingBox()),
            );
            found.add(`${Math.round(foot!.height)} ${Math.round(hand!.y)}`);
        }
        expect([...found]).toHaveLength(1);
    }
});

test('cards of the row keep their size on a phone while a turn is played', async ({ page }) => {
    for (const size of [phone, lowPhone]) {
        await page.setViewportSize(size);
        await openLook(page, 'shards-turn_lethal');
        const card = page.locator('[data-guide=row] button').first();
        const before = await card.boundingBox();
        await page.locator('[data-guide=play-all]').click();
        await expect(page.locator('[data-guide=hand] button')).toHaveCount(0);
        expect(await card.boundingBox()).toEqual(before);
    }
});

for (const game of ['shards', 'splendor'])
    test(`on a phone nothing lies over the button that begins ${game}`, async ({ page }) => {
        for (const size of [phone, lowPhone]) {
            await page.setViewportSize(size);
            await open(page, `/play/${game}`);
            const button = page.locator('form button[type=submit]');
            await expect(button).toBeVisible();
            await expect.poll(() => coveredCorners(button)).toEqual([]);
        }
    });

test('what was played this turn is shown, or counted', async ({ page }) => {
    await openLook(page, 'shards-turn_kills');
    const played = page.locator('.played');
    const number = Number(await played.locator('b').innerText());
    expect(number).toBeGreaterThan(5);
    await expect(played.locator('ul button')).toHaveCount(6);
    await expect(played.locator('ul button').first()).toContainText(`+${number - 5}`);
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
