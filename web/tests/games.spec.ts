// Whole games by clicks alone, in every way to play, from the home page on.
import { expect, test, type Page } from './test';
import { deal } from './dice';
import { open } from './pages';
import { fromSetup, playShards, playSplendor, playToTheEnd, step, TablePage } from './table';

test.describe.configure({ timeout: 600_000 });

// The same games every time: what fails can be looked at again.
test.beforeEach(({ page }) => deal(page));

async function fromHome(page: Page, game: string) {
    await open(page, '/');
    await page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: game }) })
        .getByRole('button', { name: 'Play' })
        .click();
    return new TablePage(page);
}

async function isOver(table: TablePage) {
    await expect(table.end).toBeVisible();
    await expect(table.page.getByRole('button', { name: 'Play again' })).toBeVisible();
}

test('a whole game of Splendor against a bot, by clicks from the home page', async ({ page }) => {
    const table = await fromHome(page, 'Splendor: Marvel');
    await playToTheEnd(table, playSplendor);
    await isOver(table);
    await page.getByRole('link', { name: 'How it went' }).click();
    await expect(page.getByRole('img').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' }).click();
    expect((await download).suggestedFilename()).toMatch(/^splendor-.*\.txt$/);
    await page.getByRole('link', { name: 'Step through it' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(page.locator('output')).toHaveText(/^(\d+) \/ \1$/);
});

test('a whole game of Shards against a bot, by clicks from the home page', async ({ page }) => {
    const table = await fromHome(page, 'Shards of Infinity');
    await playToTheEnd(table, playShards);
    await isOver(table);
});

const ways: [string, string, ...string[]][] = [
    ['Nemesis', 'shards', 'Alone against Nemesis'],
    ['teams', 'shards', 'Two against two'],
    ['bloodbath', 'shards', 'Bloodbath for three'],
    ['an auction', 'shards', 'Health auction: bid health for the choice of character'],
    ['a relic draft', 'shards', 'Relic draft: pick the relics in turn'],
    ['mysterious relics', 'shards', 'Mysterious relics: two at random, in secret'],
    ['three players', 'splendor', '3'],
    ['four players', 'splendor', '4'],
];
for (const [name, game, ...choices] of ways) {
    test(`${game} with ${name} is set up and played for some turns`, async ({ page }) => {
        const table = await fromSetup(page, game, ...choices);
        const play = game === 'shards' ? playShards : playSplendor;
        for (let steps = 0; steps < 40; ++steps) {
            if ((await table.asked()) === 'over') break;
            await step(table, play);
        }
        await expect(page.locator('.log')).toContainText(/\S/);
    });
}
