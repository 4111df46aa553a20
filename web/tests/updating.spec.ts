// A new version of the page is offered when it is served, and taken when somebody says so.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './test';

const build = fileURLToPath(new URL('../../build/', import.meta.url));

/** A server of our own, whose page can be exchanged; port 0 is any that is free. */
async function serve(folder: string, wanted = 0) {
    const server = spawn(join(build, 'release/lemniscate'), [
        'serve',
        '--port',
        `${wanted}`,
        '--page',
        folder,
        '--data',
        `${folder}-data`,
    ]);
    const ended = once(server, 'close');
    const [said] = await Promise.race([once(server.stdout, 'data'), ended.then(() => [''])]);
    const port = Number(/localhost:(\d+)/.exec(String(said))?.[1]);
    expect(port).toBeGreaterThan(0);
    const stop = async () => {
        server.kill('SIGTERM');
        await ended;
    };
    return { port, stop };
}

test('a new version waits until somebody takes it, and then the whole page is the new one', async ({
    page,
}) => {
    const folder = mkdtempSync(join(tmpdir(), 'lemniscate-'));
    let stop = async () => {};
    try {
        cpSync(join(build, 'web'), folder, { recursive: true });
        const first = await serve(folder);
        const { port } = first;
        stop = first.stop;
        await page.goto(`http://localhost:${port}/`);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
        await page.reload();
        await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
        await stop();

        // Whatever changes in the page changes the list of files in its service worker.
        for (const name of ['index.html', 'service_worker.js'])
            for (const ending of ['.br', '.gz']) rmSync(join(folder, name + ending), { force: true });
        const index = join(folder, 'index.html');
        writeFileSync(index, readFileSync(index, 'utf8').replace('<body>', '<body data-version="2">'));
        const worker = join(folder, 'service_worker.js');
        const files = readFileSync(worker, 'utf8');
        writeFileSync(join(folder, 'assets/new.txt'), 'new');
        writeFileSync(worker, files.replace('"/assets/', '"/assets/new.txt","/assets/'));
        expect(readFileSync(worker, 'utf8')).not.toBe(files);
        ({ stop } = await serve(folder, port));

        await page.evaluate(() =>
            navigator.serviceWorker
                .getRegistration()
                .then((one) => one?.update())
                .then(() => {}),
        );
        const notice = page.getByText('A new version is ready.');
        await expect(notice).toBeVisible();
        // Whoever does not want it now is asked again next time.
        await page.getByRole('button', { name: 'Close' }).click();
        await expect(notice).toHaveCount(0);
        await page.reload();
        await expect(page.locator('body')).not.toHaveAttribute('data-version', '2');
        await page.getByRole('button', { name: 'Reload' }).click();
        await expect(page.locator('body')).toHaveAttribute('data-version', '2');
        await expect(notice).toHaveCount(0);
    } finally {
        await stop();
        for (const used of [folder, `${folder}-data`]) rmSync(used, { recursive: true, force: true });
    }
});
