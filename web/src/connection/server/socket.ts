// The one WebSocket of the page. It comes back by itself after every loss; what was asked for and is not
// answered is then asked again under the same id, so that it is done once.
import type { Done, Hello, SocketMessage } from '#made/types/socket_message';
import type { Hello as SayHello, SocketRequest, TableCommand } from '#made/types/socket_request';
import type { Message } from '#src/texts/texts';
import { ConnectionError, type Unnamed } from '../connection';
import type { Api } from './api';
import { newId } from './ids';
import { lost, ServerRefusal } from './refusal';
import type { PlainSocket, Surroundings } from './surroundings';

/** What protocol/ describes. */
const protocol = 1;

/** How the connection is, for whoever shows it. */
export type SocketState =
    /** Nobody has asked for anything yet. */
    | { kind: 'idle' }
    | { kind: 'connecting' }
    | { kind: 'open' }
    /** The next try comes then, or as soon as the network or the window comes back. */
    | { kind: 'waiting'; until: number }
    /** The page has to be loaded again. */
    | { kind: 'too_old' }
    /** It is not tried again by itself. */
    | { kind: 'refused'; why: string; says?: Message };

/** What can be asked for; the socket gives it an id. */
export type Asking = Unnamed<Exclude<SocketRequest, TableCommand | SayHello>> | TableCommand;

export interface SocketOwner {
    /** It is open: what has to be asked for on every connection is asked for now, before all that waits. */
    opened(hello: Hello['hello']): void;
    /** What the server says without being asked. */
    told(
        message: Exclude<SocketMessage, { done: unknown } | { refused: unknown } | { hello: unknown }>,
    ): void;
    closed(): void;
}

/** Milliseconds. */
export const times = {
    /** From the first try to an open connection. */
    connecting: 15_000,
    /** After so much silence the server is asked whether it is there. A sleeping laptop hears nothing. */
    quiet: 20_000,
    /** How long the answer to that may take. */
    answer: 8_000,
    /** The same, when the window or the network has just come back: people are waiting. */
    answerWoken: 3_000,
    leastPause: 500,
    mostPause: 30_000,
    /** After the server has sent this page away for misbehaving. */
    pauseMisbehaved: 5_000,
    /** A connection that has lasted so long was a good one: the next pause is short again. */
    good: 5_000,
};

/** Whoever asks for more than this at once is refused at once: what waits must not grow without end. */
export const mostWaiting = 64;
/** What a server reads at most, in bytes; more would only make it close the connection, again and again. */
const mostBytes = 65_000;

const closedAs = { misbehaved: 1008, tooOld: 4001 };

interface Waiting {
    text: string;
    /** Asked again on the next connection; else it is lost with this one. */
    isKept: boolean;
    resolve(done: Done): void;
    reject(error: ConnectionError): void;
}

export class ServerSocket {
    #surroundings: Surroundings;
    #api: Api;
    #owner: SocketOwner;
    #state: SocketState = { kind: 'idle' };
    #listeners = new Set<(state: SocketState) => void>();
    #socket: PlainSocket | undefined;
    #waiting = new Map<string, Waiting>();
    /** There may be no good cookie: a WebSocket that is refused does not say why. */
    #mayBeStranger = true;
    /** Pauses since the last good connection. */
    #pauses = 0;
    #opened = 0;
    #attempt = 0;
    /** The next thing that time does: a try, the end of one, a look whether the server is there. */
    #timer: ReturnType<typeof setTimeout> | undefined;
    #stopWaking: (() => void) | undefined;

    constructor(surroundings: Surroundings, api: Api, owner: SocketOwner) {
        this.#surroundings = surroundings;
        this.#api = api;
        this.#owner = owner;
    }

    get state() {
        return this.#state;
    }

    onState(listener: (state: SocketState) => void) {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
    }

    /** Connects where there is no connection and none is being tried; also after it was refused. */
    start() {
        const { kind } = this.#state;
        if (kind === 'idle' || kind === 'refused' || kind === 'too_old') this.renew();
    }

    stop() {
        this.#stopWaking?.();
        this.#stopWaking = undefined;
        this.#drop();
        this.#become({ kind: 'idle' });
        this.#rejectAll(lost('stopped'));
    }

    /** Connects anew: whoever has another cookie is somebody else. */
    renew() {
        this.#drop();
        this.#stopWaking ??= this.#surroundings.onWake(() => this.#wake());
        this.#connect();
    }

    /**
     * Resolves when the server has done it; rejects with a ServerRefusal where it does not. What is kept is
     * asked again after a loss, all else is lost with the connection.
     */
    ask(asking: Asking, isKept = true): Promise<Done> {
        const state = this.#state;
        if (state.kind === 'too_old') return Promise.reject(new ServerRefusal('client_too_old'));
        if (state.kind === 'refused') return Promise.reject(new ServerRefusal(state.why, state.says));
        if (state.kind !== 'open' && !isKept) return Promise.reject(lost('there is no connection'));
        const id = 'command' in asking ? asking.command.id : newId();
        const text = JSON.stringify('command' in asking ? asking : { ...asking, id });
        if (this.#waiting.size >= mostWaiting) return Promise.reject(lost('too much waits already'));
        if (new TextEncoder().encode(text).length > mostBytes) return Promise.reject(lost('too long'));
        return new Promise((resolve, reject) => {
            this.#waiting.set(id, { text, isKept, resolve, reject });
            if (state.kind === 'open') this.#send(text);
            else this.start();
        });
    }

    #become(state: SocketState) {
        this.#state = state;
        for (const listener of [...this.#listeners]) listener(state);
    }

    #later(pause: number, then: () => void) {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(then, pause);
    }

    #connect() {
        const attempt = ++this.#attempt;
        this.#become({ kind: 'connecting' });
        this.#later(times.connecting, () => this.#lose());
        if (!this.#mayBeStranger) return this.#openSocket();
        this.#api.becomeGuest().then(
            () => {
                if (attempt === this.#attempt) this.#openSocket();
            },
            (error: unknown) => {
                if (attempt === this.#attempt) this.#guestRefused(error);
            },
        );
    }

    #guestRefused(error: unknown) {
        if (!(error instanceof ServerRefusal) || error.isForNow)
            return this.#lose(error instanceof ServerRefusal ? error.after : undefined);
        this.#giveUp({ kind: 'refused', why: error.why, says: error.says }, error);
    }

    #openSocket() {
        this.#mayBeStranger = true;
        const socket = this.#surroundings.socket();
        this.#socket = socket;
        socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', id: 'hello', protocol }));
        socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as SocketMessage);
        socket.onclose = ({ code }) => {
            if (code === closedAs.tooOld) return this.#tooOld();
            this.#lose(code === closedAs.misbehaved ? times.pauseMisbehaved : undefined);
        };
    }

    #hear(message: SocketMessage) {
        if (this.#state.kind === 'open') this.#heardSomething();
        if ('hello' in message) return this.#greeted(message.hello);
        if ('done' in message) return this.#take(message.done)?.resolve(message);
        if (!('refused' in message)) return this.#owner.told(message);
        const { refused, why } = message;
        const says = message.says as Message;
        if (this.#state.kind !== 'open') {
            if (why === 'client_too_old') return this.#tooOld(says);
            return this.#giveUp({ kind: 'refused', why, says }, new ServerRefusal(why, says));
        }
        // Without an id it is about something that this page should never have sent.
        if (refused === null) console.error('refused', message);
        else this.#take(refused)?.reject(new ServerRefusal(why, says));
    }

    #greeted(hello: Hello['hello']) {
        this.#mayBeStranger = false;
        this.#opened = Date.now();
        this.#heardSomething();
        this.#become({ kind: 'open' });
        const kept = [...this.#waiting.values()];
        this.#owner.opened(hello);
        for (const { text } of kept) this.#send(text);
    }

    #take(id: string) {
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        return waiting;
    }

    #send(text: string) {
        this.#socket?.send(text);
    }

    #heardSomething() {
        this.#later(times.quiet, () => this.#lookWhetherThere(times.answer));
    }

    #lookWhetherThere(limit: number) {
        this.#later(limit, () => this.#lose());
        this.#send(JSON.stringify({ do: 'ping', id: newId() }));
    }

    #wake() {
        if (this.#state.kind === 'waiting') this.#connect();
        else if (this.#state.kind === 'open') this.#lookWhetherThere(times.answerWoken);
    }

    #lose(atLeast = 0) {
        const wasGood = this.#state.kind === 'open' && Date.now() - this.#opened >= times.good;
        if (wasGood) this.#pauses = 0;
        const grown = Math.min(times.mostPause, times.leastPause * 2 ** this.#pauses++);
        // Whoever was thrown out together does not come back together.
        const pause = Math.max(atLeast, grown) * (0.75 + Math.random() / 2);
        this.#drop();
        this.#become({ kind: 'waiting', until: Date.now() + pause });
        this.#later(pause, () => this.#connect());
    }

    /** Lets go of the connection; what it leaves behind is heard no more. */
    #drop() {
        ++this.#attempt;
        clearTimeout(this.#timer);
        const wasOpen = this.#state.kind === 'open';
        const socket = this.#socket;
        this.#socket = undefined;
        if (socket) {
            socket.onopen = socket.onmessage = socket.onclose = null;
            socket.close();
        }
        const gone = [...this.#waiting].filter(([, { isKept }]) => !isKept);
        for (const [id] of gone) this.#waiting.delete(id);
        for (const [, { reject }] of gone) reject(lost('the connection was lost'));
        if (wasOpen) this.#owner.closed();
    }

    #tooOld(says?: Message) {
        this.#giveUp({ kind: 'too_old' }, new ServerRefusal('client_too_old', says));
    }

    #giveUp(state: SocketState, error: ServerRefusal) {
        this.#drop();
        this.#become(state);
        this.#rejectAll(error);
    }

    #rejectAll(error: ConnectionError) {
        const waiting = [...this.#waiting.values()];
        this.#waiting.clear();
        for (const { reject } of waiting) reject(error);
    }
}
