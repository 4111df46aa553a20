// What options and their values are called.
import { say } from '#src/texts/speech.svelte';

/** Options that every game has are called the same everywhere. */
const shared = ['players', 'first_seat'];

export const optionTitle = (game: string, option: string) =>
    say(shared.includes(option) ? `page.option.${option}` : `${game}.page.option.${option}`);

export const valueTitle = (game: string, option: string, value: string) =>
    say(`${game}.page.option.${option}.${value}`);
