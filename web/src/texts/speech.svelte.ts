// Every sentence of the page, in the language that is chosen now. Whatever asks here is drawn anew when
// the language changes.
import { texts, type Args, type Message, type Part, type Speaker } from './texts';

export type { Args, Message, Part, Speaker };

const catalogues = import.meta.glob<string>('#made/texts/*.json', {
    query: '?url',
    import: 'default',
    eager: true,
});

/** The languages there are, in the order of their names' alphabets: those the build has texts for. */
export const languages = Object.keys(catalogues)
    .map((path) => path.replace(/.*\/(\w+)\.json$/, '$1'))
    .sort();

/** How a language calls itself; shown to people who do not read the current one. */
export const nameOfLanguage = (language: string) => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name[0].toLocaleUpperCase(language) + name.slice(1);
};

interface State {
    language: string;
    keys: Record<string, string>;
    speech: ReturnType<typeof texts> | undefined;
}
let state = $state.raw<State>({ language: 'en', keys: {}, speech: undefined });

/** Loads a language and speaks it from then on. */
export async function speak(language: string) {
    const path = Object.keys(catalogues).find((path) => path.endsWith(`/${language}.json`));
    if (!path) throw new RangeError(`no texts in ${language}`);
    const answer = await fetch(catalogues[path]);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const catalogue = await answer.json();
    // No text is missing in any language (a test sees to that), so none needs English beside it.
    state = { language, keys: catalogue.texts, speech: texts(catalogue, catalogue) };
    document.documentElement.lang = language;
}

/** The first of these languages that there are texts in. */
export const firstSpoken = (wanted: readonly string[]) =>
    wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => languages.includes(tag)) ?? 'en';

const speech = () => {
    if (!state.speech) throw new Error('no language is loaded yet');
    return state.speech;
};

/** The language that is spoken now. */
export const language = () => state.language;
/** Whether there is such a text. */
export const hasText = (key: string) => Object.hasOwn(state.keys, key);
/** What the text of a key says. */
export const say = (key: string, args?: Args) => speech().say(key, args);
/** What a message says, in pieces: words, and cards that can be pointed at. */
export const parts = (message: Message, speaker: Speaker) => speech().parts(message, speaker);
/** What a message says that names no seat of a table. */
export const sayMessage = (message: Message) => sentence(message, { seat: String });
/** The same as `parts`, as one string. */
export const sentence = (message: Message, speaker: Speaker) => speech().message(message, speaker);
