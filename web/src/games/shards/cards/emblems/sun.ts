// The sun behind a silhouette tells what the card does first: its colour what, its rays how much, its size
// the cost, and marks on it what is banished, copied or brought back.
import { arc, disc, fill, line, polar, regular, repeat, ring, stroke } from '#src/drawing/svg';
import type { Facts, Line, Op } from '../facts';
import type { Inks } from './inks';

const ofGains: Record<string, string> = {
    gems: '#62dccf',
    power: '#ff5d4b',
    mastery: '#ffd24d',
    health: '#ff9fb4',
    cards: '#fdf3dc',
};
const steel = '#c7d3e0';
const pale = '#fdf3dc';

function colourOf({ op, what }: Line) {
    if (op === 'gain') return ofGains[what ?? ''] ?? pale;
    if (op === 'copy' || op === 'copy_every') return '#c9f2ff';
    if (op === 'infinite' || op === 'double_power') return ofGains.power;
    return op === 'take' || op === 'deploy' || op === 'give_back' ? pale : steel;
}

/** The line that says most about a card: the first that always happens. */
export const mainLine = (lines: readonly Line[]) =>
    lines.find((line) => !line.at && !line.when && line.on !== 'passive') ?? lines[0];

/** How many rays: the amount, as far as they can be counted. */
export const amountOf = (line: Line | undefined) => Math.min(12, Math.max(1, line?.amount ?? 1));

export function sun({ lines, cost = 0 }: Facts, ink: Inks, x: number, y: number) {
    const main = mainLine(lines);
    const colour = main ? colourOf(main) : pale;
    const amount = amountOf(main);
    const radius = 34 + cost * 3.4;
    const does = (...ops: Op[]) => lines.some(({ op }) => ops.includes(op));
    const isBitten = does('banish') || lines.some(({ when }) => when === 'echo');
    return (
        repeat(amount, (i) => {
            const angle = -Math.PI / 2 + (i - (amount - 1) / 2) * Math.min(0.42, 4.6 / amount);
            return stroke(
                line([polar(x, y, radius + 7, angle), polar(x, y, radius + 16, angle)]),
                colour,
                4.5,
            );
        }) +
        disc(x, y, radius + 2.5, ink.dark, 'opacity=".35"') +
        disc(x, y, radius, colour) +
        (isBitten ? disc(x + radius * 0.42, y - radius * 0.34, radius * 0.74, ink.ground) : '') +
        (does('copy', 'copy_every') ? ring(x + 10, y + 6, radius, ink.paper, 3) : '') +
        (does('give_back', 'give_all', 'returns_with_champion') ? loopArrow(ink, x, y, radius + 9) : '')
    );
}

const loopArrow = (ink: Inks, x: number, y: number, radius: number) =>
    stroke(arc(x, y, radius, 0.2, 2.9), ink.paper, 4) +
    fill(regular(...polar(x, y, radius, 0.2), 9, 3, -0.9), ink.paper);
