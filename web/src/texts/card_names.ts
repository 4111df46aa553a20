// What cards are called.
import { parts } from './speech.svelte';

const speaker = { seat: String };

/** The name of a card in the current language, or its id where it has none. */
export function cardName(game: string, card: string): string {
    const [part] = parts({ key: 'play.who', arguments: { who: { game, card } } }, speaker);
    return typeof part === 'string' ? part : part.name;
}
