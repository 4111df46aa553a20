// The engine inside the page: the module, spoken to in JSON (table/worker.h).
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import moduleUrl from '#made/lemniscate.wasm?url';
import { start } from '../../../../bindings/wasm/start.mjs';

interface Exports {
    memory: WebAssembly.Memory;
    lemniscate_request(size: number): number;
    lemniscate_answer(): number;
    lemniscate_answer_size(): number;
    lemniscate_signature(): bigint;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The module is fetched when it is first needed, and once. */
function compile() {
    compiled ??= WebAssembly.compileStreaming(fetch(moduleUrl)).catch((error: unknown) => {
        compiled = undefined;
        throw error;
    });
    return compiled;
}

/** One table, or one record. */
export class Engine {
    #exports: Exports;

    private constructor(exports: Exports) {
        this.#exports = exports;
    }

    static async start() {
        const hashes = { sha256, hmac: (key: Uint8Array, bytes: Uint8Array) => hmac(sha256, key, bytes) };
        return new Engine(start(await compile(), hashes) as unknown as Exports);
    }

    /** Answers a request; what is wrong with it is a `problem` of the answer. */
    answer<Answer>(request: object): Answer {
        const bytes = new TextEncoder().encode(JSON.stringify(request));
        const at = this.#exports.lemniscate_request(bytes.length);
        new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
        const answer = this.#exports.lemniscate_answer();
        const size = this.#exports.lemniscate_answer_size();
        return JSON.parse(
            new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, answer, size)),
        );
    }

    /** The same number as `lemniscate bench` prints: whoever has it plays by the same rules. */
    signature() {
        return BigInt.asUintN(64, this.#exports.lemniscate_signature()).toString(16).padStart(16, '0');
    }
}
