// Copies of things that are carried over the table, in flight or under a pointer. They are laid over the
// page, where what tables hand down does not reach them: it is taken along.
const lengths = ['--token', '--card', '--u'];
const factors = ['--scale', '--words'];

/** In pixels, since what they were computed from is not around the copy; nothing where there is none. */
function measured(element: HTMLElement): [string, string][] {
    const probe = document.createElement('i');
    probe.style.position = 'absolute';
    element.append(probe);
    const found = lengths.map((name): [string, number] => {
        probe.style.width = `var(${name})`;
        return [name, parseFloat(getComputedStyle(probe).width)];
    });
    probe.remove();
    return found.filter(([, pixels]) => pixels > 0).map(([name, pixels]) => [name, `${pixels}px`]);
}

/** A copy that is only seen: no place of its own, and nothing that could be pressed or read out. */
export function copyOf(element: HTMLElement): HTMLElement {
    const copy = element.cloneNode(true) as HTMLElement;
    const around = getComputedStyle(element);
    for (const name of factors) copy.style.setProperty(name, around.getPropertyValue(name));
    for (const [name, length] of measured(element)) copy.style.setProperty(name, length);
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
