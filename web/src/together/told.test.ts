import { expect, test } from 'vitest';
import type { News, Now, Update } from '#src/connection/messages';
import { lastAsked, refusedOffer } from './told';

const now = {
    seats: [{ you: true }, { you: false }],
    offers: [{ number: 7, seat: 0, what: 'draw', agreed: true }],
} as unknown as Now;
const answered = (seat: number, offer: number, yes: boolean) =>
    ({ now, news: [{ kind: 'answered', number: 8, time: 1, seat, offer, yes }] }) as unknown as Update;

test('whose offer is refused learns by whom', () => {
    expect(refusedOffer(now, answered(1, 7, false))).toEqual({ what: 'draw', by: 1, number: 8 });
});

test('an agreement, an offer that was taken back, and what was long ago are no refusals', () => {
    expect(refusedOffer(now, answered(1, 7, true))).toBeUndefined();
    expect(refusedOffer(now, answered(0, 7, false))).toBeUndefined();
    expect(refusedOffer(undefined, answered(1, 7, false))).toBeUndefined();
    expect(refusedOffer({ ...now, offers: [] } as Now, answered(1, 7, false))).toBeUndefined();
});

test('whoever is to act was asked when the match last changed', () => {
    const news = [
        { kind: 'dealt', time: 1 },
        { kind: 'moved', time: 5 },
        { kind: 'offered', time: 9 },
    ] as unknown as News[];
    expect(lastAsked(news)).toBe(5);
    expect(lastAsked([])).toBeUndefined();
});
