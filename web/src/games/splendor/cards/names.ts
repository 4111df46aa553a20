// What characters and locations are called, and what is said of one to those who do not see it.
import { cardText, withoutSigns } from '#src/texts/card_texts.svelte';
import { say } from '#src/texts/speech.svelte';
import { isLocation } from './facts';

export const nameOf = (card: string) =>
    say(`splendor.${isLocation(card) ? 'location' : 'character'}.${card}`);

export const labelOf = (card: string) =>
    say('splendor.page.card', { name: nameOf(card), text: withoutSigns(cardText('splendor', card)) });
