// People in browsers of their own at one table of the server.
import { expect, type Browser, type BrowserContext, type Page, type WebSocketRoute } from '@playwright/test';
import type { Settings } from '#src/connection/messages';
import { open } from './pages';
import { TablePage } from './table';

/** Somebody with a browser of their own, whose connection can be cut. */
export class Somebody {
    readonly page: Page;
    readonly table: TablePage;
    readonly errors: string[] = [];
    /** All that the server has sent, in order. */
    readonly heard: string[] = [];
    #socket: WebSocketRoute | undefined;
    #hears = true;

    private constructor(page: Page) {
        this.page = page;
        this.table = new TablePage(page);
        page.on('pageerror', ({ message }) => this.errors.push(message));
    }

    static async in(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
        return Somebody.#at(await browser.newContext({ locale: 'en', ...options }));
    }

    /** With a line that nothing stands in, for measurements: it cannot be cut, and what is said is not kept. */
    static async withPlainLine(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
        const context = await browser.newContext({ locale: 'en', ...options });
        return new Somebody(await context.newPage());
    }

    /** The same person in another tab of the same browser. */
    static inAnotherTabOf({ page }: Somebody) {
        return Somebody.#at(page.context());
    }

    static async #at(context: BrowserContext) {
        const somebody = new Somebody(await context.newPage());
        await somebody.page.routeWebSocket('**/api/socket', (socket) => {
            somebody.#socket = socket;
            somebody.#hears = true;
            const server = socket.connectToServer();
            server.onMessage((message) => {
                if (!somebody.#hears) return;
                somebody.heard.push(String(message));
                socket.send(message);
            });
        });
        return somebody;
    }

    /** Opens a page in English, at once and without motion. */
    goTo(path: string) {
        return open(this.page, path);
    }

    /** The line is cut, as it is in a tunnel. */
    async cut() {
        await this.#socket?.close({ code: 1012 });
    }

    /** What the server says is lost from now on, though it hears this page, until the line is another one. */
    goDeaf() {
        this.#hears = false;
    }

    /** Chooses a name. */
    async isCalled(name: string) {
        await this.goTo('/together');
        const field = this.page.getByLabel('Your name');
        const rename = this.page.getByRole('button', { name: 'Change the name' });
        // The name that the server knows comes into the field by itself first.
        await expect(this.page.getByRole('button', { name: 'Use another device' })).toBeEnabled();
        await field.fill(name);
        await rename.click();
        await expect(rename).toBeDisabled();
    }

    /** Says something at the table. */
    async says(text: string) {
        await this.page.getByPlaceholder('Say something').fill(text);
        await this.page.getByPlaceholder('Say something').press('Enter');
    }

    /** Opens a table that no form has, such as one with a short clock; returns the link to it. */
    async opensTable(settings: Settings, listed = false): Promise<string> {
        await this.goTo('/together');
        await expect(this.page.getByRole('button', { name: 'Use another device' })).toBeEnabled();
        const { code } = await this.page.evaluate(
            ([settings, listed]) =>
                new Promise<{ code: string }>((resolve, reject) => {
                    const socket = new WebSocket(`ws://${location.host}/api/socket`);
                    const id = crypto.randomUUID();
                    const say = (what: object) => socket.send(JSON.stringify(what));
                    socket.onopen = () => say({ do: 'hello', id: 'hello', protocol: 1 });
                    socket.onclose = () => reject(new Error('the server is gone'));
                    socket.onmessage = ({ data }) => {
                        const said = JSON.parse(data);
                        if (said.hello) say({ do: 'open', id, settings, listed });
                        if (said.refused) reject(new Error(String(data)));
                        if (said.done !== id) return;
                        resolve(said);
                        socket.onclose = null;
                        socket.close();
                    };
                }),
            [settings, listed] as const,
        );
        return `/join/${code}`;
    }

    /** The link by which others come to the table that is in sight. */
    async link(): Promise<string> {
        return new URL(await this.page.getByLabel('Link to this table').inputValue()).pathname;
    }

    /** Opens the menu of the table and presses these buttons there. */
    async chooses(...names: string[]) {
        await this.page.getByRole('button', { name: 'Menu' }).click();
        for (const name of names) await this.page.getByRole('button', { name, exact: true }).click();
    }
    /** Gives up, and says so twice. */
    resigns() {
        return this.chooses('Resign', 'Really resign');
    }

    /** Opens a table from the home page to which a friend is invited: two clicks, and the link is copied. */
    async invites(game: string): Promise<string> {
        await this.goTo('/');
        await this.page
            .locator('section')
            .filter({ has: this.page.getByRole('heading', { name: game }) })
            .getByRole('button', { name: 'With friends' })
            .click();
        return this.link();
    }

    async leaves() {
        await this.page.context().close();
        expect(this.errors).toEqual([]);
    }
}

/** Whoever is asked does so many things, unless it is over before; `between` is called before each of them. */
export async function playOn(
    people: Somebody[],
    play: (table: TablePage) => Promise<boolean>,
    steps: number,
    between: (step: number) => Promise<void> = async () => {},
): Promise<'over' | 'goes on'> {
    const stateOf = ({ table }: Somebody) => table.frame.getAttribute('data-state').catch(() => null);
    const isOver = async () => (await Promise.all(people.map(stateOf))).every((state) => state === 'over');
    for (let step = 0; step < steps; ++step) {
        await between(step);
        await expect
            .poll(
                async () => {
                    const states = await Promise.all(people.map(stateOf));
                    if (states.every((state) => state === 'over')) return 'over';
                    const at = states.indexOf('mine');
                    // What is covered or just going away is tried again.
                    if (at >= 0 && (await play(people[at].table).catch(() => false))) return 'played';
                    return 'waiting';
                },
                { message: 'somebody can do something', timeout: 60_000, intervals: [20, 50, 100] },
            )
            .not.toBe('waiting');
        if (await isOver()) return 'over';
    }
    return 'goes on';
}

/** Plays on, each when asked, until it is over for all. */
export async function playTogether(
    people: Somebody[],
    play: (table: TablePage) => Promise<boolean>,
    between?: (step: number) => Promise<void>,
) {
    expect(await playOn(people, play, 1500, between)).toBe('over');
}

/** Waits until one of them is asked, and returns who. */
export async function whoseTurn(people: Somebody[]): Promise<Somebody> {
    let found: Somebody | undefined;
    await expect
        .poll(async () => {
            for (const somebody of people)
                if ((await somebody.table.frame.getAttribute('data-state')) === 'mine') found = somebody;
            return found !== undefined;
        })
        .toBe(true);
    return found!;
}

/** So many people at a new table of these settings, by link, each in a browser of their own. */
export async function gather(
    browser: Browser,
    settings: Settings,
    options?: Parameters<Browser['newContext']>[0],
): Promise<Somebody[]> {
    const people: Somebody[] = [];
    for (const { kind } of settings.seats)
        if (kind === 'open') people.push(await Somebody.in(browser, options));
    const link = await people[0].opensTable(settings);
    for (const somebody of people) {
        await somebody.goTo(link);
        // They sit in the order in which they come.
        await expect(somebody.table.frame).toHaveAttribute('data-seat', /./);
    }
    await whoseTurn(people);
    return people;
}

/** Settings of a table for so many people. */
export const tableFor = (game: string, players: number, more: Partial<Settings> = {}): Settings => ({
    game,
    options: { players: String(players) },
    seats: Array.from({ length: players }, () => ({ kind: 'open' as const })),
    by_invitation: true,
    watched: true,
    ...more,
});
