// Positions that tests look at, each reached by playing.
import { fromSetup, playShards, playSplendor, step, TablePage, takeTokens } from './table';
import type { Page } from './test';

interface Position {
    game: 'shards' | 'splendor';
    /** What is checked in the form. */
    setup: string[];
    /** How it is played, where not as usual. */
    play?: (table: TablePage) => Promise<boolean>;
    /** How many things are done at least. */
    steps?: number;
    /** Whether it is reached; it may open something. */
    isHere?: (page: Page) => Promise<boolean>;
}

const sees = (selector: string) => async (page: Page) =>
    (await page.locator(selector).filter({ visible: true }).count()) > 0;

/** Selects a card for which there are several ways to pay, where there is one. */
async function asksHowToPay(page: Page) {
    for (const card of await page.locator('[data-guide=board] button[data-can=true]').all()) {
        await card.click();
        if (await sees('.popover')(page)) return true;
        await page.keyboard.press('Escape');
    }
    return false;
}

/** Tokens of any colour come with reserved cards, and with them more than one way to pay. */
async function saveUp(table: TablePage) {
    const { page } = table;
    if ((await page.locator('[data-guide=reserve] [data-place^=reserved]').count()) < 2) {
        await page.locator('[data-guide=board] ul button').first().click();
        if (await table.clickFirst('.actions [data-move^=reserve]')) return true;
    }
    return takeTokens(table);
}

const usual = { shards: playShards, splendor: playSplendor };
const turn = sees('[data-move=end]');

export const positions: Record<string, Position> = {
    'Shards with a question': { game: 'shards', setup: [], steps: 30, isHere: sees('.decision') },
    'Shards in teams': { game: 'shards', setup: ['Two against two'], steps: 12, isHere: turn },
    'Shards against Nemesis': { game: 'shards', setup: ['Alone against Nemesis'], steps: 20, isHere: turn },
    'Shards with an auction': {
        game: 'shards',
        setup: ['Health auction: bid health for the choice of character'],
    },
    'Shards with a draft': { game: 'shards', setup: ['Relic draft: pick the relics in turn'] },
    'Splendor for two': { game: 'splendor', setup: [], play: saveUp, isHere: asksHowToPay },
    'Splendor for four': { game: 'splendor', setup: ['4'], steps: 10 },
};

/** Plays to a position, from the form on. */
export async function reach(page: Page, name: string): Promise<TablePage> {
    const { game, setup, play = usual[positions[name].game], steps = 0, isHere } = positions[name];
    const table = await fromSetup(page, game, ...setup);
    for (let done = 0; done < 150; ++done) {
        if ((await table.asked()) === 'over') break;
        if (done >= steps && (!isHere || (await isHere(page)))) return table;
        await step(table, play);
    }
    throw new Error(`${name} is not reached`);
}

/** What can be done now, by the moves on the screen. */
export const choices = (page: Page) =>
    page
        .locator('main [data-move]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move')));
