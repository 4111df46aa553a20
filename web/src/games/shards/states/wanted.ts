// The states of a table of Shards that are looked at.
import type { AViewOfShardsOfInfinity as View } from '#made/types/shards_view';
import type { Now } from '#src/connection/messages';
import type { Wanted } from '#src/states/state';

type Known = Wanted<View>['isHere'];

const isTurn = (now: Now, view: View) => now.to_act === 0 && view.decision === 'play';
const turn =
    (more: Known): Known =>
    (now, view) =>
        isTurn(now, view) && more(now, view);
const asked =
    (decision: View['decision'], choices = 2): Known =>
    (now, view) =>
        now.to_act === 0 && view.decision === decision && now.choices!.length >= choices;
const late: Known = (_, { players, turn, centre }) =>
    turn.round >= 6 &&
    centre.row.every((card) => card !== null) &&
    players[0].champions.length >= 1 &&
    players[0].hand.length >= 3 &&
    players.slice(1).some(({ champions }) => champions.length > 0);
const over = (won: boolean): Known => {
    return (now) => now.phase === 'over' && now.result!.winners.includes(0) === won;
};
const kinds = ({ choices = [] }: Now) => new Set(choices.map(({ kind }) => kind));

const two = { players: '2' };
const three = { players: '3' };
const four = { players: '4' };
const teams = { mode: 'teams', players: '4' };
const bloodbath = { mode: 'bloodbath', players: '3' };
const nemesis = { mode: 'nemesis' };
const auction = { auction: 'true', players: '3' };
const draft = { relic_draft: 'true', players: '2' };
const mysterious = { mysterious_relics: 'true', players: '2' };

export const wanted: Wanted<View>[] = [
    { name: 'turn_first', options: two, isHere: turn((_, { turn }) => turn.round === 1) },
    { name: 'turn_late', options: two, isHere: turn(late) },
    {
        name: 'turn_left_undone',
        options: two,
        isHere: turn(
            (now, { turn, players }) =>
                now.undo! > 0 &&
                Number(turn.power) > 0 &&
                turn.gems > 2 &&
                players[0].hand.length > 0 &&
                ['exhaust', 'focus', 'recruit', 'fast-play'].every((kind) => kinds(now).has(kind)),
        ),
    },
    { name: 'turn_done', options: two, isHere: turn((now) => now.choices!.length === 1) },
    {
        name: 'turn_lethal',
        options: two,
        against: 'random',
        isHere: turn((now) => now.notes!.some(({ kind, enough }) => kind === 'finish' && enough)),
    },
    {
        name: 'turn_kills',
        options: two,
        isHere: turn((now) => [...kinds(now)].includes('attack')),
    },
    {
        name: 'turn_guarded',
        options: two,
        isHere: turn(
            (now, { turn }) => turn.power !== 0 && now.notes!.some(({ kind }) => kind === 'guarded'),
        ),
    },
    {
        name: 'turn_infinite',
        options: two,
        against: 'random',
        isHere: turn((_, { turn }) => turn.power === 'infinite'),
    },
    { name: 'turn_relic', options: two, isHere: turn((now) => kinds(now).has('relic')) },
    {
        name: 'hand_large',
        options: two,
        against: 'random',
        isHere: turn((_, { players }) => players[0].hand.length >= 8),
    },
    {
        name: 'champions_many',
        options: two,
        against: 'random',
        isHere: turn((_, { players }) => players[0].champions.length >= 4),
    },
    { name: 'row_of_eight', options: { ...two, row_size: '8' }, isHere: turn(late) },
    { name: 'asks_shield', options: two, isHere: asked('shield') },
    { name: 'asks_shield_several', options: two, isHere: asked('shield', 4) },
    { name: 'asks_reveal', options: two, isHere: asked('reveal') },
    { name: 'asks_banish', options: two, isHere: asked('banish', 4) },
    { name: 'asks_banish_many', options: two, isHere: asked('banish', 9) },
    { name: 'asks_return', options: two, isHere: asked('return') },
    { name: 'asks_destroy', options: three, isHere: asked('destroy', 1) },
    { name: 'asks_copy', options: two, against: 'random', isHere: asked('copy') },
    { name: 'asks_take', options: two, isHere: asked('take') },
    { name: 'asks_target', options: three, against: 'random', isHere: asked('target') },
    { name: 'asks_assign', options: three, isHere: asked('assign', 1) },
    {
        name: 'other_thinks',
        options: two,
        isHere: (now, { players }) => now.to_act === 1 && players[1].played.length >= 3,
    },
    { name: 'three_turn', options: three, isHere: turn(late) },
    {
        name: 'three_one_out',
        options: three,
        isHere: turn((_, { players }) => players.some(({ health }) => health === 0)),
    },
    {
        name: 'three_out',
        options: three,
        isHere: (now, { players }) => now.phase !== 'over' && players[0].health === 0,
    },
    { name: 'four_turn', options: four, isHere: turn(late) },
    { name: 'four_other_thinks', options: four, isHere: (now, view) => now.to_act === 2 && late(now, view) },
    { name: 'teams_turn', options: teams, isHere: turn(late) },
    { name: 'teams_asks_assign', options: teams, isHere: asked('assign', 1) },
    { name: 'bloodbath_turn', options: bloodbath, isHere: turn(late) },
    { name: 'nemesis_turn', options: nemesis, isHere: turn(late) },
    { name: 'nemesis_moves', options: nemesis, isHere: asked('nemesis', 1) },
    { name: 'nemesis_asks_attack', options: nemesis, isHere: asked('attack', 1) },
    { name: 'nemesis_over', options: nemesis, isHere: (now) => now.phase === 'over' },
    { name: 'auction_bid', options: auction, isHere: asked('bid', 1) },
    {
        name: 'auction_other_bids',
        options: auction,
        isHere: (now, view) => now.to_act !== 0 && view.decision === 'bid',
    },
    { name: 'auction_character', options: auction, isHere: asked('character') },
    { name: 'draft', options: draft, isHere: asked('draft') },
    { name: 'extra_card', options: nemesis, isHere: asked('extra') },
    { name: 'mysterious_relics', options: mysterious, isHere: turn(late) },
    { name: 'curtain', options: two, people: 2, isHere: turn((_, { turn }) => turn.round > 1) },
    { name: 'won', options: two, against: 'random', isHere: over(true) },
    { name: 'lost', options: two, isHere: over(false) },
];
