// Tokens that are gathered one by one until they are one of the choices: to take, or to return. What
// may be gathered next is read from the choices.
import type { Choice } from '#src/connection/messages';
import type { Session } from '#src/table/session.svelte';
import { oneByOne, total, type Amounts } from './view';

export class Gathering {
    #session: Session;
    // What was gathered is void as soon as the table has moved on.
    #kept = $state.raw<{ at: number | undefined; amounts: Amounts }>({ at: undefined, amounts: {} });

    constructor(session: Session) {
        this.#session = session;
    }

    get amounts(): Amounts {
        return this.#kept.at === this.#session.now?.at && this.choices.length > 0 ? this.#kept.amounts : {};
    }
    get isEmpty() {
        return total(this.amounts) === 0;
    }
    /** Those that are about tokens alone. */
    get choices(): Choice[] {
        return this.#session.choices.filter((choice) => choice.tokens !== undefined);
    }
    /** The choice that is gathered now. */
    get choice(): Choice | undefined {
        return this.choices.find(
            ({ tokens = {} }) => isWithin(this.amounts, tokens) && isWithin(tokens, this.amounts),
        );
    }
    /** What the choices are about: `take` or `return`. */
    get verb(): string | undefined {
        return this.choices[0]?.kind;
    }

    canAdd(kind: string) {
        const more = this.#with(kind, 1);
        return this.choices.some(({ tokens = {} }) => isWithin(more, tokens));
    }
    add(kind: string) {
        if (this.canAdd(kind)) this.#keep(this.#with(kind, 1));
    }
    putBack(kind: string) {
        if (this.amounts[kind]) this.#keep(this.#with(kind, -1));
    }
    clear() {
        this.#keep({});
    }
    /** As it would be written as a move with one more of this kind, for the engine to say why not. */
    moveWith(kind: string) {
        return [this.verb ?? 'take', ...oneByOne(this.#with(kind, 1))].join(' ');
    }

    #with(kind: string, more: number): Amounts {
        return { ...this.amounts, [kind]: (this.amounts[kind] ?? 0) + more };
    }
    #keep(amounts: Amounts) {
        this.#kept = { at: this.#session.now?.at, amounts };
    }
}

const isWithin = (some: Amounts, all: Amounts) =>
    Object.entries(some).every(([kind, amount]) => (amount ?? 0) <= (all[kind] ?? 0));
