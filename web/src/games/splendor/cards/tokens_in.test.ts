import { expect, test } from 'vitest';
import { tokensIn } from './tokens_in';

const token = (colour: string, amount: number) => ({ key: 'splendor.token', arguments: { colour, amount } });

test('a message of tokens tells how many of which colour, in its order', () => {
    const message = {
        key: 'splendor.tokens',
        arguments: { tokens: { messages: [token('red', 2), token('grey', 1)], between: 'language.comma' } },
    };
    expect(tokensIn(message)).toEqual([
        { colour: 'red', amount: 2 },
        { colour: 'grey', amount: 1 },
    ]);
});

test('a message without tokens has none', () => {
    expect(tokensIn({ key: 'splendor.tokens' })).toEqual([]);
});
