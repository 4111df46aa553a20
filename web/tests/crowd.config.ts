// Ten people at ten tables of a server, measured. Not a test: `web/check crowd`.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
    ...tests,
    testMatch: 'crowd.ts',
    workers: 1,
    // It brings a server of its own.
    webServer: undefined,
    outputDir: '../../build/web-crowd',
});
