// Every state as it looked when it was accepted, to the pixel.
import { devices, go, looks, looksOn } from './looks';
import { open } from './pages';
import { expect, test } from './test';

for (const { name: size, ...device } of devices) {
    test.describe(size, () => {
        test.use(device);
        for (const theme of ['dark', 'light'])
            test(`${size}, ${theme}`, async ({ page }) => {
                test.setTimeout(600_000);
                await open(page, '/nowhere', 'en', theme);
                for (const look of looksOn(looks, device)) {
                    await go(page, look);
                    await expect.soft(page).toHaveScreenshot(`${look.name}-${size}-${theme}.png`);
                }
            });
    });
}
