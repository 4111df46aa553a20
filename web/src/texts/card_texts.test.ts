import { expect, test } from 'vitest';
import { withSigns, withoutSigns } from './card_texts.svelte';

test('signs become icons where they stand', () => {
    expect(withSigns('◆ 1 gem. ▤ Draw 1 card.')).toEqual([
        { sign: 'gem' },
        ' 1 gem. ',
        { sign: 'draw' },
        ' Draw 1 card.',
    ]);
    expect(withSigns('')).toEqual([]);
});

test('those who hear a text hear no signs', () => {
    expect(withoutSigns('✦ 2 power. From mastery 10: ✦ 3 power instead.')).toBe(
        '2 power. From mastery 10: 3 power instead.',
    );
});
