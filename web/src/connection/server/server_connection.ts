// Tables of a server: the page's side of one WebSocket and a few requests.
import type { Guest } from '#made/types/http_api';
import type { Glance, Hello, Row, SocketMessage } from '#made/types/socket_message';
import type { Quick } from '#made/types/socket_request';
import type { Message } from '#src/texts/texts';
import type { Connection, TableSummary, Trouble, Unnamed, Watch } from '../connection';
import type { Command, Refusal, Settings, Update } from '../messages';
import { Api } from './api';
import { newId } from './ids';
import { TableList } from './lists';
import { lost, ServerRefusal } from './refusal';
import type { Finished, Led, Names, ServerTables, TableEars } from './server_tables';
import { ServerSocket, type SocketState } from './socket';
import { ownServer, type Surroundings } from './surroundings';
import { WatchedTable } from './watched_table';
import { judge, Salting, witnessFile, type Prove } from './witness';
import { openWitnessStore, type WitnessStore } from './witness_store';

/** What a server does not say: it is the same program, so the engine in the page knows it. */
export type Knowledge = Pick<Connection, 'games' | 'fits'> & {
    prove: Prove;
    /** What somebody who is new there wants to be called, if anything. */
    name?: () => string;
};

/** How many games a server lists at once of those that are over, and how far back one's own are looked for. */
const perPage = 20;
const mostPages = 10;

/** Tables where this person waits for the deal, so that the salt is shown in time. A connection watches 16. */
const mostAwaited = 8;

export class ServerConnection implements ServerTables {
    #knowledge: Knowledge;
    #api: Api;
    #socket: ServerSocket;
    #witness: () => Promise<WitnessStore>;
    #salting: Salting;
    #tables = new Map<string, WatchedTable>();
    /** Where this person waits for the deal, as which seat. */
    #awaited = new Map<string, number | null>();
    /** How to stop looking there; only while nobody else does. */
    #waitingRooms = new Map<string, () => void>();
    #lobby = new TableList();
    #mine = new TableList();
    #isFollowing = false;
    #following: ReturnType<typeof setTimeout> | undefined;
    /** Codes and matches that were met in this page, by table. */
    #codes = new Map<string, string>();
    #glances = new Map<string, Pick<Glance, 'match' | 'commitment'>>();
    /** One's own that are over, as far as they were asked for. */
    #over = new Map<string, Row>();
    #muted = new Map<string, Set<string>>();
    #notices = new Set<(says: Message, table: string | undefined) => void>();
    #meListeners = new Set<(me: Guest) => void>();
    #me: Guest | undefined;
    /** The server's time less one's own. */
    #ahead = 0;

    constructor(
        knowledge: Knowledge,
        surroundings: Surroundings = ownServer,
        openStore: () => Promise<WitnessStore> = openWitnessStore,
    ) {
        this.#knowledge = knowledge;
        this.#api = new Api(surroundings, () => knowledge.name?.() ?? '');
        let store: Promise<WitnessStore> | undefined;
        this.#witness = () => (store ??= openStore());
        this.#salting = new Salting(this.#witness, (table, command) => this.#command(table, command));
        this.#socket = new ServerSocket(surroundings, this.#api, {
            opened: (hello) => this.#opened(hello),
            told: (message) => this.#told(message),
            closed: () => this.#closed(),
        });
        this.#socket.onState(({ kind }) => {
            if (kind === 'open' || kind === 'connecting' || kind === 'waiting') return;
            for (const list of [this.#lobby, this.#mine]) list.fail(lost(kind));
        });
    }

    // The connection.

    get state() {
        return this.#socket.state;
    }
    onState(listener: (state: SocketState) => void) {
        return this.#socket.onState(listener);
    }
    start() {
        this.#socket.start();
    }
    /** Lets go of the server; watches stay silent. */
    stop() {
        clearTimeout(this.#following);
        this.#socket.stop();
    }
    onNotice(listener: (says: Message, table: string | undefined) => void) {
        this.#notices.add(listener);
        return () => void this.#notices.delete(listener);
    }
    now() {
        return Date.now() + this.#ahead;
    }

    #opened({ person, name, now }: Hello['hello']) {
        this.#ahead = now - Date.now();
        this.#isMe({ person, name });
        for (const table of this.#tables.values()) table.opened();
        this.#isFollowing = false;
        this.#follow();
    }

    #closed() {
        clearTimeout(this.#following);
        for (const table of this.#tables.values()) table.closed();
        for (const list of [this.#lobby, this.#mine]) list.isOld();
    }

    #told(message: Exclude<SocketMessage, { done: unknown } | { refused: unknown } | { hello: unknown }>) {
        if ('update' in message) this.#updated(message.update as unknown as Update, message.names);
        else if ('chat' in message) this.#tables.get(message.chat.table)?.chat(message.chat.lines);
        else if ('presence' in message) this.#tables.get(message.presence.table)?.present(message.presence);
        else if ('gone' in message) this.#tables.get(message.gone.table)?.gone(message.gone);
        else if ('lobby' in message) this.#lobby.take(message.lobby);
        else if ('mine' in message) {
            this.#mine.take(message.mine);
            this.#awaitDeals();
        } else if ('notice' in message) {
            const { says, table } = message.notice;
            for (const listener of [...this.#notices]) listener(says as Message, table);
        }
    }

    #updated(update: Update, names: Names | undefined) {
        const { match, commitment, phase, seats } = update.now;
        remember(this.#glances, update.table, { match, commitment });
        this.#salting.take(update).catch((error: unknown) => console.error(error));
        this.#tables.get(update.table)?.updated(update, names);
        const isWaiting = phase === 'gathering' || phase === 'salting';
        if (!isWaiting || !seats.some(({ you }) => you)) this.#awaitNoMore(update.table);
    }

    // Who one is.

    get me() {
        return this.#me;
    }
    onMe(listener: (me: Guest) => void) {
        this.#meListeners.add(listener);
        return () => void this.#meListeners.delete(listener);
    }
    async rename(name: string) {
        return this.#isMe(await this.#api.rename(name));
    }
    async forgetMe() {
        await this.#api.forgetMe();
        this.#socket.stop();
        this.#me = undefined;
    }
    makeLink() {
        return this.#api.makeLink();
    }
    async redeemLink(secret: string) {
        const me = this.#isMe(await this.#api.redeemLink(secret));
        this.#socket.renew();
        return me;
    }

    #isMe(me: Guest) {
        const isNew = me.person !== this.#me?.person || me.name !== this.#me.name;
        this.#me = me;
        if (isNew) for (const listener of [...this.#meListeners]) listener(me);
        return me;
    }

    // What can be played.

    games() {
        return this.#knowledge.games();
    }
    fits(game: string, options: Record<string, string>[]) {
        return this.#knowledge.fits(game, options);
    }

    // Lists.

    onLobby(listener: (tables: Row[]) => void) {
        return this.#listen(this.#lobby, listener);
    }
    onMine(listener: (tables: Row[]) => void) {
        return this.#listen(this.#mine, listener);
    }
    onTables(changed: () => void) {
        return this.onMine(changed);
    }
    async finished(before?: number) {
        const { tables = [] } = await this.#socket.ask({ do: 'finished', before });
        for (const row of tables) remember(this.#over, row.table, row);
        return tables;
    }
    async running() {
        return (await this.#socket.ask({ do: 'running' })).tables ?? [];
    }
    /** Those that are not over, and the last 20 that are. */
    async tables() {
        const [finished, mine] = await Promise.all([this.finished(), this.#own()]);
        const isMine = new Set(mine.map(({ table }) => table));
        return [...mine, ...finished.filter(({ table }) => !isMine.has(table))]
            .sort((one, other) => other.changed - one.changed)
            .map((row) => this.#summary(row));
    }
    /** Of a table of one's own, or one that waits for somebody. */
    async summary(table: string) {
        const row = await this.#row(table);
        return row && this.#summary(row);
    }
    async seatOf(table: string) {
        const seats = (await this.#row(table))?.glance.seats ?? [];
        const seat = seats.findIndex(({ person }) => person !== undefined && person === this.#me?.person);
        return seat < 0 ? null : seat;
    }

    async #row(table: string): Promise<Row | undefined> {
        const isIt = (row: Row) => row.table === table;
        const known = (await this.#own()).find(isIt) ?? this.#lobby.row(table) ?? this.#over.get(table);
        if (known) return known;
        let before: number | undefined;
        for (let page = 0; page < mostPages; ++page) {
            const tables = await this.finished(before);
            const found = tables.find(isIt);
            if (found || tables.length < perPage) return found;
            before = tables.at(-1)!.changed;
        }
        return undefined;
    }

    #listen(list: TableList, listener: (tables: Row[]) => void) {
        const stop = list.listen(listener);
        this.#socket.start();
        this.#follow();
        return () => {
            stop();
            this.#follow();
        };
    }

    async #own() {
        const mine = this.#mine.now();
        this.#socket.start();
        this.#follow();
        const rows = await mine;
        this.#follow();
        return rows;
    }

    /** Both lists are told together, and only while somebody wants to know. */
    #follow() {
        const isWanted = this.#lobby.isFollowed || this.#mine.isFollowed;
        if (this.#socket.state.kind !== 'open' || isWanted === this.#isFollowing) return;
        this.#isFollowing = isWanted;
        if (!isWanted) for (const list of [this.#lobby, this.#mine]) list.isOld();
        this.#socket.ask({ do: 'lobby', on: isWanted }, false).catch((error: unknown) => {
            if (!(error instanceof ServerRefusal)) return;
            this.#isFollowing = !isWanted;
            this.#following = setTimeout(() => this.#follow(), 2_000);
        });
    }

    #summary({ table, opened, changed, glance, names }: Row): TableSummary {
        const { game, options, clock, watched, by_invitation, seats, phase, round, to_act, winners } = glance;
        const chairs = seats.map(({ kind, name }) => (name === undefined ? { kind } : { kind, name }));
        const settings: Settings = { game, options, clock, watched, by_invitation, seats: chairs };
        const yours = to_act === undefined ? undefined : seats[to_act]?.person === this.#me?.person;
        return {
            id: table,
            command: '',
            settings,
            names: seats.map(({ person, name }) => (person ? (names[person] ?? '') : (name ?? ''))),
            opened,
            changed,
            glance: { phase, round, to_act, yours, winners },
        };
    }

    // Ways to a table.

    async openTable(settings: Settings, listed: boolean) {
        return this.#led(await this.#socket.ask({ do: 'open', settings, listed }));
    }
    /** What people are called, they say themselves: `rename`. */
    async open(settings: Settings) {
        return (await this.openTable(settings, false)).table;
    }
    async quick(wanted: Omit<Quick, 'do' | 'id'>) {
        return this.#led(await this.#socket.ask({ do: 'quick', ...wanted }));
    }
    async find(code: string) {
        const { table, glance } = await this.#socket.ask({ do: 'find', code });
        remember(this.#codes, table!, code.replace(/[\s-]/g, '').toUpperCase());
        remember(this.#glances, table!, glance!);
        return { table: table!, glance: glance! };
    }

    codeOf(table: string) {
        const row = this.#mine.row(table) ?? this.#lobby.row(table) ?? this.#over.get(table);
        return row?.code ?? this.#codes.get(table);
    }

    #led({ table, code, seat }: { table?: string; code?: string; seat?: number }): Led {
        remember(this.#codes, table!, code!);
        return { table: table!, code: code!, seat };
    }

    // At a table.

    watch(
        table: string,
        seat: number | null,
        seen: number | undefined,
        onUpdate: (update: Update) => void,
        onTrouble: (trouble: Trouble) => void,
    ): Watch {
        return this.look(table, seat, seen, { update: onUpdate, trouble: onTrouble });
    }

    look(table: string, seat: number | null, seen: number | undefined, ears: TableEars): Watch {
        this.#leaveWaitingRoom(table);
        const stop = this.#watched(table).add(seat, seen, ears);
        this.#socket.start();
        return {
            send: (command: Unnamed<Command>) => this.#command(table, { ...command, id: newId() } as Command),
            stop: () => {
                stop();
                this.#enterWaitingRoom(table);
            },
        };
    }

    async sit(table: string, seat?: number) {
        const { match, commitment } = await this.#matchOf(table);
        const salt_hash = await this.#salting.promise(table, match, commitment);
        const refusal = await this.#command(table, { do: 'sit', seat, salt_hash, id: newId() });
        if (!refusal) this.#awaitDeal(table, seat ?? null);
        return refusal;
    }

    async say(table: string, text: string) {
        return refusalOf(this.#socket.ask({ do: 'say', table, text }));
    }

    mute(table: string, person: string, muted: boolean) {
        const all = this.#muted.get(table) ?? new Set();
        if (muted) all.add(person);
        else all.delete(person);
        remember(this.#muted, table, all);
        // Without a connection it is said when the table is watched again.
        this.#socket.ask({ do: 'mute', table, person, muted }, false).catch(() => {});
    }
    isMuted(table: string, person: string) {
        return this.#muted.get(table)?.has(person) ?? false;
    }

    #command(table: string, command: Command): Promise<Refusal | undefined> {
        return refusalOf(this.#socket.ask({ do: 'command', table, command, code: this.codeOf(table) }));
    }

    #watched(table: string) {
        let watched = this.#tables.get(table);
        if (!watched) {
            for (const [id, { isIdle }] of this.#tables) if (isIdle) this.#tables.delete(id);
            watched = new WatchedTable(table, this.#socket, () => ({
                code: this.codeOf(table),
                muted: this.#muted.get(table) ?? new Set(),
            }));
            this.#tables.set(table, watched);
        }
        return watched;
    }

    /** Whoever sits down promises a salt for this match. */
    async #matchOf(table: string): Promise<{ match: string; commitment: string }> {
        const code = this.codeOf(table);
        const ways = [
            async () => this.#glances.get(table),
            async () => (this.#mine.row(table) ?? this.#lobby.row(table))?.glance,
            async () => (code ? (await this.find(code)).glance : undefined),
            // A seat is kept for oneself, as after a rematch: the list has it a moment later.
            async () => (await this.#own()).find((row) => row.table === table)?.glance,
        ];
        for (const ask of ways) {
            const { match, commitment } = (await ask()) ?? {};
            if (match && commitment) return { match, commitment };
        }
        throw lost('nothing is known of the match');
    }

    /** One's own tables that are not dealt yet; after a page was loaded again nobody else would look there. */
    #awaitDeals() {
        for (const { table, glance } of this.#mine.tables) {
            if (glance.phase !== 'gathering' && glance.phase !== 'salting') continue;
            const seat = glance.seats.findIndex(({ person }) => person === this.#me?.person);
            if (seat >= 0) this.#awaitDeal(table, seat);
        }
    }

    /** Looks on until it is dealt, while nobody else does, so that the salt is shown in time. */
    #awaitDeal(table: string, seat: number | null) {
        if (this.#awaited.has(table) || this.#awaited.size >= mostAwaited) return;
        this.#awaited.set(table, seat);
        this.#enterWaitingRoom(table);
    }

    #enterWaitingRoom(table: string) {
        const seat = this.#awaited.get(table);
        if (seat === undefined || this.#watched(table).isWatched) return;
        const stop = this.#watched(table).add(seat, undefined, {
            update: () => {},
            trouble: () => this.#awaitNoMore(table),
        });
        this.#waitingRooms.set(table, stop);
    }

    #leaveWaitingRoom(table: string) {
        this.#waitingRooms.get(table)?.();
        this.#waitingRooms.delete(table);
    }

    /** It is dealt, or goes on without this person. */
    #awaitNoMore(table: string) {
        this.#awaited.delete(table);
        this.#leaveWaitingRoom(table);
    }

    // After the end.

    record(table: string) {
        return this.#api.record(table);
    }

    async judge(table: string): Promise<Finished> {
        const [record, kept] = await Promise.all([
            this.record(table),
            this.#witness().then((store) => store.ofTable(table)),
        ]);
        const judgement = await judge(record, kept, this.#knowledge.prove);
        const witnessFiles = kept.flatMap((one) => {
            const text = witnessFile(one);
            return text === undefined ? [] : [{ seat: one.seat!, text }];
        });
        return { judgement, record, witnessFiles };
    }
}

/** A command that is not done is answered; only where there is no answer at all something failed. */
async function refusalOf(asked: Promise<unknown>): Promise<Refusal | undefined> {
    try {
        await asked;
        return undefined;
    } catch (error) {
        if (error instanceof ServerRefusal && error.says) return { id: error.why, says: error.says };
        throw error;
    }
}

/** Keeps what was used last; what is forgotten can be asked for again. */
function remember<T>(map: Map<string, T>, key: string, value: T) {
    map.delete(key);
    map.set(key, value);
    if (map.size > 200) map.delete(map.keys().next().value!);
}
