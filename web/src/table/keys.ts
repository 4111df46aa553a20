// Single keys that do something at every table; they can be switched off. Digits, arrows and Enter belong
// to the game's own table.
import type { Session } from './session.svelte';

/** Whether somebody is typing. */
const isTyping = (target: EventTarget | null) =>
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;

export function pressed(event: KeyboardEvent, session: Session, openLog: () => void) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
    switch (event.key) {
        case 'Escape':
            session.selected = undefined;
            session.refusal = undefined;
            session.pace.skip();
            break;
        case 'u':
            void session.undo();
            break;
        case 'l':
            openLog();
            break;
        default:
            return;
    }
    event.preventDefault();
}
