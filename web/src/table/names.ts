// What whoever sits at a table is called.
import type { Chair } from '#src/connection/messages';
import { findGame } from '#src/games/game';
import { hasText, say } from '#src/texts/speech.svelte';

/** Bots that have no name of their own here, such as those of an older record, go by what they are called. */
function botName(bot: string, seat: number) {
    const args = { seat: String(seat + 1) };
    return hasText(`page.bot.${bot}`)
        ? say(`page.bot.${bot}`, args)
        : say('play.bot', { name: bot, ...args });
}

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
    if (chair.kind === 'bot') return botName(chair.name ?? '', seat);
    return names[seat] || say('page.player', { seat: String(seat + 1) });
}
