// The picture of a card: ground by faction, a sun that tells what it does, dots, a silhouette, its kind.
import { halftone } from '#src/drawing/halftone';
import { seeded } from '#src/drawing/seed';
import { box, each, fill, regular, stroke } from '#src/drawing/svg';
import type { Facts } from '../facts';
import { ground } from './ground';
import { homodeus } from './homodeus';
import { homodeusChampions } from './homodeus_champions';
import { inks, type Inks, type Motif } from './inks';
import { starters } from './none';
import { order } from './order';
import { orderChampions } from './order_champions';
import { rosette } from './rosette';
import { amountOf, mainLine, sun } from './sun';
import { undergrowth } from './undergrowth';
import { undergrowthChampions } from './undergrowth_champions';
import { wraethe } from './wraethe';
import { wraetheChampions } from './wraethe_champions';

/** Silhouettes by card. */
export const motifs: Record<string, Motif | undefined> = {
    ...starters,
    ...homodeus,
    ...homodeusChampions,
    ...order,
    ...orderChampions,
    ...undergrowth,
    ...undergrowthChampions,
    ...wraethe,
    ...wraetheChampions,
};

const plinth = (ink: Inks) => box(0, 151, 200, 13, ink.dark) + box(0, 151, 200, 3, ink.accent);

const gold = '#f3cd74';
/** What a relic has over its picture, stretched to its edges. */
export const goldFrame =
    stroke('M14 8H186L192 14V150L186 156H14L8 150V14Z', gold, 3) +
    each([8, 192], (x) => each([8, 156], (y) => fill(regular(x, y, 6, 4), gold)));

export const emblemBox = '0 0 200 164';

/** The elements of the picture, in the box of `emblemBox`. */
export function emblem(facts: Facts): string {
    const ink = inks[facts.faction];
    const random = seeded(facts.id);
    const x = facts.faction === 'order' ? 100 : 100 + (random() - 0.5) * 44;
    const y = 66 + (random() - 0.5) * 16;
    const motif = motifs[facts.id];
    return (
        ground(facts.faction, { ink, random, x, y }) +
        sun(facts, ink, x, y) +
        halftone({
            colour: ink.dark,
            opacity: 0.28,
            width: 210,
            y: 160,
            step: -8,
            rows: 7,
            apart: 10,
            radius: 3.9,
            less: 0.52,
        }) +
        (motif?.(ink, random) ?? rosette(ink, random, amountOf(mainLine(facts.lines)))) +
        (facts.kind === 'champion' ? plinth(ink) : '')
    );
}
