// What is kept of matches before they are dealt: on this device only, and for as long as it keeps it.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What somebody who sits down knows before the deal. */
export interface Kept {
    table: string;
    /** Hexadecimal, as all bytes here. */
    match: string;
    commitment: string;
    salt: string;
    salt_hash: string;
    /** As they were told, byte for byte; from then on they stay as they are. */
    terms?: string;
    /** The seat that the salt is for, once there are terms. */
    seat?: number;
    /** The table has said that it has the salt. */
    isTaken?: boolean;
    /** What was wrong with the terms when they came, or with others that came later. */
    doubt?: string;
}

export interface WitnessStore {
    /** Resolves when it is kept; of one salt there is one. */
    put(kept: Kept): Promise<void>;
    bySaltHash(saltHash: string): Promise<Kept | undefined>;
    ofTable(table: string): Promise<Kept[]>;
}

export class WitnessMemory implements WitnessStore {
    #kept = new Map<string, Kept>();

    async put(kept: Kept) {
        this.#kept.set(kept.salt_hash, kept);
    }
    async bySaltHash(saltHash: string) {
        return this.#kept.get(saltHash);
    }
    async ofTable(table: string) {
        return [...this.#kept.values()].filter((kept) => kept.table === table);
    }
}

interface Schema extends DBSchema {
    kept: { key: string; value: Kept; indexes: { table: string } };
}

class Database implements WitnessStore {
    #database: IDBPDatabase<Schema>;

    constructor(database: IDBPDatabase<Schema>) {
        this.#database = database;
    }

    async put(kept: Kept) {
        await this.#database.put('kept', kept);
    }
    bySaltHash(saltHash: string) {
        return this.#database.get('kept', saltHash);
    }
    ofTable(table: string) {
        return this.#database.getAllFromIndex('kept', 'table', table);
    }
}

/** In this browser; where it keeps nothing, in this page. */
export async function openWitnessStore(): Promise<WitnessStore> {
    try {
        const database = await openDB<Schema>('lemniscate.witness', 1, {
            upgrade(database) {
                database.createObjectStore('kept', { keyPath: 'salt_hash' }).createIndex('table', 'table');
            },
            // A newer page in another tab wants to change the store: it must not wait for this one.
            blocking: () => database.close(),
        });
        return new Database(database);
    } catch {
        return new WitnessMemory();
    }
}
