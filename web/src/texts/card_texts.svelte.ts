// What stands on the cards of a game in words, in the language that is spoken now. The files are fetched
// when somebody wants to read them.
import { SvelteMap } from 'svelte/reactivity';
import { language } from './speech.svelte';

const files = import.meta.glob<string>('#made/cards/*.*.json', {
    query: '?url',
    import: 'default',
    eager: true,
});

interface Written {
    groups: { cards: { id: string; text: string }[] }[];
}

/** By game and language; empty until they have come. */
const loaded = new SvelteMap<string, Map<string, string>>();
const asked = new Set<string>();

async function load(name: string) {
    if (asked.has(name)) return;
    asked.add(name);
    const path = Object.keys(files).find((path) => path.endsWith(`/${name}.json`));
    if (!path) return;
    try {
        const answer = await fetch(files[path]);
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        const { groups } = (await answer.json()) as Written;
        loaded.set(name, new Map(groups.flatMap(({ cards }) => cards.map(({ id, text }) => [id, text]))));
    } catch {
        // Without the words there are still the icons; the next who asks tries again.
        asked.delete(name);
    }
}

/** The text of a card, or nothing while it is still on its way. */
export function cardText(game: string, card: string): string {
    const name = `${game}.${language()}`;
    if (!loaded.has(name)) void load(name);
    return loaded.get(name)?.get(card) ?? '';
}

/** Signs that stand for words in the texts of cards. */
const signs = {
    '◆': 'gem',
    '✦': 'power',
    '▲': 'mastery',
    '♥': 'health',
    '▤': 'draw',
    '◉': 'shield',
} as const;
export type SignName = (typeof signs)[keyof typeof signs];

/** A text in pieces: words, and the names of icons. */
export function withSigns(text: string): (string | { sign: SignName })[] {
    return text
        .split(/([◆✦▲♥▤◉])/u)
        .filter(Boolean)
        .map((part) => (part in signs ? { sign: signs[part as keyof typeof signs] } : part));
}

/** A text without signs, for those who hear it. */
export const withoutSigns = (text: string) => text.replace(/[◆✦▲♥▤◉] ?/gu, '');
