// Why a table could not be opened, as the key of a sentence: the server has words of its own.
import { ConnectionError } from '#src/connection/connection';
import { ServerRefusal } from '#src/connection/server/refusal';

export function troubleOf(error: unknown): string {
    if (error instanceof ServerRefusal) return error.says?.key ?? 'page.together.no_server';
    return error instanceof ConnectionError ? `page.trouble.${error.trouble}` : 'page.trouble.no_storage';
}
