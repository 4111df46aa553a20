// One seat in two tabs of one browser.
import { playSplendor, step } from './table';
import { expect, test } from './test';
import { gather, playOn, Somebody, tableFor, whoseTurn } from './together';

test('what is done in one tab of a seat the other shows, and both stay usable', async ({ browser }) => {
    const people = await gather(browser, tableFor('splendor', 2));
    const mover = await whoseTurn(people);
    const other = people.find((somebody) => somebody !== mover)!;
    const tab = await Somebody.inAnotherTabOf(mover);
    await tab.goTo(new URL(mover.page.url()).pathname);
    await expect(tab.table.frame).toHaveAttribute('data-state', 'mine');
    const shown = async ({ page, table }: Somebody) => [
        await table.frame.getAttribute('data-at'),
        await page.locator('main').innerText(),
    ];
    const agree = () => expect(async () => expect(await shown(tab)).toEqual(await shown(mover))).toPass();
    await agree();
    await step(mover.table, playSplendor);
    await expect(tab.table.frame).toHaveAttribute('data-state', 'waiting');
    await playOn([other], playSplendor, 1);
    await expect(mover.table.frame).toHaveAttribute('data-state', 'mine');
    await expect(tab.table.frame).toHaveAttribute('data-state', 'mine');
    await agree();
    await tab.says('From the other tab.');
    for (const { page } of [mover, tab, other])
        await expect(page.getByText('From the other tab.')).toHaveCount(1);
    // While the line of one is cut the other plays.
    await mover.cut();
    await step(tab.table, playSplendor);
    await playOn([other], playSplendor, 1);
    await expect(tab.table.frame).toHaveAttribute('data-state', 'mine');
    await agree();
    await mover.resigns();
    for (const { table } of [mover, tab, other]) await expect(table.end).toBeVisible();
    for (const { page } of [mover, tab]) await expect(page.getByText('Witnessed:')).toBeVisible();
    await tab.page.close();
    expect(tab.errors).toEqual([]);
    for (const somebody of people) await somebody.leaves();
});
