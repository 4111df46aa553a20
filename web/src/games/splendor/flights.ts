// What moves on the table when something happens, from one place to another. Places are the
// `data-place` of elements of the table.
import type { AnEventOfSplendorMarvel } from '#made/types/splendor_event';
import type { Event } from '#src/connection/messages';
import type { Flight } from '#src/games/game';
import { oneByOne, type Amounts } from './table/view';

export const flights = (event: Event) => flightsOf(event as unknown as AnEventOfSplendorMarvel);

function flightsOf(event: AnEventOfSplendorMarvel): Flight[] {
    const own = (token: string) => `tokens:${event.seat}:${token}`;
    const team = `loop:${event.seat}`;
    // The newest of the reserved cards has the place of them all.
    const reserve = `reserved:${event.seat}`;
    switch (event.kind) {
        case 'tokens_taken':
        case 'time_taken':
            return tokens({ ...event.tokens }, supply, own);
        case 'tokens_paid':
        case 'tokens_returned':
            return tokens({ ...event.tokens }, own, supply);
        case 'card_reserved':
            return [card(board(event), reserve)];
        case 'card_drawn':
            return [card(`deck:${event.level}`, reserve)];
        case 'card_recruited':
            return [
                card(event.from === 'table' ? board(event) : `${reserve}:${event.slot}`, team),
                { kind: 'number', to: team },
            ];
        case 'card_revealed':
            return [card(`deck:${event.level}`, board(event))];
        case 'tile_taken':
            return [
                card(event.other === undefined ? 'tile' : `loop:${event.other}`, team),
                { kind: 'number', to: team, sound: 'chord' },
            ];
        case 'location_taken':
            return [card(`location:${event.slot}`, team), { kind: 'number', to: team, sound: 'chord' }];
        case 'passed':
        case 'passes_ended':
        case 'choice_asked':
        case 'turn_ended':
        case 'game_over':
            return [];
    }
}

const supply = (token: string) => `supply:${token}`;
const board = ({ level, slot }: { level: number; slot: number }) => `board:${level}:${slot}`;
const card = (from: string, to: string): Flight => ({ kind: 'card', from, to, sound: 'slide' });
const tokens = (amounts: Amounts, from: (token: string) => string, to: (token: string) => string): Flight[] =>
    oneByOne(amounts).map((token) => ({ kind: 'token', from: from(token), to: to(token), sound: 'tick' }));
