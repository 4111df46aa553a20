import { expect, test } from 'vitest';
import { iconNames, iconShapes } from './icons';

test('no two icons are the same', () => {
    expect(new Set(iconNames.map(iconShapes)).size).toBe(iconNames.length);
});

test('icons take the colour of the text, and no other', () => {
    for (const name of iconNames) expect(iconShapes(name), name).not.toMatch(/#[0-9a-f]{3}|var\(|style=/i);
});

test('what is cut out is a hole, so that icons stand on any ground', () => {
    for (const name of ['power', 'mastery', 'shield', 'eye', 'location'] as const)
        expect(iconShapes(name), name).toContain('evenodd');
});
