// Compares what a page says with what the program says, for every text in every language.
//   SAMPLES=lemniscate_texts_samples PAGES=folder-of-the-languages node samples.test.mjs
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

import { texts } from './texts.mjs';

const { SAMPLES, PAGES } = process.env;

/** @returns {import('./texts.mjs').Catalogue} */
const read = (language) => JSON.parse(readFileSync(join(PAGES, `${language}.json`), 'utf8'));
const english = read('en');

// Spaces that look alike are told apart, as numbers differ in them first.
const shown = (text) =>
    JSON.stringify(text).replace(/[\u00a0\u202f]/g, (space) => (space === '\u00a0' ? '\\u00a0' : '\\u202f'));

const attempt = (say, key, args) => {
    try {
        return say(key, args);
    } catch (error) {
        return error;
    }
};

test('the page says what the program says', async (t) => {
    const program = spawn(SAMPLES, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(program, 'close');
    /** @type {Map<string, {say: ReturnType<typeof texts>, keys: Set<string>}>} */
    const languages = new Map();
    const differences = [];
    let compared = 0;
    // Texts are compared as they are: CLDR 42 (ICU 72, node 18) and CLDR 48 (node 20.20) agree on
    // every sign here, down to U+202F in French numbers and U+00A0 in Polish and Ukrainian ones.
    for await (const line of createInterface({ input: program.stdout })) {
        const { language, key, args, said } = JSON.parse(line);
        if (!languages.has(language))
            languages.set(language, { say: texts(read(language), english), keys: new Set() });
        const { say, keys } = languages.get(language);
        keys.add(key);
        const found = attempt(say, key, args);
        if (found !== said) differences.push({ language, key, args, said, found });
        ++compared;
    }
    assert.deepEqual(await ended, [0, null], 'the program that says the samples failed');

    t.diagnostic(`${compared} samples compared with CLDR ${process.versions.cldr}`);
    const first = differences.slice(0, 10).map(
        ({ language, key, args, said, found }) =>
            `${language} ${key} ${JSON.stringify(args)}\n` +
            `  program: ${shown(said)}\n` +
            `  page:    ${found instanceof Error ? found : shown(found)}`,
    );
    assert.equal(
        differences.length,
        0,
        `${differences.length} of ${compared} samples differ, first:\n${first.join('\n')}`,
    );
    assert.ok(languages.size > 1);
    for (const { keys } of languages.values())
        assert.deepEqual([...keys].sort(), Object.keys(english.texts).sort());
});

test('what a language lacks is said in English, with English numbers', () => {
    const say = texts(
        { language: 'pl', texts: { own: '{n}' } },
        { language: 'en', texts: { own: '', cards: '{n, plural, one {# card} other {# cards}}' } },
    );
    assert.equal(say('cards', { n: 1 }), '1 card');
    assert.equal(say('cards', { n: 1000 }), '1,000 cards');
    assert.equal(say('own', { n: 1000 }), '1\u00a0000');
});

test('a text may contain what looks like a tag', () => {
    const catalogue = { language: 'en', texts: { few: '{n} < 2 <b>' } };
    assert.equal(texts(catalogue, catalogue)('few', { n: 1 }), '1 < 2 <b>');
});

test('a key that no language has and a missing argument are refused', () => {
    const catalogue = { language: 'en', texts: { name: '{name}' } };
    const say = texts(catalogue, catalogue);
    assert.throws(() => say('names'), RangeError);
    assert.throws(() => say('name'), { code: 'MISSING_VALUE' });
});
