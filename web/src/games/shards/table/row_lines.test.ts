import { expect, test } from 'vitest';
import { rowLines } from './row_lines';

test('where there is height, six cards lie in two lines of three as wide as they may be', () => {
    expect(rowLines(6, 362, 400)).toMatchObject({ columns: 3, lines: 2, most: 16 + 2 * 154 + 14 });
});

test('where there is little, six lie in one line that uses the width, and need no more height', () => {
    const { columns, most } = rowLines(6, 332, 170);
    expect(columns).toBe(6);
    expect(most).toBeLessThan(90);
});

test('four lie in one line wherever two lines would not make them much larger', () => {
    expect(rowLines(4, 332, 240).columns).toBe(4);
    expect(rowLines(4, 332, 400).columns).toBe(2);
});

test('eight never become too narrow for a finger, though they need more height than there is', () => {
    const { columns, most, least } = rowLines(8, 332, 120);
    expect(columns).toBe(4);
    expect(most).toBe(least);
    expect(most).toBeGreaterThan(120);
});
