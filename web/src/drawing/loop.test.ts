import { expect, test } from 'vitest';
import { besideRight, dashes, lobes, span } from './loop';

const points = (path: string) =>
    path
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number));

test('both lobes begin and end where they cross', () => {
    for (const path of Object.values(lobes)) {
        expect(points(path).at(0)).toEqual([100, 44]);
        expect(points(path).at(-1)).toEqual([100, 44]);
    }
});

test('the left lobe fills from below, the right one from above', () => {
    expect(points(lobes.left)[5][1]).toBeGreaterThan(44);
    expect(points(lobes.right)[5][1]).toBeLessThan(44);
});

test('a mark stands outside of its lobe', () => {
    const widest = Math.max(...points(lobes.right).map(([x]) => x));
    const [x, y] = besideRight(0.5);
    expect(x).toBeGreaterThan(widest);
    expect(y).toBeCloseTo(44, 0);
});

test('a dash for every unit, from where they begin', () => {
    const numbers = dashes(7, 3).split(' ').map(Number);
    expect(numbers.slice(0, 2)).toEqual([0, 7]);
    expect(numbers.filter((number) => number === 0.62)).toHaveLength(3);
    expect(span(2, 4)).toBe('0 2 4 999');
});

test('nothing to show is no dash, not an error', () => {
    expect(dashes(16, 0)).toBe('0 16 0 999');
});
