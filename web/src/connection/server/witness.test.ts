// What a finished match comes to for whoever kept its terms.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge, proofOf, saltHash, witnessFile, type Proof } from './witness';
import type { Kept } from './witness_store';

interface Vector {
    match: string;
    commitment: string;
    salts: (string | null)[];
    salt_hashes: (string | null)[];
    terms: string;
    salted_terms: string;
}
const file = new URL('../../../../tests/fairness/vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];
const [two, , three] = vectors;

const right = async (): Promise<Proof> => ({ sealed: true, proved: true });
const recordOf = ({ match, salted_terms }: Pick<Vector, 'match' | 'salted_terms'>) =>
    `format: 2\nmatch: ${match}\nsecret: 00\nterms: ${salted_terms}\n\n1 pass\n`;
const keptOf = ({ match, commitment, salts, salt_hashes, terms }: Vector, seat: number): Kept => ({
    table: 'a',
    match,
    commitment,
    salt: salts[seat] ?? 'ff'.repeat(16),
    salt_hash: salt_hashes[seat]!,
    terms,
    seat,
    isTaken: salts[seat] !== null,
});

test('the hash of a salt is that of docs/fairness.md', () => {
    for (const { match, salts, salt_hashes } of vectors)
        for (const [seat, salt] of salts.entries())
            if (salt !== null) expect(saltHash(match, salt)).toBe(salt_hashes[seat]);
});

test('a match that fits what every seat kept is witnessed', async () => {
    for (const seat of [0, 1])
        expect(await judge(recordOf(two), [keptOf(two, seat)], right)).toEqual({ is: 'witnessed' });
    const both = [keptOf(two, 0), keptOf(two, 1)];
    expect(await judge(recordOf(two), both, right)).toEqual({ is: 'witnessed' });
});

test('terms with awkward names are written as they were kept', async () => {
    // The only doubt about it is that somebody kept a salt back.
    const judgement = await judge(recordOf(three), [keptOf(three, 0)], right);
    expect(judgement).toEqual({ is: 'consistent', doubt: 'missing_salt' });
});

test('one’s own salt that came too late makes it consistent; one that was taken and is gone breaks it', async () => {
    const late = keptOf(three, 2);
    expect(await judge(recordOf(three), [late], right)).toEqual({ is: 'consistent', doubt: 'missing_salt' });
    const judgement = await judge(recordOf(three), [{ ...late, isTaken: true }], right);
    expect(judgement).toEqual({ is: 'broken', why: 'other_salt' });
});

test('without anything kept it is consistent', async () => {
    const nothing = { is: 'consistent', doubt: 'nothing_kept' };
    expect(await judge(recordOf(two), [], right)).toEqual(nothing);
    // A salt without terms: somebody left before the deal, or another device has sat down.
    expect(await judge(recordOf(two), [{ ...keptOf(two, 0), terms: undefined }], right)).toEqual(nothing);
});

test('other terms, another salt or another match break it', async () => {
    const kept = keptOf(two, 0);
    const why = async (record: string, one = kept) => judge(record, [one], right);
    const rules = two.salted_terms.replace('"rules":2', '"rules":1');
    expect(await why(recordOf({ ...two, salted_terms: rules }))).toEqual({
        is: 'broken',
        why: 'other_terms',
    });
    const other = { ...kept, salt: '00'.repeat(16) };
    expect(await why(recordOf(two), other)).toEqual({ is: 'broken', why: 'other_salt' });
    const match = '11'.repeat(16);
    expect(await why(recordOf({ ...two, match }))).toEqual({ is: 'broken', why: 'other_match' });
    expect(await why('format: 2\n')).toEqual({ is: 'broken', why: 'other_match' });
    const doubted = { ...kept, doubt: 'other_terms' };
    expect(await why(recordOf(two), doubted)).toEqual({ is: 'broken', why: 'other_terms' });
});

test('one seat that does not fit is enough', async () => {
    const kept = [keptOf(two, 0), { ...keptOf(two, 1), salt: '00'.repeat(16) }];
    expect(await judge(recordOf(two), kept, right)).toEqual({ is: 'broken', why: 'other_salt' });
});

test('what the engine does not prove is broken, whatever was kept', async () => {
    const prove = async () => proofOf({ replay: { seal: { sealed: true, proved: false, problem: wrong } } });
    const wrong = { problem: 'wrong_secret' };
    const judgement = await judge(recordOf(two), [keptOf(two, 0)], prove);
    expect(judgement).toEqual({ is: 'broken', why: 'wrong_secret' });
    // A move that the rules refuse: the seal alone would be right.
    const illegal = {
        replay: { seal: { sealed: true, proved: true }, problem: { problem: 'illegal_move' } },
    };
    expect(proofOf(illegal)).toMatchObject({ proved: false, problem: 'illegal_move' });
    expect(proofOf({ problem: 'bad_line' })).toMatchObject({ sealed: false, problem: 'bad_line' });
    const unsealed = async () => proofOf({ replay: { seal: { sealed: false } } });
    expect(await judge('', [keptOf(two, 0)], unsealed)).toEqual({ is: 'broken', why: 'unsealed' });
});

test('the witness file has what the program reads, and there is none without terms', () => {
    const kept = keptOf(two, 1);
    expect(JSON.parse(witnessFile(kept)!)).toEqual({ terms: two.terms, seat: 1, salt: two.salts[1] });
    expect(witnessFile({ ...kept, terms: undefined })).toBeUndefined();
});
