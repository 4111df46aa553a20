// What options and their values are called.
import type { GameRules } from '#src/connection/messages';
import { say } from '#src/texts/speech.svelte';

/** Options that every game has are called the same everywhere. */
const shared = ['players', 'first_seat'];

export const optionTitle = (game: string, option: string) =>
    say(shared.includes(option) ? `page.option.${option}` : `${game}.page.option.${option}`);

export const valueTitle = (game: string, option: string, value: string) =>
    say(`${game}.page.option.${option}.${value}`);

interface Chosen {
    rules: Pick<GameRules, 'game' | 'options'>;
    value(name: string): string | undefined;
}

function valueInWords(rules: Chosen['rules'], name: string, chosen: string | undefined): string {
    const kind = rules.options.find((option) => option.name === name)?.kind;
    if (kind === 'flag') return say(chosen === 'true' ? 'page.option.on' : 'page.option.off');
    if (chosen === undefined) return say('page.option.decided');
    if (kind === 'seat') return say('page.player', { seat: String(Number(chosen) + 1) });
    if (kind !== 'word' && kind !== 'words') return chosen;
    const words = chosen.split(',').filter(Boolean);
    return words.map((word) => valueTitle(rules.game, name, word)).join(say('language.comma'));
}

/** What is chosen otherwise than usual, in a few words; how many play is told elsewhere. */
export const unusual = ({ rules, value }: Chosen): string[] =>
    rules.options.flatMap(({ name, kind, usual }) => {
        const chosen = value(name);
        if (chosen === undefined || chosen === usual) return [];
        if (kind === 'word') return [valueTitle(rules.game, name, chosen)];
        if (kind === 'flag') return [optionTitle(rules.game, name)];
        return [];
    });

/** What an option is set to, with its name. */
export const settingTitle = (draft: Chosen, name: string) =>
    say('page.option.is', {
        option: optionTitle(draft.rules.game, name),
        value: valueInWords(draft.rules, name, draft.value(name)),
    });
