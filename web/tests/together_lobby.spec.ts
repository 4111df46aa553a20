// Ways to a table of the server, and what lists say of tables.
import { playSplendor } from './table';
import { test } from './own_server';
import { expect, type Locator, type Page } from './test';
import { gather, playOn, Somebody, tableFor, whoseTurn } from './together';

const section = (page: Page | Locator, name: string) => page.getByRole('region', { name });
const waiting = (page: Page) => section(page, 'Tables that wait for players');

test('a table that is listed appears to others, and whoever takes it sits down', async ({
    browser,
    server,
}) => {
    const baseURL = server.address;
    const [ann, ben] = [await Somebody.in(browser, { baseURL }), await Somebody.in(browser, { baseURL })];
    await ann.isCalled('Ann');
    await ben.goTo('/together');
    await expect(ben.page.getByText('Nobody waits just now.')).toBeVisible();
    await ann.goTo('/play/splendor');
    await ann.page.getByLabel('Seat 2').selectOption('Somebody else, by link');
    await ann.page.getByLabel('Anybody may join: show the table in the list').check();
    await ann.page.getByRole('button', { name: 'Play' }).click();
    const row = waiting(ben.page).getByRole('link', { name: /Ann.*1 free seat/ });
    await expect(row).toBeVisible();
    await row.click();
    await playOn([ann, ben], playSplendor, 2);
    const people = ben.page.getByRole('region', { name: 'People at this table' });
    await expect(people).toContainText('Ann');
    // What she is called from now on is seen at the table as well.
    const renaming = await Somebody.inAnotherTabOf(ann);
    await renaming.isCalled('Zoe');
    await expect(people).toContainText('Zoe');
    expect(renaming.errors).toEqual([]);
    // It waits for nobody any more.
    const eve = await Somebody.in(browser, { baseURL });
    await eve.goTo('/together');
    await expect(eve.page.getByText('Nobody waits just now.')).toBeVisible();
    // But it can be watched.
    await section(eve.page, 'Games to watch').getByRole('link', { name: /Zoe/ }).click();
    await expect(eve.table.frame).toHaveAttribute('data-state', 'waiting');
    await expect(ben.page.getByText('1 looks on')).toBeVisible();
    for (const somebody of [ann, ben, eve]) await somebody.leaves();
});

test('two strangers who want a quick match of the same game meet and play', async ({ browser, server }) => {
    const baseURL = server.address;
    const people = [await Somebody.in(browser, { baseURL }), await Somebody.in(browser, { baseURL })];
    for (const somebody of people) {
        await somebody.goTo('/together');
        const quick = section(section(somebody.page, 'Quick match'), 'Splendor: Marvel');
        await quick.getByRole('button', { name: 'Play' }).click();
        await expect(somebody.table.frame).toHaveAttribute('data-seat', /./);
    }
    expect(people[0].page.url()).toBe(people[1].page.url());
    await playOn(people, playSplendor, 2);
    for (const somebody of people) await somebody.leaves();
});

test('lists say whose turn it is at one’s own tables, and who won those that are over', async ({
    browser,
}) => {
    const people = await gather(browser, tableFor('splendor', 2));
    const mover = await whoseTurn(people);
    const other = people.find((somebody) => somebody !== mover)!;
    // The title of the tab says so to whoever looks elsewhere.
    await expect(mover.page).toHaveTitle(/^● Your turn/);
    await expect(other.page).not.toHaveTitle(/Your turn/);
    const lists = await Promise.all(people.map((somebody) => Somebody.inAnotherTabOf(somebody)));
    for (const list of lists) await list.goTo('/together');
    const own = (at: number) => section(lists[at].page, 'Your games').getByRole('link');
    const isFirst = mover === people[0];
    await expect(own(isFirst ? 0 : 1)).toContainText('Your turn');
    await expect(own(isFirst ? 1 : 0)).toContainText('to play');
    await playOn(people, playSplendor, 1);
    await expect(own(isFirst ? 1 : 0)).toContainText('Your turn');
    await expect(own(isFirst ? 0 : 1)).toContainText('to play');
    await expect(other.page).toHaveTitle(/^● Your turn/);
    await mover.resigns();
    for (const list of lists) {
        await list.goTo('/together');
        await expect(section(list.page, 'Your games')).toHaveCount(0);
        await expect(section(list.page, 'Finished games').getByRole('link')).toContainText('won');
    }
    for (const somebody of people) await somebody.leaves();
});

test('a code is read in small letters and with blanks', async ({ browser }) => {
    const [ann, ben] = [await Somebody.in(browser), await Somebody.in(browser)];
    const code = (await ann.invites('Splendor: Marvel')).split('/').at(-1)!;
    await ben.goTo('/together');
    const typed = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4).toLowerCase()} `;
    await ben.page.getByRole('textbox', { name: 'A code that you were told' }).fill(typed);
    await ben.page.getByRole('button', { name: 'Go' }).click();
    await playOn([ann, ben], playSplendor, 2);
    for (const somebody of [ann, ben]) await somebody.leaves();
});

test('a link brings a seat to another device, once', async ({ browser }) => {
    const people = await gather(browser, tableFor('splendor', 2));
    const mover = await whoseTurn(people);
    const path = new URL(mover.page.url()).pathname;
    const at = await mover.table.frame.getAttribute('data-at');
    await mover.goTo('/together');
    await mover.page.getByRole('button', { name: 'Use another device' }).click();
    const link = await mover.page.getByLabel('Your seats on another device').inputValue();
    const phone = await Somebody.in(browser, { viewport: { width: 390, height: 800 } });
    await phone.goTo(link);
    await phone.page.getByRole('button', { name: 'Bring them here' }).click();
    await section(phone.page, 'Your games').getByRole('link').click();
    await expect(phone.page).toHaveURL(new RegExp(path));
    await expect(phone.table.frame).toHaveAttribute('data-state', 'mine');
    await expect(phone.table.frame).toHaveAttribute('data-at', at!);
    await playOn([phone], playSplendor, 1);
    // Somebody who finds the link later gets nothing by it.
    const eve = await Somebody.in(browser);
    await eve.goTo(link);
    await eve.page.getByRole('button', { name: 'Bring them here' }).click();
    await expect(eve.page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await eve.goTo('/together');
    await expect(section(eve.page, 'Your games')).toHaveCount(0);
    for (const somebody of [...people, phone, eve]) await somebody.leaves();
});
