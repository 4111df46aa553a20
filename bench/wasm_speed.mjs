// How long a move takes in the module and in the program, side by side in one run:
//   node bench/wasm_speed.mjs [ROUNDS]
// after ./test or with build/release/bench and build/wasm built. Processor time; the best of the rounds.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { start } from '../bindings/wasm/start.mjs';

const here = (path) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
const list = readFileSync(new URL('../games/list.cmake', import.meta.url), 'utf8');
const games = /set\(LEMNISCATE_GAMES (.*)\)/.exec(list)[1].split(' ');
const module = new WebAssembly.Module(readFileSync(here('wasm/bindings/wasm/lemniscate_random_games.wasm')));
const { play_games: playGames } = start(module);
const many = 20_000;

const best = (measure) => Math.min(...Array.from({ length: rounds }, measure));

for (const [place, game] of games.entries()) {
    // The first games are played before the module is compiled well.
    playGames(place, 500);
    let moves = 0;
    const native = () => {
        const command = `TIMEFORMAT=%U; time ${here('release/bench/lemniscate_random_games')} ${many} ${game} >/dev/null`;
        return Number(execFileSync('bash', ['-c', `{ ${command}; } 2>&1`], { encoding: 'utf8' }).replace(',', '.'));
    };
    const inModule = () => {
        const before = process.cpuUsage();
        moves = playGames(place, many);
        return process.cpuUsage(before).user / 1e6;
    };
    const [ours, theirs] = [best(native), best(inModule)];
    const nanoseconds = (seconds) => ((seconds / moves) * 1e9).toFixed(0);
    console.log(`${game}: ${nanoseconds(ours)} ns native, ${nanoseconds(theirs)} ns in the module, ${(theirs / ours).toFixed(2)} times`);
}
