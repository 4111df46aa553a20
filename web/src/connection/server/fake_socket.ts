// For tests of time: a server that says what the test says, over a WebSocket that dies when the test wants.
import type { PlainSocket, Surroundings } from './surroundings';

export class FakeSocket implements PlainSocket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    sent: Record<string, unknown>[] = [];
    isClosed = false;

    send(text: string) {
        this.sent.push(JSON.parse(text));
    }
    close() {
        this.isClosed = true;
    }

    // What the server does.
    says(message: object) {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    greets(person = 'ann') {
        this.onopen?.();
        const hello = { id: 'hello', protocol: 1, least: 1, server: '1.0.0', person, name: 'Ann' };
        this.says({ hello: { ...hello, now: Date.now() } });
    }
    dies(code = 1006) {
        this.onclose?.({ code });
    }
    /** What was asked for, without greetings and looks whether somebody is there. */
    get asked() {
        return this.sent.filter((request) => request.do !== 'hello' && request.do !== 'ping');
    }
    get pings() {
        return this.sent.filter((request) => request.do === 'ping').length;
    }
}

export class FakeServer implements Surroundings {
    sockets: FakeSocket[] = [];
    /** Requests for a guest. */
    guests = 0;
    /** What is answered to them. */
    answer: () => Response | Promise<Response> = () => Response.json({ person: 'ann', name: 'Ann' });
    #woken = new Set<() => void>();

    async fetch() {
        ++this.guests;
        return this.answer();
    }
    socket() {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
    }
    onWake(woken: () => void) {
        this.#woken.add(woken);
        return () => void this.#woken.delete(woken);
    }
    wake() {
        for (const woken of [...this.#woken]) woken();
    }
    alone<T>(task: () => Promise<T>) {
        return task();
    }

    get last() {
        return this.sockets.at(-1)!;
    }
}
