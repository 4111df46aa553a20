// Whoever wants less motion sees none, unless the page is told otherwise.
import { deal } from './dice';
import { open } from './pages';
import { fromSetup, playShards, step, type TablePage } from './table';
import { expect, test } from './test';

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
