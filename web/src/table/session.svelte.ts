// One person at one table: what is shown of it, and what the person does. Everything that tables draw
// comes from here; what is legal, what it gives and what it costs was computed by the engine.
import type { Connection, Trouble, Unnamed, Watch } from '#src/connection/connection';
import type {
    Choice,
    Command,
    Event,
    LogLine,
    News,
    Note,
    Now,
    Refusal,
    Setting,
    Update,
    View,
} from '#src/connection/messages';
import { troubleOf } from '#src/connection/trouble_of';
import type { TableOfGame } from '#src/games/game';
import { settings } from '#src/settings.svelte';
import { Pace } from './pace.svelte';
import type { Thing } from './thing';

export class Session {
    readonly table: string;
    /** What people call whoever sits there, by seat; at a table of the server they come and go. */
    names = $state.raw<string[]>([]);

    /** Whose eyes it is seen with: a seat, or nobody's. */
    seat = $state<number | null>(null);
    /** The update that is shown; others may wait behind it. */
    #shown = $state.raw<Update>();
    #log = $state.raw<LogLine[]>([]);
    #news = $state.raw<News[]>([]);
    /** What has just happened, for motion and sound: the events of the update that is shown. */
    events = $state.raw<Event[]>([]);
    trouble = $state<Trouble>();
    refusal = $state.raw<Refusal>();
    /** A command is under way. */
    sending = $state(false);
    /** Several moves are being made in a row. */
    inRow = $state(false);
    /** What is selected: the inspector shows it, and what can be done with it. */
    selected = $state.raw<Thing>();
    /** The table itself asks about what is selected: the inspector only shows it. */
    asked = $state(false);
    /** What the pointer or the focus rests on: the inspector shows it while nothing is selected. */
    pointed = $state.raw<Thing>();
    /** The move whose button the pointer or the focus rests on: tables show what it would change. */
    weighed = $state.raw<Choice>();
    /** What is looked at large. */
    zoomed = $state.raw<Thing>();

    /** Whether a record is shown: nobody is thinking then. */
    isReplay = false;

    /** What is shown of a move in parts, before the table changes; of the part in sight its events. */
    beat = $state.raw<Event[]>();
    /** How the game divides what one move did. */
    beatsOf: TableOfGame['beats'];

    readonly pace: Pace<Step>;
    #connection: Pick<Connection, 'watch'>;
    #watch?: Watch;
    #seen = new Map<number | null, number>();

    constructor(connection: Pick<Connection, 'watch'>, table: string, names: string[]) {
        this.#connection = connection;
        this.table = table;
        this.names = names;
        this.pace = new Pace<Step>((step) => this.#show(step), isWorthSeeing);
    }

    /** Looks on as this seat from now on. */
    watchAs(seat: number | null) {
        this.#watch?.stop();
        this.pace.clear();
        this.beat = undefined;
        this.seat = seat;
        this.#shown = undefined;
        this.#log = [];
        this.#news = [];
        this.selected = this.pointed = this.refusal = undefined;
        this.#watch = this.#connection.watch(
            this.table,
            seat,
            undefined,
            (update) => this.#take(update),
            (trouble) => (this.trouble = trouble),
        );
    }

    stop() {
        this.#watch?.stop();
        this.pace.clear();
    }

    #take(update: Update) {
        const isNobody = (seat: number) => seat >= update.now.seats.length;
        const beats =
            this.#shown && settings.speed !== 'instant'
                ? (this.beatsOf?.(eventsOf(update), isNobody) ?? [])
                : [];
        for (const beat of beats) this.pace.add({ beat });
        this.pace.add({ update, shown: beats.flat() });
    }

    #show(step: Step) {
        if ('beat' in step) {
            this.beat = this.events = step.beat;
            return;
        }
        const { update } = step;
        const isFirst = this.#shown === undefined;
        this.beat = undefined;
        this.#shown = update;
        this.#log = [...this.#log.filter((line) => line.step < update.log.from), ...update.log.lines];
        this.#news = [...this.#news, ...update.news];
        this.events = isFirst ? [] : eventsOf(update).filter((event) => !step.shown.includes(event));
        this.#seen.set(this.seat, update.last);
        this.refusal = this.weighed = undefined;
        if (this.selected && !this.isMyTurn) this.selected = undefined;
    }

    // What is shown.
    get now(): Now | undefined {
        return this.#shown?.now;
    }
    get view(): View | undefined {
        return this.now?.view;
    }
    get game(): string | undefined {
        return this.now?.settings.game;
    }
    get log(): LogLine[] {
        return this.#log;
    }
    /** How far the game is: what the newest line of the log says. */
    get round(): number {
        return this.#log.at(-1)?.round ?? 1;
    }
    get notes(): Note[] {
        return this.now?.notes ?? [];
    }
    /** What may be done now; nothing while others' moves are still being shown. */
    get choices(): Choice[] {
        return this.pace.isBehind || this.isOver ? [] : (this.now?.choices ?? []);
    }
    get isOver() {
        return this.now?.phase === 'over';
    }
    get toAct(): number | undefined {
        return this.now?.to_act;
    }
    /** Whether this seat is asked now. */
    get isMyTurn() {
        return !this.isOver && this.seat !== null && this.toAct === this.seat && !this.pace.isBehind;
    }
    /** The seats of whoever sits at this device. */
    get mySeats(): number[] {
        return (this.now?.seats ?? []).flatMap((chair, seat) => (chair.you ? [seat] : []));
    }
    get isShared() {
        return this.mySeats.length > 1;
    }
    /** The bot that is thinking, if one is. */
    get thinking(): number | undefined {
        const chair = this.toAct === undefined ? undefined : this.now?.seats[this.toAct];
        const isBot = chair && (chair.kind === 'bot' || chair.kind === 'program' || chair.out !== undefined);
        return isBot && !this.isOver && !this.isReplay ? this.toAct : undefined;
    }
    /** Everything that happened from this step on. */
    eventsFrom(step: number): Event[] {
        return this.#news.flatMap((news) =>
            news.kind === 'moved' && (news.step ?? -1) >= step ? (news.events ?? []) : [],
        );
    }
    /** Everything that happened since this seat's last turn. */
    get sinceMyTurn(): Event[] {
        const since = this.now?.since;
        return since === undefined ? [] : this.eventsFrom(since);
    }

    // What a person does.
    /** While moves are being made in a row, no other is taken. */
    async play(move: string, ofRow = false) {
        if (this.seat === null || this.inRow !== ofRow) return;
        this.selected = undefined;
        await this.#send({ do: 'move', seat: this.seat, at: this.now?.at ?? 0, move });
    }
    get canUndo() {
        return (this.now?.undo ?? 0) > 0;
    }
    /** Where there is nothing to take back, the refusal says why. */
    async undo() {
        if (this.seat === null || this.inRow) return;
        await this.#send({ do: 'undo', seat: this.seat, at: this.now?.at ?? 0 });
    }
    async resign() {
        if (this.seat === null) return;
        await this.#send({ do: 'resign', seat: this.seat });
    }
    async order(decision: string, order: 'ask' | 'none' | 'most') {
        if (this.seat === null) return;
        await this.#send({ do: 'order', seat: this.seat, decision, order });
    }

    // Between people.
    /** Stands up, before the deal. */
    async leave() {
        await this.#send({ do: 'leave' });
    }
    async changeSeat(seat: number, setting: Setting) {
        await this.#send({ do: 'change_seat', seat, setting });
    }
    async offerDraw() {
        if (this.seat === null) return;
        await this.#send({ do: 'draw', seat: this.seat, at: this.now?.at ?? 0 });
    }
    async answer(offer: number, yes: boolean) {
        if (this.seat === null) return;
        await this.#send({ do: 'answer', seat: this.seat, offer, yes });
    }
    async rematch() {
        if (this.seat === null) return;
        await this.#send({ do: 'rematch', seat: this.seat });
    }

    async #send(command: Unnamed<Command>) {
        const watch = this.#watch;
        if (watch) await this.attempt(() => watch.send(command));
    }

    /** Does something that the table may refuse; one thing at a time. */
    async attempt(deed: () => Promise<Refusal | undefined>) {
        if (this.sending) return;
        this.sending = true;
        await this.aside(deed);
        this.sending = false;
    }

    /** The same for what no move waits for, such as talk: says whether it was done. */
    async aside(deed: () => Promise<Refusal | undefined>): Promise<boolean> {
        this.refusal = undefined;
        // Where nothing was done, the table is as it was, and the person may try again.
        const refusal = await deed().catch((error: unknown): Refusal => ({
            id: 'not_done',
            says: troubleOf(error),
        }));
        this.refusal = refusal;
        return refusal === undefined;
    }
}

/** What is shown at a time: part of a move, or all that has changed, with what was shown of it already. */
type Step = { beat: Event[] } | { update: Update; shown: Event[] };

const eventsOf = (update: Update): Event[] =>
    update.news.flatMap((news) => (news.kind === 'moved' ? (news.events ?? []) : []));

/** Others' moves are shown one by one; what one did oneself, and what is no move, at once. */
function isWorthSeeing(step: Step) {
    if ('beat' in step) return true;
    const { update } = step;
    return update.news.some(
        (news) =>
            news.kind === 'moved' && (news.events?.length ?? 0) > 0 && !update.now.seats[news.seat]?.you,
    );
}
