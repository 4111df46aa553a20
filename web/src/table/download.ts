// A finished game as a file.
import type { Connection } from '#src/connection/connection';
import { connection } from '#src/connection/connections';

/** Offers a text as a file of this name. */
export function downloadText(text: string, name: string) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function downloadRecord(
    table: string,
    from: Pick<Connection, 'record' | 'summary'> = connection,
) {
    const [record, summary] = await Promise.all([from.record(table), from.summary(table)]);
    const date = new Date(summary?.opened ?? Date.now()).toISOString().slice(0, 10);
    downloadText(record, `${summary?.settings.game ?? 'game'}-${date}-${table.slice(0, 6)}.txt`);
}
