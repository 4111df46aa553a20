// Positions that tests look at, each reached by playing.
import { fromSetup, playShards, playSplendor, playUntil, step, TablePage } from './table';
import type { Page } from './test';

interface Position {
    game: 'shards' | 'splendor';
    /** What is checked in the form. */
    setup: string[];
    /** How many things are done first. */
    steps?: number;
    /** What is on the screen then. */
    until?: string;
    /** A card that is selected in the end. */
    select?: string;
}

export const positions: Record<string, Position> = {
    'Shards with a question': { game: 'shards', setup: [], steps: 30, until: '.decision' },
    'Shards in teams': { game: 'shards', setup: ['Two against two'], steps: 12, until: '[data-move=end]' },
    'Shards against Nemesis': {
        game: 'shards',
        setup: ['Alone against Nemesis'],
        steps: 20,
        until: '[data-move=end]',
    },
    'Shards with an auction': {
        game: 'shards',
        setup: ['Health auction: bid health for the choice of character'],
    },
    'Shards with a draft': { game: 'shards', setup: ['Relic draft: pick the relics in turn'] },
    'Splendor for two': {
        game: 'splendor',
        setup: [],
        steps: 16,
        select: '[data-guide=board] button[data-can=true]',
    },
    'Splendor for four': { game: 'splendor', setup: ['4'], steps: 10 },
};

/** Plays to a position, from the form on. */
export async function reach(page: Page, name: string): Promise<TablePage> {
    const { game, setup, steps = 0, until, select } = positions[name];
    const play = game === 'shards' ? playShards : playSplendor;
    const table = await fromSetup(page, game, ...setup);
    for (let done = 0; done < steps; ++done) {
        if ((await table.asked()) === 'over') throw new Error(`${name} is over too early`);
        await step(table, play);
    }
    await table.asked();
    if (until) await playUntil(table, play, until);
    if (select) {
        await playUntil(table, play, select);
        await page.locator(select).first().click();
    }
    return table;
}

/** What can be done now, by the moves on the screen. */
export const choices = (page: Page) =>
    page
        .locator('main [data-move]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move')));
