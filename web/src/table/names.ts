// What whoever sits at a table is called.
import type { Chair } from '#src/connection/messages';
import { findGame } from '#src/games/game';
import { say } from '#src/texts/speech.svelte';

/** How the seats of a table are kept: a person's own name or none, a bot's id. */
export function seatName(
    game: string,
    chairs: readonly Pick<Chair, 'kind' | 'name'>[],
    names: readonly string[],
    seat: number,
) {
    const chair = chairs[seat];
    // Nobody plays the seats behind those that there are chairs for.
    const nobody = findGame(game)?.nobody;
    if (!chair) return nobody ? say(nobody) : say('play.seat', { seat: String(seat) });
    if (chair.kind === 'bot') return say(`page.bot.${chair.name}`, { seat: String(seat + 1) });
    return names[seat] || say('page.player', { seat: String(seat + 1) });
}
