// axe-core finds nothing serious on any page, dark and light.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test';
import { open, paths } from './pages';

for (const theme of ['dark', 'light']) {
    test(`pages are accessible, ${theme}`, async ({ page }) => {
        for (const path of [...paths, '/states']) {
            await open(page, path, 'en', theme);
            const { violations } = await new AxeBuilder({ page }).analyze();
            const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
            expect
                .soft(
                    serious.map(
                        ({ id, nodes }) =>
                            `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
                    ),
                    path,
                )
                .toEqual([]);
        }
    });
}
