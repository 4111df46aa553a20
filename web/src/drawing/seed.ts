// Chance that is the same every time: what is drawn by it looks the same on every page.

/** FNV-1a of a text. */
function hash(text: string) {
    let value = 2166136261;
    for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
    return value >>> 0;
}

/** Numbers from 0 to below 1, by mulberry32, which begin anew for every text. */
export function seeded(text: string): () => number {
    let state = hash(text);
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}
