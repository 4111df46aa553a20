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

const attempt = (say) => {
    try {
        return say();
    } catch (error) {
        return error;
    }
};

// Calls seats as samples.cpp does.
const speaker = { seat: (seat) => `l'{${seat}}' <b>#</b>` };

const isPlain = ({ arguments: args = {} }) => Object.values(args).every((value) => typeof value !== 'object');

test('the page says what the program says', async (t) => {
    const program = spawn(SAMPLES, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(program, 'close');
    /** @type {Map<string, {speech: ReturnType<typeof texts>, keys: Set<string>}>} */
    const languages = new Map();
    const differences = [];
    let compared = 0;
    // Texts are compared as they are: CLDR 42 (ICU 72, node 18) and CLDR 48 (node 20.20) agree on
    // every sign here, down to U+202F in French numbers and U+00A0 in Polish and Ukrainian ones.
    for await (const line of createInterface({ input: program.stdout })) {
        const { language, message, said } = JSON.parse(line);
        if (!languages.has(language))
            languages.set(language, { speech: texts(read(language), english), keys: new Set() });
        const { speech, keys } = languages.get(language);
        keys.add(message.key);
        const ways = [() => speech.message(message, speaker)];
        if (isPlain(message)) ways.push(() => speech.say(message.key, message.arguments));
        for (const found of ways.map(attempt))
            if (found !== said) differences.push({ language, message, said, found });
        ++compared;
    }
    assert.deepEqual(await ended, [0, null], 'the program that says the samples failed');

    t.diagnostic(`${compared} samples compared with CLDR ${process.versions.cldr}`);
    const first = differences.slice(0, 10).map(
        ({ language, message, said, found }) =>
            `${language} ${JSON.stringify(message)}\n` +
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
    const { say } = texts(
        { language: 'pl', texts: { own: '{n}' } },
        { language: 'en', texts: { own: '', cards: '{n, plural, one {# card} other {# cards}}' } },
    );
    assert.equal(say('cards', { n: 1 }), '1 card');
    assert.equal(say('cards', { n: 1000 }), '1,000 cards');
    assert.equal(say('own', { n: 1000 }), '1\u00a0000');
});

test('a text may contain what looks like a tag', () => {
    const catalogue = { language: 'en', texts: { few: '{n} < 2 <b>' } };
    assert.equal(texts(catalogue, catalogue).say('few', { n: 1 }), '1 < 2 <b>');
});

test('a key that no language has and a missing argument are refused', () => {
    const catalogue = { language: 'en', texts: { name: '{name}' } };
    const { say } = texts(catalogue, catalogue);
    assert.throws(() => say('names'), RangeError);
    assert.throws(() => say('name'), { code: 'MISSING_VALUE' });
});

const few = {
    language: 'en',
    texts: {
        'a.comma': ', ',
        'a.you': 'You',
        'a.drew': '{who} drew {what}.',
        'a.counted': '{count, plural, one {# time} other {# times}} {what}',
        'shards.card.crystal': 'Crystal',
    },
};
const crystal = { card: 'crystal', game: 'shards' };
const named = { ...crystal, name: 'Crystal' };
const ann = { seat: () => 'Ann' };

test('a card inside a message stays a card, however deep', () => {
    const { message, parts } = texts(few, few);
    const counted = { key: 'a.counted', arguments: { count: 1000, what: crystal } };
    const drew = {
        key: 'a.drew',
        arguments: {
            who: { seat: 1 },
            what: { messages: [counted, { key: 'a.you' }, counted], between: 'a.comma' },
        },
    };
    assert.deepEqual(parts(drew, ann), ['Ann drew 1,000 times ', named, ', You, 1,000 times ', named, '.']);
    assert.equal(message(drew, ann), 'Ann drew 1,000 times Crystal, You, 1,000 times Crystal.');
    const twice = { key: 'a.drew', arguments: { who: crystal, what: crystal } };
    assert.deepEqual(parts(twice, ann), [named, ' drew ', named, '.']);
});

test('a card is called by its id where the language has no name, or as the speaker says', () => {
    const { message, parts } = texts(few, few);
    const other = { card: 'unheard_of', game: 'shards' };
    const drew = { key: 'a.drew', arguments: { who: crystal, what: other } };
    assert.equal(message(drew, ann), 'Crystal drew unheard_of.');
    const loud = { ...ann, card: ({ card }) => card.toUpperCase() };
    assert.deepEqual(parts(drew, loud)[0], { ...crystal, name: 'CRYSTAL' });
    assert.equal(message(drew, loud), 'CRYSTAL drew UNHEARD_OF.');
});

test('a speaker may show something else in the place of a message', () => {
    const { message, parts } = texts(few, few);
    const you = { key: 'a.you' };
    const drew = { key: 'a.drew', arguments: { who: you, what: { messages: [you, you], between: 'a.comma' } } };
    const drawing = { ...ann, instead: ({ key }) => (key === 'a.you' ? '(o)' : undefined) };
    assert.equal(message(drew, drawing), '(o) drew (o), (o).');
    assert.equal(message(you, drawing), '(o)');
    const showing = { ...ann, instead: ({ key }) => (key === 'a.you' ? named : undefined) };
    assert.deepEqual(parts(drew, showing), [named, ' drew ', named, ', ', named, '.']);
});

test('a message inside that cannot be said is refused', () => {
    const { message } = texts(few, few);
    const drew = (what) => ({ key: 'a.drew', arguments: { who: 'Ann', what } });
    assert.throws(() => message(drew({ key: 'a.names' }), ann), RangeError);
    assert.throws(() => message(drew({ key: 'a.counted', arguments: { count: 1 } }), ann), {
        code: 'MISSING_VALUE',
    });
    assert.throws(() => message(drew({ messages: [drew('x'), drew('y')], between: 'b' }), ann), RangeError);
});
