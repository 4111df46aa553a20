// The first game of Splendor: Marvel: what to point at, when the engine offers it for the first time.
import type { Hint } from '#src/guide/guide.svelte';
import type { Session } from '#src/table/session.svelte';

const offers = (kind: string) => (session: Session) => session.choices.some((choice) => choice.kind === kind);

export const hints: readonly Hint[] = [
    { id: 'supply', at: '[data-guide=supply]', when: offers('take') },
    { id: 'board', at: '[data-guide=board]', when: offers('take') },
    { id: 'loop', at: '[data-guide=mine]', when: offers('take') },
    { id: 'recruit', at: '[data-guide=board]', when: offers('recruit') },
    { id: 'locations', at: '[data-guide=locations]', when: offers('recruit') },
    { id: 'reserve', at: '[data-guide=reserve]', when: offers('reserve') },
];
