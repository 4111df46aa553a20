// A table in the browser, played by clicks.
import { expect, type Page } from '@playwright/test';
import { open } from './pages';

export class TablePage {
    readonly page: Page;
    constructor(page: Page) {
        this.page = page;
    }

    get frame() {
        return this.page.locator('.page[data-state]');
    }
    get end() {
        return this.page.locator('.end h2');
    }

    /** Waits until somebody here is asked, or the game is over. */
    async asked(): Promise<'mine' | 'over' | 'hidden'> {
        await expect(this.frame).toHaveAttribute('data-state', /^(mine|over|hidden)$/, { timeout: 30_000 });
        return (await this.frame.getAttribute('data-state')) as 'mine' | 'over' | 'hidden';
    }

    /** Does something and waits until the table has taken it. */
    async taken(deed: () => Promise<void>) {
        const before = await this.frame.getAttribute('data-at');
        await deed();
        await expect(this.frame).not.toHaveAttribute('data-at', before ?? '', { timeout: 15_000 });
    }

    /** Clicks the first of these that can be clicked; says whether there was one. */
    async clickFirst(selector: string): Promise<boolean> {
        const found = this.page.locator(selector).filter({ visible: true }).first();
        if ((await found.count()) === 0) return false;
        await this.taken(() => found.click());
        return true;
    }

    /** Lifts the curtain, where one is. */
    async liftCurtain() {
        await this.page.locator('.curtain button').click();
        await expect(this.page.locator('.curtain')).toHaveCount(0);
    }
}

/** From the form, with these radio buttons and boxes. */
export async function fromSetup(page: Page, game: string, ...choices: string[]) {
    await open(page, `/play/${game}`);
    for (const choice of choices) {
        const field = page.getByLabel(choice, { exact: true });
        await field.check({ force: true });
        await expect(field).toBeChecked();
    }
    await page.getByRole('button', { name: 'Play' }).click();
    return new TablePage(page);
}

/** Answers what is asked in the middle of a turn: the first answer, or what is checked. */
async function answer(table: TablePage) {
    return (
        (await table.clickFirst('.decision [data-move]:enabled')) ||
        (await table.clickFirst('.decision button.primary:enabled'))
    );
}

/** One thing in a turn of Shards, as a beginner would do it. */
export async function playShards(table: TablePage): Promise<boolean> {
    const { page } = table;
    if (await page.locator('.decision').filter({ visible: true }).count()) {
        if (await answer(table)) return true;
    }
    if (await table.clickFirst('[data-guide=play-all]:enabled')) return true;
    const champion = page
        .locator('[data-guide=champions] button[data-can=true]')
        .filter({ visible: true })
        .first();
    if (await champion.count()) {
        await champion.click();
        if (await table.clickFirst('.actions [data-move^=exhaust]:enabled')) return true;
    }
    const card = page.locator('[data-guide=row] button[data-can=true]').filter({ visible: true }).last();
    if (await card.count()) {
        await card.click();
        if (await table.clickFirst('.actions [data-move^=recruit]:enabled')) return true;
    }
    if (await table.clickFirst('[data-move=focus]:enabled')) return true;
    if (await table.clickFirst('[data-move=end]:enabled')) return true;
    // Before the first turn: what can be had is selected, and then taken.
    const offered = page.locator('main button[data-can=true]').filter({ visible: true }).first();
    if (await offered.count()) {
        await offered.click();
        if (await table.clickFirst('.actions [data-move]:enabled')) return true;
    }
    return table.clickFirst('main [data-move]:enabled');
}

/** One turn of Splendor: recruit what can be had, else take what there is; too many are returned. */
export async function playSplendor(table: TablePage): Promise<boolean> {
    const { page } = table;
    // What was opened by a step that led to nothing must not cover the table.
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    if (await page.locator('.decision').filter({ visible: true }).count()) {
        if (await answer(table)) return true;
    }
    const card = page
        .locator('[data-guide=board] button[data-can=true], [data-guide=reserve] button[data-can=true]')
        .filter({ visible: true })
        .first();
    if (await card.count()) {
        await card.click();
        if (await table.clickFirst('[data-move^=recruit]:enabled')) return true;
        await page.keyboard.press('Escape');
    }
    return takeTokens(table);
}

/** Takes tokens, or returns them; where there are none, whatever else can be done. */
export async function takeTokens(table: TablePage): Promise<boolean> {
    const { page } = table;
    for (let taken = 0; taken < 3; ++taken) {
        const token = page
            .locator('[data-guide=supply] button[data-can=true], [data-guide=tokens] button[data-can=true]')
            .filter({ visible: true });
        const count = await token.count();
        if (count === 0) break;
        await token.nth(taken % count).click();
    }
    if (await table.clickFirst('[data-move^=take]:enabled, [data-move^=return]:enabled')) return true;
    if (await table.clickFirst('main [data-move]:enabled')) return true;
    // Where there are no tokens left, a card is reserved.
    const any = page.locator('[data-guide=board] button[data-place]').filter({ visible: true }).first();
    if ((await any.count()) === 0) return false;
    await any.click();
    return table.clickFirst('.actions [data-move]:enabled');
}

/** Waits until something is asked, and does one thing; a table that is just taking a move is waited for. */
export async function step(table: TablePage, play: (table: TablePage) => Promise<boolean>) {
    await expect
        .poll(
            async () => {
                const state = await table.asked();
                if (state === 'hidden') await table.liftCurtain();
                // What is covered or just going away is tried again.
                return state !== 'mine' || (await play(table).catch(() => false));
            },
            { message: 'something can be done', timeout: 60_000 },
        )
        .toBe(true);
}

/** Plays on until the game is over, with this many steps at most. */
export async function playToTheEnd(
    table: TablePage,
    play: (table: TablePage) => Promise<boolean>,
    most = 2000,
) {
    for (let steps = 0; steps < most; ++steps) {
        if ((await table.asked()) === 'over') return;
        await step(table, play);
    }
    throw new Error('the game does not end');
}
