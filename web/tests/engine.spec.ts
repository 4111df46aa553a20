// The engine in Chromium plays by the same rules as the program, and the page is what was promised of it.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './test';
import { open } from './pages';

const program = fileURLToPath(new URL('../../build/release/lemniscate', import.meta.url));
const folder = fileURLToPath(new URL('../../build/web', import.meta.url));

test('the bench signature in Chromium is that of the program', async ({ page }) => {
    await open(page, '/');
    const report = execFileSync(program, ['bench', '--seconds', '0.001', '--json'], { encoding: 'utf8' });
    const signature = await page.evaluate(() =>
        (window as unknown as { lemniscate: { signature(): Promise<string> } }).lemniscate.signature(),
    );
    expect(signature).toBe(JSON.parse(report).signature);
});

test('the first load is under 150 kB of script and style, the module under 400 kB', async ({ page }) => {
    let bytes = 0;
    page.on('response', async (answer) => {
        if (/\.(js|css)$/.test(new URL(answer.url()).pathname))
            bytes += Number(answer.headers()['content-length']);
    });
    await open(page, '/');
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
    const module = readdirSync(`${folder}/assets`).find((name) => name.endsWith('.wasm.br'))!;
    expect(statSync(`${folder}/assets/${module}`).size).toBeLessThan(400_000);
});

test('nothing is refused by the Content-Security-Policy, and nothing fails', async ({ page }) => {
    const wrong: string[] = [];
    page.on('console', (message) => {
        if (message.type() === 'error') wrong.push(message.text());
    });
    page.on('pageerror', (error) => wrong.push(error.message));
    for (const path of ['/', '/play/shards', '/cards', '/rules/shards', '/states', '/replay'])
        await open(page, path);
    expect(wrong).toEqual([]);
});

test('a file that is no record is answered with a sentence', async ({ page }) => {
    await open(page, '/replay');
    const file = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('this is not the record of a game');
});
