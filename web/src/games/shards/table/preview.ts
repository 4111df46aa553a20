// Numbers before they change: what the choice in sight gives, and whom the power at hand would hit. The
// engine has said what finishes a seat; what of that is no health, champions in play prevent.
import type { Choice, Note } from '#src/connection/messages';
import type { Board } from './board.svelte';

/** The choice whose outcome is shown: of the button that is weighed, or the first of what is selected. */
export function intended(board: Board): Choice | undefined {
    const { selected, weighed } = board.session;
    if (weighed) return weighed;
    const choices = selected && board.isPlaying ? board.choicesOf(selected) : [];
    return choices.find((choice) => choice.kind === 'fast-play') ?? choices[0];
}

export const gain = (choice: Choice | undefined, what: string): number =>
    choice?.gives?.find((gives) => gives.what === what)?.amount ?? 0;

const isInfinite = (choice: Choice | undefined) =>
    choice?.gives?.some(({ what }) => what === 'infinite') ?? false;

/** Power as a number that can be compared. */
export function powerOf(board: Board, choice?: Choice): number {
    const { power } = board.view.turn;
    if (power === 'infinite' || isInfinite(choice)) return Infinity;
    return power + gain(choice, 'power');
}

/** What is said of seats that the person could attack now. */
export const targets = (board: Board): Note[] =>
    board.isPlaying
        ? board.session.notes.filter(({ kind, enough }) => kind === 'finish' && enough !== undefined)
        : [];

/** Whether all power hits whoever can be attacked, and nobody has to be chosen. */
export const isWholeAttack = (board: Board) =>
    targets(board).length < 2 || board.view.options.mode === 'bloodbath';

const hit = (board: Board, note: Note, power: number) => {
    const { health } = board.player(note.seat!);
    return Math.max(0, Math.min(health, power - ((note.power ?? health) - health)));
};

export interface Damage {
    now: number;
    /** With the choice in sight. */
    then: number;
}

/** What would hit a seat as things stand. */
export function damageTo(board: Board, seat: number): Damage {
    const { attack, turn } = board.view;
    if (board.isAsked && board.choiceOf('assign')?.seat === seat) {
        const assigned = Math.min(board.assigned, board.player(seat).health);
        return { now: assigned, then: assigned };
    }
    if (attack) {
        const coming = Math.max(0, (attack.assigned[seat] ?? 0) - (attack.prevented[seat] ?? 0));
        return { now: coming, then: coming };
    }
    const note = targets(board).find((target) => target.seat === seat);
    if (note) {
        const isMeant = isWholeAttack(board) || board.session.selected?.seat === seat;
        if (!isMeant) return { now: 0, then: 0 };
        return {
            now: hit(board, note, powerOf(board)),
            then: hit(board, note, powerOf(board, intended(board))),
        };
    }
    // What somebody else has gathered against me, where it can hit nobody else.
    const isAgainstMe = seat === board.home && turn.seat !== seat && board.view.players.length === 2;
    const coming =
        isAgainstMe && turn.phase === 'play' ? Math.min(board.player(seat).health, powerOf(board)) : 0;
    return { now: coming, then: coming };
}

/** Seats that the power at hand, or with the choice in sight, would finish. */
export const finishable = (board: Board): Note[] =>
    targets(board).filter((note) => powerOf(board, intended(board)) >= (note.power ?? Infinity));
