// From a draft to a table.
import { connection } from '#src/connection/connections';
import { go } from '#src/router.svelte';
import { keepDraft, type Draft } from './draft.svelte';

/** Opens the table and sits down. */
export async function begin(draft: Draft) {
    keepDraft(draft.rules.game, draft.kept);
    const { settings, names } = draft.table;
    go(`/table/${await connection.open(settings, names)}`);
}
