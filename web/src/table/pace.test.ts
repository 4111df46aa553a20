import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { Pace } = await import('./pace.svelte');
const { change } = await import('#src/settings.svelte');

interface Step {
    name: string;
    isSlow: boolean;
}

describe('others’ moves are shown one by one', () => {
    let shown: string[];
    let pace: InstanceType<typeof Pace<Step>>;
    const slow = (name: string) => ({ name, isSlow: true });
    const quick = (name: string) => ({ name, isSlow: false });

    beforeEach(() => {
        vi.useFakeTimers();
        change({ speed: 'normal' });
        shown = [];
        pace = new Pace<Step>(
            ({ name }) => shown.push(name),
            ({ isSlow }) => isSlow,
        );
    });
    afterEach(() => vi.useRealTimers());

    test('the first at once, the next after a pause', () => {
        pace.add(slow('a'));
        pace.add(slow('b'));
        expect(shown).toEqual(['a']);
        expect(pace.isBehind).toBe(true);
        vi.advanceTimersByTime(10_000);
        expect(shown).toEqual(['a', 'b']);
        expect(pace.isBehind).toBe(false);
    });
    test('without a pause after what needs no looking at', () => {
        pace.add(quick('a'));
        pace.add(quick('b'));
        vi.advanceTimersByTime(0);
        expect(shown).toEqual(['a', 'b']);
    });
    test('at once when somebody skips, in order, each once', () => {
        for (const name of ['a', 'b', 'c']) pace.add(slow(name));
        pace.skip();
        vi.advanceTimersByTime(10_000);
        expect(shown).toEqual(['a', 'b', 'c']);
    });
    test('none of them after everything was cleared', () => {
        for (const name of ['a', 'b']) pace.add(slow(name));
        pace.clear();
        vi.advanceTimersByTime(10_000);
        expect(shown).toEqual(['a']);
    });
    test('a long turn takes no longer than a few steps', () => {
        for (let i = 0; i < 100; ++i) pace.add(slow(String(i)));
        vi.advanceTimersByTime(3_000);
        expect(shown.length).toBeLessThan(100);
        vi.advanceTimersByTime(3_500);
        expect(shown.length).toBe(100);
    });
});
