import { expect, test } from 'vitest';
import type { View } from '#src/connection/messages';
import type { Shown } from '#src/replay/replay';
import { roundsOf, seatOfReader, toldTo, turnsOf } from './story';

const shown = (step: number, decision: string | null): Shown => ({
    step,
    view: { game: 'g', decision } as unknown as View,
    to_act: 0,
});
const isSetUp = ({ decision }: View) => decision === 'bid';
const all = [shown(0, 'bid'), shown(1, 'bid'), shown(2, 'play'), shown(5, 'play'), shown(9, null)];

test('what is decided before the first turn is not counted as a turn', () => {
    expect(turnsOf({ isSetUp }, all)).toEqual(all.slice(2).map(({ view }) => view));
    expect(turnsOf({}, all).length).toBe(5);
});

test('a game that was given up before its first turn still has its end', () => {
    expect(turnsOf({ isSetUp }, all.slice(0, 2))).toEqual([all[1].view]);
});

test('there are as many rounds as the last turn says', () => {
    const turn = (round: number) => ({ step: 0, seat: 0, round });
    expect(roundsOf({ turns: [turn(1), turn(1), turn(2)] })).toBe(2);
    expect(roundsOf({ turns: [] })).toBe(1);
});

test('who played alone is “you”, and several are called by their names', () => {
    expect(seatOfReader(['bot', 'person', 'bot'])).toBe(1);
    expect(seatOfReader(['person', 'person'])).toBeUndefined();
    expect(seatOfReader(['bot', 'bot'])).toBeUndefined();
});

test('who has won alone is told so, and nobody else', () => {
    const says = { key: 'play.result.won', arguments: { you: 'no', who: { seat: 1 } } };
    const result = { winners: [1], reason: 'last_standing', says };
    expect(toldTo(1, result)).toEqual({ ...says, arguments: { you: 'yes', who: { seat: 1 } } });
    expect(toldTo(0, result)).toBe(says);
    expect(toldTo(undefined, result)).toBe(says);
    expect(toldTo(1, { ...result, winners: [1, 2] })).toBe(says);
});
