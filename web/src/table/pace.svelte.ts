// Shows what comes one by one, with a pause after what is worth seeing, as fast as was chosen. Nothing
// waits for it but the eyes: input skips it.
import { settings } from '#src/settings.svelte';

/** Milliseconds that a step of another player stays. */
const pauses = { slow: 1400, normal: 750, fast: 300, instant: 0 } as const;

/** All that waits is shown in the time of so many steps, however many there are. */
const mostSteps = 8;

export class Pace<T> {
    #waiting = $state.raw<T[]>([]);
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** When the last of what waits shall be shown. */
    #until = 0;
    #show: (one: T) => void;
    #isWorthSeeing: (one: T) => boolean;

    constructor(show: (one: T) => void, isWorthSeeing: (one: T) => boolean) {
        this.#show = show;
        this.#isWorthSeeing = isWorthSeeing;
    }

    /** Whether something is not shown yet. */
    get isBehind() {
        return this.#waiting.length > 0;
    }

    add(one: T) {
        if (!this.isBehind) this.#until = Date.now() + mostSteps * pauses[settings.speed];
        if (this.#timer === undefined && !this.isBehind) this.#next(one);
        else this.#waiting = [...this.#waiting, one];
    }

    /** Shows all that waits at once. */
    skip() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        const waiting = this.#waiting;
        this.#waiting = [];
        waiting.forEach(this.#show);
    }

    clear() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#waiting = [];
    }

    #next(one: T) {
        this.#show(one);
        const pause = this.#isWorthSeeing(one) ? pauses[settings.speed] : 0;
        const left = Math.max(0, this.#until - Date.now());
        this.#timer = setTimeout(
            () => {
                this.#timer = undefined;
                const [first, ...rest] = this.#waiting;
                this.#waiting = rest;
                if (first !== undefined) this.#next(first);
            },
            Math.min(pause, left / (this.#waiting.length + 1)),
        );
    }
}
