// Which token a letter stands for. Letters are understood without their accents too: not every keyboard
// has them.
import { kinds, type Kind } from './view';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** The letters of a language stand in the order of the kinds. */
export function kindOf(key: string, letters: string): Kind | undefined {
    const at = letters.split(' ').findIndex((letter) => plain(letter) === plain(key));
    return at < 0 ? undefined : kinds[at];
}
