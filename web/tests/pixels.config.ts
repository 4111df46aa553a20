// Compares every state pixel by pixel with the pictures of the last accepted run: `web/check pixels`.
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import shared from './playwright.config';

export default defineConfig({
    ...shared,
    testMatch: 'pixels.ts',
    testIgnore: [],
    outputDir: '../../build/web-pixels',
    snapshotPathTemplate: `${resolve(process.env.LEMNISCATE_PICTURES!)}/{arg}{ext}`,
    // What moves by itself is stopped; a pixel is another one if its colour is.
    expect: { ...shared.expect, toHaveScreenshot: { threshold: 0, animations: 'disabled', caret: 'hide' } },
    reporter: [['./pixel_reporter.ts']],
});
