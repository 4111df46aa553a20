// Plays whole games at a table inside the module, by commands and updates only, against a bot inside, and
// compares every answer with that of the same table in a native program.
//   MODULE=lemniscate.wasm NATIVE=table_worker node table.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { start as startModule } from './start.mjs';

const { MODULE, NATIVE } = process.env;
const module = new WebAssembly.Module(readFileSync(MODULE));

/** The table in the module: one JSON text in, one out. */
const start = () => {
    const exports = startModule(module);
    return (request) => {
        const bytes = new TextEncoder().encode(request);
        const at = exports.lemniscate_request(bytes.length);
        new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
        const answer = exports.lemniscate_answer();
        const size = exports.lemniscate_answer_size();
        return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer, size));
    };
};

/** Random bytes that are the same in every run. */
const entropy = (seed) =>
    Array.from({ length: 96 }, (_, i) => ((seed * 7919 + i * 104729) % 251).toString(16).padStart(2, '0')).join('');

/** A person who takes the n-th choice, and a number where one is asked for. */
const choose = (choices, n) => {
    const choice = choices[n % choices.length];
    return choice.move.replace('{n}', String(choice.max));
};

/** Plays to the end; returns every request and answer. */
const play = (settings, seed) => {
    const tell = start();
    const said = [];
    const ask = (request) => {
        const text = JSON.stringify({ now: 1000 + said.length, ...request });
        const answer = tell(text);
        said.push({ request: text, answer });
        return JSON.parse(answer);
    };
    const opened = ask({ open: settings, person: 'me', entropy: entropy(seed) });
    assert.equal(opened.problem, undefined, JSON.stringify(opened));
    let seen;
    for (let turn = 0; turn < 5000; ++turn) {
        const { update, asks } = ask({ update: { person: 'me', seat: 0, seen } });
        seen = update.last;
        const { now } = update;
        if (now.phase === 'over') return { said, result: now.result };
        if (asks) {
            ask({ bot: true });
        } else {
            const command = { id: String(turn), do: 'move', seat: 0, at: now.at, move: choose(now.choices, turn) };
            const { refusal } = ask({ command, person: 'me', entropy: entropy(turn) });
            assert.equal(refusal, undefined, JSON.stringify({ command, refusal }));
        }
    }
    return assert.fail('the game does not end');
};

const seats = [{ kind: 'person', name: 'me' }, { kind: 'bot', name: 'greedy' }];
const games = {
    'Splendor': { game: 'splendor', options: { players: '2' }, seats },
    'Shards': { game: 'shards', options: { players: '2' }, seats },
    'Shards against Nemesis': { game: 'shards', options: { mode: 'nemesis' }, seats: seats.slice(0, 1) },
};

for (const [name, settings] of Object.entries(games)) {
    test(`a whole game of ${name} in the module is the same as in the native program`, (t) => {
        const { said, result } = play(settings, name.length);
        t.diagnostic(`${said.length} requests, ${result.reason}`);
        const input = said.map(({ request }) => request).join('\n') + '\n';
        const native = execFileSync(NATIVE, { input, encoding: 'utf8', maxBuffer: 1 << 30 });
        const answers = native.trimEnd().split('\n');
        assert.equal(answers.length, said.length);
        said.forEach(({ answer }, i) => assert.equal(answer, answers[i], `answer ${i}`));
    });
}

test('a table that was kept goes on where it was', () => {
    const { said } = play(games.Splendor, 3);
    const half = said.slice(0, said.length >> 1);
    const entries = half.flatMap(({ answer }) => JSON.parse(answer).entries);
    const update = JSON.stringify({ update: { person: 'me', seat: 0 }, now: 5 });
    const [one, other] = [start(), start()];
    half.forEach(({ request }) => one(request));
    assert.equal(JSON.parse(other(JSON.stringify({ load: entries }))).problem, undefined);
    assert.equal(other(update), one(update));
});

test('nonsense is answered with what is wrong', () => {
    const tell = start();
    const problem = (request) => JSON.parse(tell(request)).problem;
    assert.equal(problem('{'), 'not_json');
    assert.equal(problem('{"now": 1, "bot": true}'), 'missing_field');
    assert.equal(problem('{"dance": 1}'), 'unknown_field');
    assert.equal(problem(JSON.stringify({ open: games.Splendor, person: 'me', now: 1, entropy: 'x' })), 'wrong_type');
});
