// The connections of this page. So far there is one kind: tables in this browser.
import type { Connection } from './connection';
import { LocalConnection } from './local/local_connection';

const local = new LocalConnection();

/** Where the tables are. */
export const connection: Connection = local;

/** What the engine in this browser knows without a table: records. */
export const askReplay = (requests: object[]) => local.call('replay', { requests });

/** Whether tables are still there when the page comes back. */
export const keepsTables = () => local.call('keeps', {});

/** What the engine in this browser plays by; tests compare it with the program's. */
export const signature = () => local.call('signature', {});
