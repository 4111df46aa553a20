// The same dice every time: what looks at positions has to come to the same ones.
import type { Page } from '@playwright/test';

/** From now on every table of this page is dealt alike; to be called before the page is opened. */
export async function deal(page: Page, seed = 1) {
    const dealt = `let roll = ${seed};
        crypto.getRandomValues = (bytes) => {
            for (let at = 0; at < bytes.length; ++at) {
                roll = (Math.imul(roll, 1664525) + 1013904223) >>> 0;
                bytes[at] = roll >>> 24;
            }
            return bytes;
        };
`;
    await page.route('**/assets/worker-*.js', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        delete headers['content-encoding'];
        await route.fulfill({ response, headers, body: dealt + (await response.text()) });
    });
}
