// How the connection to the server is, and who one is there, for whatever shows it.
import { createSubscriber } from 'svelte/reactivity';
import { serverTables } from '#src/connection/connections';
import type { SocketState } from '#src/connection/server/socket';

const ofState = createSubscriber((update) => serverTables().onState(update));
const ofMe = createSubscriber((update) => serverTables().onMe(update));

export const online = {
    get state(): SocketState {
        ofState();
        return serverTables().state;
    },
    get me() {
        ofMe();
        return serverTables().me;
    },
};
