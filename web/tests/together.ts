// People in browsers of their own at one table of the server.
import { expect, type Browser, type Page, type WebSocketRoute } from '@playwright/test';
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

    private constructor(page: Page) {
        this.page = page;
        this.table = new TablePage(page);
        page.on('pageerror', ({ message }) => this.errors.push(message));
    }

    static async in(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
        const context = await browser.newContext({ locale: 'en', ...options });
        const somebody = new Somebody(await context.newPage());
        await somebody.page.routeWebSocket('**/api/socket', (socket) => {
            somebody.#socket = socket;
            const server = socket.connectToServer();
            server.onMessage((message) => {
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

    /** Opens a table from the home page to which a friend is invited: two clicks, and the link is copied. */
    async invites(game: string): Promise<string> {
        await this.goTo('/');
        await this.page
            .locator('section')
            .filter({ has: this.page.getByRole('heading', { name: game }) })
            .getByRole('button', { name: 'With friends' })
            .click();
        const link = this.page.getByLabel('Link to this table');
        await expect(link).toBeVisible();
        return new URL(await link.inputValue()).pathname;
    }

    async leaves() {
        await this.page.context().close();
        expect(this.errors).toEqual([]);
    }
}

/** Plays on, each when asked, until it is over for both; `between` is called before every step. */
export async function playTogether(
    people: Somebody[],
    play: (table: TablePage) => Promise<boolean>,
    between: (step: number) => Promise<void> = async () => {},
    most = 1500,
) {
    const stateOf = ({ table }: Somebody) => table.frame.getAttribute('data-state').catch(() => null);
    for (let step = 0; step < most; ++step) {
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
        const states = await Promise.all(people.map(stateOf));
        if (states.every((state) => state === 'over')) return;
    }
    throw new Error('the game does not end');
}
