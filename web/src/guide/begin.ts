// The guided first game of a game: the usual table against a bot, with hints.
import { connection } from '#src/connection/connections';
import type { GameRules } from '#src/connection/messages';
import { go } from '#src/router.svelte';
import { Draft } from '#src/setup/draft.svelte';
import { wantGuide } from './guide.svelte';

export async function beginGuided(rules: GameRules) {
    const draft = new Draft(rules);
    await draft.loaded;
    wantGuide(rules.game);
    const { settings, names } = draft.table;
    go(`/table/${await connection.open(settings, names)}`);
}
