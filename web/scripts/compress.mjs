// Puts a brotli and a gzip copy beside every file of a folder that becomes smaller by it: whoever serves
// the page compresses nothing itself.
//   node compress.mjs FOLDER
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Pictures and fonts are compressed already.
const compressed = /\.(br|gz|png|woff2)$/;

const files = readdirSync(process.argv[2], { recursive: true })
    .map((name) => join(process.argv[2], name))
    .filter((file) => statSync(file).isFile() && !compressed.test(file));

for (const file of files) {
    const bytes = readFileSync(file);
    const copies = {
        br: brotliCompressSync(bytes, {
            params: {
                [constants.BROTLI_PARAM_QUALITY]: 11,
                [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
        }),
        gz: gzipSync(bytes, { level: 9 }),
    };
    for (const [ending, copy] of Object.entries(copies))
        if (copy.length < bytes.length) writeFileSync(`${file}.${ending}`, copy);
}
