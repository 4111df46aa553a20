// A zone of the table is one stop of the Tab key; arrows go on within it.

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const isUpright = (key: string) => key === 'ArrowUp' || key === 'ArrowDown';

function middleOf(button: HTMLElement) {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest in the direction of the key, where a zone has rows; else the next in order. */
function nextOf(key: string, from: HTMLElement, all: HTMLElement[]) {
    const step = steps[key];
    if (step === undefined) return undefined;
    const here = middleOf(from);
    const ahead = all.flatMap((button) => {
        const there = middleOf(button);
        const [along, across] = isUpright(key)
            ? [there.y - here.y, there.x - here.x]
            : [there.x - here.x, there.y - here.y];
        return along * step > 1 ? [{ button, far: along * step + 2 * Math.abs(across) }] : [];
    });
    return ahead.sort((one, other) => one.far - other.far)[0]?.button ?? all[all.indexOf(from) + step];
}

/** Svelte action: `use:arrows` on the list or group whose buttons belong together. */
export function arrows(zone: HTMLElement) {
    const buttons = () => [...zone.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];

    /** Exactly one is reached by Tab: the one that had the focus last, or the first. */
    function settle() {
        const all = buttons();
        const kept =
            all.find((button) => button === document.activeElement) ??
            all.find(({ tabIndex }) => tabIndex === 0);
        for (const button of all) {
            const tabIndex = button === (kept ?? all[0]) ? 0 : -1;
            if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
        }
    }
    function onkeydown(event: KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const all = buttons();
        const at = all.findIndex((button) => button === document.activeElement);
        if (at < 0) return;
        const to =
            event.key === 'Home'
                ? all[0]
                : event.key === 'End'
                  ? all.at(-1)
                  : nextOf(event.key, all[at], all);
        if (!to) return;
        event.preventDefault();
        to.focus();
    }
    const observer = new MutationObserver(settle);
    observer.observe(zone, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['disabled'],
    });
    zone.addEventListener('keydown', onkeydown);
    zone.addEventListener('focusin', settle);
    settle();
    return {
        destroy() {
            observer.disconnect();
            zone.removeEventListener('keydown', onkeydown);
            zone.removeEventListener('focusin', settle);
        },
    };
}
