// The tests of the page: whatever else they look at, nothing may fail unseen in the page.
import { expect, test as plain } from '@playwright/test';

export { expect };
export type { Browser, Locator, Page } from '@playwright/test';

export const test = plain.extend<{ noErrors: void }>({
    noErrors: [
        async ({ page }, use) => {
            const errors: string[] = [];
            page.on('pageerror', ({ message }) => errors.push(message));
            await use();
            expect(errors).toEqual([]);
        },
        { auto: true },
    ],
});
