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
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 */

/**
 * Speaks one language.
 * @param {Catalogue} language
 * @param {Catalogue} english says what the language lacks, with English plurals and numbers
 * @returns {(key: string, args?: Args) => string} throws when the key or an argument is missing
 */
export function texts(language, english) {
    /** @type {Map<string, IntlMessageFormat>} */
    const kept = new Map();
    return function say(key, args = {}) {
        const numbers = Object.keys(args).filter((name) => typeof args[name] === 'number').sort();
        const id = [key, ...numbers].join(' ');
        let format = kept.get(id);
        if (!format) {
            const source = Object.hasOwn(language.texts, key) ? language : english;
            if (!Object.hasOwn(source.texts, key)) throw new RangeError(`text ${key}: no such key`);
            // Tags are an invention of intl-messageformat: for ICU, "<" is a sign like others.
            const elements = parse(source.texts[key], { ignoreTag: true });
            const message = withNumbers(elements, numbers);
            format = new IntlMessageFormat(message, source.language, undefined, { formatters });
            kept.set(id, format);
        }
        return /** @type {string} */ (format.format(args));
    };
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
