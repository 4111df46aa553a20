// Every state of tables: nothing sticks out, is cut off or lies over something else, everything can be hit
// and read. The pictures are kept to be looked at.
import { contrasts } from './axe';
import { badBoxes } from './boxes';
import { devices, go, looks, looksOn, wordy, type Look } from './looks';
import { languages, misfits, open } from './pages';
import { expect, test, type Page } from './test';

const [smallPhone, phone, desktop] = devices;

/** Several windows look at once. */
const parts = (all: Look[], count: number) =>
    Array.from({ length: count }, (_, part) => all.filter((_, at) => at % count === part));

async function fits(page: Page, where: string) {
    expect.soft(await misfits(page), where).toEqual([]);
    expect.soft(await badBoxes(page, 24), where).toEqual([]);
}

/** Another theme, without another visit. */
const paint = (page: Page, theme: string) =>
    page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);

const picture = (page: Page, folder: string, name: string) =>
    page.screenshot({ path: `${folder}/pictures/states-${name}.png` });

parts(looks, 6).forEach((some, part) => {
    test.describe(`part ${part + 1}`, () => {
        test.describe('phones', () => {
            test.use(smallPhone);
            test('states of tables fit, and can be read in the light', async ({ page }, info) => {
                await open(page, '/nowhere');
                for (const look of some) {
                    await page.setViewportSize(smallPhone.viewport);
                    await paint(page, 'dark');
                    await go(page, look);
                    await fits(page, `${look.name}, small phone`);
                    await picture(page, info.project.outputDir, `${look.name}-phone-dark`);
                    await page.setViewportSize(phone.viewport);
                    await fits(page, `${look.name}, phone`);
                    await paint(page, 'light');
                    expect.soft(await contrasts(page), look.name).toEqual([]);
                    await picture(page, info.project.outputDir, `${look.name}-phone-light`);
                }
            });
        });
        test('states of tables fit a desktop, and can be read in the dark', async ({ page }, info) => {
            await page.setViewportSize(desktop.viewport);
            await open(page, '/nowhere');
            for (const look of looksOn(some, desktop)) {
                await go(page, look);
                await fits(page, look.name);
                expect.soft(await contrasts(page), look.name).toEqual([]);
                await picture(page, info.project.outputDir, `${look.name}-desktop`);
            }
        });
    });
});

for (const language of languages.filter((one) => one !== 'en')) {
    test(`states with much to read fit in ${language}`, async ({ page }, info) => {
        await open(page, '/nowhere', language);
        for (const device of [smallPhone, desktop]) {
            await page.setViewportSize(device.viewport);
            for (const look of looksOn(wordy, device)) {
                await go(page, look);
                await fits(page, `${look.name}, ${device.name}`);
                await picture(page, info.project.outputDir, `${look.name}-${device.name}-${language}`);
            }
        }
    });
}
