// The log from its newest line backwards, in parts: what is new since one's own last turn, and before it
// round by round. One order for all of it: whoever reads on from what just happened never jumps in time.
import type { LogLine } from '#src/connection/messages';

export interface Round {
    round: number;
    lines: LogLine[];
}

/** What others did since one's own last turn, which begins at a step, and everything else; spectators have none. */
export function newestFirst(log: readonly LogLine[], since: number | undefined, seat: number | null) {
    const isNew = (line: LogLine) =>
        seat !== null && since !== undefined && line.step >= since && line.seat !== seat;
    return {
        since: log.filter(isNew).toReversed(),
        older: log.filter((line) => !isNew(line)).toReversed(),
    };
}

export function byRound(lines: readonly LogLine[]): Round[] {
    const found: Round[] = [];
    for (const line of lines) {
        if (found.at(-1)?.round !== line.round) found.push({ round: line.round, lines: [] });
        found.at(-1)!.lines.push(line);
    }
    return found;
}
