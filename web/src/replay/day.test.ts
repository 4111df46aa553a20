import { expect, test } from 'vitest';
import { dayInWords } from './day';

test('the day of a record is written as its readers write days', () => {
    expect(dayInWords('2026-11-16', 'en')).toBe('Nov 16, 2026');
    expect(dayInWords('2026-11-16', 'de')).toBe('16.11.2026');
});

test('what is no day stays as it is written', () => {
    expect(dayInWords('2026-13-40', 'en')).toBe('2026-13-40');
    expect(dayInWords('last winter', 'en')).toBe('last winter');
});
