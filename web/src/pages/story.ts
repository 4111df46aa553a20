// How a finished game is told to who played it.
import type { Game } from '#src/games/game';
import type { ReplayFacts, Shown } from '#src/replay/replay';
import type { Message } from '#src/texts/texts';

/** The seat of whoever played alone at this device; nobody where several did. */
export function seatOfReader(kinds: readonly string[]): number | undefined {
    const people = kinds.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
    return people.length === 1 ? people[0] : undefined;
}

/** The views at the beginning of turns and at the end: what was decided before the first turn is no turn. */
export const turnsOf = ({ isSetUp }: Pick<Game, 'isSetUp'>, shown: readonly Shown[]) =>
    shown.filter(({ view }, at) => at === shown.length - 1 || !isSetUp?.(view)).map(({ view }) => view);

export const roundsOf = ({ turns }: Pick<ReplayFacts, 'turns'>) =>
    Math.max(1, ...turns.map(({ round }) => round));

/** A record is told to nobody in particular: where the reader has won alone, it is told to them. */
export function toldTo(seat: number | undefined, { winners, says }: NonNullable<ReplayFacts['result']>) {
    if (!says || seat === undefined || winners.length !== 1 || winners[0] !== seat) return says;
    return { ...says, arguments: { ...says.arguments, you: 'yes' } } satisfies Message;
}
