// Plays games until every wanted state of a table was met, and keeps them:
//   node keep_states.mjs [GAME...]
// after web/build --made. To be done when states are added, or when rules change so that kept games cannot
// be played any more. The same module and the same lists make the same files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';
import { start } from '../../bindings/wasm/start.mjs';

const from = (path) => new URL(path, import.meta.url);
const module = new WebAssembly.Module(readFileSync(from('../made/lemniscate.wasm')));
const mostGames = 400;
const mostMoves = 1500;

const engine = start(module);
function ask(request) {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = engine.lemniscate_request(bytes.length);
    new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
    const answer = engine.lemniscate_answer();
    const size = engine.lemniscate_answer_size();
    const said = JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, size)));
    if (said.problem || said.refusal) throw new Error(format('%j was refused: %j', request, said));
    return said;
}

/** Numbers that look like chance, the same ones every time. */
function dice(seed) {
    let roll = seed;
    return (sides) => {
        roll = (Math.imul(roll, 1664525) + 1013904223) >>> 0;
        return Math.floor((roll / 2 ** 32) * sides);
    };
}

/** Does what is offered, mostly in the order in which a person would, and sometimes anything. */
function choose(choices, roll) {
    const order = ['play', 'exhaust', 'relic', 'recruit', 'focus', 'attack', 'reserve', 'take'];
    const pick = (some) => some[roll(some.length)];
    const kind = order.find((kind) => choices.some((choice) => choice.kind === kind));
    const usual = choices.filter((choice) => choice.kind === kind);
    const choice = usual.length > 0 && roll(5) > 0 ? pick(usual) : pick(choices);
    const { move, min = 0, max = 0 } = choice;
    return move.replace('{n}', String(min + roll(max - min + 1)));
}

/** Plays one game, and calls with what the first seat is told after every move. */
function play(game, { options, people = 1, against = 'greedy' }, seed, see) {
    const roll = dice(seed);
    const entropy = () => Array.from({ length: 96 }, () => roll(256).toString(16).padStart(2, '0')).join('');
    const [fit] = ask({ fits: { game, options: [options] } }).fits;
    const seats = Array.from({ length: fit.players }, (_, seat) =>
        seat < people ? { kind: 'person', name: 'me' } : { kind: 'bot', name: against },
    );
    const settings = { game, options, seats };
    let answer = ask({ open: settings, person: 'me', now: 1, entropy: entropy() });
    const [opened, dealt] = answer.entries;
    const moves = [];
    let ended;
    const seen = {};
    const look = (seat) => {
        const { update } = ask({ update: { person: 'me', seat, seen: seen[seat] }, now: 1 });
        seen[seat] = update.last;
        return update.now;
    };
    while (moves.length < mostMoves) {
        const now = look(0);
        if (see(now, moves.length) || now.phase === 'over') break;
        if (answer.asks) answer = ask({ bot: true, now: 1 });
        else {
            const seat = now.to_act;
            const { choices, at } = seat === 0 ? now : look(seat);
            const move = choose(choices, roll);
            const command = { id: String(moves.length), do: 'move', seat, at, move };
            answer = ask({ command, person: 'me', now: 1, entropy: entropy() });
        }
        // Checkpoints only save time: a table goes on without them.
        for (const entry of answer.entries) {
            if (entry.kind === 'ended') ended = entry;
            if (entry.kind === 'moved') moves.push(`${entry.seat} ${entry.move}`);
        }
    }
    return { settings, opened, dealt, moves, ended };
}

/** Games are played alike for all states with these in common. */
const way = ({ options, people, against }) => JSON.stringify([options, people, against]);

async function keep(game) {
    const folder = `../src/games/${game}/states`;
    const { wanted } = await import(from(`${folder}/wanted.ts`));
    const games = [];
    const met = new Map();
    for (let seed = 1; seed <= mostGames; ++seed) {
        const missing = wanted.filter(({ name }) => !met.has(name));
        for (const sought of Object.values(Object.groupBy(missing, way))) {
            const found = new Map();
            const played = play(game, sought[0], seed, (now, moves) => {
                for (const { name, isHere } of sought)
                    if (!found.has(name) && isHere(now, now.view)) found.set(name, moves);
                return found.size === sought.length;
            });
            if (found.size === 0) continue;
            for (const [name, moves] of found) met.set(name, { name, game: games.length, moves });
            const needed = Math.max(...found.values());
            if (needed < played.moves.length) delete played.ended;
            games.push({ ...played, moves: played.moves.slice(0, needed) });
        }
    }
    const missing = wanted.filter(({ name }) => !met.has(name)).map(({ name }) => name);
    if (missing.length > 0)
        throw new Error(`${game}: in ${mostGames} games these were not met: ${missing.join(', ')}`);
    const states = wanted.map(({ name }) => met.get(name));
    // A line for each game and each state: what changes is seen.
    const lines = (list) => list.map((one) => `        ${JSON.stringify(one)}`).join(',\n');
    const text = `{\n    "games": [\n${lines(games)}\n    ],\n    "states": [\n${lines(states)}\n    ]\n}\n`;
    writeFileSync(from(`${folder}/kept.json`), text);
    console.log(`${game}: ${states.length} states in ${games.length} games, ${text.length} bytes`);
}

const known = readdirSync(from('../src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const asked = process.argv.slice(2);
const unknown = asked.filter((game) => !known.includes(game));
if (unknown.length > 0) {
    console.error(`there is no game ${unknown.join(', ')}: ${known.join(', ')}`);
    process.exit(2);
}
for (const game of asked.length > 0 ? asked : known) await keep(game);
