// The states of a table of Splendor: Marvel that are looked at.
import type { AViewOfSplendorMarvel as View } from '#made/types/splendor_view';
import type { Now } from '#src/connection/messages';
import type { Wanted } from '#src/states/state';

type Known = Wanted<View>['isHere'];

const asked =
    (decision: View['decision'], more: Known = () => true): Known =>
    (now, view) =>
        now.to_act === 0 && view.decision === decision && more(now, view);
const late: Known = (_, { turn, players }) =>
    turn.count >= 12 * players.length && players.every(({ characters }) => characters.length > 3);
const over = (won: boolean): Known => {
    return (now) => now.phase === 'over' && now.result!.winners.includes(0) === won;
};
/** How many ways there are to pay for one card. */
const payments = ({ choices = [] }: Now) =>
    Math.max(
        ...choices.map(
            ({ kind, card }) =>
                choices.filter((other) => kind === 'recruit' && other.kind === kind && other.card === card)
                    .length,
        ),
    );

const two = { players: '2' };
const three = { players: '3' };
const four = { players: '4' };

export const wanted: Wanted<View>[] = [
    { name: 'turn_first', options: two, isHere: asked('action', (_, { turn }) => turn.count < 2) },
    { name: 'turn_late', options: two, isHere: asked('action', late) },
    { name: 'turn_pays', options: two, isHere: asked('action', (now) => payments(now) >= 3) },
    {
        name: 'turn_reserved',
        options: two,
        isHere: asked('action', (_, { players }) => players.every(({ reserved }) => reserved.length >= 2)),
    },
    {
        name: 'turn_last_round',
        options: two,
        isHere: asked('action', (now) => now.notes!.some(({ kind }) => kind === 'last_round')),
    },
    {
        name: 'turn_tile',
        options: two,
        isHere: asked(
            'action',
            (_, { avengers_tile, locations }) => avengers_tile === 0 && locations.length < 4,
        ),
    },
    {
        name: 'turn_pass',
        options: two,
        against: 'random',
        isHere: asked('action', (now) => now.choices![0].kind === 'pass'),
    },
    { name: 'asks_return', options: two, isHere: asked('return', (now) => now.undo! > 0) },
    { name: 'asks_location', options: two, against: 'random', isHere: asked('location') },
    { name: 'other_thinks', options: two, isHere: (now, { turn }) => now.to_act === 1 && turn.count > 10 },
    { name: 'three_turn', options: three, isHere: asked('action', late) },
    { name: 'four_turn', options: four, isHere: asked('action', late) },
    { name: 'four_other_thinks', options: four, isHere: (now, view) => now.to_act === 2 && late(now, view) },
    { name: 'curtain', options: two, people: 2, isHere: asked('action', (_, { turn }) => turn.count > 5) },
    { name: 'won', options: two, against: 'random', isHere: over(true) },
    { name: 'lost', options: two, isHere: over(false) },
];
