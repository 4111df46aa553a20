// What could still be done before a turn ends, in words.
import { say } from '#src/texts/speech.svelte';
import type { Board } from './board.svelte';

/** The words of each thing that is left, in the order in which one would do them. */
export function leftOpen(board: Board): string[] {
    const { choices } = board.session;
    const count = (kind: string) =>
        choices.filter((choice) => choice.kind === kind).reduce((sum, { copies }) => sum + (copies ?? 1), 0);
    const some = (key: string, number: number) =>
        number > 0 ? [say(`shards.page.open.${key}`, { number })] : [];
    const canBuy = count('recruit') + count('fast-play') > 0;
    return [
        ...some('cards', count('play')),
        ...some('champions', count('exhaust')),
        ...some('relics', Math.min(1, count('relic'))),
        ...some('attacks', count('attack')),
        ...some('focus', count('focus')),
        ...some('gems', canBuy ? board.view.turn.gems : 0),
    ];
}
