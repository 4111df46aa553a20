// What can be clicked is large enough, and lies in nobody's way.
import type { Page } from '@playwright/test';

/**
 * Controls that are too small, or that lie over each other.
 *
 * Small is less than `least` in width or height. A control drawn by its label has its label's box; links
 * and buttons within a sentence are as high as their line.
 *
 * Lying over each other is meant where a layer of its own (a dialog, a sheet, a question beside a card, the
 * end) covers the table: controls are compared within one layer, and under a dialog not at all. It is meant
 * too for the cards of one list, a hand that is fanned: of each there must be a strip of `strip` to be
 * seen, which nine cards on the narrowest phone still have. Elsewhere two controls share no more than a line of two pixels.
 */
export function badBoxes(page: Page, least: number, strip = 20) {
    return page.evaluate(
        ({ least, strip }) => {
            const found = new Set<string>();
            const modal = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1);
            const selector = 'a[href], button, input, select, summary, [role=button], [role=checkbox]';
            const controls = [...(modal ?? document.body).querySelectorAll<HTMLElement>(selector)]
                .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
                .filter((one) => !one.closest('[inert], .skip'))
                .map((one) => (one instanceof HTMLInputElement ? (one.closest('label') ?? one) : one));
            const describe = (one: Element) =>
                `${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !name.startsWith('svelte-')).join('.')} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}"`;
            const isInline = (one: Element) => getComputedStyle(one).display.startsWith('inline');
            const isInSentence = (one: Element) => {
                let line = one.parentElement!;
                while (isInline(line)) line = line.parentElement!;
                return isInline(one) && line.textContent!.trim() !== one.textContent!.trim();
            };
            const layerOf = (one: Element): Element => {
                const isLayer =
                    !one.parentElement ||
                    ['fixed', 'sticky'].includes(getComputedStyle(one).position) ||
                    one.matches('.popover, .decision, .asked, .end[tabindex], .inspector, header');
                return isLayer ? one : layerOf(one.parentElement!);
            };
            /** What is left of a box where it is cut off by what scrolls. */
            const seen = (one: Element) => {
                let { left, top, right, bottom } = one.getBoundingClientRect();
                for (let outer = one.parentElement; outer; outer = outer.parentElement) {
                    if (getComputedStyle(outer).overflow === 'visible') continue;
                    const box = outer.getBoundingClientRect();
                    left = Math.max(left, box.left);
                    top = Math.max(top, box.top);
                    right = Math.min(right, box.right);
                    bottom = Math.min(bottom, box.bottom);
                }
                return { left, top, right, bottom };
            };
            const boxes = controls.map((one) => ({
                one,
                layer: layerOf(one),
                box: seen(one),
                list: one.closest('ol, ul'),
            }));
            for (const { one } of boxes) {
                if (isInSentence(one)) continue;
                // Half a pixel is a matter of rounding.
                const { width, height } = one.getBoundingClientRect();
                if (width < least - 0.5 || height < least - 0.5)
                    found.add(`${width.toFixed(0)} x ${height.toFixed(0)}: ${describe(one)}`);
            }
            boxes.forEach((first, at) => {
                for (const second of boxes.slice(at + 1)) {
                    if (first.one.contains(second.one) || second.one.contains(first.one)) continue;
                    if (first.layer !== second.layer) continue;
                    const [one, other] = [first.box, second.box];
                    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
                    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
                    if (width <= 2 || height <= 2) continue;
                    const isFan = first.list && first.list === second.list;
                    const left = Math.max(one.right - one.left - width, one.bottom - one.top - height);
                    if (isFan && left >= strip) continue;
                    found.add(
                        `${width.toFixed(0)} x ${height.toFixed(0)} of both: ${describe(first.one)} and ${describe(second.one)}`,
                    );
                }
            });
            return [...found];
        },
        { least, strip },
    );
}
