import { expect, test } from 'vitest';
import { ConnectionError } from './connection';
import { lost, ServerRefusal } from './server/refusal';
import { troubleOf } from './trouble_of';

test('what a server says is said with its arguments', () => {
    const says = { key: 'server.refusal.too_often', arguments: { minutes: 3 } };
    expect(troubleOf(new ServerRefusal('too_often', says))).toEqual(says);
});

test('a server that is not there is not taken for this browser', () => {
    expect(troubleOf(lost('stopped'))).toEqual({ key: 'page.together.no_server' });
    expect(troubleOf(new ServerRefusal('no_server'))).toEqual({ key: 'page.together.no_server' });
    expect(troubleOf(new ServerRefusal('client_too_old'))).toEqual({
        key: 'server.refusal.client_too_old',
    });
});

test('what happens in this browser has sentences of its own', () => {
    expect(troubleOf(new ConnectionError('lost', ''))).toEqual({ key: 'page.trouble.lost' });
    expect(troubleOf(new Error('?'))).toEqual({ key: 'page.trouble.lost' });
});
