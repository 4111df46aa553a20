// What is asked of the others at a table: moves taken back, and draws.
import { playSplendor } from './table';
import { expect, test } from './test';
import { gather, playOn, Somebody, tableFor, whoseTurn } from './together';

test('a move is taken back where the other agrees, and stays where the other refuses', async ({
    browser,
}) => {
    const people = await gather(browser, tableFor('splendor', 2));
    const mover = await whoseTurn(people);
    const other = people.find((somebody) => somebody !== mover)!;
    const supply = mover.page.locator('[data-guide=supply]');
    const before = await supply.innerText();
    await playOn(people, playSplendor, 1);
    await expect(other.table.frame).toHaveAttribute('data-state', 'mine');
    const after = await supply.innerText();
    expect(after).not.toBe(before);

    const asked = mover.page.getByText('You ask to take a move back. The others have to agree.');
    const asks = other.page.getByText('asks to take a move back.');
    const undo = mover.page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(asked).toBeVisible();
    await expect(asks).toBeVisible();
    await other.page.getByRole('button', { name: 'Refuse' }).click();
    await expect(asked).toHaveCount(0);
    await expect(asks).toHaveCount(0);
    expect(await supply.innerText()).toBe(after);
    expect(await whoseTurn(people)).toBe(other);

    await undo.click();
    await other.page.getByRole('button', { name: 'Agree' }).click();
    await expect(asked).toHaveCount(0);
    await expect(asks).toHaveCount(0);
    await expect(mover.table.frame).toHaveAttribute('data-state', 'mine');
    await expect(other.table.frame).toHaveAttribute('data-state', 'waiting');
    for (const { page } of people)
        await expect.poll(() => page.locator('[data-guide=supply]').innerText()).toBe(before);
    await playOn(people, playSplendor, 2);
    for (const somebody of people) await somebody.leaves();
});

test('people talk, are muted, ask for a draw and play again', async ({ browser }) => {
    const [ann, ben] = [await Somebody.in(browser), await Somebody.in(browser)];
    await ben.goTo(await ann.invites('Splendor: Marvel'));
    await ann.says('Hello, Ben!');
    await expect(ben.page.getByRole('log').filter({ hasText: 'Hello, Ben!' })).toBeVisible();
    await ann.page.getByRole('button', { name: /^Do not hear/ }).click();
    await ben.says('Can you hear me?');
    await expect(ben.page.getByText('Can you hear me?')).toBeVisible();
    await expect(ann.page.getByText('Can you hear me?')).toHaveCount(0);

    await ann.chooses('Offer a draw');
    await ben.page.getByRole('button', { name: 'Refuse' }).click();
    await expect(ann.page.getByText('You offer a draw.')).toHaveCount(0);
    await ben.chooses('Offer a draw');
    await ann.page.getByRole('button', { name: 'Agree' }).click();
    const before = ann.page.url();
    for (const { page } of [ann, ben]) await page.getByRole('button', { name: /rematch/i }).click();
    for (const { page, table } of [ann, ben]) {
        await expect(page).not.toHaveURL(before);
        // They sit down by themselves, and it is dealt.
        await expect(table.frame).toHaveAttribute('data-at', /./);
    }
    await playOn([ann, ben], playSplendor, 2);
    await ann.leaves();
    await ben.leaves();
});
