// The door of Shards of Infinity.
import type { AViewOfShardsOfInfinity } from '#made/types/shards_view';
import type { View } from '#src/connection/messages';
import type { Game, GalleryCard } from '../game';
import Card from './cards/Card.svelte';
import { cards, hasCost, sets, type Facts, type Faction, type Kind } from './cards/facts';
import SeatLoop from './SeatLoop.svelte';
import { isAsked, isBefore, round } from './table/turn';

const factions: Faction[] = ['homodeus', 'order', 'undergrowth', 'wraethe', 'none'];
const kinds: Kind[] = ['starter', 'ally', 'mercenary', 'champion', 'relic'];
const costs = [...new Set(cards.filter(hasCost).map(({ cost = 0 }) => cost))].sort(
    (one, other) => one - other,
);

const galleryCard = (facts: Facts): GalleryCard => ({
    id: facts.id,
    name: `shards.card.${facts.id}`,
    traits: {
        faction: facts.faction,
        kind: facts.kind,
        set: facts.set,
        ...(hasCost(facts) ? { cost: String(facts.cost ?? 0) } : {}),
    },
});

/** By faction, then by kind, then by cost: as one would lay them out. */
const inOrder = (one: Facts, other: Facts) =>
    factions.indexOf(one.faction) - factions.indexOf(other.faction) ||
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    (one.cost ?? 0) - (other.cost ?? 0);

export const game: Game = {
    id: 'shards',
    Card,
    cards: [...cards].sort(inOrder).map(galleryCard),
    filters: [
        {
            trait: 'faction',
            title: 'shards.page.filter.faction',
            values: factions.map((value) => ({
                value,
                title: value === 'none' ? 'shards.page.neutral' : `shards.faction.${value}`,
            })),
        },
        {
            trait: 'kind',
            title: 'shards.page.filter.kind',
            values: kinds.map((value) => ({ value, title: `shards.page.kind.${value}` })),
        },
        {
            trait: 'set',
            title: 'shards.page.filter.set',
            values: sets.map((value) => ({ value, title: `cards.${value}` })),
        },
        {
            trait: 'cost',
            title: 'shards.page.filter.cost',
            values: costs.map((cost) => ({ value: String(cost) })),
        },
    ],
    Loop: SeatLoop,
    loadTable: async () => {
        const [{ default: Table }, { beats }, { flights }, { hints }] = await Promise.all([
            import('./Table.svelte'),
            import('./table/beats'),
            import('./flights'),
            import('./hints'),
        ]);
        return { Table, round, beats, isAsked, flights, hints };
    },
    isSetUp: (view) => isBefore(view as unknown as AViewOfShardsOfInfinity),
    series(views: View[]) {
        const positions = views as unknown as AViewOfShardsOfInfinity[];
        return (positions.at(0)?.players ?? []).map((_, seat) => ({
            seat,
            values: positions.map(({ players }) => players[seat].health),
            what: 'shards.page.health',
        }));
    },
    first: ['fast-play'],
    nobody: 'shards.nemesis',
    showpieces: ['zetta_encryptor', 'root_of_the_forest', 'infinity_shard'],
};
