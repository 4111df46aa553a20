// Starts the module, in node or in a page.

/** What the C library could ask of a system. It never does: the module has neither files nor a clock. */
const nothing = new Proxy({}, {
    get: (_, name) => () => {
        throw new Error(`the module asks for ${String(name)}`);
    },
});

/**
 * @param {WebAssembly.Module} module
 * @returns what it exports, ready to be called
 */
export const start = (module) => {
    const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: nothing });
    exports._initialize();
    return exports;
};
