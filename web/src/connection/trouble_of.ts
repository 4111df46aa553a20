// Why something was not done, as a message: a server has words of its own, with arguments.
import type { Message } from '#src/texts/texts';
import { ConnectionError } from './connection';
import { ServerLost, ServerRefusal } from './server/refusal';

export function troubleOf(error: unknown): Message {
    if (error instanceof ServerRefusal && error.says) return error.says;
    if (error instanceof ServerRefusal || error instanceof ServerLost) {
        const isOld = error instanceof ServerRefusal && error.why === 'client_too_old';
        return { key: isOld ? 'server.refusal.client_too_old' : 'page.together.no_server' };
    }
    return { key: `page.trouble.${error instanceof ConnectionError ? error.trouble : 'lost'}` };
}
