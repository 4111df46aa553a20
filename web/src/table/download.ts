// A finished game as a file.
import { connection } from '#src/connection/connections';

/** Offers a text as a file of this name. */
export function downloadText(text: string, name: string) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function downloadRecord(table: string) {
    const [record, summary] = await Promise.all([connection.record(table), connection.summary(table)]);
    const date = new Date(summary?.opened ?? Date.now()).toISOString().slice(0, 10);
    downloadText(record, `${summary?.settings.game ?? 'game'}-${date}-${table.slice(0, 6)}.txt`);
}
