// What a connection to a server needs of whoever runs it: a browser, or a test that has cookies of its own.

/** As much of a WebSocket as is used. */
export interface PlainSocket {
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event: { code: number }) => void) | null;
    send(text: string): void;
    close(): void;
}

export interface Surroundings {
    /** Asks the server by HTTP; `path` begins with a slash. */
    fetch(path: string, request: RequestInit): Promise<Response>;
    /** A WebSocket to the server. */
    socket(): PlainSocket;
    /** Calls when there may be a connection again, or when one may have died unseen; returns how to stop that. */
    onWake(woken: () => void): () => void;
    /** One at a time over all windows of this browser. */
    alone<T>(task: () => Promise<T>): Promise<T>;
}

/** The server that has served the page. */
export const ownServer: Surroundings = {
    fetch: (path, request) => fetch(path, request),
    socket: () => new WebSocket(new URL('/api/socket', location.href.replace(/^http/, 'ws'))) as PlainSocket,
    onWake(woken) {
        const ifSeen = () => {
            if (document.visibilityState === 'visible') woken();
        };
        window.addEventListener('online', woken);
        // A page that comes back as it was left has lost its connection without a word.
        window.addEventListener('pageshow', ifSeen);
        document.addEventListener('visibilitychange', ifSeen);
        return () => {
            window.removeEventListener('online', woken);
            window.removeEventListener('pageshow', ifSeen);
            document.removeEventListener('visibilitychange', ifSeen);
        };
    },
    // Browsers have locks only for pages that came by TLS or from this machine.
    alone: (task) =>
        navigator.locks
            ? (navigator.locks.request('lemniscate.guest', task) as ReturnType<typeof task>)
            : task(),
};
