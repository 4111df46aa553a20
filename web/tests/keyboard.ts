// A page used by the keyboard alone: no pointer, and no click that a script makes.
import { expect, type Page } from '@playwright/test';

/** Which key leads from what has the focus to the first that can be seen and used of a selector. */
function nextKey(selector: string): string {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const target = [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible);
    if (!target) return 'none';
    const from = document.activeElement;
    if (from === target) return 'here';
    // A zone is one stop of Tab; within it go arrows, as within radio buttons.
    let zone: Element = target;
    const isStop = ({ tabIndex }: HTMLElement) => tabIndex === 0;
    while (target.tabIndex < 0 && ![...zone.querySelectorAll('button')].some(isStop))
        zone = zone.parentElement!;
    const isAfter = from && zone.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_PRECEDING;
    if (!from || !zone.contains(from)) return isAfter ? 'Tab' : 'Shift+Tab';
    const middle = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
    };
    const [here, there] = [middle(from), middle(target)];
    const [right, down] = [there.x - here.x, there.y - here.y];
    if (Math.abs(down) > Math.abs(right)) return down > 0 ? 'ArrowDown' : 'ArrowUp';
    return right > 0 ? 'ArrowRight' : 'ArrowLeft';
}

/** What has the focus, or why that is no good. */
function focus(): string {
    const found = document.activeElement as HTMLElement | null;
    if (!found || found === document.body) return 'nothing has the focus';
    const name = `${found.tagName} ${found.className} ${found.ariaLabel ?? found.textContent?.trim().slice(0, 40)}`;
    // Radio buttons are drawn by their labels.
    const drawn = [found, found.closest('label')].some((one) => {
        const style = one && getComputedStyle(one);
        return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    });
    const { left, top, right, bottom } = found.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return drawn && isInside ? '' : `the focus is not to be seen: ${name}`;
}

export class Keyboard {
    readonly page: Page;
    constructor(page: Page) {
        this.page = page;
    }

    /** Something has the focus, and that is to be seen. */
    async isSure() {
        await expect.poll(() => this.page.evaluate(focus), { intervals: [20, 50, 100, 250] }).toBe('');
    }

    async press(key: string) {
        await this.page.keyboard.press(key);
        await this.isSure();
    }

    /** Goes to the first of these, with Tab and arrows; says whether there is one. */
    async goTo(selector: string): Promise<boolean> {
        for (let presses = 0; presses < 150; ++presses) {
            const key = await this.page.evaluate(nextKey, selector);
            if (key === 'none') return false;
            if (key === 'here') return true;
            await this.press(key);
        }
        throw new Error(`${selector} cannot be reached by the keyboard`);
    }

    async enter(selector: string): Promise<boolean> {
        if (!(await this.goTo(selector))) return false;
        await this.page.keyboard.press('Enter');
        return true;
    }
}
