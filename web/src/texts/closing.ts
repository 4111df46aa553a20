// Signs that close what stands before them: a line must not begin with one.
import type { Part } from './texts';

const closing = /^[\u00a0\u202f]?[,.:;!?)»”]+/;

export interface Run {
    part: Part;
    /** What follows a card and stays in its line. */
    closing: string;
}

/** The parts of a sentence, in which every card has the signs that close it; `tail` comes after all. */
export function withClosing(parts: readonly Part[], tail = ''): Run[] {
    const runs: Run[] = [];
    for (const part of [...parts, tail]) {
        const last = runs.at(-1);
        if (typeof part === 'string' && last && typeof last.part !== 'string') {
            last.closing = closing.exec(part)?.[0] ?? '';
            runs.push({ part: part.slice(last.closing.length), closing: '' });
        } else runs.push({ part, closing: '' });
    }
    return runs;
}
