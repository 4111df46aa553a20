// A table of the server as the page sees it. What every table has is the session's; what people are called,
// who is there and what they say stands here.
import type { Connection, TableSummary, Trouble, Watch } from '#src/connection/connection';
import { serverTables } from '#src/connection/connections';
import type { Chair, Now, Update } from '#src/connection/messages';
import type { ChatLine, Names, Presence } from '#src/connection/server/server_tables';
import type { Message } from '#src/texts/texts';
import { Absences } from './absences';
import { lastAsked, refusedOffer, type RefusedOffer } from './told';
import { takeWishToSit } from './wish_to_sit';

export class ServedTable implements Pick<Connection, 'summary' | 'watch'> {
    readonly id: string;
    readonly server = serverTables();
    /** Where oneself sat when the page came here. */
    firstSeat: number | null = null;

    #names = $state.raw<Names>({});
    /** What was told last, and when that was by the clock of this device. */
    #told = $state.raw<{ now: Now; at: number }>();
    /** When whoever is to act was asked, by the server's clock. */
    askedSince = $state<number>();
    /** What oneself had asked for and somebody refused just now. */
    refused = $state.raw<RefusedOffer>();
    chat = $state.raw<ChatLine[]>([]);
    /** The last line of the chat that was in sight. */
    #read = $state(-1);
    presence = $state.raw<Presence>({ people: [], watching: 0 });
    #absences = new Absences();
    /** The server's own words where there is nothing to see, or no longer. */
    says = $state.raw<Message>();

    constructor(id: string) {
        this.id = id;
    }

    /** What is known before anybody looks on. */
    async summary(): Promise<TableSummary | undefined> {
        this.firstSeat = await this.server.seatOf(this.id);
        const first = (await this.#glimpse()) ?? (await this.#sitFirst());
        if (!first) return undefined;
        const { settings, phase } = first.now;
        return { id: this.id, command: '', settings, names: [], opened: 0, changed: 0, glance: { phase } };
    }

    #glimpse() {
        return new Promise<Update | undefined>((resolve) => {
            const watch = this.server.look(this.id, this.firstSeat, undefined, {
                update: (update) => {
                    this.says = undefined;
                    resolve(update);
                    watch.stop();
                },
                trouble: (_, says) => {
                    this.says = says;
                    resolve(undefined);
                },
            });
        });
    }

    /** Where only those who sit may look, whoever came to play sits down before they see anything. */
    async #sitFirst() {
        const wish = this.firstSeat === null ? takeWishToSit(this.id) : undefined;
        if (!wish) return undefined;
        const refusal = await this.server.sit(this.id, wish.seat);
        if (refusal) this.says = refusal.says;
        this.firstSeat = refusal ? null : await this.#seatNow();
        return this.firstSeat === null ? undefined : this.#glimpse();
    }

    /** The list of one's own tables has it a moment later than the table. */
    async #seatNow() {
        const code = this.server.codeOf(this.id);
        if (code === undefined) return this.server.seatOf(this.id);
        const { seats } = (await this.server.find(code)).glance;
        const seat = seats.findIndex(({ person }) => person && person === this.server.me?.person);
        return seat < 0 ? null : seat;
    }

    watch(
        table: string,
        seat: number | null,
        seen: number | undefined,
        onUpdate: (update: Update) => void,
        onTrouble: (trouble: Trouble) => void,
    ): Watch {
        this.chat = [];
        return this.server.look(table, seat, seen, {
            update: (update) => {
                this.askedSince = lastAsked(update.news) ?? this.askedSince;
                this.refused = refusedOffer(this.#told?.now, update) ?? this.refused;
                this.#told = { now: update.now, at: performance.now() };
                onUpdate(update);
            },
            trouble: (trouble, says) => {
                this.says = says;
                onTrouble(trouble);
            },
            names: (names) => (this.#names = names),
            chat: (lines) => (this.chat = [...this.chat, ...lines]),
            presence: (presence) => {
                this.#absences.take(presence.people, this.server.now());
                this.presence = presence;
            },
        });
    }

    /** Lines that others have said and nobody has seen here. */
    get unread() {
        const me = this.server.me?.person;
        return this.chat.filter(({ number, person }) => number > this.#read && person !== me).length;
    }
    /** All that was said is in sight. */
    read() {
        this.#read = this.chat.at(-1)?.number ?? this.#read;
    }

    /** Milliseconds that a seat has left at this time of `performance.now()`; nothing without a clock. */
    timeLeft(seat: number, time: number): number | undefined {
        const left = this.#told?.now.seats[seat]?.time_left;
        if (!this.#told || left === undefined) return undefined;
        const runs = this.#told.now.clock === seat;
        return Math.max(0, runs ? left - Math.max(0, time - this.#told.at) : left);
    }

    /** What a person is called. */
    nameOf(person: string) {
        return this.#names[person] ?? '';
    }
    /** The same by seat, as a session has them. */
    namesAt(chairs: readonly Chair[]) {
        return chairs.map(({ kind, person, name }) =>
            kind === 'bot' ? (name ?? '') : this.nameOf(person ?? name ?? ''),
        );
    }
    isThere(person: string) {
        return this.presence.people.includes(person);
    }
    /** Since when somebody is away, by the server's clock; nothing where that was before oneself came. */
    awaySince(person: string) {
        void this.presence;
        return this.#absences.since(person);
    }
    /** The people beside oneself who still play. */
    others(chairs: readonly Chair[]) {
        return chairs.filter(({ person, you, out }) => person !== undefined && !you && out === undefined);
    }
}
