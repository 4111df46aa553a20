import { expect, test } from 'vitest';
import { effectLines, widthOfLine, type EffectLine, type Piece } from './effects';
import { cards, factsOf, type Line } from './facts';

const written = ({ sign, text = '', word, of }: Piece) =>
    `${sign}${text}${word ? '*' : ''}${of ? `(${of})` : ''}`;
const inWords = ({ exhausts, conditions, instead, effects }: EffectLine) =>
    [
        ...(exhausts ? ['exhaust'] : []),
        ...conditions.map((condition) => `${written(condition)}?`),
        ...(instead ? ['->'] : []),
        ...effects.map(written),
    ].join(' ');
const linesOf = (card: string) => effectLines(factsOf(card).lines).map(inWords);

test('gains stand together, and what has a condition on a line of its own', () => {
    expect(linesOf('mining_drones')).toEqual(['gem1 draw1']);
    expect(linesOf('shardwood_guardian')).toEqual(['power2 draw1', 'unify? health6']);
});

test('a line that takes the place of another has an arrow', () => {
    expect(linesOf('infinity_shard')).toEqual([
        'power2',
        'mastery10? -> power3',
        'mastery20? -> power5',
        'mastery30? -> power∞',
    ]);
});

test('what always happens comes before what has a condition', () => {
    expect(linesOf('limiter_drones')).toEqual(['draw1', 'inspire? banish1']);
});

test('one exhaust is shown once', () => {
    expect(linesOf('optio_crusher')).toEqual(['exhaust power3', 'mastery10? -> power5']);
    expect(linesOf('evokatus')).toEqual(['draw1', 'exhaust power1×(faction:homodeus)']);
});

test('in play only what counts there is shown', () => {
    expect(effectLines(factsOf('evokatus').lines, 'in_play').map(inWords)).toEqual([
        'exhaust power1×(faction:homodeus)',
    ]);
});

test('passives say when they hold', () => {
    expect(linesOf('drakonarius')).toEqual(['exhaust power6', 'defense(faction:homodeus)? locked']);
    expect(linesOf('raidian')).toEqual(['exhaust draw1', 'mastery>(person)? locked']);
    expect(linesOf('ferrata_guard')[1]).toBe('person(faction:homodeus)? defense+2');
    expect(linesOf('praetorian_01')[2]).toBe('defense? return');
});

test('relics', () => {
    expect(linesOf('terminal_crescents')).toEqual([
        'mastery1 power½×(mastery)',
        'mastery20? -> power1×(mastery)',
    ]);
    expect(linesOf('heart_of_nothing')[2]).toBe('target10? draw+3');
    expect(linesOf('world_piercer')[1]).toBe('mastery20? -> return*(mercenary)');
});

/** Numbers of a line that must be seen: thresholds, and amounts unless they are one of a kind. */
const numbersOf = ({ at, least, amount, second, op, per }: Line) =>
    [at, least, op === 'talons' || per === 'half_mastery' ? undefined : amount, second].filter(
        (number) => number !== undefined,
    );

test('every number on every card is shown, and no other', () => {
    for (const { id, lines } of cards) {
        const shown = effectLines(lines)
            .flatMap(({ conditions, effects }) => [...conditions, ...effects])
            .flatMap(({ text }) => text?.match(/\d+/g) ?? [])
            .map(Number);
        const expected = lines.flatMap(numbersOf);
        // Destroying and copying one card, and doubling, have a number without an amount.
        const extra = lines.flatMap(({ op }) =>
            op === 'destroy' || op === 'copy' || op === 'copy_again' ? [1] : op === 'double_power' ? [2] : [],
        );
        expect(shown.sort(), id).toEqual([...expected, ...extra].sort());
    }
});

test('every card shows something, and at most one line is the main one', () => {
    for (const { id, lines } of cards) {
        const shown = effectLines(lines);
        expect(shown.length, id).toBeGreaterThan(0);
        expect(shown.filter(({ isMain }) => isMain).length, id).toBeLessThan(2);
        for (const line of shown) expect(line.effects.length, id).toBeGreaterThan(0);
    }
});

test('a line with more on it is wider', () => {
    const [one] = effectLines(factsOf('crystal').lines);
    const [two] = effectLines(factsOf('mining_drones').lines);
    expect(widthOfLine(two)).toBeGreaterThan(widthOfLine(one));
});
