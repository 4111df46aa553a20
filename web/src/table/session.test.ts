import { expect, test, vi } from 'vitest';
import { ConnectionError, type Connection } from '#src/connection/connection';
import type { LogLine, Update } from '#src/connection/messages';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { Session } = await import('./session.svelte');

const line = (step: number, round = 1): LogLine => ({ seat: 0, step, round, who: { seat: 0 }, parts: [] });

const update = (last: number, log: Update['log'], now: object = {}) =>
    ({
        table: 't',
        last,
        news: [],
        log,
        now: {
            phase: 'playing',
            settings: { game: 'g', seats: [] },
            host: true,
            seats: [],
            at: last,
            ...now,
        },
    }) as unknown as Update;

/** A table that says what the test wants. */
function begin(send: (command: unknown) => Promise<undefined> = async () => undefined) {
    let tell: (update: Update) => void = () => {};
    const connection = {
        watch: (_table: string, _seat: number | null, _seen: unknown, onUpdate: (update: Update) => void) => {
            tell = onUpdate;
            return { send, stop: () => {} };
        },
    } as unknown as Connection;
    const session = new Session(connection, 't', ['Ann', 'Ben']);
    session.watchAs(0);
    return {
        session,
        tell: (one: Update) => (tell(one), session.pace.skip()),
        /** And shows it at its pace. */
        tellSlowly: (one: Update) => tell(one),
    };
}

test('lines of the log are replaced from where an update says', () => {
    const { session, tell } = begin();
    tell(update(1, { from: 0, lines: [line(0), line(2), line(5, 2)] }));
    tell(update(2, { from: 2, lines: [line(2), line(4, 3)] }));
    expect(session.log.map(({ step }) => step)).toEqual([0, 2, 4]);
    expect(session.round).toBe(3);
});

test('what could not be stored is told as a refusal, and the next move may be tried', async () => {
    const { session, tell } = begin(async () => {
        throw new ConnectionError('no_storage', 'disk full');
    });
    tell(update(1, { from: 0, lines: [] }, { to_act: 0 }));
    await session.play('end');
    expect(session.refusal?.says.key).toBe('page.trouble.no_storage');
    expect(session.sending).toBe(false);
});

test('what is said aside holds up no move, and is said while one is under way', async () => {
    let answer: (refusal?: undefined) => void = () => {};
    const { session, tell } = begin(() => new Promise((resolve) => (answer = resolve)));
    tell(update(1, { from: 0, lines: [] }, { to_act: 0 }));
    const move = session.play('end');
    expect(session.sending).toBe(true);
    expect(await session.aside(async () => undefined)).toBe(true);
    expect(await session.aside(async () => ({ id: 'no', says: { key: 'table.refusal.no' } }))).toBe(false);
    expect(session.sending).toBe(true);
    answer();
    await move;
    expect(session.sending).toBe(false);
});

test('while moves are made in a row, no other is taken and nothing undone', async () => {
    const sent: unknown[] = [];
    const { session, tell } = begin(async (command) => void sent.push(command));
    tell(update(1, { from: 0, lines: [] }, { to_act: 0, undo: 1 }));
    session.inRow = true;
    await session.play('end');
    await session.undo();
    expect(sent).toEqual([]);
    await session.play('play crystal', true);
    expect(sent).toMatchObject([{ do: 'move', move: 'play crystal' }]);
});

test('nothing can be chosen while others’ moves are still being shown', () => {
    const { session, tell, tellSlowly } = begin();
    tell(update(1, { from: 0, lines: [] }, { to_act: 0, choices: [{ move: 'end', kind: 'end' }] }));
    expect(session.choices.length).toBe(1);
    tellSlowly(update(2, { from: 0, lines: [] }));
    tellSlowly(update(3, { from: 0, lines: [] }));
    expect(session.pace.isBehind).toBe(true);
    expect(session.choices).toEqual([]);
});

test('a seat that changes hands forgets what the other was shown', () => {
    const { session, tell } = begin();
    tell(update(1, { from: 0, lines: [line(0)] }));
    session.watchAs(1);
    expect(session.view).toBeUndefined();
    expect(session.log).toEqual([]);
});

test('a bot whose turn it is thinks at a table, and not in a record', () => {
    const { session, tell } = begin();
    tell(update(1, { from: 0, lines: [] }, { to_act: 1, seats: [{ kind: 'person' }, { kind: 'bot' }] }));
    expect(session.thinking).toBe(1);
    session.isReplay = true;
    expect(session.thinking).toBeUndefined();
});

test('what one move did in many parts is shown part by part before the table changes', () => {
    const { session, tell, tellSlowly } = begin();
    session.beatsOf = (events) => events.filter(({ kind }) => kind === 'played').map((event) => [event]);
    const seats = [{ kind: 'person', you: true }];
    tell(update(1, { from: 0, lines: [] }, { seats }));
    const events = ['ended', 'played', 'played', 'filled'].map((kind) => ({ kind, seat: 1 }));
    const moved = update(2, { from: 0, lines: [] }, { seats });
    moved.news = [{ kind: 'moved', seat: 0, events }] as unknown as Update['news'];
    tellSlowly(moved);
    expect(session.beat).toEqual([events[1]]);
    expect(session.events).toEqual([events[1]]);
    expect(session.now?.at).toBe(1);
    session.pace.skip();
    expect(session.beat).toBeUndefined();
    expect(session.now?.at).toBe(2);
    expect(session.events).toEqual([events[0], events[3]]);
});
