// When the one WebSocket of the page is tried again, and what becomes of what was asked for.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Hello } from '#made/types/socket_message';
import type { Command } from '../messages';
import { Api } from './api';
import { FakeServer } from './fake_socket';
import { mostWaiting, ServerSocket, times, type SocketState } from './socket';

const table = '0'.repeat(32);
const resign = (id: string): Command => ({ id, do: 'resign', seat: 0 });

describe('the socket of a page', () => {
    let server: FakeServer;
    let socket: ServerSocket;
    let states: string[];
    let opened: Hello['hello'][];
    let told: unknown[];
    beforeEach(() => {
        vi.useFakeTimers();
        vi.spyOn(Math, 'random').mockReturnValue(0.5);
        server = new FakeServer();
        states = [];
        opened = [];
        told = [];
        socket = new ServerSocket(server, new Api(server), {
            opened: (hello) => void opened.push(hello),
            told: (message) => void told.push(message),
            closed: () => void states.push('closed'),
        });
        socket.onState(({ kind }) => states.push(kind));
    });
    afterEach(() => {
        socket.stop();
        vi.useRealTimers();
        vi.restoreAllMocks();
    });

    /** Lets promises and nothing else go on. */
    const soon = () => vi.advanceTimersByTimeAsync(0);
    async function open() {
        socket.start();
        await soon();
        server.last.greets();
        await soon();
    }
    const command = (id: string) => socket.ask({ do: 'command', table, command: resign(id) });
    const until = () => (socket.state as Extract<SocketState, { kind: 'waiting' }>).until - Date.now();

    test('becomes a guest first, and says which protocol it speaks', async () => {
        await open();
        expect(server.guests).toBe(1);
        expect(server.last.sent[0]).toEqual({ do: 'hello', id: 'hello', protocol: 1 });
        expect(states).toEqual(['connecting', 'open']);
        expect(opened[0].person).toBe('ann');
    });

    test('asks nobody for anything before somebody wants something', async () => {
        await vi.advanceTimersByTimeAsync(60_000);
        expect([server.guests, server.sockets.length]).toEqual([0, 0]);
        const answer = command('1');
        await soon();
        server.last.greets();
        server.last.says({ done: '1', table, number: 4 });
        expect(await answer).toEqual({ done: '1', table, number: 4 });
    });

    test('pauses grow, and are short again after a connection that lasted', async () => {
        await open();
        const pauses: number[] = [];
        for (let i = 0; i < 8; ++i) {
            server.last.dies();
            pauses.push(until());
            await vi.advanceTimersByTimeAsync(until());
        }
        expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]);
        server.last.greets();
        await vi.advanceTimersByTimeAsync(times.good);
        server.last.dies();
        expect(until()).toBe(500);
    });

    test('whoever was thrown out together does not come back together', async () => {
        await open();
        vi.mocked(Math.random).mockReturnValue(0);
        server.last.dies();
        expect(until()).toBe(375);
        vi.mocked(Math.random).mockReturnValue(1);
        await vi.advanceTimersByTimeAsync(375);
        server.last.dies();
        expect(until()).toBe(1250);
    });

    test('a server that greets and hangs up again and again is asked less and less often', async () => {
        await open();
        const pauses: number[] = [];
        for (let i = 0; i < 4; ++i) {
            server.last.dies();
            pauses.push(until());
            await vi.advanceTimersByTimeAsync(until());
            server.last.greets();
        }
        expect(pauses).toEqual([500, 1000, 2000, 4000]);
    });

    test('after a loss only a connection that fails makes it ask who it is', async () => {
        await open();
        server.last.dies();
        await vi.advanceTimersByTimeAsync(500);
        expect([server.guests, server.sockets.length]).toEqual([1, 2]);
        // It was refused, which browsers do not explain: perhaps the cookie is no longer good.
        server.last.dies();
        await vi.advanceTimersByTimeAsync(1000);
        expect([server.guests, server.sockets.length]).toEqual([2, 3]);
    });

    test('tries at once when the network or the window comes back', async () => {
        await open();
        for (let i = 0; i < 5; ++i) {
            server.last.dies();
            await vi.advanceTimersByTimeAsync(until());
        }
        server.last.dies();
        const sockets = server.sockets.length;
        server.wake();
        await soon();
        expect(server.sockets.length).toBe(sockets + 1);
        expect(socket.state.kind).toBe('connecting');
    });

    test('a server that says nothing for long is asked, and left when it does not answer', async () => {
        await open();
        await vi.advanceTimersByTimeAsync(times.quiet);
        expect(server.last.pings).toBe(1);
        server.last.says({ done: server.last.sent.at(-1)!.id, now: 5 });
        await vi.advanceTimersByTimeAsync(times.quiet);
        expect(server.last.pings).toBe(2);
        await vi.advanceTimersByTimeAsync(times.answer);
        expect(socket.state.kind).toBe('waiting');
        expect(server.last.isClosed).toBe(true);
    });

    test('a laptop that wakes up finds out within seconds that its connection is gone', async () => {
        await open();
        server.wake();
        expect(server.last.pings).toBe(1);
        await vi.advanceTimersByTimeAsync(times.answerWoken);
        expect(socket.state.kind).toBe('waiting');
    });

    test('a connection that never opens is given up', async () => {
        socket.start();
        await vi.advanceTimersByTimeAsync(times.connecting);
        expect(socket.state.kind).toBe('waiting');
        expect(server.last.isClosed).toBe(true);
        // Should it open now, nobody listens.
        server.last.greets();
        expect(socket.state.kind).toBe('waiting');
    });

    test('what is not answered is asked again under the same id, once on each connection', async () => {
        await open();
        const answer = command('mine');
        const first = server.last;
        first.dies();
        await vi.advanceTimersByTimeAsync(500);
        server.last.greets();
        expect(server.last.asked).toEqual(first.asked);
        server.last.says({ done: 'mine', table, number: 7 });
        server.last.says({ done: 'mine', table, number: 8 });
        expect((await answer).number).toBe(7);
        server.last.dies();
        await vi.advanceTimersByTimeAsync(1000);
        server.last.greets();
        expect(server.last.asked).toEqual([]);
    });

    test('what is asked for on every connection comes before what waits', async () => {
        const order: unknown[] = [];
        socket = new ServerSocket(server, new Api(server), {
            opened: () => void socket.ask({ do: 'watch', table }, false).catch(() => order.push('lost')),
            told: () => {},
            closed: () => {},
        });
        void command('1').catch(() => {});
        await soon();
        server.last.greets();
        expect(server.last.asked.map((request) => request.do)).toEqual(['watch', 'command']);
        // The watch is begun anew by whoever wanted it.
        server.last.dies();
        await soon();
        expect(order).toEqual(['lost']);
    });

    test('what waits has a limit', async () => {
        const refused: unknown[] = [];
        for (let i = 0; i < mostWaiting + 3; ++i) command(`${i}`).catch((error) => refused.push(error));
        await soon();
        expect(refused.length).toBe(3);
        server.last.greets();
        expect(server.last.asked.length).toBe(mostWaiting);
        socket.stop();
        await soon();
        expect(refused.length).toBe(mostWaiting + 3);
    });

    test('what no server would read is not sent', async () => {
        await open();
        const settings = { game: 'x'.repeat(70_000), seats: [] };
        await expect(socket.ask({ do: 'open', settings })).rejects.toMatchObject({ trouble: 'lost' });
        expect(server.last.asked).toEqual([]);
    });

    test('a page that is too old says so and does not come back', async () => {
        socket.start();
        const answer = command('1').catch((error: { why: string }) => error.why);
        await soon();
        server.last.onopen?.();
        server.last.says({ refused: 'hello', why: 'client_too_old', says: { key: 'old' } });
        server.last.dies(4001);
        expect(socket.state).toEqual({ kind: 'too_old' });
        expect(await answer).toBe('client_too_old');
        server.wake();
        await vi.advanceTimersByTimeAsync(120_000);
        expect(server.sockets.length).toBe(1);
        await expect(command('2')).rejects.toMatchObject({ why: 'client_too_old' });
    });

    test('a page that is too old is told so also by the way it is hung up on', async () => {
        await open();
        server.last.dies(4001);
        expect(socket.state).toEqual({ kind: 'too_old' });
    });

    test('one that is refused for good says why, and is tried again when somebody wants it', async () => {
        const says = { key: 'server.refusal.other_host' };
        server.answer = () => Response.json({ why: 'other_host', says, text: '' }, { status: 421 });
        socket.start();
        await vi.advanceTimersByTimeAsync(120_000);
        expect(socket.state).toEqual({ kind: 'refused', why: 'other_host', says });
        expect(server.guests).toBe(1);
        server.answer = () => Response.json({ person: 'ann', name: 'Ann' });
        await open();
        expect(socket.state.kind).toBe('open');
    });

    test('a place with a page and no server says so', async () => {
        server.answer = () => new Response('<html>', { status: 404 });
        socket.start();
        await soon();
        expect(socket.state).toMatchObject({ kind: 'refused', why: 'no_server' });
    });

    test('whoever comes too often waits as long as the server says', async () => {
        const headers = { 'Retry-After': '60' };
        server.answer = () =>
            Response.json({ why: 'too_often', says: { key: '' } }, { status: 429, headers });
        socket.start();
        await soon();
        expect(until()).toBe(60_000);
    });

    test('whoever was sent away for misbehaving does not hurry back', async () => {
        await open();
        server.last.dies(1008);
        expect(until()).toBe(times.pauseMisbehaved);
    });

    test('a refusal is of the request that it names', async () => {
        await open();
        const answers = Promise.allSettled([command('1'), command('2')]);
        server.last.says({ refused: '2', why: 'too_late', says: { key: 'table.refusal.too_late' } });
        server.last.says({ done: '1', table, number: 3 });
        expect(await answers).toMatchObject([
            { status: 'fulfilled' },
            { status: 'rejected', reason: { why: 'too_late', says: { key: 'table.refusal.too_late' } } },
        ]);
    });

    test('what a connection says that was left is not heard', async () => {
        await open();
        const left = server.last;
        socket.renew();
        await soon();
        server.last.greets('bob');
        left.says({ lobby: { all: true, tables: [] } });
        left.dies();
        expect(told).toEqual([]);
        expect(socket.state.kind).toBe('open');
        expect(opened.map(({ person }) => person)).toEqual(['ann', 'bob']);
    });
});
