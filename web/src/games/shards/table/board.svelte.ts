// The table of Shards as one person sees it: what the parts of it are drawn from. Nothing is computed that
// the engine has not said: views, choices, what they give, and notes.
import type { AViewOfShardsOfInfinity, Player } from '#made/types/shards_view';
import type { Choice, Note } from '#src/connection/messages';
import type { CardState } from '#src/games/game';
import { seatName } from '#src/table/names';
import type { Session } from '#src/table/session.svelte';
import { areSubsets, cardsOf, toggled } from '#src/table/subsets';
import { isChoiceOf, isNoteOf, isSame, type Thing } from '#src/table/thing';
import { say } from '#src/texts/speech.svelte';
import { isBefore } from './turn';

/** A pile that is looked through. */
export interface Pile {
    kind: 'hand' | 'deck' | 'discard' | 'played' | 'relics' | 'centre' | 'banished' | 'all';
    seat?: number;
}

export class Board {
    readonly session: Session;
    opened = $state.raw<Pile>();
    /** Cards that are checked for a choice of several, by their places among them. */
    checked = $state.raw<number[]>([]);

    /** How much power is about to be assigned to the seat that is asked for. */
    assigned = $state(0);
    /** Whether the question is folded away. */
    isFolded = $state(false);
    /** Whether there is only a phone's width. */
    isNarrow = $state(false);

    constructor(session: Session) {
        this.session = session;
    }

    get view() {
        return this.session.view as unknown as AViewOfShardsOfInfinity;
    }

    // Seats.
    /** Whose things lie below. */
    get home(): number {
        return this.session.seat ?? 0;
    }
    /** The others, in turn order. */
    get others(): number[] {
        const { length } = this.view.players;
        return Array.from({ length: length - 1 }, (_, at) => (this.home + 1 + at) % length);
    }
    player(seat: number): Player {
        return this.view.players[seat];
    }
    nameOf(seat: number): string {
        const { session } = this;
        return seat === session.seat
            ? say('shards.page.you')
            : seatName(session.game ?? '', session.now?.seats ?? [], session.names, seat);
    }
    /** What is said of a seat, where one's own has words of its own. */
    sayOf(key: string, seat: number): string {
        return seat === this.session.seat ? say(`${key}.mine`) : say(key, { who: this.nameOf(seat) });
    }
    /** Partners sit at the ends of the table: 0 with 3, 1 with 2. */
    isPartner(seat: number): boolean {
        return this.view.options.mode === 'teams' && seat === 3 - this.home;
    }
    /** In teams power hits only who sits opposite: whoever the engine says something of. */
    isFacing(seat: number): boolean {
        return (
            this.view.options.mode === 'teams' &&
            this.session.notes.some((note) => note.seat === seat && ['finish', 'guarded'].includes(note.kind))
        );
    }
    isOut(seat: number): boolean {
        return this.player(seat).health === 0;
    }
    isInTurn(seat: number): boolean {
        return !this.isBefore && !this.session.isOver && this.view.turn.seat === seat;
    }

    // What goes on.
    get isBefore(): boolean {
        return isBefore(this.view);
    }
    /** Whether the turn is the person's own, and not only a question in somebody else's. */
    get isOwnTurn(): boolean {
        return this.session.isMyTurn && (this.isBefore || this.isInTurn(this.home));
    }
    /** Whether the person may do what belongs to a turn. */
    get isPlaying(): boolean {
        return this.session.isMyTurn && this.view.decision === 'play';
    }
    /** Whether something is asked in the middle of a turn. */
    get isAsked(): boolean {
        return this.session.isMyTurn && this.view.decision !== 'play' && !this.isBefore;
    }
    get isChecking(): boolean {
        return this.isAsked && areSubsets(this.session.choices);
    }

    // Things.
    choicesOf(thing: Thing): Choice[] {
        return this.session.choices.filter((choice) => isChoiceOf(choice, thing));
    }
    choiceOf(kind: string): Choice | undefined {
        return this.session.choices.find((choice) => choice.kind === kind);
    }
    noteOf(kind: string, thing: Thing): Note | undefined {
        return this.session.notes.find((note) => note.kind === kind && isNoteOf(note, thing));
    }
    isSelected(thing: Thing): boolean {
        return isSame(this.session.selected, thing);
    }
    /** The place among the cards to check, for a card of the hand: equal ones one after the other. */
    #placeToCheck(thing: Thing): number {
        if (!this.isChecking || thing.zone !== 'hand' || thing.seat !== this.home) return -1;
        const before = this.player(this.home).hand.slice(0, thing.slot);
        const equal = before.filter((card) => card === thing.card).length;
        const places = cardsOf(this.session.choices).flatMap((card, at) => (card === thing.card ? [at] : []));
        return places[equal] ?? -1;
    }
    stateOf(thing: Thing): CardState {
        const place = this.#placeToCheck(thing);
        if (this.isSelected(thing) || this.checked.includes(place)) return 'selected';
        if (place >= 0 || this.choicesOf(thing).length > 0) return 'can';
        return this.isPlaying && this.noteOf('cost', thing)?.missing ? 'out_of_reach' : 'rest';
    }
    /** Selects; what is asked is answered at once, and what is selected is done by the same again. */
    press(thing: Thing) {
        const { session } = this;
        const place = this.#placeToCheck(thing);
        if (place >= 0) {
            this.checked = toggled(session.choices, this.checked, place);
            return;
        }
        const choices = this.choicesOf(thing);
        const isSure = choices.length === 1 && choices[0].max === undefined;
        const isAgain = this.isSelected(thing);
        if (isSure && (isAgain || this.isAsked)) void session.play(choices[0].move);
        else session.selected = isAgain ? undefined : thing;
    }
}
