// What a server refuses: an id for programs, and a message for people.
import type { Message } from '#src/texts/texts';
import { ConnectionError, type Trouble } from '../connection';

const troubles: Record<string, Trouble> = {
    no_such_table: 'unknown_table',
    no_such_code: 'unknown_table',
    unreadable_table: 'unreadable_table',
    trouble: 'no_storage',
    not_stored: 'no_storage',
    busy: 'no_storage',
};

/** Nothing was done, and nothing is wrong with what was asked for: it can be asked for again a little later. */
const isForNow = new Set(['trouble', 'not_stored', 'busy', 'too_often']);

export class ServerRefusal extends ConnectionError {
    readonly why: string;
    readonly says: Message | undefined;
    /** Milliseconds after which it is worth trying again, where the server has said so. */
    readonly after: number | undefined;

    constructor(why: string, says?: Message, after?: number) {
        super(troubles[why] ?? 'lost', why);
        this.why = why;
        this.says = says;
        this.after = after;
    }

    get isForNow() {
        return isForNow.has(this.why);
    }
}

/** The connection is gone, and with it what was asked for. */
export class ServerLost extends ConnectionError {
    constructor(message: string) {
        super('lost', message);
    }
}
export const lost = (message: string) => new ServerLost(message);
