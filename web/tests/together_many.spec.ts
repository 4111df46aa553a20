// More than two at a table of the server.
import { open } from './pages';
import { playShards, playSplendor } from './table';
import { expect, test } from './test';
import { playOn, Somebody, tableFor, whoseTurn } from './together';

test.describe.configure({ timeout: 240_000 });

const peopleAt = ({ page }: Somebody) => page.getByRole('region', { name: 'People at this table' });

test('of three one resigns: everybody sees who, a bot plays the seat on, and the others play', async ({
    browser,
}) => {
    const names = ['Ann', 'Ben', 'Cleo'];
    const people: Somebody[] = [];
    for (const name of names) {
        const somebody = await Somebody.in(browser);
        await somebody.isCalled(name);
        people.push(somebody);
    }
    const [ann, ben, cleo] = people;
    const link = await ann.opensTable(tableFor('splendor', 3));
    for (const somebody of people) await somebody.goTo(link);
    await playOn(people, playSplendor, 3);
    await ben.resigns();
    for (const somebody of [ann, cleo])
        await expect(peopleAt(somebody).getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(
            'resigned',
        );
    await expect(peopleAt(ben).getByRole('listitem').filter({ hasText: 'You' })).toContainText('resigned');
    // Each of both comes to act three times, so the seat between them was played.
    await playOn([ann, cleo], playSplendor, 6);
    await expect(ben.table.frame).toHaveAttribute('data-state', 'waiting');
    await ann.resigns();
    for (const { table } of people) await expect(table.frame).toHaveAttribute('data-state', 'over');
    for (const somebody of people) await somebody.leaves();
});

test('four by link play two against two', async ({ browser }) => {
    const people = await Promise.all(
        Array.from({ length: 4 }, (_, at) =>
            Somebody.in(browser, at === 3 ? { viewport: { width: 390, height: 800 } } : {}),
        ),
    );
    const [host, ...others] = people;
    await open(host.page, '/play/shards');
    await host.page.getByLabel('Two against two').check({ force: true });
    for (const seat of [2, 3, 4])
        await host.page.getByLabel(`Seat ${seat}`).selectOption('Somebody else, by link');
    await host.page.getByRole('button', { name: 'Play' }).click();
    const link = await host.link();
    await expect(host.page.getByRole('heading', { name: 'Waiting for 3 more players' })).toBeVisible();
    for (const somebody of others) await somebody.goTo(link);
    await whoseTurn(people);
    // Partners sit at the ends of the table; everybody is shown theirs, and only that one.
    for (const { page } of people) await expect(page.getByText('partner', { exact: true })).toHaveCount(1);
    await playOn(people, playShards, 24);
    for (const somebody of people) await somebody.leaves();
});
