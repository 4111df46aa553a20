// Time that runs out.
import { playSplendor } from './table';
import { expect, test } from './test';
import { gather, playOn, tableFor, whoseTurn } from './together';

test('a clock is calm, loud near its end, and who lets it run out has lost', async ({ browser }) => {
    // So long for each decision; for the last 20 seconds of it the clock is loud.
    const clock = { kind: 'per_move' as const, time: 27_000 };
    const people = await gather(browser, tableFor('splendor', 2, { clock }));
    await playOn(people, playSplendor, 2);
    const mover = await whoseTurn(people);
    const other = people.find((somebody) => somebody !== mover)!;
    for (const { page } of people) {
        const running = page.getByRole('banner').getByRole('timer');
        await expect(running).toHaveText(/^0:2\d$/);
        expect(await running.getAttribute('class')).not.toContain('near');
    }
    for (const { page } of people)
        await expect(page.getByRole('banner').getByRole('timer')).toContainClass('near');
    await expect(mover.page.getByRole('banner').getByRole('timer')).toHaveText(/^0:0\d$/);
    for (const { page, table } of people) {
        await expect(table.frame).toHaveAttribute('data-state', 'over');
        await expect(page.getByRole('region', { name: 'People at this table' })).toContainText('out of time');
        // Nothing runs any more.
        await expect(page.locator('.clock.runs')).toHaveCount(0);
    }
    await expect(other.table.end).toHaveText('You won!');
    await expect(mover.table.end).toHaveText('The game is over');
    for (const somebody of people) await somebody.leaves();
});
