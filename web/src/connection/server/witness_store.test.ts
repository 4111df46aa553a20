// What is kept in a browser is there for the next page.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openWitnessStore, type Kept } from './witness_store';

const kept = (table: string, salt_hash: string): Kept => ({
    table,
    match: '00',
    commitment: '01',
    salt: '02',
    salt_hash,
});

test('what was kept is found by table and by salt, and the last word about a salt counts', async () => {
    const store = await openWitnessStore();
    await store.put(kept('a', '1'));
    await store.put(kept('a', '2'));
    await store.put(kept('b', '3'));
    await store.put({ ...kept('a', '2'), terms: '{}', seat: 1 });
    const again = await openWitnessStore();
    expect(await again.ofTable('a')).toMatchObject([{ salt_hash: '1' }, { salt_hash: '2', terms: '{}' }]);
    expect(await again.bySaltHash('3')).toMatchObject({ table: 'b' });
    expect(await again.bySaltHash('4')).toBeUndefined();
});
