// A server of a test's own, which it can kill, stop, start again, and whose operator it can be.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { test as plain } from './test';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
export const program = join(build, 'release/lemniscate');

/** One entry of a table, as it is stored (protocol/table-entry.schema.json). */
export type StoredEntry = { number: number; kind: string; seat?: number } & Record<string, unknown>;

export class OwnServer {
    readonly port: number;
    readonly folder = mkdtempSync(join(tmpdir(), 'lemniscate-'));
    #options: string[];
    #process: ChildProcess | undefined;
    /** Where its numbers are, with `--metrics-port 0`. */
    metrics = '';

    constructor(port: number, options: string[] = []) {
        this.port = port;
        this.#options = options;
    }

    get address() {
        return `http://localhost:${this.port}`;
    }

    /** Resolves when people can come; what they did before is there. */
    async start() {
        const server = spawn(program, [
            ...['serve', '--port', String(this.port), '--data', this.folder, '--page', join(build, 'web')],
            ...['--guests-per-hour', '0', '--requests-per-minute', '0', '--log-level', 'info'],
            ...['--log-format', 'json', ...this.#options],
        ]);
        this.#process = server;
        let said = '';
        const ready = new Promise<void>((resolve, reject) => {
            server.stderr.on('data', (text: Buffer) => {
                said += text;
                if (said.includes('"event":"ready"')) resolve();
            });
            server.on('close', () => reject(new Error(`the server did not start: ${said}`)));
        });
        await ready;
        const port = /"event":"listening".*?"metrics_port":(\d+)/.exec(said)?.[1];
        if (port) this.metrics = `http://localhost:${port}/metrics`;
    }

    /** As by SIGKILL or a power cut: nothing is said, nothing is finished. */
    kill() {
        return this.#end('SIGKILL');
    }
    /** As its operator stops it. */
    stop() {
        return this.#end('SIGTERM');
    }
    async #end(signal: NodeJS.Signals) {
        const server = this.#process;
        this.#process = undefined;
        if (!server) return;
        const ended = once(server, 'close');
        server.kill(signal);
        await ended;
    }
    /** It hears nothing from now on, though connections to it stay; only killing helps. */
    freeze() {
        this.#process?.kill('SIGSTOP');
    }

    async end() {
        await this.kill();
        rmSync(this.folder, { recursive: true, force: true });
    }

    /** Everything that it has, for another one; while it is stopped. */
    copyTo(other: OwnServer) {
        cpSync(this.folder, other.folder, { recursive: true });
    }

    /** What the operator can do with the file, while the server is stopped. */
    operate<T>(deed: (database: DatabaseSync) => T): T {
        const database = new DatabaseSync(join(this.folder, 'tables.db'));
        try {
            return deed(database);
        } finally {
            database.close();
        }
    }

    /** All entries of the only table. */
    entries(): StoredEntry[] {
        return this.operate((database) =>
            database
                .prepare('SELECT text FROM entries ORDER BY number')
                .all()
                .map(({ text }) => JSON.parse(String(text)) as StoredEntry),
        );
    }
    /** Writes one of them otherwise. */
    rewrite(entry: StoredEntry) {
        this.operate((database) =>
            database
                .prepare('UPDATE entries SET text = ? WHERE number = ?')
                .run(JSON.stringify(entry), entry.number),
        );
    }
}

/** The first free port from here on: below those that systems give away by themselves. */
async function freePort(from: number): Promise<number> {
    for (let port = from; ; ++port) {
        const door = createServer();
        const isFree = await new Promise<boolean>((resolve) => {
            door.once('error', () => resolve(false));
            door.listen(port, '127.0.0.1', () => resolve(true));
        });
        if (!isFree) continue;
        await new Promise((resolve) => door.close(resolve));
        return port;
    }
}

const usualPort = Number(process.env.LEMNISCATE_PORT ?? 8179);

/** Tests with a server of their own, which has been started. */
export const test = plain.extend<{ server: OwnServer; serverOptions: string[] }>({
    serverOptions: [[], { option: true }],
    server: async ({ serverOptions }, use, { parallelIndex }) => {
        const server = new OwnServer(await freePort(usualPort + 10 * (parallelIndex + 1)), serverOptions);
        await server.start();
        await use(server);
        await server.end();
    },
});
