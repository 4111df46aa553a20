// Whether the shuffles were those that had been promised: of an honest server, and of one that cheats.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { test, program, type OwnServer, type StoredEntry } from './own_server';
import { playSplendor } from './table';
import { expect, type Browser } from './test';
import { playOn, Somebody } from './together';

test.describe.configure({ timeout: 180_000 });

/** Ann sits down, something happens to the server, and then Ben comes, they play a little, and Ann gives up. */
async function match(browser: Browser, server: OwnServer, meanwhile?: () => void) {
    const baseURL = server.address;
    const [ann, ben] = [await Somebody.in(browser, { baseURL }), await Somebody.in(browser, { baseURL })];
    const link = await ann.invites('Splendor: Marvel');
    await expect(ann.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    if (meanwhile) {
        await server.stop();
        meanwhile();
        await server.start();
    }
    await ben.goTo(link);
    // A salt that does not come is waited for.
    await expect(ben.table.frame).toHaveAttribute('data-at', /./, { timeout: 60_000 });
    await playOn([ann, ben], playSplendor, 3);
    await ann.resigns();
    return [ann, ben];
}

/** What was promised about another secret, which the operator likes better. */
function swapped(opened: StoredEntry) {
    const { secret } = opened.apart as { secret: string };
    const other = secret.replace(/^../, (byte) => (byte === '00' ? '01' : '00'));
    const commitment = createHash('sha256')
        .update('lemniscate commit 1\n')
        .update(Buffer.from(opened.match as string, 'hex'))
        .update(Buffer.from(other, 'hex'))
        .digest('hex');
    return { entry: { ...opened, apart: { ...(opened.apart as object), secret: other } }, commitment };
}

/** What is saved by a button. */
async function saved({ page }: Somebody, button: string) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return (await download).path();
}

/** What the program says of the record and the proof that a page saves. */
async function verified(somebody: Somebody) {
    const record = await saved(somebody, 'Save the record');
    const witness = await saved(somebody, 'Save the proof');
    return new Promise<{ code: number; chance?: string }>((resolve) =>
        execFile(program, ['verify', record, '--witness', witness, '--json'], (error, stdout) => {
            const [told] = stdout ? (JSON.parse(stdout) as { chance?: string }[]) : [];
            resolve({ code: Number(error?.code ?? 0), chance: told?.chance });
        }),
    );
}

test('of an honest server both say that the match was witnessed, and the program agrees with what they save', async ({
    browser,
    server,
}) => {
    for (const somebody of await match(browser, server)) {
        await expect(somebody.page.getByText('Witnessed:')).toBeVisible();
        expect(await verified(somebody)).toEqual({ code: 0, chance: 'witnessed' });
        await somebody.leaves();
    }
});

test('a server that deals from another secret than the one it promised is caught by everybody', async ({
    browser,
    server,
}) => {
    const people = await match(browser, server, () => server.rewrite(swapped(server.entries()[0]).entry));
    for (const somebody of people) {
        await expect(somebody.page.getByText('Broken:')).toBeVisible();
        await expect(somebody.page.getByText('Witnessed:')).toHaveCount(0);
        const { code, chance } = await verified(somebody);
        expect(code).not.toBe(0);
        expect(chance).not.toBe('witnessed');
        await somebody.leaves();
    }
});

test('a server that changes its promise with the secret is caught by whoever kept the promise', async ({
    browser,
    server,
}) => {
    const [ann, ben] = await match(browser, server, () => {
        const opened = server.entries()[0];
        const { entry, commitment } = swapped(opened);
        server.rewrite({ ...entry, commitment });
        server.operate((database) =>
            database
                .prepare('UPDATE tables SET glance = replace(glance, ?, ?)')
                .run(opened.commitment as string, commitment),
        );
    });
    // Ann's page did not show its salt; Ben came later and knows of nothing, but he is not told that all is well.
    await expect(ann.page.getByText('Broken:')).toBeVisible();
    await expect(ben.page.getByText('Consistent:')).toBeVisible();
    await server.stop();
    const salted = server.entries().filter(({ kind }) => kind === 'salted');
    expect(salted.map(({ seat }) => seat)).toEqual([1]);
    for (const somebody of [ann, ben]) await somebody.leaves();
});
