// What is wrong with a record, in the words that the program has for it.
import { hasText, say } from '#src/texts/speech.svelte';
import type { Problem } from './replay';

/** Nothing where there is no sentence for it. */
export function sayProblem({ problem, where = '', found = '', expected = '', line }: Problem): string {
    const key = `problem.${problem}`;
    if (!hasText(key)) return '';
    const place = line ? say('problem.line', { line: String(line) }) : where;
    try {
        return say(key, { where: place, found, expected });
    } catch {
        // A text that wants more than was told: that it cannot be shown is said all the same.
        return '';
    }
}
