// From a draft to a table.
import { connection, serverTables } from '#src/connection/connections';
import { go } from '#src/router.svelte';
import { keepDraft, type Draft } from './draft.svelte';

/** Opens the table and sits down. */
export async function begin(draft: Draft) {
    keepDraft(draft.rules.game, draft.kept);
    if (draft.isTogether) {
        const { settings, listed } = draft.servedTable;
        const { table } = await serverTables().openTable(settings, listed);
        go(`/at/${table}?sit`);
        return;
    }
    const { settings, names } = draft.table;
    go(`/table/${await connection.open(settings, names)}`);
}
