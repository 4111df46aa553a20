// Plays the hand card by card, until a choice comes up or something is refused.
import type { Choice } from '#src/connection/messages';
import type { Session } from '#src/table/session.svelte';

/** How long an update may take before it is given up. */
const patience = 4000;

const gives = (choice: Choice, what: string) => choice.gives?.some((gain) => gain.what === what) ?? false;

/** What does nothing yet may do more later, and what asks ends it: first what neither does. */
const rank = (choice: Choice) => (gives(choice, 'asks') ? 2 : gives(choice, 'nothing') ? 1 : 0);

/** The card that is played next. */
export const nextToPlay = (choices: readonly Choice[]): Choice | undefined =>
    choices.filter(({ kind }) => kind === 'play').sort((one, other) => rank(one) - rank(other))[0];

/** Waits until something newer than `at` is shown; says whether it was. */
async function isFollowed(session: Session, at: number | undefined): Promise<boolean> {
    const until = Date.now() + patience;
    while (session.now?.at === at) {
        if (Date.now() > until) return false;
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return true;
}

export async function playAll(session: Session) {
    for (;;) {
        const choice = session.isMyTurn ? nextToPlay(session.choices) : undefined;
        if (!choice) return;
        const at = session.now?.at;
        await session.play(choice.move, true);
        if (session.refusal || !(await isFollowed(session, at))) return;
    }
}
