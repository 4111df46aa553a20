// The guided first game: hints that come up when what they are about does, each once. Where somebody
// stopped, it goes on; it can be ended at any time.
import type { Session } from '#src/table/session.svelte';

export interface Hint {
    id: string;
    /** What it points at, as a selector; it waits until that is on the screen. */
    at: string;
    /** Whether its time has come, by what the engine offers now. */
    when(session: Session): boolean;
}

interface Kept {
    on: boolean;
    done: string[];
}

const place = (game: string) => `lemniscate.guide.${game}`;

function kept(game: string): Kept {
    try {
        return { on: false, done: [], ...JSON.parse(localStorage.getItem(place(game)) ?? '{}') };
    } catch {
        return { on: false, done: [] };
    }
}

export class Guide {
    readonly game: string;
    readonly hints: readonly Hint[];
    #state = $state<Kept>({ on: false, done: [] });

    constructor(game: string, hints: readonly Hint[]) {
        this.game = game;
        this.hints = hints;
        this.#state = kept(game);
    }

    /** The hint for now, if there is one. */
    current(session: Session): Hint | undefined {
        if (!this.#state.on || session.isOver || !session.isMyTurn) return undefined;
        return this.hints.find((hint) => !this.#state.done.includes(hint.id) && hint.when(session));
    }

    get progress() {
        return { done: this.#state.done.length, all: this.hints.length };
    }

    understood(hint: Hint) {
        this.#state.done.push(hint.id);
        if (this.#state.done.length >= this.hints.length) this.#state.on = false;
        this.#keep();
    }

    end() {
        this.#state.on = false;
        this.#keep();
    }

    #keep() {
        try {
            localStorage.setItem(place(this.game), JSON.stringify(this.#state));
        } catch {
            // It begins anew with the page.
        }
    }
}

/** The next table of this game is a guided one, from the first hint on or from where it stopped. */
export function wantGuide(game: string) {
    const { done } = kept(game);
    try {
        localStorage.setItem(place(game), JSON.stringify({ on: true, done: done.length ? done : [] }));
    } catch {
        // A browser that keeps nothing has no guide; the rules are there all the same.
    }
}
