import { describe, expect, it } from 'vitest';
import type { Event } from '#src/connection/messages';
import { broughtBy } from './brought';

type Told = Event & { resource?: string };
const played = (card: string, seat = 0): Told => ({ kind: 'card_played', seat, card, to: 'played' });
const gained = (resource: string, amount: number, seat = 0): Told => ({
    kind: 'gained',
    seat,
    resource,
    amount,
});
const drawn: Told = { kind: 'card_drawn', seat: 0, from: 'deck', to: 'hand' };

describe('what a played card has brought', () => {
    it('is what came before the next deed, what it drew included', () => {
        const events = [
            played('shard_reactor'),
            gained('gems', 3),
            played('shardwood_guardian'),
            gained('power', 2),
            drawn,
            { kind: 'card_revealed', seat: 0, card: 'thorn_zealot', from: 'hand', to: 'hand' },
            gained('health', 6),
            { kind: 'focused', seat: 0, amount: 1 },
            gained('mastery', 1),
        ];
        expect(broughtBy(events, 0, ['shard_reactor', 'shardwood_guardian'])).toEqual([
            [{ sign: 'gem', text: '3' }],
            [
                { sign: 'power', text: '2' },
                { sign: 'draw', text: '1' },
                { sign: 'health', text: '6' },
            ],
        ]);
    });
    it('is that of the last time, where it was taken back and played again', () => {
        const events = [
            played('shard_reactor'),
            gained('gems', 2),
            played('blaster'),
            gained('power', 1),
            played('fungal_hermit'),
            gained('mastery', 1),
            played('shard_reactor'),
            gained('gems', 3),
        ];
        expect(broughtBy(events, 0, ['fungal_hermit', 'shard_reactor'])).toEqual([
            [{ sign: 'mastery', text: '1' }],
            [{ sign: 'gem', text: '3' }],
        ]);
    });
    it('is not known of what no event told, nor taken from others', () => {
        const events = [played('crystal', 1), gained('gems', 1, 1), played('blaster')];
        expect(broughtBy(events, 0, ['crystal', 'blaster'])).toEqual([undefined, undefined]);
    });
});
