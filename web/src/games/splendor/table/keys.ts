// Keys of this table: the letter of a colour gathers a token, Enter does what is gathered, Escape lets it go.
// Letters can be switched off.
import { settings } from '#src/settings.svelte';
import { say } from '#src/texts/speech.svelte';
import type { Felt } from './felt.svelte';
import { kindOf } from './letters';

const isBusy = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Enter on one of these does what it says. */
const isControl = (target: EventTarget | null) =>
    target instanceof Element && target.closest('button, a, summary') !== null;

export function pressed(event: KeyboardEvent, felt: Felt) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isBusy(event.target) || !felt.session.isMyTurn) return;
    const kind = settings.keys ? kindOf(event.key, say('splendor.letters')) : undefined;
    if (kind && felt.gathering.verb) felt.gather(kind);
    else if (event.key === 'Enter' && felt.gathering.choice && !isControl(event.target)) felt.playGathered();
    else if (event.key === 'Escape' && !felt.gathering.isEmpty) felt.gathering.clear();
    else return;
    event.preventDefault();
}
