// What moves on the screen when something has happened: from the events of the engine to the places of the
// table, which are named by `data-place`.
import type { Event } from '#src/connection/messages';
import type { Flight } from '../game';

type Sound = Flight['sound'];

const sounds: Record<string, Sound> = {
    card_played: 'slide',
    card_recruited: 'slide',
    card_fast_played: 'slide',
    card_taken: 'slide',
    relic_recruited: 'slide',
    nemesis_played: 'slide',
};

/** Where something lies: of the row each slot, of the others each seat's own. */
function placeOf(zone: string, event: Event, seat: number): string {
    if (zone === 'row') return `row:${event.slot}`;
    if (zone === 'centre' || zone === 'banished') return zone;
    if (zone === 'pool') return `pool:${event.card}`;
    return `${zone}:${seat}`;
}

const openZones: readonly string[] = ['played', 'champions', 'relics'];

/** Where it comes from: of what lies open the card itself, of others' hands the pile. Not all are there. */
function sourcesOf(event: Event, seat: number): string[] {
    const { card, from } = event;
    if (from === undefined) return [];
    if (from === 'hand') return [`hand:${seat}:${card}`, `piles:${seat}`];
    return [openZones.includes(from) ? `${from}:${seat}:${card}` : placeOf(from, event, seat)];
}

/** A champion that falls lies with the other one. */
const ownerOf = (event: Event) =>
    (event.kind === 'champion_attacked' || event.kind === 'champion_destroyed' ? event.other : event.seat) ??
    0;

function numberOf(event: Event): Flight[] {
    const { seat = 0 } = event;
    const light = (to: string, sound?: Sound): Flight[] => [{ kind: 'number', to, sound }];
    switch (event.kind) {
        case 'gained':
            return gainedOf(event as Event & { resource?: string });
        case 'power_doubled':
        case 'infinite_power':
            return light('power', 'tick');
        case 'focused':
        case 'mastery_given':
            return light(`loop:${seat}`, 'tick');
        case 'mastery_lost':
            return light(`loop:${event.other}`);
        case 'damaged':
            return light(`loop:${seat}`, 'thud');
        case 'eliminated':
            return light(`loop:${seat}`, 'thud');
        case 'bid':
            return light(`loop:${seat}`);
        default:
            return [];
    }
}

function gainedOf({ resource, seat = 0, amount }: Event & { resource?: string }): Flight[] {
    if (!amount) return [];
    const to = resource === 'gems' ? 'gem' : resource === 'power' ? 'power' : `loop:${seat}`;
    return [{ kind: 'number', to, sound: 'tick' }];
}

export function flights(event: Event): Flight[] {
    if (event.to === undefined || event.to === event.from) return numberOf(event);
    const seat = ownerOf(event);
    const to = placeOf(event.to, event, seat);
    const sources = sourcesOf(event, seat);
    return sources.map((from, at) => ({
        kind: 'card',
        from,
        to,
        card: event.card,
        sound: at === 0 ? sounds[event.kind] : undefined,
    }));
}
