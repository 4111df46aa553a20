// Starts the module, in node or in a page.

/** What the C library could ask of a system. It never does: the module has neither files nor a clock. */
const nothing = new Proxy({}, {
    get: (_, name) => () => {
        throw new Error(`the module asks for ${String(name)}`);
    },
});

/**
 * @param {WebAssembly.Module} module
 * @param {{sha256: (bytes: Uint8Array) => Uint8Array, hmac: (key: Uint8Array, bytes: Uint8Array) => Uint8Array}} hashes
 *     SHA-256 and HMAC-SHA-256, for sealed tables and records; without them there are none
 * @returns what it exports, ready to be called
 */
export const start = (module, { sha256, hmac } = nothing) => {
    // The memory may have grown since the last call: its buffer is another one then.
    const bytes = (at, size) => new Uint8Array(exports.memory.buffer, at, size);
    const env = {
        lemniscate_sha256: (at, size, out) => bytes(out, 32).set(sha256(bytes(at, size))),
        lemniscate_hmac_sha256: (key, keySize, at, size, out) =>
            bytes(out, 32).set(hmac(bytes(key, keySize), bytes(at, size))),
    };
    const { exports } = new WebAssembly.Instance(module, { env, wasi_snapshot_preview1: nothing });
    exports._initialize();
    return exports;
};
