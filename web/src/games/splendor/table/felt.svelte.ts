// What all parts of the table share: who looks on, what is meant by a click, and what each card says
// before it is tried. All of it is read from the session.
import type { Choice, Note } from '#src/connection/messages';
import type { CardState } from '#src/games/game';
import { settings } from '#src/settings.svelte';
import type { Session } from '#src/table/session.svelte';
import { speakerAt } from '#src/table/speaker';
import { isChoiceOf, isNoteOf, isSame, type Thing } from '#src/table/thing';
import { say, sentence, type Message } from '#src/texts/speech.svelte';
import { characterOf } from '../cards/facts';
import { Gathering } from './gathering.svelte';
import { labelWith } from './labels';
import { factsOf, type SeatFacts } from './seats';
import { colours, type Colour, type Level, type View } from './view';

/** What is leafed through. */
export type Pile = { deck: Level } | { seat: number };

/** What a card on the table says of itself. */
export interface Mark {
    state: CardState;
    /** Whether it can be recruited now. */
    can: boolean;
    short?: string;
    tag?: string;
    /** Colours of its cost that bonuses pay. */
    paid: Colour[];
    label: string;
}

export class Felt {
    readonly session: Session;
    readonly gathering: Gathering;
    pile = $state.raw<Pile>();
    /** Which of the payments for the selected card is chosen. */
    payment = $state(0);
    /** Whether it is a phone: one column, and only what is needed most. */
    isNarrow = $state(false);
    /** How wide a card of the board is, in pixels. */
    cardWidth = $state(120);

    constructor(session: Session) {
        this.session = session;
        this.gathering = new Gathering(session);
    }

    // Who sits where.
    get view(): View {
        return this.session.view as unknown as View;
    }
    /** Whose things lie in front: a spectator looks over the shoulder of the first seat. */
    get owner() {
        return this.session.seat ?? 0;
    }
    get isOwn() {
        return this.session.seat !== null;
    }
    /** The others, in the order of turns after the owner. */
    get others() {
        const { length } = this.view.players;
        return Array.from({ length: length - 1 }, (_, at) => (this.owner + 1 + at) % length);
    }
    readonly #seats = $derived.by(() =>
        this.view.players.map((_, seat) => factsOf(this.view, this.session.notes, seat)),
    );
    seat(seat: number): SeatFacts {
        return this.#seats[seat];
    }
    /** What the numbers of a seat are measured by. */
    get limits() {
        return this.view.limits;
    }
    name(seat: number) {
        return speakerAt(this.session).seat(seat);
    }
    sentence(message: Message | undefined) {
        return message ? sentence(message, speakerAt(this.session)) : '';
    }
    /** Whether this seat is asked now. */
    isActing(seat: number) {
        return !this.session.isOver && this.session.toAct === seat;
    }

    // What may be done with what.
    choicesFor(thing: Thing, kind?: string): Choice[] {
        return this.session.choices.filter(
            (choice) => isChoiceOf(choice, thing) && (kind === undefined || choice.kind === kind),
        );
    }
    noteOf(kind: string, thing: Thing): Note | undefined {
        return this.session.notes.find((note) => note.kind === kind && isNoteOf(note, thing));
    }
    deckChoice(level: number): Choice | undefined {
        return this.session.choices.find((choice) => choice.from === 'deck' && choice.level === level);
    }
    /** The ways to pay for the selected card, the usual one first. */
    get payments(): Choice[] {
        const { selected } = this.session;
        return selected ? this.choicesFor(selected, 'recruit') : [];
    }
    /** What the numbers on the table show the outcome of. */
    get considered(): Choice | undefined {
        return this.gathering.choice ?? this.payments[this.payment] ?? this.payments[0];
    }
    /** Points that it brings for sure. */
    get gain() {
        return gainOf(this.considered);
    }

    mark(thing: Thing): Mark {
        const card = thing.card ?? '';
        const note = this.session.isOver ? undefined : this.noteOf('cost', thing);
        const missing = note?.missing ?? 0;
        const isSelected = isSame(this.session.selected, thing);
        const canRecruit = this.choicesFor(thing, 'recruit').length > 0;
        return {
            can: canRecruit,
            state: isSelected ? 'selected' : canRecruit ? 'can' : missing > 0 ? 'out_of_reach' : 'rest',
            short: missing > 0 && !isSelected ? say(this.#shortKey(thing), { missing }) : undefined,
            tag: this.#new.has(card) ? say('splendor.page.new') : undefined,
            paid: note?.costs
                ? colours.filter((colour) => characterOf(card).cost[colour] && !note.costs?.[colour])
                : [],
            label: labelWith(card, this.sentence(note?.says)),
        };
    }
    /** Small cards have no room for words. */
    #shortKey({ zone }: Thing) {
        const isSmall = zone === 'reserved' || this.cardWidth < 112;
        return isSmall ? 'splendor.page.short_narrow' : 'splendor.page.short';
    }
    readonly #new = $derived.by(
        () =>
            new Set(
                this.session.sinceMyTurn.flatMap((event) =>
                    event.kind === 'card_revealed' && event.card ? [event.card] : [],
                ),
            ),
    );

    // What is done.
    select(thing: Thing) {
        this.payment = 0;
        this.session.selected = isSame(this.session.selected, thing) ? undefined : thing;
    }
    point(thing: Thing | undefined) {
        this.session.pointed = thing;
    }
    /** A token of the supply or, when tokens must be returned, of one's own was clicked. */
    gather(kind: string) {
        if (this.gathering.canAdd(kind)) {
            this.session.selected = undefined;
            this.gathering.add(kind);
        } else void this.session.play(this.gathering.moveWith(kind));
    }
    playGathered() {
        const { choice } = this.gathering;
        if (choice) void this.session.play(choice.move);
    }
    /** Recruits at once where there is one way to pay; the engine says why where there is none. */
    recruit(thing: Thing) {
        const ways = this.choicesFor(thing, 'recruit');
        if (ways.length > 1) {
            this.payment = 0;
            this.session.selected = thing;
        } else void this.session.play(ways[0]?.move ?? `recruit ${thing.card}`);
    }
    reserve(thing: Thing) {
        void this.session.play(this.choicesFor(thing, 'reserve')[0]?.move ?? `reserve ${thing.card}`);
    }
    get hasKeys() {
        return settings.keys;
    }
}

/** Points that a choice brings for sure. */
export const gainOf = (choice: Choice | undefined) =>
    (choice?.gives ?? []).reduce(
        (sum, { what, amount, points }) => sum + (points ?? (what === 'points' ? (amount ?? 0) : 0)),
        0,
    );
