// What is kept of games still is what it was kept for.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Now } from '#src/connection/messages';
import { start } from '../../../bindings/wasm/start.mjs';
import { entriesOf, type KeptStates, type Wanted } from './state';

const module = new WebAssembly.Module(
    readFileSync(new URL('../../made/lemniscate.wasm', import.meta.url)) as BufferSource,
);
const engine = start(module) as unknown as {
    memory: WebAssembly.Memory;
    lemniscate_request(size: number): number;
    lemniscate_answer(): number;
    lemniscate_answer_size(): number;
};

function ask<Answer>(request: object): Answer {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = engine.lemniscate_request(bytes.length);
    new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
    const answer = engine.lemniscate_answer();
    const size = engine.lemniscate_answer_size();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, size)));
}

const kept = import.meta.glob<KeptStates>('../games/*/states/kept.json', { import: 'default', eager: true });
const lists = import.meta.glob<{ wanted: Wanted<unknown>[] }>('../games/*/states/wanted.ts', { eager: true });

for (const [file, { wanted }] of Object.entries(lists)) {
    const states = kept[file.replace('wanted.ts', 'kept.json')];
    const game = file.split('/').at(-3)!;

    test(`every wanted state of ${game} is kept, and no other`, () => {
        expect(states.states.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
    });

    test.each(wanted.map((one) => [one.name, one] as const))(`${game}: %s is what it says`, (name, one) => {
        const remake = 'to be remade by web/scripts/keep_states.mjs';
        const { problem } = ask<{ problem?: string }>({ load: entriesOf(states, name) });
        expect(problem, remake).toBeUndefined();
        const { update } = ask<{ update: { now: Now } }>({ update: { person: 'me', seat: 0 }, now: 1 });
        expect(update.now.phase).not.toBe('gathering');
        expect(one.isHere(update.now, update.now.view), remake).toBe(true);
    });
}
