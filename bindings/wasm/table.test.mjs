// Plays whole games at a table inside the module, by commands and updates only, against a bot inside, and
// compares every answer with that of the same table in a native program.
//   MODULE=lemniscate.wasm NATIVE=table_worker node table.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { start as startModule } from './start.mjs';

const { MODULE, NATIVE } = process.env;
const module = new WebAssembly.Module(readFileSync(MODULE));

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const hmac = (key, bytes) => createHmac('sha256', key).update(bytes).digest();

/** The table in the module: one JSON text in, one out. */
const start = () => {
    const exports = startModule(module, { sha256, hmac });
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

/** A module that is spoken to, and all that was said. */
const converse = () => {
    const tell = start();
    const said = [];
    const ask = (request) => {
        const text = JSON.stringify(request);
        const answer = tell(text);
        said.push({ request: text, answer });
        return JSON.parse(answer);
    };
    return { said, ask, askNow: (request) => ask({ now: 1000 + said.length, ...request }) };
};

/** The native program answers all of it with the same bytes. */
const compareWithNative = (said) => {
    const input = said.map(({ request }) => request).join('\n') + '\n';
    const native = execFileSync(NATIVE, { input, encoding: 'utf8', maxBuffer: 1 << 30 });
    const answers = native.trimEnd().split('\n');
    assert.equal(answers.length, said.length);
    said.forEach(({ request, answer }, i) => assert.equal(answer, answers[i], `answer ${i} to ${request.slice(0, 200)}`));
};

/** What `me` does at a seat. */
const commandOf = ({ askNow }, turn) => (command) => {
    const { refusal } = askNow({ command: { id: `c${turn}`, ...command }, person: 'me', entropy: entropy(turn) });
    assert.equal(refusal, undefined, JSON.stringify({ command, refusal }));
};

/** Plays a dealt table to its end, as every seat of `mine`; each keeps its own log. */
const playOn = (conversation, mine) => {
    const { askNow } = conversation;
    const logs = mine.map(() => []);
    const seen = mine.map(() => undefined);
    for (let turn = 0; turn < 5000; ++turn) {
        const updates = mine.map((seat, i) => {
            const { update, asks } = askNow({ update: { person: 'me', seat, seen: seen[i] } });
            seen[i] = update.last;
            logs[i] = [...logs[i].filter(({ step }) => step < update.log.from), ...update.log.lines];
            return { ...update, asks };
        });
        const [{ now, asks }] = updates;
        if (now.phase === 'over') return { result: now.result, logs };
        if (asks) {
            askNow({ bot: true });
        } else {
            const own = updates.find((update) => update.now.choices.length > 0).now;
            const { to_act: seat, at, choices } = own;
            commandOf(conversation, turn)({ do: 'move', seat, at, move: choose(choices, turn) });
        }
    }
    return assert.fail('the game does not end');
};

/** Opens a table and plays it; returns every request and answer. */
const play = (settings, seed, mine = [0]) => {
    const conversation = converse();
    const opened = conversation.askNow({ open: settings, person: 'me', entropy: entropy(seed) });
    assert.equal(opened.problem, undefined, JSON.stringify(opened));
    return { ...conversation, ...playOn(conversation, mine) };
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
        compareWithNative(said);
    });
}

const me = seats[0];
const passAndPlay = { game: 'shards', options: { players: '2' }, seats: [me, me] };

test('one person plays both seats of a game, and each has its own log', () => {
    const { said, ask, logs, result } = play(passAndPlay, 5, [0, 1]);
    assert.equal(result.winners.length, 1);
    logs.forEach((log, seat) => {
        const { update } = ask({ update: { person: 'me', seat }, now: 9000 });
        assert.deepEqual(log, update.log.lines, `seat ${seat}`);
        assert.ok(log.length > 10);
    });
    assert.notDeepEqual(logs[0], logs[1]);
    compareWithNative(said);
});

test('the games are listed without a table', () => {
    const { said, ask } = converse();
    const { games: list } = ask({ games: true });
    assert.deepEqual(list.map(({ game }) => game).sort(), ['shards', 'splendor']);
    list.forEach(({ options, excludes, players, bots, rules }) => {
        assert.ok(options.length > 0 && Array.isArray(excludes) && rules > 0);
        assert.ok(players.min < players.max && bots.includes('greedy'));
    });
    compareWithNative(said);
});

test('options fit together or say why not, without a table', () => {
    const { said, ask } = converse();
    const options = [{ mode: 'teams' }, { mode: 'teams', players: '2' }, { mode: 'nemesis' }, { players: 'x' }];
    const { fits } = ask({ fits: { game: 'shards', options } });
    assert.equal(fits[0].players, 4);
    assert.equal(fits[0].options.mode, 'teams');
    assert.deepEqual(fits[1], { reason: 'players' });
    assert.equal(fits[2].players, 1);
    assert.equal(typeof fits[3].reason, 'string');
    assert.equal(ask({ fits: { game: 'chess', options } }).problem, 'unknown_game');
    compareWithNative(said);
});

test('the record of a finished game is shown step by step, in a module of its own', () => {
    const { ask: askTable, said: atTable } = play(games.Shards, 4);
    const { record } = askTable({ record: true, names: ['Ann', ''], date: '2026-11-16' });
    compareWithNative(atTable);
    const { said, ask } = converse();
    const { replay } = ask({ replay: record });
    assert.deepEqual(replay.players, ['Ann', 'greedy']);
    assert.deepEqual(replay.seal, { sealed: false });
    assert.equal(replay.problem, undefined);
    assert.ok(replay.result.winners.length > 0 && replay.turns.length > 10);
    for (const viewer of [0, null, 'open']) {
        const steps = replay.turns.map(({ step }) => step).concat(replay.steps);
        const { shown } = ask({ show: { steps, viewer } });
        assert.deepEqual(shown.map(({ step }) => step), steps);
        assert.equal(shown.at(-1).to_act, null);
        const { events, log } = ask({ tell: { from: 0, to: replay.steps, viewer } });
        assert.ok(events.length > replay.steps);
        assert.deepEqual(log.map(({ step }) => step), replay.turns.map(({ step }) => step));
    }
    ask({ replay: record.replace(/^0: /m, '0: dance ') });
    ask({ replay: 'nonsense' });
    compareWithNative(said);
});

test('a sealed table is played and its record proved, with the hashes of JavaScript', () => {
    const conversation = converse();
    const { said, ask, askNow } = conversation;
    askNow({ open: { ...games.Splendor, chance: 'sealed' }, person: 'me', entropy: entropy(9) });
    const { match } = askNow({ update: { person: 'me' } }).update.now;
    const salt = 'ab'.repeat(20);
    const promised = sha256(Buffer.concat([Buffer.from('lemniscate salt 1\n'), Buffer.from(match + salt, 'hex')]));
    commandOf(conversation, 9001)({ do: 'sit', salt_hash: promised.toString('hex') });
    commandOf(conversation, 9002)({ do: 'salt', seat: 0, salt });
    playOn(conversation, [0]);
    const { record } = ask({ record: true });
    assert.deepEqual(ask({ replay: record }).replay.seal, { sealed: true, proved: true });
    const forged = record.replace(/^(secret: )(.)/m, (_, name, digit) => name + (digit === '0' ? '1' : '0'));
    assert.equal(ask({ replay: forged }).replay.seal.problem.problem, 'wrong_secret');
    compareWithNative(said);
});

test('a module without hashes says so instead of dealing', () => {
    assert.throws(() => {
        const exports = startModule(module);
        const bytes = new TextEncoder().encode(JSON.stringify({
            open: { ...games.Splendor, chance: 'sealed' }, person: 'me', entropy: entropy(9), now: 1,
        }));
        const at = exports.lemniscate_request(bytes.length);
        new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
        exports.lemniscate_answer();
    }, /asks for sha256/);
});

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
    assert.equal(problem('{"record": true}'), 'missing_field');
    assert.equal(problem('{"show": {"steps": [0], "viewer": null}}'), 'missing_field');
    assert.equal(problem(JSON.stringify({ open: games.Splendor, person: 'me', now: 1, entropy: 'x' })), 'wrong_type');
});
