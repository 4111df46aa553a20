// How many of which colour a message of the engine speaks of: a list of `splendor.token`.
import type { Message } from '#src/texts/texts';
import type { TokenColour } from './facts';

export function tokensIn({ arguments: given }: Message): { colour: TokenColour; amount: number }[] {
    const list = given?.tokens;
    if (typeof list !== 'object' || !('messages' in list)) return [];
    return list.messages.map(({ arguments: { colour, amount } = {} }) => ({
        colour: colour as TokenColour,
        amount: Number(amount),
    }));
}
