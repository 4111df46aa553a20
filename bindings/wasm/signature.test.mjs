// Compares what the module plays with what the native program plays, on the module's small stack.
//   MODULE=lemniscate.wasm PROGRAM=lemniscate STACK_SIZE=bytes node signature.test.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { start as startModule } from './start.mjs';

const { MODULE, PROGRAM, STACK_SIZE } = process.env;
const stackSize = Number(STACK_SIZE);
const module = new WebAssembly.Module(readFileSync(MODULE));

const start = () => startModule(module);

/** @param {bigint} number, with a sign, as all numbers are on the way out of a module */
const hex = (number) => BigInt.asUintN(64, number).toString(16).padStart(16, '0');

test('the module plays the fixed games as the native program does', () => {
    const report = execFileSync(PROGRAM, ['bench', '--seconds', '0.001', '--json'], { encoding: 'utf8' });
    assert.equal(hex(start().lemniscate_signature()), JSON.parse(report).signature);
});

test('the games leave no trace in the module: they are played alike again', () => {
    const { lemniscate_signature: signature } = start();
    assert.equal(hex(signature()), hex(signature()));
});

test('the stack is enough', (t) => {
    const { memory, lemniscate_signature: signature } = start();
    // It lies at the bottom and grows downwards: what it never reached is still as painted. A call that
    // needs more would reach below address 0 and stop there.
    const paint = 0xa5;
    const stack = () => new Uint8Array(memory.buffer, 0, stackSize);
    stack().fill(paint);
    signature();
    const used = stackSize - stack().findIndex((byte) => byte !== paint);
    t.diagnostic(`${used} of ${stackSize} bytes of stack used`);
    assert.ok(used > 0 && used < stackSize, `${used} of ${stackSize} bytes used`);
});
