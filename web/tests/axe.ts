// What axe-core finds on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
const lines = (violations: Found) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

/** Without a second page to put frames of other origins together: there are none. */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Everything serious or critical: the rule, and where it is broken. */
export async function barriers(page: Page, inside?: string) {
    const axe = axeOf(page);
    const { violations } = await (inside ? axe.include(inside) : axe).analyze();
    return lines(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'));
}

/** Text that cannot be told from its ground. */
export async function contrasts(page: Page) {
    const { violations } = await axeOf(page).withRules('color-contrast').analyze();
    return lines(violations);
}
