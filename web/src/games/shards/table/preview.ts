// Numbers before they change: what the choice in sight gives, and whom the power at hand would hit.
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

export interface Damage {
    now: number;
    /** With the choice in sight. */
    then: number;
}

/** What hits a seat as things stand; where power has yet to be shared out, only whoever is selected. */
export function damageTo(board: Board, seat: number): Damage {
    if (board.isAsked && board.choiceOf('assign')?.seat === seat) {
        const assigned = Math.min(board.assigned, board.player(seat).health);
        return { now: assigned, then: assigned };
    }
    const damage = (hit?: { damage?: number; shared?: boolean }) =>
        hit && (!hit.shared || board.session.selected?.seat === seat) ? (hit.damage ?? 0) : 0;
    const now = damage(board.noteOf('hit', { seat }));
    const hits = intended(board)?.hits;
    return { now, then: hits ? damage(hits.find((hit) => hit.seat === seat)) : now };
}

/** What is said of the seats that the power at hand, or with the choice in sight, would finish. */
export function finishable(board: Board): Note[] {
    if (!board.isPlaying) return [];
    const hits = intended(board)?.hits;
    return board.session.notes.filter(
        ({ kind, seat, enough }) =>
            kind === 'finish' && (hits ? hits.some((hit) => hit.seat === seat && hit.left === 0) : enough),
    );
}
