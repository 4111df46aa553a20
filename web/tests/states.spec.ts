// Every state of tables: nothing sticks out, is cut off or lies over something else, everything can be hit
// and read. The pictures are kept to be looked at.
import { contrasts } from './axe';
import { badBoxes } from './boxes';
import { devices, go, looks, looksOn, wordy, type Look } from './looks';
import { languages, misfits, open } from './pages';
import { expect, test, type Page } from './test';

const [smallPhone, , desktop] = devices;

/** Several windows look at once. */
const parts = (all: Look[], count: number) =>
    Array.from({ length: count }, (_, part) => all.filter((_, at) => at % count === part));

async function fits(page: Page, where: string) {
    expect.soft(await misfits(page), where).toEqual([]);
    expect.soft(await badBoxes(page, 24), where).toEqual([]);
}

const picture = (page: Page, folder: string, name: string) =>
    page.screenshot({ path: `${folder}/pictures/states-${name}.png` });

parts(looks, 6).forEach((some, part) => {
    test.describe(`part ${part + 1}`, () => {
        test.describe('phones', () => {
            test.use(smallPhone);
            test('states of tables fit, and can be read in the light', async ({ page }, info) => {
                await open(page, '/nowhere', 'en', 'light');
                for (const look of some) {
                    await go(page, look);
                    await fits(page, look.name);
                    expect.soft(await contrasts(page), look.name).toEqual([]);
                    await picture(page, info.project.outputDir, `${look.name}-phone`);
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
            // A desktop has more room: there it is enough to look at what is asked.
            const some = device === desktop ? wordy.filter(({ name }) => name.includes('asks_')) : wordy;
            for (const look of looksOn(some, device)) {
                await go(page, look);
                await fits(page, `${look.name}, ${device.name}`);
                await picture(page, info.project.outputDir, `${look.name}-${device.name}-${language}`);
            }
        }
    });
}
