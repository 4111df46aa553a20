// Tables in this browser: the page's side of the worker. A worker that dies is started again; what was
// under way is asked again, and a command that it had done already is not done twice, by its id.
import { ConnectionError, type Connection, type Trouble, type Unnamed, type Watch } from '../connection';
import type { Command, Settings, Update } from '../messages';
import type { Call, CallName, Calls, Said } from './calls';

interface Waiting {
    call: Call;
    resolve(answered: unknown): void;
    reject(error: Error): void;
}

interface Watching {
    table: string;
    seat: number | null;
    seen: number | undefined;
    onUpdate(update: Update): void;
    onTrouble(trouble: Trouble): void;
}

export class LocalConnection implements Connection {
    #worker: Worker | undefined;
    #waiting = new Map<number, Waiting>();
    #watches = new Map<number, Watching>();
    #listeners = new Set<() => void>();
    #next = 1;

    games() {
        return this.call('games', {});
    }
    fits(game: string, options: Record<string, string>[]) {
        return this.call('fits', { game, options });
    }
    tables() {
        return this.call('tables', {});
    }
    summary(table: string) {
        return this.call('summary', { table });
    }
    open(settings: Settings, names: string[]) {
        // Tables shall stay when the browser needs room; whether it agrees is its own affair.
        void navigator.storage?.persist?.();
        return this.call('open', { command: crypto.randomUUID(), settings, names });
    }
    record(table: string) {
        return this.call('record', { table });
    }
    async forget(table: string) {
        await this.call('forget', { table });
    }
    onTables(changed: () => void) {
        this.#listeners.add(changed);
        return () => void this.#listeners.delete(changed);
    }

    watch(
        table: string,
        seat: number | null,
        seen: number | undefined,
        onUpdate: (update: Update) => void,
        onTrouble: (trouble: Trouble) => void,
    ): Watch {
        const watch = this.#next++;
        this.#watches.set(watch, { table, seat, seen, onUpdate, onTrouble });
        this.#begin(watch);
        return {
            send: (command: Unnamed<Command>) =>
                this.call('command', { table, command: { ...command, id: crypto.randomUUID() } as Command }),
            stop: () => {
                if (!this.#watches.delete(watch)) return;
                this.call('unwatch', { watch, table }).catch(() => {});
            },
        };
    }

    call<Name extends CallName>(name: Name, given: Calls[Name]['given']): Promise<Calls[Name]['answered']> {
        return new Promise((resolve, reject) => {
            const call: Call = { id: this.#next++, name, given };
            this.#waiting.set(call.id, { call, resolve: resolve as (answered: unknown) => void, reject });
            this.#running().postMessage(call);
        });
    }

    #begin(watch: number) {
        const watching = this.#watches.get(watch);
        if (!watching) return;
        const { table, seat, seen } = watching;
        this.call('watch', { watch, table, seat, seen }).catch((error: unknown) =>
            watching.onTrouble(error instanceof ConnectionError ? error.trouble : 'lost'),
        );
    }

    #running() {
        if (!this.#worker) {
            const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
            worker.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(worker, data);
            worker.onerror = () => this.#startAgain(worker);
            this.#worker = worker;
        }
        return this.#worker;
    }

    #hear(worker: Worker, said: Said) {
        if (worker !== this.#worker) return;
        switch (said.kind) {
            case 'alive':
                // Granted when the worker is no more.
                void navigator.locks.request(said.lock, () => this.#startAgain(worker));
                break;
            case 'answered':
                this.#take(said.id)?.resolve(said.answered);
                break;
            case 'failed':
                this.#take(said.id)?.reject(new ConnectionError(said.trouble, said.message));
                break;
            case 'update': {
                const watching = this.#watches.get(said.watch);
                if (!watching) break;
                watching.seen = said.update.last;
                watching.onUpdate(said.update);
                break;
            }
            case 'trouble':
                this.#watches.get(said.watch)?.onTrouble(said.trouble);
                break;
            case 'tables':
                for (const listener of this.#listeners) listener();
                break;
        }
    }

    #take(id: number) {
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        return waiting;
    }

    #starts = 0;
    #startAgain(worker: Worker) {
        if (worker !== this.#worker) return;
        worker.terminate();
        this.#worker = undefined;
        // One that dies again and again is not started for ever.
        if (++this.#starts > 5) {
            for (const { reject } of this.#waiting.values()) reject(new ConnectionError('lost', 'no worker'));
            for (const { onTrouble } of this.#watches.values()) onTrouble('lost');
            this.#waiting.clear();
            this.#starts = 0;
            return;
        }
        setTimeout(() => (this.#starts = Math.max(0, this.#starts - 1)), 30_000);
        const waiting = [...this.#waiting.values()].filter(
            ({ call }) => call.name !== 'watch' && call.name !== 'unwatch',
        );
        this.#waiting = new Map(waiting.map((one) => [one.call.id, one]));
        for (const watch of this.#watches.keys()) this.#begin(watch);
        for (const { call } of waiting) this.#running().postMessage(call);
    }
}
