// The time that it is at a server, again and again, for whatever tells how long something lasts.
import type { ServerTables } from '#src/connection/server/server_tables';

/** Called while a component is made; it stops with the component. */
export function ticking(server: Pick<ServerTables, 'now'>, every: number) {
    let time = $state(server.now());
    $effect(() => {
        const timer = setInterval(() => (time = server.now()), every);
        return () => clearInterval(timer);
    });
    return {
        get time() {
            return time;
        },
    };
}
