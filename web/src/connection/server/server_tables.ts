// What pages ask of the tables of a server, beside what every connection has.
import type { Guest, Link } from '#made/types/http_api';
import type { ChatLine, Glance, Presence as PresenceMessage, Row } from '#made/types/socket_message';
import type { Quick } from '#made/types/socket_request';
import type { Message } from '#src/texts/texts';
import type { Connection, Trouble, Watch } from '../connection';
import type { Refusal, Settings, Update } from '../messages';
import type { SocketState } from './socket';
import type { Judgement } from './witness';

export type { ChatLine, Glance, Guest, Link, Row };
export type Presence = Omit<PresenceMessage['presence'], 'table'>;
/** What people are called, by id. */
export type Names = Record<string, string>;

/** A table that somebody was led to; the code invites whoever shows it. */
export interface Led {
    table: string;
    code: string;
    /** Of a quick match: where to sit down; missing: anywhere. */
    seat?: number;
}

/** What happens at a watched table. News and lines of the chat come in order, each once, also over losses. */
export interface TableEars {
    update(update: Update): void;
    /** The watch has ended, or never began; `says` are the server's own words. */
    trouble(trouble: Trouble, says?: Message): void;
    /** Told before the first update, and when somebody came or is called otherwise. */
    names?(names: Names): void;
    chat?(lines: ChatLine[]): void;
    presence?(presence: Presence): void;
}

export interface Finished {
    judgement: Judgement;
    record: string;
    /** What `lemniscate verify --witness` reads, of each seat that was played from here. */
    witnessFiles: { seat: number; text: string }[];
}

/** All that is common, except that nobody can make a server forget a table. */
export interface ServerTables extends Omit<Connection, 'forget'> {
    // The connection.
    readonly state: SocketState;
    onState(listener: (state: SocketState) => void): () => void;
    /** Connects, also anew where it was refused. */
    start(): void;
    /** Something is slower or not possible for now, or is as it was: of a table, or of the server. */
    onNotice(listener: (says: Message, table: string | undefined) => void): () => void;
    /** The server's time now, for clocks and `until`. */
    now(): number;

    // Who one is.
    /** Since the last hello. */
    readonly me: Guest | undefined;
    onMe(listener: (me: Guest) => void): () => void;
    rename(name: string): Promise<Guest>;
    /** Name, cookies, links and what one said are gone for good. */
    forgetMe(): Promise<void>;
    /** Brings one's seats to another device, once: the page puts the secret behind `/link#`. */
    makeLink(): Promise<Link>;
    /** Makes this device one of the person who made the link; the connection is made anew. */
    redeemLink(secret: string): Promise<Guest>;

    // Ways to a table.
    /** Tables that wait for somebody, now and whenever they change; returns how to stop that. */
    onLobby(listener: (tables: Row[]) => void): () => void;
    /** One's own that are not over. */
    onMine(listener: (tables: Row[]) => void): () => void;
    /** One's own that are over, 20 at a time, the last changed first. */
    finished(before?: number): Promise<Row[]>;
    /** Where others play and anybody may look on. */
    running(): Promise<Row[]>;
    openTable(settings: Settings, listed: boolean): Promise<Led>;
    quick(wanted: Omit<Quick, 'do' | 'id'>): Promise<Led>;
    /** Which table a code leads to, as somebody types it. From then on it is shown there. */
    find(code: string): Promise<{ table: string; glance: Glance }>;
    /** The code of a table that somebody was led to by it, or that stands in a list that was told. */
    codeOf(table: string): string | undefined;
    /** Where one sits oneself; null: nowhere, or it is long over. */
    seatOf(table: string): Promise<number | null>;

    // At a table.
    look(table: string, seat: number | null, seen: number | undefined, ears: TableEars): Watch;
    /** Sits down with a salt that was kept before; the salt is shown by itself when the terms are kept. */
    sit(table: string, seat?: number): Promise<Refusal | undefined>;
    say(table: string, text: string): Promise<Refusal | undefined>;
    /** What this person says there is no longer heard, or again. */
    mute(table: string, person: string, muted: boolean): void;
    isMuted(table: string, person: string): boolean;

    // After the end.
    /** The record, and what it comes to for whoever sat there on this device. */
    judge(table: string): Promise<Finished>;
}
