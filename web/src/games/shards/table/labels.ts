// What screen readers say of a card on the table.
import { say, sentence } from '#src/texts/speech.svelte';
import { speakerAt } from '#src/table/speaker';
import { isNoteOf, type Thing } from '#src/table/thing';
import { labelOf as labelOfCard } from '../cards/names';
import type { Board } from './board.svelte';

const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The verbs of what can be done with it, each once. */
export const verbsOf = (board: Board, thing: Thing): string[] => [
    ...new Set(board.choicesOf(thing).map(({ kind }) => say(`shards.page.do.${kind.replace('-', '_')}`))),
];

/** "Aetherbreaker, Wraethe mercenary, costs 4 gems. 4 power. If played now: +8 power. Recruit, Fast-play." */
export function labelOf(board: Board, thing: Thing & { card: string }, more: readonly string[] = []): string {
    const { session } = board;
    // What it costs is said already, unless something is missing.
    const notes = session.notes.filter(
        (note) => isNoteOf(note, thing) && (note.kind !== 'cost' || note.missing !== undefined),
    );
    const sayings = [...more, ...notes.map((note) => sentence(note.says, speakerAt(session)))];
    const lists = [sayings, verbsOf(board, thing)].filter((words) => words.length > 0);
    return [
        labelOfCard(thing.card),
        ...lists.map((words) => `${capitalised(words.join(say('language.comma')))}.`),
    ].join(' ');
}
