import { expect, test, vi } from 'vitest';
import type { GameRules } from '#src/connection/messages';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
type Options = Record<string, string>;
/** A game in which an auction needs everybody against everybody, and teams need four. */
const fit = (options: Options) => {
    const isTeams = options.mode === 'teams';
    if (isTeams && options.auction === 'true') return { reason: 'no_auction' };
    if (isTeams && (options.players ?? '4') !== '4') return { reason: 'players' };
    return { options, players: Number(options.players ?? (isTeams ? 4 : 2)) };
};
vi.mock('#src/connection/connections', () => ({
    connection: { fits: async (_: string, wanted: Options[]) => wanted.map(fit) },
}));
const { Draft } = await import('./draft.svelte');

const rules = {
    game: 'g',
    bots: ['greedy'],
    options: [
        { name: 'mode', kind: 'word', words: ['free_for_all', 'teams'], usual: 'free_for_all' },
        { name: 'players', kind: 'number', min: 2, max: 4, usual: null },
        { name: 'auction', kind: 'flag', usual: 'false' },
    ],
} as unknown as GameRules;

async function draft() {
    const made = new Draft(rules);
    await made.loaded;
    return made;
}

test('what goes with everything else changes nothing', async () => {
    const made = await draft();
    await made.set('auction', 'true');
    expect(made.changed).toEqual({ by: 'auction', names: [] });
});

test('an option that does not go with another names what it has changed', async () => {
    const made = await draft();
    await made.set('mode', 'teams');
    expect(made.changed).toEqual({ by: 'mode', names: ['players'] });
    await made.set('auction', 'true');
    expect(made.value('mode')).toBe('free_for_all');
    expect(made.changed).toEqual({ by: 'auction', names: expect.arrayContaining(['mode']) });
});

test('what was changed is told of the last choice only', async () => {
    const made = await draft();
    await made.set('mode', 'teams');
    await made.set('mode', 'teams');
    expect(made.changed.names).toEqual([]);
});
