// Every sentence a person sees on a page, as texts/texts.h has them for the program: the same texts,
// said with what every browser brings instead of ICU. samples.test.mjs proves that nothing differs.
import {
    TYPE,
    isArgumentElement,
    isPluralElement,
    isSelectElement,
    parse,
} from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * What the build writes for a language.
 * @typedef {{language: string, texts: Record<string, string>}} Catalogue
 *
 * Whole numbers are written the way the language does, with its grouping. A number that is a name,
 * such as a seed, and a fraction, whose digits the caller chooses, are given as strings.
 * @typedef {Record<string, string | number>} Args
 *
 * A message as match/message.h writes it, with messages inside.
 * @typedef {{key: string, arguments?: Record<string, Value>}} Message
 * @typedef {{messages: Message[], between: string}} Messages
 * @typedef {{card: string, game: string}} Card
 * @typedef {string | number | {seat: number} | Card | Message | Messages} Value
 *
 * A piece of what is said: words, or a card that stays one, so that it can be shown when it is pointed
 * at, or what the speaker has drawn. `name` is how it is called in the sentence.
 * @typedef {string | Card & {name: string} | {drawn: Message, name: string}} Part
 *
 * Who and what a message speaks of, as texts/say_message.h has it for the program.
 * @typedef {object} Speaker
 * @property {(seat: number) => string} seat who sits there
 * @property {(card: Card) => string} [card] what a card is called: else its name in the language, or
 *     its id where that has none
 * @property {(message: Message) => Part | Part[] | undefined} [instead] what is shown in the place of
 *     a message, also of one inside another
 *
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 */

// Where names of cards stand, `shards.card.crystal`. No id stands under two of them.
const cardTopics = ['card', 'character', 'location'];

/**
 * Speaks one language. Whatever is said throws when a key or an argument is missing.
 * @param {Catalogue} language
 * @param {Catalogue} english says what the language lacks, with English plurals and numbers
 */
export function texts(language, english) {
    /** @type {Map<string, IntlMessageFormat>} */
    const kept = new Map();

    const sourceOf = (/** @type {string} */ key) =>
        [language, english].find((source) => Object.hasOwn(source.texts, key));

    /** @type {(key: string, args: Record<string, unknown>) => IntlMessageFormat} */
    function formatFor(key, args) {
        const numbers = Object.keys(args).filter((name) => typeof args[name] === 'number').sort();
        const id = [key, ...numbers].join(' ');
        let format = kept.get(id);
        if (!format) {
            const source = sourceOf(key);
            if (!source) throw new RangeError(`text ${key}: no such key`);
            // Tags are an invention of intl-messageformat: for ICU, "<" is a sign like others.
            const elements = parse(source.texts[key], { ignoreTag: true });
            const message = withNumbers(elements, numbers);
            format = new IntlMessageFormat(message, source.language, undefined, { formatters });
            kept.set(id, format);
        }
        return format;
    }

    /** @type {(key: string, args?: Args) => string} */
    const say = (key, args = {}) => /** @type {string} */ (formatFor(key, args).format(args));

    /** @type {(card: Card, speaker: Speaker) => string} */
    function nameOf(card, speaker) {
        if (speaker.card) return speaker.card(card);
        const keys = cardTopics.map((topic) => `${card.game}.${topic}.${card.card}`);
        const key = keys.find(sourceOf);
        return key === undefined ? card.card : say(key);
    }

    /** @type {(list: Messages, speaker: Speaker) => Part[]} */
    const listParts = ({ messages, between }, speaker) =>
        messages.flatMap((message, at) => [...(at > 0 ? [say(between)] : []), ...parts(message, speaker)]);

    /** @type {(value: Value, speaker: Speaker) => string | number | Part[]} */
    function spoken(value, speaker) {
        if (typeof value !== 'object') return value;
        if ('seat' in value) return speaker.seat(value.seat);
        if ('card' in value) return [{ ...value, name: nameOf(value, speaker) }];
        if ('messages' in value) return listParts(value, speaker);
        return parts(value, speaker);
    }

    /**
     * What a message says, in pieces: no two strings stand beside each other.
     * @param {Message} message
     * @param {Speaker} speaker
     * @returns {Part[]}
     */
    function parts(message, speaker) {
        const instead = speaker.instead?.(message);
        if (instead !== undefined) return [instead].flat();
        const values = Object.fromEntries(
            Object.entries(message.arguments ?? {}).map(([name, value]) => [name, spoken(value, speaker)]),
        );
        // A value that is a list of parts comes out as it went in.
        return joined(formatFor(message.key, values).formatToParts(values).flatMap(({ value }) => value));
    }

    /** @type {(message: Message, speaker: Speaker) => string} */
    const message = (message, speaker) =>
        parts(message, speaker).map((part) => (typeof part === 'string' ? part : part.name)).join('');

    return { say, message, parts };
}

/**
 * Strings that stand beside each other become one, and empty ones none.
 * @param {Part[]} parts
 * @returns {Part[]}
 */
function joined(parts) {
    /** @type {Part[]} */
    const all = [];
    for (const part of parts) {
        const last = all.at(-1);
        if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
        else if (part !== '') all.push(part);
    }
    return all;
}

/**
 * ICU takes a plain {x} that is given a number for {x, number}; intl-messageformat writes it without
 * grouping.
 * @param {Element[]} elements
 * @param {string[]} numbers names of the arguments that are numbers
 * @returns {Element[]}
 */
function withNumbers(elements, numbers) {
    return elements.map((element) => {
        if (isArgumentElement(element) && numbers.includes(element.value))
            return { ...element, type: TYPE.number, style: null };
        if (!isSelectElement(element) && !isPluralElement(element)) return element;
        const options = Object.entries(element.options).map(([word, option]) => [
            word,
            { ...option, value: withNumbers(option.value, numbers) },
        ]);
        return { ...element, options: Object.fromEntries(options) };
    });
}

/**
 * Groups every number of four digits or more, as ICU's MessageFormat does. Intl leaves four together
 * where CLDR's minimumGroupingDigits is 2, "1000" in Polish, and only since ES2023 it can be told not
 * to: useGrouping "always" means nothing to node 18.
 * @param {string} language
 * @param {Intl.NumberFormatOptions} options
 * @returns {{format(number: number): string}}
 */
function numberFormat(language, options) {
    const format = new Intl.NumberFormat(language, options);
    const separator = format.formatToParts(10000).find((part) => part.type === 'group')?.value ?? '';
    const grouped = (/** @type {Intl.NumberFormatPart} */ { type, value }) =>
        type === 'integer' && value.length === 4 ? value[0] + separator + value.slice(1) : value;
    return { format: (number) => format.formatToParts(number).map(grouped).join('') };
}

/**
 * @template T
 * @param {(language: string, options: object) => T} make
 * @returns {(language: string, options?: object) => T}
 */
function keeping(make) {
    /** @type {Map<string, T>} */
    const kept = new Map();
    return (language, options = {}) => {
        const id = JSON.stringify([language, options]);
        if (!kept.has(id)) kept.set(id, make(language, options));
        return kept.get(id);
    };
}

const formatters = {
    getNumberFormat: keeping(numberFormat),
    getPluralRules: keeping((language, options) => new Intl.PluralRules(language, options)),
};
