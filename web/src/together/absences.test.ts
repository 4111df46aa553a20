import { expect, test } from 'vitest';
import { Absences } from './absences';

test('who was seen to go is away since then, until they come back', () => {
    const absences = new Absences();
    absences.take(['ann', 'ben'], 1);
    absences.take(['ann'], 2);
    absences.take(['ann'], 3);
    expect(absences.since('ben')).toBe(2);
    absences.take(['ann', 'ben'], 4);
    expect(absences.since('ben')).toBeUndefined();
});

test('who was never there is away since nobody knows when', () => {
    const absences = new Absences();
    absences.take(['ann'], 1);
    expect(absences.since('ben')).toBeUndefined();
});
