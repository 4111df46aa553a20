// The door of Splendor: Marvel.
import type { AViewOfSplendorMarvel } from '#made/types/splendor_view';
import type { View } from '#src/connection/messages';
import type { Game } from '../game';
import Card from './cards/Card.svelte';
import { characters, colours, locations } from './cards/facts';
import SeatLoop from './SeatLoop.svelte';

const levels = ['1', '2', '3'];

/** A round begins when everyone has had as many turns, unless the game is over then. */
export function round(view: View): number {
    const { turn, players } = view as unknown as AViewOfSplendorMarvel;
    return Math.floor((turn.count - (turn.phase === 'over' ? 1 : 0)) / players.length) + 1;
}

export const game: Game = {
    id: 'splendor',
    Card,
    cards: [
        ...characters.map(({ id, level, bonus }) => ({
            id,
            name: `splendor.character.${id}`,
            traits: { kind: 'character', level: String(level), colour: bonus },
        })),
        ...locations.map(({ id }) => ({
            id,
            name: `splendor.location.${id}`,
            traits: { kind: 'location' },
            wide: true,
        })),
    ],
    filters: [
        {
            trait: 'kind',
            title: 'splendor.page.filter.kind',
            values: ['character', 'location'].map((value) => ({
                value,
                title: `splendor.page.kind.${value}`,
            })),
        },
        {
            trait: 'level',
            title: 'splendor.page.filter.level',
            values: levels.map((value) => ({ value })),
        },
        {
            trait: 'colour',
            title: 'splendor.page.filter.colour',
            values: colours.map((value) => ({ value, title: `splendor.colour.${value}` })),
        },
    ],
    Loop: SeatLoop,
    loadTable: async () => {
        const [{ default: Table }, { default: Side }, { flights }, { hints }] = await Promise.all([
            import('./Table.svelte'),
            import('./Side.svelte'),
            import('./flights'),
            import('./hints'),
        ]);
        return { Table, Side, round, flights, hints };
    },
    series(written: View[]) {
        const views = written as unknown as AViewOfSplendorMarvel[];
        return (views.at(0)?.players ?? []).map((_, seat) => ({
            seat,
            values: views.map(({ standing }) => standing?.[seat].points ?? 0),
            what: 'splendor.page.points',
            goal: views[0].limits?.points,
        }));
    },
    showpieces: ['nova', 'medusa', 'spider_man'],
};
