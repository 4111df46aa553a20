import { expect, test } from 'vitest';
import { kindOf } from './letters';

test('a letter stands for a token, whether large or small', () => {
    expect(kindOf('y', 'Y P B R O G T')).toBe('yellow');
    expect(kindOf('T', 'Y P B R O G T')).toBe('green');
    expect(kindOf('ф', 'Ж Ф С Ч П Д З')).toBe('purple');
    expect(kindOf('x', 'Y P B R O G T')).toBeUndefined();
});

test('a letter is understood without its accent', () => {
    expect(kindOf('z', 'Ż F N C P S T')).toBe('yellow');
    expect(kindOf('ż', 'Ż F N C P S T')).toBe('yellow');
});
