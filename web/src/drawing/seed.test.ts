import { expect, test } from 'vitest';
import { seeded } from './seed';

const first = (text: string, count: number) => Array.from({ length: count }, seeded(text));

test('the same text gives the same numbers, another text others', () => {
    expect(first('crystal', 5)).toEqual(first('crystal', 5));
    expect(first('crystal', 5)).not.toEqual(first('blaster', 5));
});

// Pictures would change for everybody if these did.
test('the numbers are those of FNV-1a and mulberry32', () => {
    expect(first('a', 2).map((number) => number.toFixed(6))).toEqual(['0.621686', '0.308223']);
});

test('numbers are spread from 0 to 1', () => {
    const numbers = first('spread', 1000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const middle = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(middle).toBeGreaterThan(0.45);
    expect(middle).toBeLessThan(0.55);
});
