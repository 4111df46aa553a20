// One table that is watched over the socket. A server tells a connection about a table once, as one seat or as
// a spectator: all who watch it in this page share that, and each is told what it has not seen.
import type { ChatLine, Gone } from '#made/types/socket_message';
import type { Message } from '#src/texts/texts';
import { ConnectionError } from '../connection';
import type { Update } from '../messages';
import { ServerRefusal } from './refusal';
import type { Names, Presence, TableEars } from './server_tables';
import type { ServerSocket } from './socket';

/** Milliseconds until a watch that the server could not begin for now is tried again. */
const leastPause = 1_000;
const mostPause = 30_000;

interface Watcher {
    ears: TableEars;
    /** The last number, and the last line, that it knows; -1: none. */
    seen: number;
    heard: number;
    /** It is told how the table stands even where nothing is new: clocks have gone on. */
    isDue: boolean;
}

/** What is said to the server before it is asked to watch. */
export interface Introduction {
    code: string | undefined;
    muted: ReadonlySet<string>;
}

export class WatchedTable {
    readonly id: string;
    #socket: ServerSocket;
    #introduction: () => Introduction;
    #seat: number | null = null;
    #watchers = new Set<Watcher>();
    #names: Names | undefined;
    #presence: Presence | undefined;
    /** What the server was last asked for on this connection: to watch as this seat, or nothing. */
    #watchedAs: number | null | undefined;
    #isAsking = false;
    #isChanged = false;
    #isSettling = false;
    #pause = leastPause;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(id: string, socket: ServerSocket, introduction: () => Introduction) {
        this.id = id;
        this.#socket = socket;
        this.#introduction = introduction;
    }

    get isWatched() {
        return this.#watchers.size > 0;
    }
    /** Nobody watches, and the server knows. */
    get isIdle() {
        return !this.isWatched && this.#watchedAs === undefined && !this.#isAsking && !this.#isSettling;
    }

    /** Returns how to stop. */
    add(seat: number | null, seen: number | undefined, ears: TableEars): () => void {
        if (this.isWatched && seat !== this.#seat)
            throw new Error('this table is watched as another seat: that watch has to be stopped first');
        this.#seat = seat;
        const watcher: Watcher = { ears, seen: seen ?? -1, heard: -1, isDue: true };
        this.#watchers.add(watcher);
        if (this.#names) ears.names?.(this.#names);
        if (this.#presence) ears.presence?.(this.#presence);
        this.#settle();
        return () => {
            if (this.#watchers.delete(watcher) && !this.isWatched) this.#settle();
        };
    }

    /** There is a new connection: the watch goes on from what was seen last. */
    opened() {
        this.#watchedAs = undefined;
        this.#isAsking = false;
        for (const watcher of this.#watchers) watcher.isDue = true;
        this.#ask();
    }

    closed() {
        clearTimeout(this.#timer);
    }

    /** After all that happens in one go: whoever stops one watch and begins another has one. */
    #settle() {
        if (this.#isSettling) return;
        this.#isSettling = true;
        queueMicrotask(() => {
            this.#isSettling = false;
            this.#ask();
        });
    }

    #ask() {
        if (this.#socket.state.kind !== 'open') return;
        // One at a time: a table that has to be fetched from the disk is watched later than it is left.
        if (this.#isAsking) {
            this.#isChanged = true;
            return;
        }
        this.#isChanged = false;
        clearTimeout(this.#timer);
        if (!this.isWatched && this.#watchedAs === undefined) return;
        // Updates do not say which seat they are for. After the answer to this, none is for the old one.
        const isLeaving =
            !this.isWatched || (this.#watchedAs !== undefined && this.#watchedAs !== this.#seat);
        this.#isAsking = true;
        this.#watchedAs = isLeaving ? undefined : this.#seat;
        if (isLeaving) this.#names = this.#presence = undefined;
        const answered = isLeaving
            ? this.#socket.ask({ do: 'unwatch', table: this.id }, false)
            : this.#askToWatch();
        answered.then(
            () => this.#answered(),
            (error: ConnectionError) => this.#refused(error),
        );
    }

    #askToWatch() {
        const { code, muted } = this.#introduction();
        // A server forgets who does not want to hear whom.
        for (const person of muted)
            this.#socket.ask({ do: 'mute', table: this.id, person, muted: true }, false).catch(() => {});
        const least = (known: (watcher: Watcher) => number) => {
            const number = Math.min(...[...this.#watchers].map(known));
            return number < 0 ? undefined : number;
        };
        return this.#socket.ask(
            {
                do: 'watch',
                table: this.id,
                seat: this.#seat ?? undefined,
                seen: least(({ seen }) => seen),
                heard: least(({ heard }) => heard),
                code,
            },
            false,
        );
    }

    #answered() {
        this.#isAsking = false;
        this.#pause = leastPause;
        const isOther = this.isWatched ? this.#watchedAs !== this.#seat : this.#watchedAs !== undefined;
        if (this.#isChanged || isOther) this.#ask();
    }

    #refused(error: ConnectionError) {
        // Without a connection all begins anew with the next one.
        if (this.#socket.state.kind !== 'open' || !(error instanceof ServerRefusal)) return;
        this.#isAsking = false;
        this.#watchedAs = undefined;
        if (this.#isChanged) return this.#ask();
        if (!error.isForNow) return this.#end(error);
        this.#timer = setTimeout(() => this.#ask(), this.#pause);
        this.#pause = Math.min(mostPause, this.#pause * 2);
    }

    /** Nobody is told any more; whoever wants to look on has to begin anew. */
    #end({ trouble, says }: ServerRefusal) {
        const watchers = [...this.#watchers];
        this.#watchers.clear();
        this.#names = this.#presence = undefined;
        for (const { ears } of watchers) ears.trouble(trouble, says);
    }

    // What the server tells.

    gone({ says }: Gone['gone']) {
        this.#watchedAs = undefined;
        this.#end(new ServerRefusal('gone', says as Message));
    }

    updated(update: Update, names: Names | undefined) {
        // Of a watch that was left.
        if (this.#watchedAs === undefined) return;
        if (names) {
            this.#names = names;
            for (const { ears } of [...this.#watchers]) ears.names?.(names);
        }
        for (const watcher of [...this.#watchers]) {
            // A server that was restored from a backup knows less: all of it is told anew.
            if (update.last < watcher.seen) watcher.seen = -1;
            const news = update.news.filter(({ number }) => number > watcher.seen);
            // Meant for others who have seen more: what lies between comes with an update of its own.
            if (news.length !== update.last - watcher.seen) continue;
            if (news.length === 0 && !watcher.isDue) continue;
            watcher.seen = update.last;
            watcher.isDue = false;
            watcher.ears.update({ ...update, news });
        }
    }

    chat(lines: ChatLine[]) {
        const { muted } = this.#introduction();
        for (const watcher of [...this.#watchers]) {
            // Lines follow the update that a watch begins with; before it they are meant for others.
            if (watcher.isDue) continue;
            const fresh = lines.filter(({ number }) => number > watcher.heard);
            watcher.heard = Math.max(watcher.heard, ...lines.map(({ number }) => number));
            const heard = fresh.filter(({ person }) => !muted.has(person));
            if (heard.length) watcher.ears.chat?.(heard);
        }
    }

    present(presence: Presence) {
        if (this.#watchedAs === undefined) return;
        this.#presence = presence;
        for (const { ears } of [...this.#watchers]) ears.presence?.(presence);
    }
}
