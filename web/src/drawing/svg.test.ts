import { expect, test } from 'vitest';
import { arc, leaf, mirror, polygon, regular, short, star, stroke } from './svg';

const corners = (path: string) => path.split('L').length;

test('numbers have at most one decimal', () => {
    expect([short(1), short(1.25), short(-0.04), short(99.96)]).toEqual(['1', '1.3', '0', '100']);
});

test('a polygon is closed and has its corners', () => {
    expect(
        polygon([
            [0, 0],
            [10, 0.55],
            [3, 4],
        ]),
    ).toBe('M0 0L10 0.6L3 4Z');
    expect(corners(regular(0, 0, 10, 6))).toBe(6);
    expect(corners(star(0, 0, 10, 5, 5))).toBe(10);
});

test('a regular polygon stands on a side and has a corner on top', () => {
    expect(regular(100, 100, 10, 4)).toBe('M100 90L110 100L100 110L90 100Z');
});

test('a leaf ends at its tip', () => {
    expect(leaf(0, 0, 10, 4, 0)).toContain(' 10 0Q');
});

test('an arc takes the way that it was given', () => {
    expect(arc(0, 0, 10, 0, 4)).toContain('0 1 1');
    expect(arc(0, 0, 10, 1, 0)).toContain('0 0 0');
});

test('a mirror image is added, not put in place of the shape', () => {
    const shape = stroke('M0 0L1 1', '#000');
    expect(mirror(shape).split(shape)).toHaveLength(3);
});
