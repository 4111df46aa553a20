// The connections of this page: to tables in this browser, and to those of the server that served it.
import { settings } from '#src/settings.svelte';
import type { Connection } from './connection';
import { LocalConnection } from './local/local_connection';
import { ServerConnection } from './server/server_connection';
import type { ServerTables } from './server/server_tables';
import { proofOf } from './server/witness';

const local = new LocalConnection();

/** Where the tables are. */
export const connection: Connection = local;

/** What the engine in this browser knows without a table: records. */
export const askReplay = (requests: object[]) => local.call('replay', { requests });

let server: ServerConnection | undefined;

/** The tables of the server. Nothing is asked of it before somebody wants something there. */
export function serverTables(): ServerTables {
    server ??= new ServerConnection({
        games: () => local.games(),
        fits: (game, options) => local.fits(game, options),
        name: () => settings.name,
        prove: async (record) => proofOf((await askReplay([{ replay: record }]))[0]),
    });
    return server;
}

/** Whether tables are still there when the page comes back. */
export const keepsTables = () => local.call('keeps', {});

/** What the engine in this browser plays by; tests compare it with the program's. */
export const signature = () => local.call('signature', {});
