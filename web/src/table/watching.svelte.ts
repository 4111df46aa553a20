// With whose eyes a table is seen: with one's own, or, where several people share a device, with those of
// whoever is asked, after the curtain.
import { seatName } from './names';
import type { Session } from './session.svelte';

export class Watching {
    #session: Session;
    /** Who has said that it is they who look now. */
    #revealed = $state<number>();

    /** `first`: the seat that is known to be one's own. */
    constructor(session: Session, first: number | null = null) {
        this.#session = session;
        session.watchAs(first);
    }

    nameOf(seat: number) {
        const { game, now, names } = this.#session;
        return seatName(game ?? '', now?.seats ?? [], names, seat);
    }

    /** The seat that the device is to be handed to. */
    get curtainFor(): number | undefined {
        const { isShared, isOver, toAct, mySeats } = this.#session;
        if (!isShared || isOver || toAct === undefined || !mySeats.includes(toAct)) return undefined;
        return toAct === this.#revealed ? undefined : toAct;
    }

    open() {
        this.#revealed = this.curtainFor ?? this.#revealed;
        this.choose();
    }

    /** Called whenever something has changed. */
    choose() {
        const { now, mySeats, isShared, isOver, seat } = this.#session;
        if (!now) return;
        if (!isShared) {
            if (mySeats.length === 1 && seat !== mySeats[0]) this.#session.watchAs(mySeats[0]);
            return;
        }
        const wanted = isOver || this.curtainFor !== undefined ? null : (this.#revealed ?? null);
        if (this.curtainFor !== undefined) this.#revealed = undefined;
        if (seat !== wanted) this.#session.watchAs(wanted);
    }
}
