// What is asked of a server by HTTP: who one is, links to other devices, records.
import type { Guest, Link, Refusal } from '#made/types/http_api';
import type { Message } from '#src/texts/texts';
import { lost, ServerRefusal } from './refusal';
import type { Surroundings } from './surroundings';

async function refusalOf(response: Response) {
    const seconds = Number(response.headers.get('Retry-After'));
    const after = seconds > 0 ? seconds * 1000 : undefined;
    const body = (await response.json().catch(() => undefined)) as Partial<Refusal> | undefined;
    // Whoever answers without a reason is not a server of ours: a proxy, or one that only has the page.
    if (!body?.why) {
        const isForNow = response.status >= 500 || response.status === 429;
        return new ServerRefusal(isForNow ? 'trouble' : 'no_server', undefined, after);
    }
    return new ServerRefusal(body.why, body.says as Message | undefined, after);
}

export class Api {
    #surroundings: Surroundings;
    #name: () => string;

    /** `name`: what whoever is new here wants to be called; empty: the server chooses. */
    constructor(surroundings: Surroundings, name: () => string = () => '') {
        this.#surroundings = surroundings;
        this.#name = name;
    }

    /** Makes a guest of whoever has no cookie yet; of two windows that ask at once, the second has it then. */
    becomeGuest(): Promise<Guest> {
        const make = (body: object) => this.#json<Guest>('/api/guest', 'POST', body);
        return this.#surroundings.alone(() => {
            const name = this.#name();
            if (!name) return make({});
            return make({ name }).catch((error: unknown) => {
                // Names of this browser have other limits: whoever has such a one is somebody all the same.
                if (error instanceof ServerRefusal && error.why.startsWith('name_')) return make({});
                throw error;
            });
        });
    }
    rename(name: string) {
        return this.#json<Guest>('/api/guest', 'PUT', { name });
    }
    async forgetMe() {
        await this.#ask('/api/guest', 'DELETE');
    }
    makeLink() {
        return this.#json<Link>('/api/links', 'POST');
    }
    redeemLink(secret: string) {
        return this.#surroundings.alone(() => this.#json<Guest>('/api/links/redeem', 'POST', { secret }));
    }
    async record(table: string) {
        return (await this.#ask(`/api/tables/${encodeURIComponent(table)}/record`, 'GET')).text();
    }

    async #json<T>(path: string, method: string, body?: object): Promise<T> {
        return (await this.#ask(path, method, body)).json() as Promise<T>;
    }

    async #ask(path: string, method: string, body?: object) {
        const request: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
        if (body) {
            request.headers = { 'Content-Type': 'application/json' };
            request.body = JSON.stringify(body);
        }
        const response = await this.#surroundings.fetch(path, request).catch((error: unknown) => {
            throw lost(String(error));
        });
        if (!response.ok) throw await refusalOf(response);
        return response;
    }
}
