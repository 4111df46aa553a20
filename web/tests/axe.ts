// What axe-core finds on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Everything serious or critical: the rule, and where it is broken. */
export async function barriers(page: Page, inside?: string) {
    const axe = new AxeBuilder({ page });
    const { violations } = await (inside ? axe.include(inside) : axe).analyze();
    return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
