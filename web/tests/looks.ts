// Tables in every state, and with everything open on them that can be opened: what is looked at by the
// checks of boxes and contrast, and by the comparison of pixels.
import { readdirSync, readFileSync } from 'node:fs';
import type { KeptStates } from '#src/states/state';
import { open } from './pages';
import { expect, type Page } from './test';

export interface Look {
    name: string;
    /** Where it is: `/states/<game>/<state>`. */
    path: string;
    /** What is opened or selected there. */
    open?: (page: Page) => Promise<void>;
    /** Whether there is no need for it where there is more room. */
    isForPhones?: boolean;
}

const phone = { hasTouch: true, isMobile: true };
/** On what they are looked at. */
export const devices = [
    { name: 'small-phone', viewport: { width: 360, height: 740 }, ...phone },
    { name: 'phone', viewport: { width: 390, height: 844 }, ...phone },
    { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
];

const folder = new URL('../src/games/', import.meta.url);
const statesOf = (game: string) =>
    (JSON.parse(readFileSync(new URL(`${game}/states/kept.json`, folder), 'utf8')) as KeptStates).states;
const isGame = (name: string) => !name.includes('.');

const states: Look[] = readdirSync(folder)
    .filter(isGame)
    .flatMap((game) =>
        statesOf(game).map(({ name }) => ({ name: `${game}-${name}`, path: `/states/${game}/${name}` })),
    );

/** Clicks the first of these that is to be seen. */
const click = (selector: string, place = 0) => {
    return async (page: Page) => {
        const found = page.locator(selector).filter({ visible: true }).nth(place);
        // Of cards in a fan only the left side is to be seen.
        const { width, height } = (await found.boundingBox())!;
        await found.click({ position: { x: Math.min(12, width / 2), y: height / 2 } });
    };
};
const inTurn = (...deeds: ((page: Page) => Promise<void>)[]) => {
    return async (page: Page) => {
        for (const deed of deeds) await deed(page);
    };
};
const can = (zone: string) => `[data-guide=${zone}] button[data-can=true]`;
const opens = (selector: string, opener: (page: Page) => Promise<void>) => async (page: Page) => {
    await opener(page);
    await expect(page.locator(selector)).toBeVisible();
};
const dialog = (selector: string, place = 0) => opens('dialog[open]', click(selector, place));

const opened: [string, string, Look['open'], 'phones'?][] = [
    ['shards-selected-hand', 'shards/turn_late', click(can('hand'))],
    ['shards-selected-row', 'shards/turn_left_undone', click(can('row'))],
    ['shards-selected-dear', 'shards/turn_first', click('[data-guide=row] button:not([data-can=true])')],
    ['shards-selected-champion', 'shards/turn_left_undone', click(can('champions'))],
    ['shards-selected-theirs', 'shards/turn_kills', click('[data-guide=opponents] button[data-can=true]')],
    ['shards-pile', 'shards/turn_late', dialog('[data-place^="discard:"]')],
    ['shards-piles', 'shards/turn_late', dialog('.me button.piles'), 'phones'],
    ['shards-checked', 'shards/asks_shield_several', click('.decision .check')],
    ['shards-folded', 'shards/asks_banish_many', click('.decision header button')],
    ['shards-ordered', 'shards/asks_shield', click('.decision fieldset label', 1)],
    ['shards-assigned', 'shards/asks_assign', click('.decision .number button', 0)],
    ['shards-log', 'shards/three_turn', dialog('.log-button'), 'phones'],
    ['shards-menu', 'shards/turn_first', dialog('.tools button:last-child')],
    [
        'shards-card',
        'shards/turn_late',
        opens('dialog[open]', async (page) => {
            await page.locator('[data-guide=row] button').first().focus();
            await page.keyboard.press('i');
        }),
    ],
    ['shards-after-end', 'shards/turn_done', click('[data-guide=end]')],
    ['splendor-selected', 'splendor/turn_pays', click(can('board'))],
    ['splendor-selected-dear', 'splendor/turn_first', click('[data-guide=board] ul button')],
    ['splendor-pays', 'splendor/turn_pays', opens('.popover', asksHowToPay)],
    [
        'splendor-gathered',
        'splendor/turn_first',
        inTurn(click(can('supply')), click(can('supply'), 1), click(can('supply'), 2)),
    ],
    ['splendor-gives-back', 'splendor/asks_return', click(can('tokens'))],
    ['splendor-seat', 'splendor/turn_late', dialog('[data-place="loop:1"]')],
    ['splendor-deck', 'splendor/turn_late', dialog('[data-place="deck:1"], .bar .decks')],
    ['splendor-menu', 'splendor/turn_first', dialog('.tools button:last-child')],
];

/** Selects cards until one can be paid for in several ways. */
async function asksHowToPay(page: Page) {
    for (const card of await page.locator(can('board')).all()) {
        await card.click();
        if ((await page.locator('.popover').count()) > 0) return;
        await page.keyboard.press('Escape');
    }
}

export const looks: Look[] = [
    ...states,
    ...opened.map(([name, state, open, where]) => ({
        name,
        path: `/states/${state}`,
        open,
        isForPhones: where === 'phones',
    })),
];
/** Those that there are on a device. */
export const looksOn = (all: Look[], { isMobile }: { isMobile: boolean }) =>
    all.filter(({ isForPhones }) => isMobile || !isForPhones);

/** Those with most to read. */
export const wordy = looks.filter(({ name }) =>
    /-(asks_\w+|turn_left_undone|auction_\w+|extra_card|nemesis_\w+|teams_turn|four_turn|lost|curtain|pays|menu|piles|selected-(row|champion)|ordered|turn_last_round)$/.test(
        name,
    ),
);

/** Opens the page at the look with this name. */
export async function openLook(page: Page, name: string, settings = {}) {
    const look = looks.find((one) => one.name === name);
    if (!look) throw new Error(`there is no look ${name}`);
    await open(page, '/nowhere', 'en', 'dark', settings);
    await go(page, look);
}

/** Goes there without loading the page again, and opens what is to be open. */
export async function go(page: Page, look: Look) {
    // By another page, so that nothing is left of the look before.
    for (const step of ['/nowhere', look.path])
        await page.evaluate((step) => {
            history.pushState(null, '', step);
            dispatchEvent(new PopStateEvent('popstate'));
            return new Promise(requestAnimationFrame);
        }, step);
    const seated = page.locator('.page[data-seat="0"] main > div, .page[data-state=hidden] .curtain');
    await expect(seated.first()).toBeVisible();
    await look.open?.(page);
    await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
}
