// A record on the table: the game's own table, shown step by step instead of played at.
import type { Connection, Watch } from '#src/connection/connection';
import type { Update } from '#src/connection/messages';
import { Session } from '#src/table/session.svelte';
import type { Eyes, Replay } from './replay';

/** A connection that nobody can say anything to. */
class OneWay implements Pick<Connection, 'watch'> {
    tell: (update: Update) => void = () => {};
    watch(
        _table: string,
        _seat: number | null,
        _seen: number | undefined,
        onUpdate: (update: Update) => void,
    ): Watch {
        this.tell = onUpdate;
        return { send: async () => undefined, stop: () => {} };
    }
}

export class Stage {
    readonly replay: Replay;
    readonly session: Session;
    step = $state(0);
    eyes = $state<Eyes>('open');
    playing = $state(false);
    #connection = new OneWay();
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** Only the last of several quick steps is shown. */
    #asked = 0;

    constructor(replay: Replay) {
        this.replay = replay;
        this.session = new Session(this.#connection, 'replay', replay.facts.players);
        this.session.isReplay = true;
        this.#look();
        void this.goTo(0);
    }

    #look() {
        this.session.watchAs(typeof this.eyes === 'number' ? this.eyes : null);
    }

    async lookAs(eyes: Eyes) {
        this.eyes = eyes;
        this.#look();
        await this.goTo(this.step);
    }

    async goTo(wanted: number) {
        const { facts } = this.replay;
        const step = Math.min(Math.max(0, wanted), facts.steps);
        const isNext = step === this.step + 1;
        this.step = step;
        const asked = ++this.#asked;
        const [[shown], told] = await Promise.all([
            this.replay.show([step], this.eyes),
            this.replay.tell(0, step, this.eyes),
        ]);
        if (asked !== this.#asked) return;
        const events = isNext ? told.events.filter((event) => event.step === step - 1) : [];
        this.#connection.tell({
            table: 'replay',
            last: step,
            news: isNext
                ? [{ kind: 'moved', number: step, time: 0, seat: 0, by: 'person', step: step - 1, events }]
                : [],
            now: {
                phase: step === facts.steps && facts.result ? 'over' : 'playing',
                settings: { game: facts.game, options: facts.options, seats: [] },
                host: false,
                seats: facts.players.map((name, seat) => ({
                    kind: facts.kinds[seat],
                    name,
                    taken: true,
                    you: false,
                })),
                at: step,
                moves: step,
                to_act: shown.to_act ?? undefined,
                view: shown.view,
                choices: [],
                notes: [],
                offers: [],
            },
            log: { from: 0, lines: told.log },
        } as Update);
    }

    /** The beginning of the turn after or before this step. */
    turn(direction: 1 | -1) {
        const { turns, steps } = this.replay.facts;
        const next =
            direction > 0
                ? turns.find(({ step }) => step > this.step)?.step
                : turns.findLast(({ step }) => step < this.step)?.step;
        return this.goTo(next ?? (direction > 0 ? steps : 0));
    }

    play(pause: number) {
        this.playing = true;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(async () => {
            if (!this.playing) return;
            await this.goTo(this.step + 1);
            if (this.step >= this.replay.facts.steps) this.playing = false;
            else this.play(pause);
        }, pause);
    }

    stop() {
        this.playing = false;
        clearTimeout(this.#timer);
    }
}
