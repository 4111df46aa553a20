// Dragging a card: with a mouse, a pen or a finger, from a threshold on, so that a tap stays a tap.
import { copyOf, layOver } from './copies';

/** Pixels from which it is no tap any more. */
const threshold = 12;

export interface Drag {
    /** Names of the places where it may be dropped, as in `data-drop`; none: it stays where it is. */
    places: readonly string[];
    drop: (place: string) => void;
}

/** The place under the pointer that takes it. */
function placeAt(x: number, y: number, places: readonly string[]): HTMLElement | undefined {
    return document
        .elementsFromPoint(x, y)
        .flatMap((element) => element.closest<HTMLElement>('[data-drop]') ?? [])
        .find((element) => places.includes(element.dataset.drop ?? ''));
}

/** Svelte action: `use:drag={{ places: ['tray'], drop }}`. */
export function drag(element: HTMLElement, given: Drag) {
    let { places, drop } = given;
    let from: { x: number; y: number; pointer: number } | undefined;
    let ghost: HTMLElement | undefined;
    let over: HTMLElement | undefined;

    function show(x: number, y: number) {
        if (!from) return;
        if (!ghost) {
            const box = element.getBoundingClientRect();
            ghost = copyOf(element);
            layOver(ghost, box, 60);
            element.dataset.dragged = '';
        }
        ghost.style.transform = `translate(${x - from.x}px, ${y - from.y}px) rotate(-2deg)`;
        const next = placeAt(x, y, places);
        if (next === over) return;
        if (over) delete over.dataset.over;
        over = next;
        if (over) over.dataset.over = '';
    }
    function end() {
        ghost?.remove();
        if (over) delete over.dataset.over;
        delete element.dataset.dragged;
        from = ghost = over = undefined;
    }

    const onpointerdown = (event: PointerEvent) => {
        if (event.button !== 0 || places.length === 0) return;
        from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
        // Who drags fast has left the card before the first move is told.
        element.setPointerCapture(event.pointerId);
    };
    const onpointermove = (event: PointerEvent) => {
        if (!from || event.pointerId !== from.pointer) return;
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > threshold;
        if (!ghost && !far) return;
        show(event.clientX, event.clientY);
    };
    const onpointerup = (event: PointerEvent) => {
        const place = ghost && placeAt(event.clientX, event.clientY, places)?.dataset.drop;
        if (ghost) {
            // The click that follows a drag is none.
            element.addEventListener('click', swallow, { capture: true, once: true });
            setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
        }
        end();
        if (place !== undefined) drop(place);
    };
    const swallow = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
    };
    const ondragstart = (event: Event) => event.preventDefault();

    element.addEventListener('pointerdown', onpointerdown);
    element.addEventListener('pointermove', onpointermove);
    element.addEventListener('pointerup', onpointerup);
    element.addEventListener('pointercancel', end);
    element.addEventListener('dragstart', ondragstart);
    return {
        update: (next: Drag) => ({ places, drop } = next),
        destroy() {
            end();
            element.removeEventListener('pointerdown', onpointerdown);
            element.removeEventListener('pointermove', onpointermove);
            element.removeEventListener('pointerup', onpointerup);
            element.removeEventListener('pointercancel', end);
            element.removeEventListener('dragstart', ondragstart);
        },
    };
}
