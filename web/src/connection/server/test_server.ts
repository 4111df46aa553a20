// For tests: the real server, a line to it that can be cut, and people who come to it by that line.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlainSocket, Surroundings } from './surroundings';

const build = fileURLToPath(new URL('../../../../build/', import.meta.url));
export const program = join(build, 'release/lemniscate');

/** `lemniscate serve` with a folder of its own, which it finds again after it was killed. */
export class TestServer {
    readonly folder = mkdtempSync(join(tmpdir(), 'lemniscate-'));
    port = 0;
    #process: ChildProcess | undefined;

    async start() {
        for (const needed of [program, join(build, 'web')])
            if (!existsSync(needed)) throw new Error(`${needed} is not built: ./up builds it`);
        const page = join(build, 'web');
        const server = spawn(program, ['serve', '--port', '0', '--data', this.folder, '--page', page]);
        this.#process = server;
        let complaint = '';
        server.stderr.on('data', (text: Buffer) => (complaint += text));
        const [said] = await Promise.race([once(server.stdout, 'data'), once(server, 'close')]);
        this.port = Number(/localhost:(\d+)/.exec(String(said))?.[1]);
        if (!this.port) throw new Error(`the server did not start: ${String(said)} ${complaint}`);
    }

    async kill() {
        const server = this.#process!;
        const ended = once(server, 'close');
        server.kill('SIGKILL');
        await ended;
    }

    async end() {
        await this.kill();
        rmSync(this.folder, { recursive: true, force: true });
    }
}

/** Between people and a server: what is cut is gone for both, whatever was on the way. */
export class Line {
    cuts = 0;
    #server: TestServer;
    #door: Server;
    #pairs = new Set<[Socket, Socket]>();
    #cutWhenAsked: 'before' | 'after' | undefined;

    private constructor(server: TestServer) {
        this.#server = server;
        this.#door = createServer((near) => this.#join(near));
    }

    static async to(server: TestServer) {
        const line = new Line(server);
        line.#door.listen(0, '127.0.0.1');
        await once(line.#door, 'listening');
        return line;
    }

    get port() {
        return (this.#door.address() as AddressInfo).port;
    }

    /** The next thing that is sent to the server does not arrive, or does and nobody learns of it. */
    cutWhenAsked(when: 'before' | 'after') {
        this.#cutWhenAsked = when;
    }

    cut() {
        ++this.cuts;
        this.#cutWhenAsked = undefined;
        for (const pair of this.#pairs) for (const end of pair) end.destroy();
        this.#pairs.clear();
    }

    end() {
        this.cut();
        this.#door.close();
    }

    #join(near: Socket) {
        const far = connect(this.#server.port, '127.0.0.1');
        const pair: [Socket, Socket] = [near, far];
        this.#pairs.add(pair);
        const part = () => {
            this.#pairs.delete(pair);
            for (const end of pair) end.destroy();
        };
        for (const end of pair) end.on('close', part).on('error', part);
        far.on('data', (data) => void near.write(data));
        near.on('data', (data) => {
            const when = this.#cutWhenAsked;
            if (when === 'before') return this.cut();
            far.write(data);
            if (!when) return;
            // Written, and heard by the server; its answer is not.
            this.#cutWhenAsked = undefined;
            far.removeAllListeners('data').resume();
            setTimeout(() => this.cut(), 20);
        });
    }
}

/** A browser with cookies of its own, as far as a connection needs one. */
export class TestBrowser implements Surroundings {
    #line: Line;
    #cookie = '';
    #woken = new Set<() => void>();
    #fetch = globalThis.fetch;

    constructor(line: Line) {
        this.#line = line;
    }

    async fetch(path: string, request: RequestInit) {
        const headers = { ...request.headers, cookie: this.#cookie, connection: 'close' };
        const address = `http://localhost:${this.#line.port}${path}`;
        const response = await this.#fetch(address, { ...request, headers });
        const [cookie] = response.headers.getSetCookie();
        if (cookie) this.#cookie = cookie.split(';')[0];
        return response;
    }

    socket() {
        const options = { headers: { cookie: this.#cookie } };
        const address = `ws://localhost:${this.#line.port}/api/socket`;
        return new WebSocket(address, options as unknown as string[]) as PlainSocket;
    }

    onWake(woken: () => void) {
        this.#woken.add(woken);
        return () => void this.#woken.delete(woken);
    }

    /** The network is said to be back. */
    wake() {
        for (const woken of this.#woken) woken();
    }

    alone<T>(task: () => Promise<T>) {
        return task();
    }
}
