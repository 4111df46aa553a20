// Keys that do something at every table; letters can be switched off. Digits, arrows and Enter belong to the
// game's own table.
import { settings } from '#src/settings.svelte';
import type { Session } from './session.svelte';

/** Whether keys belong to something else: a field, or a dialog over the table. */
const isBusy = (target: EventTarget | null) =>
    target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** The digit that was pressed, where it is for the table. */
export function digitOf(event: KeyboardEvent): string | undefined {
    if (!settings.keys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return undefined;
    return /^[0-9]$/.test(event.key) && !(event.target instanceof HTMLInputElement) ? event.key : undefined;
}

export function pressed(event: KeyboardEvent, session: Session, openLog: () => void) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return;
    if (event.key !== 'Escape' && !settings.keys) return;
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
