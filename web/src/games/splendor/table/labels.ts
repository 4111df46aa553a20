// What ears hear of a card: all that eyes see of it, and what is to be said of it now.
import { language } from '#src/texts/speech.svelte';
import { labelOf } from '../cards/names';

/** Sentences one after the other, without those that say nothing. */
const spoken = (...sentences: string[]) =>
    sentences
        .filter((one) => one !== '')
        .map((one) => one[0].toLocaleUpperCase(language()) + one.slice(1))
        .map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
        .join(' ');

export const labelWith = (card: string, ...more: string[]) => spoken(labelOf(card), ...more);
