// Tables that are kept in this browser: their entries, and what a list shows of them.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from '#made/types/table_entry';
import type { TableSummary } from '../connection';

interface KeptEntry {
    table: string;
    number: number;
    entry: Entry;
}

interface Schema extends DBSchema {
    tables: { key: string; value: TableSummary };
    entries: { key: [string, number]; value: KeptEntry };
}

/** Another tab was faster: what is stored has to be read again. */
export class LostRace extends Error {}

export interface Store {
    /** Whether a table is still there when the page comes back. */
    readonly keeps: boolean;
    summaries(): Promise<TableSummary[]>;
    summary(table: string): Promise<TableSummary | undefined>;
    entries(table: string): Promise<Entry[]>;
    /** Stores the next entries of a table, all or none, with how it stands then. */
    append(entries: Entry[], summary: TableSummary): Promise<void>;
    forget(table: string): Promise<void>;
}

const ofTable = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

class Database implements Store {
    readonly keeps = true;
    #database: IDBPDatabase<Schema>;

    constructor(database: IDBPDatabase<Schema>) {
        this.#database = database;
    }

    summaries() {
        return this.#database.getAll('tables');
    }

    summary(table: string) {
        return this.#database.get('tables', table);
    }

    async entries(table: string) {
        return (await this.#database.getAll('entries', ofTable(table))).map(({ entry }) => entry);
    }

    async append(entries: Entry[], summary: TableSummary) {
        const transaction = this.#database.transaction(['tables', 'entries'], 'readwrite');
        const kept = transaction.objectStore('entries');
        try {
            // A table that another tab has forgotten is not brought back by one of its entries.
            const isNew = entries[0].number === 0;
            const isKnown = (await transaction.objectStore('tables').count(summary.id)) > 0;
            if (isNew === isKnown) throw new LostRace();
            await Promise.all([
                ...entries.map((entry) => kept.add({ table: summary.id, number: entry.number, entry })),
                transaction.objectStore('tables').put(summary),
                transaction.done,
            ]);
        } catch (error) {
            await transaction.done.catch(() => {});
            throw error instanceof DOMException && error.name === 'ConstraintError' ? new LostRace() : error;
        }
    }

    async forget(table: string) {
        const transaction = this.#database.transaction(['tables', 'entries'], 'readwrite');
        await Promise.all([
            transaction.objectStore('tables').delete(table),
            transaction.objectStore('entries').delete(ofTable(table)),
            transaction.done,
        ]);
    }
}

/** For a browser that keeps nothing: tables end with the page, and people are told. */
class Memory implements Store {
    readonly keeps = false;
    #summaries = new Map<string, TableSummary>();
    #entries = new Map<string, Entry[]>();

    async summaries() {
        return [...this.#summaries.values()];
    }
    async summary(table: string) {
        return this.#summaries.get(table);
    }
    async entries(table: string) {
        return this.#entries.get(table) ?? [];
    }
    async append(entries: Entry[], summary: TableSummary) {
        this.#entries.set(summary.id, [...(await this.entries(summary.id)), ...entries]);
        this.#summaries.set(summary.id, summary);
    }
    async forget(table: string) {
        this.#summaries.delete(table);
        this.#entries.delete(table);
    }
}

export async function openStore(): Promise<Store> {
    try {
        const database = await openDB<Schema>('lemniscate', 1, {
            upgrade(database) {
                database.createObjectStore('tables', { keyPath: 'id' });
                database.createObjectStore('entries', { keyPath: ['table', 'number'] });
            },
            // A newer page in another tab wants to change the store: it must not wait for this one.
            blocking: () => database.close(),
        });
        return new Database(database);
    } catch {
        return new Memory();
    }
}
