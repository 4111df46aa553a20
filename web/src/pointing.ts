// Whether somebody points at the page or uses keys: only who uses keys needs the focus to be led.
let isPointing = true;
addEventListener('pointerdown', () => (isPointing = true), true);
addEventListener('keydown', () => (isPointing = false), true);

export const points = () => isPointing;

/** Moves the focus to where it goes on, for whoever uses keys. */
export function lead(element: HTMLElement | null | undefined) {
    if (!isPointing) element?.focus();
}

/** Whether nothing has the focus, or nothing that can be used. */
export function isFocusLost() {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
}
