// What updates of a table tell beside how it stands.
import type { News, Now, Update } from '#src/connection/messages';

/** When the match last changed: since then whoever is to act has been asked. */
export const lastAsked = (news: readonly News[]): number | undefined =>
    news.findLast(({ kind }) => kind === 'moved' || kind === 'dealt' || kind === 'taken_back')?.time;

export interface RefusedOffer {
    what: 'undo' | 'draw';
    /** Who did not want it. */
    by: number;
    /** Of the answer: the same refusal is told once. */
    number: number;
}

/** Whether somebody else has refused what oneself had asked for, when the table stood like this. */
export function refusedOffer(before: Now | undefined, { news, now }: Update): RefusedOffer | undefined {
    for (const answer of news) {
        if (answer.kind !== 'answered' || answer.yes || now.seats[answer.seat]?.you) continue;
        const offer = before?.offers?.find(({ number }) => number === answer.offer);
        if (offer && now.seats[offer.seat]?.you)
            return { what: offer.what, by: answer.seat, number: answer.number };
    }
    return undefined;
}
