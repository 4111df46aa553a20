// The pages that can be opened without a game, and what is done on every one of them.
import { expect, type Page } from '@playwright/test';

export const languages = ['en', 'fr', 'de', 'pl', 'uk'];
export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
export const paths = [
    '/',
    '/play/shards',
    '/play/splendor',
    '/games',
    '/rules',
    '/rules/shards',
    '/rules/splendor',
    '/cards',
    '/replay',
    '/settings',
    '/together',
    '/fairness',
    '/link',
    '/nowhere',
];

/** Opens a page in a language, and waits until it shows what it has to. */
export async function open(page: Page, path: string, language = 'en', theme = 'dark', settings = {}) {
    const wanted = { language, theme, speed: 'instant', motion: 'off', ...settings };
    await page.addInitScript((wanted) => {
        const place = 'lemniscate.settings';
        const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
        // Only the first time: a test may change them afterwards.
        if (!sessionStorage.getItem('prepared'))
            localStorage.setItem(place, JSON.stringify({ ...kept, ...wanted }));
        sessionStorage.setItem('prepared', 'yes');
    }, wanted);
    await page.goto(path);
    await settled(page);
}

/** Nothing is being loaded any more, and the typefaces are there. */
export async function settled(page: Page) {
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('main')).not.toHaveText(
        /^(Loading…|Chargement…|Wird geladen …|Wczytywanie…|Завантаження…)$/,
    );
    await page.evaluate(() => document.fonts.ready);
}

/** What sticks out of the window, or is cut off inside its box. */
export function misfits(page: Page) {
    return page.evaluate(() => {
        const found: string[] = [];
        if (document.documentElement.scrollWidth > innerWidth)
            found.push(`page is ${document.documentElement.scrollWidth} wide`);
        const describe = (element: Element) =>
            `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent?.trim().slice(0, 40)}"`;
        const isLarger = (element: Element) =>
            element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
        for (const element of document.querySelectorAll('.button'))
            if (element.clientWidth > 0 && isLarger(element)) found.push(`too small: ${describe(element)}`);
        // These scroll up and down only.
        for (const element of document.querySelectorAll('main, aside, dialog[open], .decision'))
            if (element.scrollWidth > element.clientWidth + 1) found.push(`sideways: ${describe(element)}`);
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
            const style = getComputedStyle(element);
            if (
                style.display === 'none' ||
                style.visibility === 'hidden' ||
                element.closest('.aloud, [inert], [aria-hidden=true]')
            )
                continue;
            const hasText = [...element.childNodes].some(
                (node) => node.nodeType === 3 && node.textContent?.trim(),
            );
            if (!hasText) continue;
            const hides = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
            if (hides && element.scrollWidth > element.clientWidth + 1)
                found.push(`cut off: ${describe(element)}`);
            const box = element.getBoundingClientRect();
            // What lies further inside something that scrolls can be reached.
            const scrolls = (inner: Element | null): boolean =>
                !!inner &&
                (['auto', 'scroll'].includes(getComputedStyle(inner).overflowX) ||
                    scrolls(inner.parentElement));
            if (
                !scrolls(element.parentElement) &&
                box.width > 0 &&
                (box.right > innerWidth + 1 || box.left < -1)
            )
                found.push(`outside: ${describe(element)}`);
        }
        return found;
    });
}

/** Controls that nobody can get at: others lie over them, or they lie outside of everything that scrolls. */
export function unreachable(page: Page) {
    return page.evaluate(() => {
        const found: string[] = [];
        const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select');
        for (const control of controls) {
            if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], .skip'))
                continue;
            control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            const { left, top, width, height } = control.getBoundingClientRect();
            const isHit = (x: number, y: number) => {
                const hit = document.elementFromPoint(left + width * x, top + height * y);
                return !!hit && (control.contains(hit) || hit.contains(control.closest('label')));
            };
            const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
            if (!parts.some((x) => parts.some((y) => isHit(x, y))))
                found.push(
                    `${control.tagName} ${control.className} "${control.textContent?.trim().slice(0, 40)}"`,
                );
        }
        scrollTo(0, 0);
        return found;
    });
}
