// The lists that a server tells: tables that wait for somebody, and one's own that are not over.
import type { List, Row } from '#made/types/socket_message';

/** One list. Listeners are told all of it, the last changed first, whenever it has changed. */
export class TableList {
    #rows = new Map<string, Row>();
    #isThere = false;
    #listeners = new Set<(tables: Row[]) => void>();
    /** Whoever waits for it to be there. */
    #first: { resolve(tables: Row[]): void; reject(error: Error): void }[] = [];

    get isFollowed() {
        return this.#listeners.size > 0 || this.#first.length > 0;
    }

    get tables(): Row[] {
        return [...this.#rows.values()].sort((one, other) => other.changed - one.changed);
    }

    row(table: string) {
        return this.#rows.get(table);
    }

    take(list: List) {
        if ('all' in list) this.#rows.clear();
        else for (const table of list.gone) this.#rows.delete(table);
        for (const row of list.tables) this.#rows.set(row.table, row);
        this.#isThere = true;
        for (const { resolve } of this.#first.splice(0)) resolve(this.tables);
        for (const listener of [...this.#listeners]) listener(this.tables);
    }

    /** What is known may be old from now on; it is shown until the server tells the list again. */
    isOld() {
        this.#isThere = false;
    }

    /** It will not come. */
    fail(error: Error) {
        for (const { reject } of this.#first.splice(0)) reject(error);
    }

    /** Resolves when the list is there as it is now. */
    now(): Promise<Row[]> {
        if (this.#isThere) return Promise.resolve(this.tables);
        return new Promise((resolve, reject) => this.#first.push({ resolve, reject }));
    }

    listen(listener: (tables: Row[]) => void) {
        this.#listeners.add(listener);
        if (this.#isThere) listener(this.tables);
        return () => void this.#listeners.delete(listener);
    }
}
