// The page in Debian's Chromium, served by our own server. Started by ctest, or by hand:
//   cd web && node_modules/node-linux-*/bin/node node_modules/@playwright/test/cli.js test -c tests
import { defineConfig } from '@playwright/test';

const port = Number(process.env.LEMNISCATE_PORT ?? 8179);

export default defineConfig({
    testDir: '.',
    outputDir: '../../build/web-tests',
    // Two cores are what is counted on, and the worker of each page needs one of them.
    workers: 2,
    fullyParallel: true,
    timeout: 180_000,
    // The machine may be busy with other tests: what is right comes in the end.
    expect: { timeout: 20_000 },
    reporter: [['list']],
    use: {
        // A click that finds nothing to click says so soon.
        actionTimeout: 10_000,
        baseURL: `http://localhost:${port}`,
        browserName: 'chromium',
        viewport: { width: 1440, height: 900 },
        locale: 'en',
        screenshot: 'only-on-failure',
        trace: 'off',
        launchOptions: {
            executablePath: process.env.LEMNISCATE_CHROMIUM ?? '/usr/bin/chromium',
            args: [
                '--no-sandbox',
                '--disable-gpu',
                '--disable-quic',
                '--no-first-run',
                '--disable-background-networking',
                '--disable-component-update',
                '--disable-sync',
            ],
        },
    },
    webServer: {
        command: `../../build/release/lemniscate serve --port ${port} --page ../../build/web --data ../../build/web-tests-data --guests-per-hour 0 --requests-per-minute 0`,
        url: `http://localhost:${port}/`,
        reuseExistingServer: false,
    },
});
