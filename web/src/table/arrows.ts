// A zone of the table is one stop of the Tab key; arrows go on within it.

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

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
                ? 0
                : event.key === 'End'
                  ? all.length - 1
                  : at + (steps[event.key] ?? Number.NaN);
        if (!all[to]) return;
        event.preventDefault();
        all[to].focus();
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
