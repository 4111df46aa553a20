import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tells the service worker which files belong to this version of the page. */
const filesForOffline: Plugin = {
    name: 'files-for-offline',
    generateBundle(_, bundle) {
        const worker = bundle['service_worker.js'];
        if (worker?.type !== 'chunk') return;
        const files = Object.keys(bundle)
            .filter((file) => file.startsWith('assets/') && !file.endsWith('.woff'))
            .map((file) => `/${file}`);
        worker.code = worker.code.replace(/([`"'])__FILES__\1/, JSON.stringify(files));
    },
};

export default defineConfig({
    root: here('.'),
    plugins: [svelte(), filesForOffline],
    resolve: {
        alias: { '#made': here('made'), '#src': here('src') },
        // texts/page/texts.mjs stands outside of this folder and takes its packages from here.
        dedupe: ['@formatjs/icu-messageformat-parser', 'intl-messageformat'],
    },
    server: { fs: { allow: [here('..')] } },
    worker: { format: 'es' },
    test: { include: ['src/**/*.test.ts'] },
    build: {
        outDir: here('../build/web'),
        emptyOutDir: true,
        target: 'es2022',
        // Everything is a file of its own: the Content-Security-Policy allows nothing inline.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
            input: { index: here('index.html'), service_worker: here('src/offline/service_worker.ts') },
            output: {
                entryFileNames: (chunk) =>
                    chunk.name === 'service_worker' ? '[name].js' : 'assets/[name]-[hash].js',
            },
        },
    },
});
