import { expect, test } from 'vitest';
import type { Event } from '#src/connection/messages';
import { beats } from './beats';

const says = { key: 'x.y' };
const isNobody = (seat: number) => seat === 1;
const kinds = (events: Event[]) => beats(events, isNobody).map((beat) => beat.map(({ kind }) => kind));

test('every card that Nemesis plays is shown with what comes of it, and nothing before or after', () => {
    expect(
        kinds([
            { kind: 'damaged', seat: 1, says },
            { kind: 'turn_ended', seat: 0 },
            { kind: 'nemesis_played', seat: 1, card: 'omnius', says },
            { kind: 'gained', seat: 1, says },
            { kind: 'champion_exhausted', seat: 1, card: 'li_hin', says },
            { kind: 'power_assigned', seat: 1, other: 0 },
            { kind: 'damaged', seat: 0, says },
            { kind: 'turn_ended', seat: 1 },
            { kind: 'row_filled', seat: 1, says },
        ]),
    ).toEqual([['nemesis_played', 'gained'], ['champion_exhausted'], ['power_assigned', 'damaged']]);
});

test('what people do is not shown apart, nor what nothing is said of', () => {
    expect(kinds([{ kind: 'champion_exhausted', seat: 0, card: 'li_hin', says }])).toEqual([]);
    expect(kinds([{ kind: 'power_assigned', seat: 1, other: 0 }])).toEqual([]);
});
