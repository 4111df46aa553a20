// Ten people in ten browsers play at ten tables against bots, by clicks, for a minute: how long commands take at
// the server, by its own numbers, and how long the page waits for the answer.
import { test } from './own_server';
import { playSplendor } from './table';
import { expect } from './test';
import { Somebody, tableFor } from './together';

const people = 10;
const seconds = 60;

test.use({ serverOptions: ['--metrics-port', '0'] });
test.setTimeout(600_000);

declare global {
    interface Window {
        trips: number[];
    }
}

/** Notes how long every command waits for its answer; for a page that is not opened yet. */
function timeTrips() {
    window.trips = [];
    const sent = new Map<string, number>();
    window.WebSocket = class extends WebSocket {
        constructor(address: string | URL) {
            super(address);
            this.addEventListener('message', ({ data }) => {
                const { done } = JSON.parse(String(data)) as { done?: string };
                const since = sent.get(done ?? '');
                if (since !== undefined) window.trips.push(performance.now() - since);
            });
        }
        override send(text: string) {
            const asked = JSON.parse(text) as { do: string; command?: { id: string } };
            if (asked.do === 'command') sent.set(asked.command!.id, performance.now());
            super.send(text);
        }
    };
}

/** Below which milliseconds so large a part of a histogram lies, as far as its steps tell. */
function below(metrics: string, name: string, part: number) {
    const steps = [...metrics.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"\\} (\\d+)`, 'gm'))];
    const all = Number(steps.at(-1)?.[2]);
    return Number(steps.find(([, , count]) => Number(count) >= all * part)?.[1]) * 1000;
}

const quantile = (sorted: number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)];

test(`${people} people at ${people} tables for ${seconds} seconds`, async ({ browser, server }) => {
    const bot = { kind: 'bot' as const, name: 'greedy' };
    const crowd: Somebody[] = [];
    for (let at = 0; at < people; ++at) {
        const somebody = await Somebody.withPlainLine(browser, { baseURL: server.address });
        await somebody.page.addInitScript(timeTrips);
        const link = await somebody.opensTable(tableFor('splendor', 2, { seats: [{ kind: 'open' }, bot] }));
        await somebody.goTo(link);
        await expect(somebody.table.frame).toHaveAttribute('data-at', /./);
        crowd.push(somebody);
    }
    const until = Date.now() + seconds * 1000;
    await Promise.all(
        crowd.map(async ({ table }) => {
            while (Date.now() < until) {
                const state = await table.asked();
                if (state === 'over') return;
                // What is covered or just going away is tried again.
                if (state === 'mine') await playSplendor(table).catch(() => false);
            }
        }),
    );
    const metrics = await (await fetch(server.metrics)).text();
    const trips: number[] = [];
    for (const { page } of crowd) trips.push(...(await page.evaluate(() => window.trips)));
    trips.sort((one, other) => one - other);
    const done = /^lemniscate_commands_total\{outcome="done"\} (\d+)/m.exec(metrics)?.[1];
    console.log(`tables: ${people}, commands done: ${done}, of these timed in the page: ${trips.length}`);
    for (const [name, part] of [
        ['p50', 0.5],
        ['p99', 0.99],
    ] as const) {
        const atServer = below(metrics, 'lemniscate_command_seconds', part);
        console.log(
            `${name}: at the server below ${atServer} ms, in the page ${quantile(trips, part).toFixed(1)} ms`,
        );
    }
    expect(trips.length).toBeGreaterThan(people);
    for (const somebody of crowd) await somebody.leaves();
});
