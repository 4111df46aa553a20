import { expect, test } from 'vitest';
import { codeIn } from './invitation';

test('a code is read as it is typed, and out of a link that is pasted', () => {
    expect(codeIn(' abcd-efgh ')).toBe('abcd-efgh');
    expect(codeIn('https://example.org/join/ABCDEFGH')).toBe('ABCDEFGH');
    expect(codeIn('https://example.org/join/ABCDEFGH/?a=1#b')).toBe('ABCDEFGH');
    expect(codeIn('')).toBe('');
});
