// Copies of things that are carried over the table, in flight or under a pointer. They are laid over the
// page, where the sizes that tables hand down do not reach them: these are taken along.
const sizes = ['--token', '--card', '--u', '--scale', '--words'];

/** A copy that is only seen: no place of its own, and nothing that could be pressed or read out. */
export function copyOf(element: HTMLElement): HTMLElement {
    const copy = element.cloneNode(true) as HTMLElement;
    const around = getComputedStyle(element);
    for (const size of sizes) {
        const value = around.getPropertyValue(size);
        if (value !== '') copy.style.setProperty(size, value);
    }
    for (const placed of [copy, ...copy.querySelectorAll('[data-place]')])
        placed.removeAttribute('data-place');
    return copy;
}

/** Lays it over the page, as large as this box. */
export function layOver(copy: HTMLElement, box: DOMRect, level: number) {
    copy.setAttribute('aria-hidden', 'true');
    copy.inert = true;
    Object.assign(copy.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: '0',
        zIndex: `${level}`,
        pointerEvents: 'none',
    });
    document.body.append(copy);
}
