// Whoever wants less motion sees none, unless the page is told otherwise.
import { deal } from './dice';
import { openLook } from './looks';
import { open } from './pages';
import { fromSetup, playShards, step, takeTokens, TablePage } from './table';
import { expect, test, type Page } from './test';

/** Plays some steps, and counts what flew over the table meanwhile. */
async function flights(table: TablePage) {
    await table.page.evaluate(() => {
        const seen = { flown: 0 };
        Object.assign(window, seen);
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes)
                    if (node instanceof HTMLElement && node.style.position === 'fixed')
                        ++(window as unknown as typeof seen).flown;
        }).observe(document.body, { childList: true });
    });
    for (let steps = 0; steps < 6; ++steps) await step(table, playShards);
    await table.asked();
    return table.page.evaluate(() => (window as unknown as { flown: number }).flown);
}

for (const [wish, moves] of [
    ['reduce', false],
    ['no-preference', true],
] as const)
    test(`with prefers-reduced-motion: ${wish}, cards ${moves ? 'fly' : 'stay'}`, async ({ page }) => {
        await deal(page);
        await page.emulateMedia({ reducedMotion: wish });
        await open(page, '/', 'en', 'dark', { motion: 'system', speed: 'fast' });
        const table = await fromSetup(page, 'shards');
        const flown = await flights(table);
        if (moves) expect(flown).toBeGreaterThan(0);
        else expect(flown).toBe(0);
    });

test('what flies is the card that lay there, not the one that comes after it', async ({ page }) => {
    await deal(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/', 'en', 'dark', { motion: 'system', speed: 'fast' });
    const { page: table } = await fromSetup(page, 'splendor');
    const card = table.locator('[data-guide=board] button.place').first();
    await card.click();
    const name = (await card.locator('.aloud').textContent())!.trim().split('.')[0];
    await table.evaluate(() => {
        const seen = { flown: [] as string[] };
        Object.assign(window, seen);
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes)
                    if (node instanceof HTMLElement && node.style.position === 'fixed')
                        seen.flown.push(node.textContent ?? '');
        }).observe(document.body, { childList: true });
    });
    await table.locator('.actions [data-move^=reserve]').click();
    await expect
        .poll(() => table.evaluate(() => (window as unknown as { flown: string[] }).flown.join('\n')))
        .toContain(name);
});

test('what flies is as large as what it flies from', async ({ page }) => {
    await deal(page);
    await open(page, '/', 'en', 'dark', { motion: 'on', speed: 'instant' });
    const table = await fromSetup(page, 'splendor');
    await table.asked();
    const lying = await page
        .locator('[data-guide=supply] .token')
        .first()
        .evaluate((token) => (token as HTMLElement).offsetWidth);
    await page.evaluate(() => {
        const flown: number[] = [];
        Object.assign(window, { flown });
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes) {
                    const token = node instanceof HTMLElement && node.querySelector<HTMLElement>('.token');
                    if (token) flown.push(token.offsetWidth);
                }
        }).observe(document.body, { childList: true });
    });
    await step(table, takeTokens);
    const flown = await page.evaluate(() => (window as unknown as { flown: number[] }).flown);
    expect(flown.length).toBeGreaterThan(0);
    expect(lying).not.toBe(44);
    expect(flown[0]).toBe(lying);
});

interface Flown {
    text: string;
    isBack: boolean;
    /** A card that was drawn for it; else it is a copy of what lay there. */
    isDrawn: boolean;
    left: number;
    top: number;
}

/** Writes down whatever flies from now on, and where it ends. */
const watchFlights = (page: Page) =>
    page.evaluate(() => {
        const flown: Flown[] = [];
        Object.assign(window, { flown });
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes) {
                    if (!(node instanceof HTMLElement) || node.style.position !== 'fixed') continue;
                    const frames = node.getAnimations()[0]?.effect as KeyframeEffect | undefined;
                    const [x, y] = String(frames?.getKeyframes().at(-1)?.transform)
                        .match(/-?[\d.]+/g)!
                        .map(Number);
                    flown.push({
                        text: node.textContent ?? '',
                        isBack: node.querySelector('.back') !== null,
                        isDrawn: node.matches('div:has(> .card)'),
                        left: parseFloat(node.style.left) + x,
                        top: parseFloat(node.style.top) + y,
                    });
                }
        }).observe(document.body, { childList: true });
    });
const flownOn = (page: Page) => page.evaluate(() => (window as unknown as { flown: Flown[] }).flown);

test('what others play from their hands flies with its face, and nothing is left of it', async ({ page }) => {
    await deal(page);
    await open(page, '/', 'en', 'dark', { motion: 'on', speed: 'fast' });
    const table = await fromSetup(page, 'shards');
    await table.asked();
    await watchFlights(page);
    await table.clickFirst('[data-guide=end]:enabled');
    await expect
        .poll(async () => (await flownOn(page)).filter(({ isDrawn }) => isDrawn).length)
        .toBeGreaterThan(2);
    await table.asked();
    const drawn = (await flownOn(page)).filter(({ isDrawn }) => isDrawn);
    expect(drawn.every(({ text, isBack }) => text.trim() !== '' && !isBack)).toBe(true);
    await expect(page.locator('body > [aria-hidden=true][inert]')).toHaveCount(0);
});

test('nothing flies to what is not on the screen', async ({ page }) => {
    await openLook(page, 'shards-turn_first', { motion: 'on', speed: 'fast' });
    await page.evaluate(() => {
        const hidden = new CSSStyleSheet();
        hidden.replaceSync('[data-place="played:0"] { display: none !important }');
        document.adoptedStyleSheets.push(hidden);
    });
    await watchFlights(page);
    const table = new TablePage(page);
    await table.clickFirst('[data-guide=play-all]:enabled');
    await table.asked();
    await expect(page.locator('[data-guide=hand] button')).toHaveCount(0);
    expect(await flownOn(page)).toEqual([]);
});
