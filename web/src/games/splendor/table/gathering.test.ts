import { expect, test } from 'vitest';
import type { Choice } from '#src/connection/messages';
import type { Session } from '#src/table/session.svelte';
import { Gathering } from './gathering.svelte';

const take = (...colours: string[]): Choice => {
    const tokens: Record<string, number> = {};
    for (const colour of colours) tokens[colour] = (tokens[colour] ?? 0) + 1;
    return { move: ['take', ...colours].join(' '), kind: 'take', tokens };
};

/** Yellow can be taken twice, blue is only left for three different ones. */
const choices = [
    take('yellow', 'blue', 'red'),
    take('yellow', 'purple', 'red'),
    take('yellow', 'yellow'),
    { move: 'reserve loki', kind: 'reserve', card: 'loki' } as Choice,
];

const gatheringAt = (at: number, all: Choice[] = choices) => {
    const session = { now: { at }, choices: all };
    return { session, gathering: new Gathering(session as unknown as Session) };
};

test('only what leads to a choice can be gathered', () => {
    const { gathering } = gatheringAt(4);
    expect(
        ['yellow', 'purple', 'blue', 'red', 'orange', 'grey'].filter((kind) => gathering.canAdd(kind)),
    ).toEqual(['yellow', 'purple', 'blue', 'red']);
    gathering.add('blue');
    expect(gathering.canAdd('purple')).toBe(false);
    gathering.add('purple');
    expect(gathering.amounts).toEqual({ blue: 1 });
    gathering.add('yellow');
    expect(gathering.canAdd('yellow')).toBe(false);
});

test('what is gathered is a choice only when nothing of it is missing', () => {
    const { gathering } = gatheringAt(4);
    expect(gathering.choice).toBeUndefined();
    gathering.add('yellow');
    expect(gathering.choice).toBeUndefined();
    gathering.add('yellow');
    expect(gathering.choice?.move).toBe('take yellow yellow');
    gathering.putBack('yellow');
    gathering.add('red');
    gathering.add('purple');
    expect(gathering.choice?.move).toBe('take yellow purple red');
    gathering.clear();
    expect(gathering.isEmpty).toBe(true);
});

test('what was gathered is void when the table has moved on', () => {
    const { session, gathering } = gatheringAt(4);
    gathering.add('yellow');
    session.now = { at: 5 };
    expect(gathering.amounts).toEqual({});
    expect(gathering.isEmpty).toBe(true);
});

test('tokens to return are gathered in the same way', () => {
    const { gathering } = gatheringAt(7, [
        { move: 'return red grey', kind: 'return', tokens: { red: 1, grey: 1 } },
    ]);
    expect(gathering.verb).toBe('return');
    gathering.add('grey');
    expect(gathering.canAdd('grey')).toBe(false);
    gathering.add('red');
    expect(gathering.choice?.move).toBe('return red grey');
});

test('what cannot be gathered is written as the move it would be, for the engine to say why not', () => {
    const { gathering } = gatheringAt(4);
    gathering.add('yellow');
    expect(gathering.moveWith('grey')).toBe('take yellow grey');
});
