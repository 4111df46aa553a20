// Names for what is asked for, and other random bytes. `crypto.randomUUID` is not there for a page that came
// without TLS from another machine.
export const hex = (bytes: Uint8Array) =>
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const randomHex = (bytes: number) => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Never the same twice. */
export const newId = () => randomHex(16);
