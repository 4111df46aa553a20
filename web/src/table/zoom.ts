// A card large: by long press, by the key i, or by the menu key, wherever a card is shown.
import { settings } from '#src/settings.svelte';
import type { Session } from './session.svelte';
import type { Thing } from './thing';

const longPress = 450;
/** A finger that moves further wants to scroll or drag. */
const slack = 10;

/** Svelte action: `use:zoom={{ session, thing }}`. Hover and focus show the thing in the inspector. */
export function zoom(element: HTMLElement, given: { session: Session; thing: Thing }) {
    let { session, thing } = given;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let zoomed = false;

    const stop = () => {
        clearTimeout(timer);
        timer = undefined;
    };
    const listeners: [string, (event: never) => void][] = [
        ['pointerenter', () => (session.pointed = thing)],
        ['focus', () => (session.pointed = thing)],
        [
            'pointerleave',
            () => {
                stop();
                session.pointed = undefined;
            },
        ],
        [
            'pointerdown',
            (event: PointerEvent) => {
                zoomed = false;
                if (event.pointerType === 'mouse') return;
                from = { x: event.clientX, y: event.clientY };
                timer = setTimeout(() => {
                    zoomed = true;
                    session.zoomed = thing;
                }, longPress);
            },
        ],
        [
            'pointermove',
            (event: PointerEvent) => {
                if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack) stop();
            },
        ],
        ['pointerup', stop],
        ['pointercancel', stop],
        [
            'click',
            (event: MouseEvent) => {
                // The end of a long press is no click.
                if (!zoomed) return;
                event.preventDefault();
                event.stopImmediatePropagation();
            },
        ],
        [
            'contextmenu',
            (event: MouseEvent) => {
                event.preventDefault();
                session.zoomed = thing;
            },
        ],
        [
            'keydown',
            (event: KeyboardEvent) => {
                if (!settings.keys || event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey)
                    return;
                session.zoomed = thing;
            },
        ],
    ];
    for (const [name, listener] of listeners)
        element.addEventListener(name, listener as EventListener, name === 'click');
    return {
        update: (next: { session: Session; thing: Thing }) => ({ session, thing } = next),
        destroy() {
            stop();
            // What is no longer there is not pointed at.
            if (session.pointed === thing) session.pointed = undefined;
            for (const [name, listener] of listeners)
                element.removeEventListener(name, listener as EventListener, name === 'click');
        },
    };
}
