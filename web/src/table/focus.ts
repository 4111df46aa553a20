// Whoever plays by keys never loses their place: when what had the focus is gone or switched off, what lay
// nearest to it gets it. Whoever points is left alone.
// What ends a turn (`data-ends`) is never come to by itself, and is left once it was pressed: the same key
// again would end the next turn. After what does everything at once (`data-leads`) comes what can still be
// done.

import { isFocusLost, points } from '#src/pointing';

/** What is asked over the table; afterwards one is back where one was. */
const asking = '.decision, .popover';

const isUsable = (element: HTMLElement) =>
    element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility();

function middleOf(element: HTMLElement) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
}

interface Place {
    element: HTMLElement;
    /** From the inside out: some of them outlive the element. */
    around: HTMLElement[];
    x: number;
    y: number;
}

function nearest({ around, x, y }: Place): HTMLElement | undefined {
    for (const area of around.filter(({ isConnected }) => isConnected)) {
        const found = [...area.querySelectorAll<HTMLElement>('button')]
            .filter((button) => isUsable(button) && !button.closest(`${asking}, [data-ends]`))
            .map((button) => ({ button, at: middleOf(button) }))
            .sort(
                (one, other) =>
                    Math.hypot(one.at.x - x, one.at.y - y) - Math.hypot(other.at.x - x, other.at.y - y),
            );
        if (found.length > 0) return found[0].button;
    }
    return undefined;
}

/** The first thing that can be done, apart from ending the turn. */
const firstToDo = (area: HTMLElement) =>
    [...area.querySelectorAll<HTMLElement>('[data-can=true], [data-move]')].find(
        (one) => isUsable(one) && !one.matches('[data-ends]'),
    );

/** Svelte action: `use:keepsFocus` on the page of a table. */
export function keepsFocus(page: HTMLElement) {
    let place: Place | undefined;
    let frame = 0;
    const main = () => page.querySelector('main');

    function remember({ target }: FocusEvent) {
        if (!(target instanceof HTMLElement) || target.closest(`${asking}, dialog`)) return;
        const around: HTMLElement[] = [];
        for (let one = target.parentElement; one && one !== page; one = one.parentElement) around.push(one);
        if (around.includes(main()!)) place = { element: target, around, ...middleOf(target) };
    }
    function leave({ target }: MouseEvent) {
        if (!(target instanceof Element) || !target.closest('[data-ends]')) return;
        place = undefined;
        main()?.focus({ preventScroll: true });
    }
    const next = (from: Place) => (from.element.matches('[data-leads]') ? firstToDo(main()!) : nearest(from));
    function look() {
        frame = 0;
        if (points() || !isFocusLost() || document.querySelector('dialog[open], [aria-modal]')) return;
        // What can still be done is known when everything has been.
        if (place?.element.matches('[data-leads]') && page.dataset.state === 'waiting') return;
        const asked = page.querySelector<HTMLElement>(asking);
        const old = place && isUsable(place.element) ? place.element : undefined;
        (asked ?? old ?? (place && next(place)) ?? main())?.focus();
    }
    const observer = new MutationObserver(() => {
        frame ||= requestAnimationFrame(look);
    });
    observer.observe(page, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['disabled', 'data-state'],
    });
    page.addEventListener('focusin', remember);
    page.addEventListener('click', leave);
    return {
        destroy() {
            cancelAnimationFrame(frame);
            observer.disconnect();
            page.removeEventListener('focusin', remember);
            page.removeEventListener('click', leave);
        },
    };
}
