// How messages are said at a table.
import type { Speaker } from '#src/texts/texts';
import { say } from '#src/texts/speech.svelte';
import { seatName } from './names';
import type { Session } from './session.svelte';

/** Whoever looks on is "you", where only one person can. */
export const speakerAt = (session: Session): Speaker => ({
    seat: (seat) =>
        seat === session.seat
            ? say('play.you')
            : seatName(session.game ?? '', session.now?.seats ?? [], session.names, seat),
});
