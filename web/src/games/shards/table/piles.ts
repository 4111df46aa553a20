// What is in a pile, as far as everybody may know it.
import { say } from '#src/texts/speech.svelte';
import { cards as allCards } from '../cards/facts';
import type { Board, Pile } from './board.svelte';

export interface Part {
    /** A key of texts; what follows it is said of the cards. */
    says?: string;
    cards: { card: string; count: number }[];
    /** How many of them are not known. */
    hidden: number;
}

const everybodys: readonly Pile['kind'][] = ['centre', 'banished', 'all'];

/** What it is called, and whose it is. */
export function titleOf(board: Board, { kind, seat = board.home }: Pile): string {
    const key = `shards.page.pile.${kind}.title`;
    return everybodys.includes(kind) ? say(key) : board.sayOf(key, seat);
}

const order = new Map(allCards.map(({ id }, at) => [id, at]));

/** Equal cards together, in the order of the card list. */
function counted(cards: readonly string[]): Part['cards'] {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return inOrder([...counts].map(([card, count]) => ({ card, count })));
}
const inOrder = (cards: Part['cards']) =>
    cards.sort((one, other) => (order.get(one.card) ?? 0) - (order.get(other.card) ?? 0));

const known = (cards: readonly string[]) => cards.filter((card) => card !== '?');
const unseen = (counts: Record<string, number>): Part['cards'] =>
    inOrder(Object.entries(counts).map(([card, count]) => ({ card, count })));
/** One by one, in their order. */
const each = (cards: readonly string[]): Part['cards'] => cards.map((card) => ({ card, count: 1 }));

const part = (cards: Part['cards'], says?: string, hidden = 0): Part[] =>
    cards.length > 0 || hidden > 0 ? [{ cards, says, hidden }] : [];

export function partsOf(board: Board, { kind, seat = board.home }: Pile): Part[] {
    const { centre, unseen: hidden } = board.view;
    const player = board.player(seat);
    switch (kind) {
        case 'discard':
            return part(each(player.discard.toReversed()));
        case 'played':
            return part(each(player.played.map(({ card }) => card)));
        case 'banished':
            return part(counted(centre.banished));
        case 'relics':
            return [
                ...part(
                    each(known(player.relics)),
                    undefined,
                    player.relics.length - known(player.relics).length,
                ),
                ...part(unseen(hidden.relics), 'shards.page.unseen.relics'),
            ];
        case 'hand':
            return part(
                each(known(player.hand).length > 0 ? known(player.hand) : player.seen),
                undefined,
                player.hand.length - Math.max(player.seen.length, known(player.hand).length),
            );
        case 'deck':
            return [
                ...part(each(known(player.deck)), 'shards.page.unseen.known'),
                ...part(
                    unseen(hidden.players[seat] ?? {}),
                    player.hand.includes('?')
                        ? 'shards.page.unseen.deck_and_hand'
                        : 'shards.page.unseen.deck',
                ),
            ];
        case 'centre':
            return [
                ...part(
                    each(centre.deck.slice(centre.deck.length - centre.known_bottom)),
                    'shards.page.unseen.bottom',
                ),
                ...part(unseen(hidden.centre), 'shards.page.unseen.centre'),
            ];
        case 'all':
            return [];
    }
}
