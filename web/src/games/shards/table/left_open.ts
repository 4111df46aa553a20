// What could still be done before a turn ends, in words and as a sign.
import type { IconName } from '#src/drawing/icons';
import { say } from '#src/texts/speech.svelte';
import type { Board } from './board.svelte';

export interface Open {
    sign: IconName;
    words: string;
    /** How many there are, where there can be several. */
    number?: number;
}

/** Each thing that is left, in the order in which one would do them. */
export function leftOpen(board: Board): Open[] {
    const { choices } = board.session;
    const count = (kind: string) =>
        choices.filter((choice) => choice.kind === kind).reduce((sum, { copies }) => sum + (copies ?? 1), 0);
    const words = (key: string, number: number) => say(`shards.page.open.${key}`, { number });
    const some = (key: string, sign: IconName, number: number): Open[] =>
        number > 0 ? [{ sign, number, words: words(key, number) }] : [];
    const once = (key: string, sign: IconName, number: number): Open[] =>
        number > 0 ? [{ sign, words: words(key, 1) }] : [];
    const canBuy = count('recruit') + count('fast-play') > 0;
    return [
        ...some('cards', 'hand', count('play')),
        ...some('champions', 'exhaust', count('exhaust')),
        ...once('relics', 'infinity', count('relic')),
        ...some('attacks', 'target', count('attack')),
        ...once('focus', 'mastery', count('focus')),
        ...some('gems', 'gem', canBuy ? board.view.turn.gems : 0),
    ];
}
