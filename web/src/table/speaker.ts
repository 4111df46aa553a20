// How messages are said at a table.
import type { Speaker } from '#src/texts/texts';
import { findDrawing } from '#src/games/drawings';
import { hasText, parts, say, sentence } from '#src/texts/speech.svelte';
import { seatName } from './names';
import type { Session } from './session.svelte';

/** Whoever looks on is "you", where only one person can. */
export function speakerAt(session: Session): Speaker {
    const speaker: Speaker = {
        seat: (seat) =>
            seat === session.seat
                ? say('play.you')
                : seatName(session.game ?? '', session.now?.seats ?? [], session.names, seat),
        // What is typed at a terminal is clicked here: such a text has another wording for the page.
        instead(message) {
            if (findDrawing(message.key))
                return { drawn: message, name: sentence(message, { seat: speaker.seat }) };
            const key = `page.${message.key}`;
            return hasText(key) ? parts({ ...message, key }, speaker) : undefined;
        },
    };
    return speaker;
}
