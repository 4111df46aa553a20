// What a table's clock is called.
import type { Settings } from '#src/connection/messages';
import { clocks } from '#src/setup/draft.svelte';
import { say } from '#src/texts/speech.svelte';
import { longTime } from './time_text';

/** One that the page cannot set up, as by another program, is told by its time. */
export function clockText(clock: Settings['clock'] = clocks.none): string {
    const known = Object.entries(clocks).find(
        ([, { kind, ...times }]) =>
            kind === clock.kind &&
            ('time' in times ? times.time : undefined) === clock.time &&
            ('more' in times ? times.more : 0) === (clock.more ?? 0),
    );
    if (known) return say(`page.together.clock.${known[0]}`);
    return say('page.together.clock.other', { time: longTime(clock.time ?? 0) });
}
