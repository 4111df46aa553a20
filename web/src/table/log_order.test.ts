import { expect, test } from 'vitest';
import type { LogLine } from '#src/connection/messages';
import { byRound, newestFirst } from './log_order';

const line = (step: number, seat: number, round = 1): LogLine => ({
    seat,
    step,
    round,
    who: { seat },
    parts: [],
});
const log = [line(0, 0), line(4, 1), line(6, 0, 2), line(9, 1, 2), line(12, 2, 2)];
const steps = (lines: readonly LogLine[]) => lines.map(({ step }) => step);

test('what is new and what is older both run from the newest line backwards', () => {
    const { since, older } = newestFirst(log, 6, 0);
    expect(steps(since)).toEqual([12, 9]);
    expect(steps(older)).toEqual([6, 4, 0]);
});

test('nothing is new to somebody who has had no turn', () => {
    const { since, older } = newestFirst(log, undefined, null);
    expect(since).toEqual([]);
    expect(steps(older)).toEqual([12, 9, 6, 4, 0]);
});

test('lines of a round stand together', () => {
    const rounds = byRound(newestFirst(log, undefined, 0).older);
    expect(rounds.map(({ round, lines }) => [round, steps(lines)])).toEqual([
        [2, [12, 9, 6]],
        [1, [4, 0]],
    ]);
});
