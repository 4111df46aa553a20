import { describe, expect, it } from 'vitest';
import type { Choice } from '#src/connection/messages';
import type { Session } from '#src/table/session.svelte';
import { nextToPlay, playAll } from './play_all';

const play = (card: string, ...whats: string[]): Choice => ({
    move: `play ${card}`,
    kind: 'play',
    card,
    gives: whats.map((what) => ({ what, amount: 1 })),
});

/** A table that plays what it is told, until a choice comes up. */
function table(hand: Choice[], refused?: string) {
    const played: string[] = [];
    let choices = hand;
    let at = 0;
    const session = {
        get isMyTurn() {
            return !played.some((move) => move.includes('asking'));
        },
        get choices() {
            return choices;
        },
        get now() {
            return { at };
        },
        refusal: undefined as unknown,
        async play(move: string) {
            if (move === refused) {
                session.refusal = { id: 'no' };
                return;
            }
            played.push(move);
            choices = choices.filter((choice) => choice.move !== move);
            at++;
        },
    };
    return { session: session as unknown as Session, played };
}

describe('playing everything', () => {
    it('begins with what surely gives something and ends with what asks', () => {
        const hand = [play('asking', 'power', 'asks'), play('idle', 'nothing'), play('sure', 'gems')];
        expect(nextToPlay(hand)?.card).toBe('sure');
        expect(nextToPlay(hand.slice(0, 2))?.card).toBe('idle');
        expect(nextToPlay([{ move: 'end', kind: 'end' }])).toBeUndefined();
    });
    it('plays card after card until a choice comes up', async () => {
        const { session, played } = table([
            play('asking', 'asks'),
            play('one', 'gems'),
            play('two', 'power'),
        ]);
        await playAll(session);
        expect(played).toEqual(['play one', 'play two', 'play asking']);
    });
    it('stops where something is refused', async () => {
        const { session, played } = table([play('one', 'gems'), play('two', 'power')], 'play two');
        await playAll(session);
        expect(played).toEqual(['play one']);
    });
});
