// The server of boardgame.io with a small game, and a count of the moves that its storage took:
//   node server.mjs memory|FOLDER
// Prints the port it listens on. GET /stored answers with the count.
import { createRequire } from 'node:module';
import { market } from './game.mjs';

const { Server, FlatFile, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const [where] = process.argv.slice(2);

let stored = 0;

/** As the storage that is given, but for counting the moves when it says that they are stored. */
const counted = (storage) => {
    const setState = storage.setState.bind(storage);
    storage.setState = (id, state, deltalog) => {
        const done = setState(id, state, deltalog);
        const count = () => (stored += deltalog?.length ? 1 : 0);
        if (done instanceof Promise) return done.then(count);
        count();
    };
    return storage;
};

const options = { games: [market], origins: [Origins.LOCALHOST] };
if (where !== 'memory') options.db = new FlatFile({ dir: where });
const server = Server(options);
counted(server.db);
server.router.get('/stored', (context) => {
    context.body = { stored };
});
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
console.log(appServer.address().port);
