// Shuffles that can be checked (docs/fairness.md), as somebody at the table does it: a salt is made, the terms
// are kept before it is shown, and after the end the record is held against what was kept. Whether a record is
// right in itself, its moves included, the engine says.
import { sha256 } from '@noble/hashes/sha2.js';
import type { Command, Refusal, Update } from '../messages';
import { hex, randomHex } from './ids';
import type { Kept, WitnessStore } from './witness_store';

const saltBytes = 16;

const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What is sent when somebody sits down. */
export function saltHash(match: string, salt: string) {
    const mark = new TextEncoder().encode('lemniscate salt 1\n');
    return hex(sha256(Uint8Array.from([...mark, ...bytesOf(match), ...bytesOf(salt)])));
}

interface Terms {
    match?: unknown;
    commitment?: unknown;
    seats?: { salt_hash?: unknown }[];
    salts?: unknown[];
}

function readTerms(text: string): Terms | undefined {
    try {
        const terms: unknown = JSON.parse(text);
        return typeof terms === 'object' && terms !== null ? terms : undefined;
    } catch {
        return undefined;
    }
}

/** Canonical JSON (RFC 8785): numbers and texts are written by JSON.stringify as it wants them. */
function canonical(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** What is wrong with terms for whoever has promised this salt at this seat. */
function doubtOf(terms: string, seat: number, kept: Kept): string | undefined {
    const read = readTerms(terms);
    const fits =
        read?.match === kept.match &&
        read.commitment === kept.commitment &&
        read.seats?.[seat]?.salt_hash === kept.salt_hash;
    return fits ? undefined : 'other_terms';
}

/** Makes salts, and shows them when the terms are kept. */
export class Salting {
    #store: () => Promise<WitnessStore>;
    #send: (table: string, command: Command) => Promise<Refusal | undefined>;
    /** Salts that are on their way or were taken. */
    #shown = new Set<string>();

    constructor(
        store: () => Promise<WitnessStore>,
        send: (table: string, command: Command) => Promise<Refusal | undefined>,
    ) {
        this.#store = store;
        this.#send = send;
    }

    /** A fresh salt for a match, kept; returns its hash. */
    async promise(table: string, match: string, commitment: string): Promise<string> {
        const salt = randomHex(saltBytes);
        const salt_hash = saltHash(match, salt);
        await (await this.#store()).put({ table, match, commitment, salt, salt_hash });
        return salt_hash;
    }

    /** An update of a table where this person sits, perhaps at several seats. */
    async take({ table, now }: Update) {
        if (now.phase !== 'salting' || now.terms === undefined) return;
        for (const [seat, chair] of now.seats.entries())
            if (chair.you && chair.salt_hash) await this.#show(table, seat, chair.salt_hash, now.terms);
    }

    async #show(table: string, seat: number, salt_hash: string, terms: string) {
        const store = await this.#store();
        const kept = await store.bySaltHash(salt_hash);
        // On another device: it is shown there.
        if (!kept) return;
        const doubt = kept.terms && kept.terms !== terms ? 'other_terms' : doubtOf(terms, seat, kept);
        if (doubt) return store.put({ ...kept, terms: kept.terms ?? terms, seat, doubt });
        await store.put({ ...kept, terms, seat });
        if (this.#shown.has(salt_hash)) return;
        this.#shown.add(salt_hash);
        // Two windows show the same salt under the same id: it is taken once.
        const id = `salt-${salt_hash.slice(0, 32)}`;
        try {
            const refusal = await this.#send(table, { id, do: 'salt', seat, salt: kept.salt });
            if (refusal) this.#shown.delete(salt_hash);
            // Meanwhile other terms may have come: what was wrong with them stays.
            else await store.put({ ...(await store.bySaltHash(salt_hash))!, isTaken: true });
        } catch (error) {
            this.#shown.delete(salt_hash);
            throw error;
        }
    }
}

/** What the engine says of a record by itself; `problem` is what is wrong with it. */
export interface Proof {
    sealed: boolean;
    proved: boolean;
    problem?: string;
}
export type Prove = (record: string) => Promise<Proof>;

/** What the engine answers to `{"replay": RECORD}` (table/worker.h), as far as it is about the proof. */
interface Answer {
    replay?: { seal: { sealed: boolean; proved?: boolean; problem?: Problem }; problem?: Problem };
    problem?: string;
}
interface Problem {
    problem: string;
}

export function proofOf({ replay, problem }: Answer): Proof {
    if (!replay) return { sealed: false, proved: false, problem };
    const wrong = replay.seal.problem ?? replay.problem;
    return {
        sealed: replay.seal.sealed,
        proved: replay.seal.proved === true && wrong === undefined,
        problem: wrong?.problem,
    };
}

export type Judgement =
    /** It is what was kept before the deal, and follows from it. */
    | { is: 'witnessed' }
    /** It follows from its own secret, and nothing speaks against it. */
    | { is: 'consistent'; doubt: 'nothing_kept' | 'missing_salt' }
    /** The id of what is wrong: a problem of the engine, or `unsealed`, `other_match`, `other_terms`, `other_salt`. */
    | { is: 'broken'; why: string };

const broken = (why: string): Judgement => ({ is: 'broken', why });

const header = (record: string, name: string) => new RegExp(`^${name}: *(.*?) *$`, 'm').exec(record)?.[1];

/** What a record comes to for whoever kept this of the table: nothing, or of every salt what was known. */
export async function judge(record: string, keptOfTable: Kept[], prove: Prove): Promise<Judgement> {
    const proof = await prove(record);
    if (!proof.sealed) return broken(proof.problem ?? 'unsealed');
    if (!proof.proved) return broken(proof.problem ?? 'unproved');
    const kept = keptOfTable.filter(({ terms }) => terms !== undefined);
    const doubts = kept.map((one) => doubtAbout(record, one));
    const worst =
        doubts.find((doubt) => doubt !== undefined && doubt !== 'missing_salt') ?? doubts.find(Boolean);
    if (kept.length === 0) return { is: 'consistent', doubt: 'nothing_kept' };
    if (worst === undefined) return { is: 'witnessed' };
    return worst === 'missing_salt' ? { is: 'consistent', doubt: worst } : broken(worst);
}

/** As match::doubts_of, the worst first; and the match has to be the one that somebody sat down for. */
function doubtAbout(record: string, kept: Kept): string | undefined {
    if (kept.doubt) return kept.doubt;
    if (header(record, 'match') !== kept.match) return 'other_match';
    const { salts, ...terms } = readTerms(header(record, 'terms') ?? '') ?? {};
    if (canonical(terms) !== kept.terms) return 'other_terms';
    const salt = salts?.[kept.seat!];
    if (salt !== kept.salt) {
        // It came too late, unless the table had said that it came.
        return salt === null && !kept.isTaken ? 'missing_salt' : 'other_salt';
    }
    const isMissing = terms.seats?.some(({ salt_hash }, seat) => salt_hash && !salts?.[seat]);
    return isMissing ? 'missing_salt' : undefined;
}

/** What `lemniscate verify RECORD --witness FILE` reads. */
export function witnessFile({ terms, seat, salt }: Kept): string | undefined {
    return terms === undefined ? undefined : `${JSON.stringify({ terms, seat, salt })}\n`;
}
