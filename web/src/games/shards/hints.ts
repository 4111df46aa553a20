// The first game of Shards: what to point at, when the engine offers it for the first time.
import type { Hint } from '#src/guide/guide.svelte';
import type { Session } from '#src/table/session.svelte';

const offers = (kind: string) => (session: Session) => session.choices.some((choice) => choice.kind === kind);

export const hints: readonly Hint[] = [
    { id: 'shield', at: '[data-guide=decision]', when: (session) => session.now?.decision === 'shield' },
    { id: 'hand', at: '[data-guide=hand]', when: offers('play') },
    { id: 'recruit', at: '[data-guide=row]', when: offers('recruit') },
    { id: 'mercenary', at: '[data-guide=row]', when: offers('fast-play') },
    { id: 'focus', at: '[data-guide=focus]', when: offers('focus') },
    {
        id: 'loop',
        at: '[data-guide=opponents]',
        when: (session) => !offers('play')(session) && offers('end')(session),
    },
    {
        id: 'end',
        at: '[data-guide=end]',
        when: (session) => !offers('play')(session) && offers('end')(session),
    },
    { id: 'champion', at: '[data-guide=champions]', when: offers('exhaust') },
];
