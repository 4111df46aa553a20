import { describe, expect, it } from 'vitest';
import type { Event } from '#src/connection/messages';
import { flights } from './flights';

const places = (event: Event & { resource?: string }) => flights(event).map(({ from, to }) => [from, to]);

describe('what has happened', () => {
    it('moves a card of the row from its slot to whoever recruited it', () => {
        const event = {
            kind: 'card_recruited',
            seat: 1,
            card: 'axia',
            from: 'row',
            to: 'discard',
            slot: 3,
            amount: 7,
        };
        expect(places(event)).toEqual([['row:3', 'discard:1']]);
        expect(flights(event)[0]).toMatchObject({ kind: 'card', sound: 'slide' });
    });
    it('moves a played card from where it is seen: itself in one’s own hand, else the pile', () => {
        expect(places({ kind: 'card_played', seat: 0, card: 'crystal', from: 'hand', to: 'played' })).toEqual(
            [
                ['hand:0:crystal', 'played:0'],
                ['piles:0', 'played:0'],
            ],
        );
    });
    it('says which card it is where that is known, so that its face flies from a pile', () => {
        const played = { kind: 'card_played', seat: 1, card: 'crystal', from: 'hand', to: 'played' };
        expect(flights(played).map(({ card }) => card)).toEqual(['crystal', 'crystal']);
        const drawn = { kind: 'card_drawn', seat: 1, from: 'deck', to: 'hand' };
        expect(flights(drawn).map(({ card }) => card)).toEqual([undefined]);
    });
    it('clears away each of the played cards itself, not all of them for each', () => {
        const event = { kind: 'card_discarded', seat: 0, card: 'blaster', from: 'played', to: 'discard' };
        expect(places(event)).toEqual([['played:0:blaster', 'discard:0']]);
    });
    it('fills the row from the deck', () => {
        const event = { kind: 'row_filled', seat: 0, card: 'axia', from: 'centre', to: 'row', slot: 5 };
        expect(places(event)).toEqual([['centre', 'row:5']]);
    });
    it('takes a fallen champion itself, from its owner and not from who felled it', () => {
        const event = {
            kind: 'champion_attacked',
            seat: 0,
            other: 2,
            card: 'axia',
            from: 'champions',
            to: 'discard',
            amount: 7,
        };
        expect(places(event)).toEqual([['champions:2:axia', 'discard:2']]);
    });
    it('lights the number that has changed', () => {
        expect(places({ kind: 'damaged', seat: 1, amount: 4 })).toEqual([[undefined, 'loop:1']]);
        expect(places({ kind: 'gained', seat: 0, resource: 'gems', amount: 2 })).toEqual([
            [undefined, 'gem'],
        ]);
        expect(places({ kind: 'gained', seat: 0, resource: 'mastery', amount: 1 })).toEqual([
            [undefined, 'loop:0'],
        ]);
        expect(places({ kind: 'mastery_lost', seat: 0, other: 1, amount: 1 })).toEqual([
            [undefined, 'loop:1'],
        ]);
    });
    it('moves nothing where nothing moved', () => {
        expect(flights({ kind: 'gained', seat: 0, amount: 0 })).toEqual([]);
        expect(flights({ kind: 'turn_began', seat: 0 })).toEqual([]);
        expect(flights({ kind: 'shield_shown', seat: 0, card: 'axia', from: 'hand', to: 'hand' })).toEqual(
            [],
        );
    });
});
