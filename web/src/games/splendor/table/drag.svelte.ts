// Carrying a card or a token with a pointer, a finger too. A press that does not go far stays a click.
import type { Thing } from '#src/table/thing';

/** What is carried: a card in its place, or a token. */
export type Carried = { thing: Thing } | { token: string };

/** Where it may be let go: the `data-drop` of an element. */
export type Target = 'mine' | 'reserve';

/** So many pixels are still a click. */
const slack = 8;

export class Drag {
    carried = $state.raw<Carried>();
    x = $state(0);
    y = $state(0);
    over = $state<Target>();

    /** Begins with a press; `drop` is called where it ends on a target. */
    start(press: PointerEvent, carried: Carried, drop: (target: Target) => void) {
        if (press.button !== 0 || !press.isPrimary) return;
        const source = press.currentTarget as HTMLElement;
        const follow = (move: PointerEvent) => {
            if (move.pointerId !== press.pointerId) return;
            const far = Math.hypot(move.clientX - press.clientX, move.clientY - press.clientY);
            if (!this.carried && far < slack) return;
            if (!this.carried) source.setPointerCapture(press.pointerId);
            this.carried = carried;
            [this.x, this.y] = [move.clientX, move.clientY];
            this.over = targetAt(move.clientX, move.clientY);
        };
        const end = (last: PointerEvent) => {
            if (last.pointerId !== press.pointerId) return;
            listening.abort();
            if (!this.carried) return;
            const target = last.type === 'pointerup' ? this.over : undefined;
            this.carried = this.over = undefined;
            swallowClick(source);
            if (target) drop(target);
        };
        const listening = new AbortController();
        const { signal } = listening;
        window.addEventListener('pointermove', follow, { signal });
        window.addEventListener('pointerup', end, { signal });
        window.addEventListener('pointercancel', end, { signal });
    }
}

function targetAt(x: number, y: number): Target | undefined {
    const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
    return target?.dataset.drop as Target | undefined;
}

/** The release of what was carried is no click. */
function swallowClick(source: HTMLElement) {
    const swallow = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
    };
    source.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => source.removeEventListener('click', swallow, { capture: true }));
}
