// A phone that puts the page to sleep, whose connection dies meanwhile.
import { playSplendor } from './table';
import { expect, test } from './test';
import { gather, playOn, tableFor, whoseTurn, type Somebody } from './together';

/** Two at a table, and it is the turn of the one who stays awake. */
async function one(browser: Parameters<typeof gather>[0]): Promise<{ awake: Somebody; asleep: Somebody }> {
    const people = await gather(browser, tableFor('splendor', 2));
    const awake = await whoseTurn(people);
    return { awake, asleep: people.find((somebody) => somebody !== awake)! };
}

/** The page goes into the background or comes back, as far as it can tell. */
const isSeen = ({ page }: Somebody, seen: boolean) =>
    page.evaluate((seen) => {
        const value = seen ? 'visible' : 'hidden';
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    }, seen);

/** What happened meanwhile is there, once, and the game goes on. */
async function missedNothing({ awake, asleep }: { awake: Somebody; asleep: Somebody }) {
    await expect(asleep.table.frame).toHaveAttribute('data-state', 'mine');
    const at = await awake.table.frame.getAttribute('data-at');
    await expect(asleep.table.frame).toHaveAttribute('data-at', at!);
    await expect(asleep.page.getByText('Are you there?')).toHaveCount(1);
    await playOn([asleep, awake], playSplendor, 2);
    for (const somebody of [awake, asleep]) await somebody.leaves();
}

test('a page in the background whose connection ended there, and could not come back, has missed nothing', async ({
    browser,
}) => {
    const { awake, asleep } = await one(browser);
    const before = await asleep.table.frame.getAttribute('data-at');
    await isSeen(asleep, false);
    await asleep.page.context().setOffline(true);
    await asleep.cut();
    await playOn([awake], playSplendor, 1);
    await awake.says('Are you there?');
    await expect(awake.page.getByText('Are you there?')).toBeVisible();
    await expect(asleep.table.frame).toHaveAttribute('data-at', before!);
    await asleep.page.context().setOffline(false);
    await isSeen(asleep, true);
    await missedNothing({ awake, asleep });
});

test('a page that comes back into sight finds out that its connection died unseen, and has missed nothing', async ({
    browser,
}) => {
    const { awake, asleep } = await one(browser);
    const before = await asleep.table.frame.getAttribute('data-at');
    // No word comes of it: as far as the page knows the connection is there.
    await isSeen(asleep, false);
    asleep.goDeaf();
    await playOn([awake], playSplendor, 1);
    await awake.says('Are you there?');
    await expect(awake.page.getByText('Are you there?')).toBeVisible();
    await expect(asleep.table.frame).toHaveAttribute('data-at', before!);
    await isSeen(asleep, true);
    await missedNothing({ awake, asleep });
});
