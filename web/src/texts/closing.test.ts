import { expect, test } from 'vitest';
import { withClosing } from './closing';

const card = (name: string) => ({ game: 'g', card: name, name });
const text = (runs: ReturnType<typeof withClosing>) =>
    runs.map(({ part, closing }) => [typeof part === 'string' ? part : part.name, closing]);

test('a comma or colon behind a card stays in its line, what follows does not', () => {
    expect(text(withClosing(['played ', card('axia'), ', ', card('omnius'), '\u00a0: 3']))).toEqual([
        ['played ', ''],
        ['axia', ','],
        [' ', ''],
        ['omnius', '\u00a0:'],
        [' 3', ''],
        ['', ''],
    ]);
});

test('so does what comes after the whole sentence', () => {
    expect(text(withClosing([card('axia')], ', '))).toEqual([
        ['axia', ','],
        [' ', ''],
    ]);
    expect(text(withClosing(['gained 1'], ', '))).toEqual([
        ['gained 1', ''],
        [', ', ''],
    ]);
});
