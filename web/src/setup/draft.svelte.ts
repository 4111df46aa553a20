// A game that is being set up: what was chosen so far. What goes together is judged by the engine.
import type { Fit } from '#src/connection/connection';
import { connection } from '#src/connection/connections';
import type { GameRules, Setting, Settings } from '#src/connection/messages';
import { settings as own } from '#src/settings.svelte';

export type Options = Record<string, string>;

/** Who shall sit somewhere: somebody at this device, a bot, or somebody elsewhere who is invited. */
export interface SeatDraft {
    kind: 'person' | 'bot' | 'friend';
    /** Of a bot. */
    bot: string;
    /** What a person wants to be called. */
    name: string;
}

const isFine = (fit: Fit): fit is { options: Options; players: number } => 'options' in fit;

export class Draft {
    readonly rules: GameRules;
    #options = $state<Options>({});
    #players = $state(2);
    seats = $state<SeatDraft[]>([]);
    /** By option and value: whether it can be had, perhaps by giving up something else. */
    #possible = $state.raw<Record<string, Record<string, boolean>>>({});
    /** What the last choice was, and which others had to change with it. */
    changed = $state.raw<{ by: string; names: string[] }>({ by: '', names: [] });
    ready = $state(false);
    /** How a table of the server shall be. */
    together = $state<TogetherDraft>({
        clock: 'none',
        listed: false,
        watched: true,
        against: 'people',
    });
    /** When it is ready to be played. */
    readonly loaded: Promise<void>;

    constructor(rules: GameRules, kept?: KeptDraft) {
        this.rules = rules;
        this.seats = Array.from({ length: 8 }, (_, seat) => kept?.seats[seat] ?? this.#usualSeat(seat));
        if (kept?.together) this.together = { ...this.together, ...kept.together };
        this.loaded = this.#choose([kept?.options ?? {}, ...this.#attempts({}, 'players', undefined)]);
    }

    #usualSeat(seat: number): SeatDraft {
        const bot = this.rules.bots.at(-1) ?? '';
        return { kind: seat === 0 || !bot ? 'person' : 'bot', bot, name: '' };
    }

    get players() {
        return this.#players;
    }
    /** What an option is now; nothing where the game decides. */
    value(name: string): string | undefined {
        if (name === 'players') return String(this.#players);
        return (
            this.#options[name] ??
            this.rules.options.find((option) => option.name === name)?.usual ??
            undefined
        );
    }
    isPossible(name: string, value: string) {
        return this.#possible[name]?.[value] ?? true;
    }

    /** Chooses a value, and gives up what does not go with it. */
    async set(name: string, value: string | undefined) {
        const before = this.#values;
        await this.#choose(this.#attempts(this.#options, name, value));
        const now = this.#values;
        const names = Object.keys(now).filter((other) => other !== name && now[other] !== before[other]);
        this.changed = { by: name, names };
    }
    get #values() {
        return Object.fromEntries(this.rules.options.map(({ name }) => [name, this.value(name)]));
    }

    /** The options with a value, and then with less and less beside it, and with other numbers of players. */
    #attempts(options: Options, name: string, value: string | undefined): Options[] {
        const { [name]: _, ...others } = options;
        const chosen: Options = value === undefined ? {} : { [name]: value };
        const without = Object.keys(others).map((left) => {
            const { [left]: _, ...rest } = others;
            return { ...rest, ...chosen };
        });
        const few = [{ ...others, ...chosen }, ...without, chosen];
        const players = this.rules.options.find((option) => option.name === 'players');
        if (value !== undefined && name === players?.name) return few;
        return [...few, ...this.#counts({ ...others, ...chosen }), ...this.#counts(chosen)];
    }

    /** The same options with each number of players, the nearest to now first. */
    #counts(options: Options): Options[] {
        const players = this.rules.options.find((option) => option.name === 'players');
        const near = (value: string) => Math.abs(Number(value) - this.#players);
        return (players ? valuesOf(players) : [])
            .sort((one, other) => near(one) - near(other))
            .map((value) => ({ ...options, players: value }));
    }

    async #choose(wanted: Options[]) {
        const fits = await connection.fits(this.rules.game, wanted);
        const at = fits.findIndex(isFine);
        if (at < 0) return;
        this.#options = wanted[at];
        this.#players = (fits[at] as { players: number }).players;
        this.ready = true;
        await this.#look();
    }

    /** Asks for every value whether it can be had. */
    async #look() {
        const asked = this.rules.options.flatMap((option) =>
            valuesOf(option).map((value) => ({
                name: option.name,
                value,
                tries: this.#attempts(this.#options, option.name, value),
            })),
        );
        const fits = await connection.fits(
            this.rules.game,
            asked.flatMap(({ tries }) => tries),
        );
        const possible: Record<string, Record<string, boolean>> = {};
        let from = 0;
        for (const { name, value, tries } of asked) {
            (possible[name] ??= {})[value] = fits.slice(from, from + tries.length).some(isFine);
            from += tries.length;
        }
        this.#possible = possible;
    }

    /** Whether people shall come from elsewhere: then it is a table of the server. */
    get isTogether() {
        return this.seats.slice(0, this.#players).some(({ kind }) => kind === 'friend');
    }
    /** The same with oneself and people who are elsewhere; nobody is alone then. */
    async inviteAll() {
        if (this.#players < 2) await this.set('players', '2');
        this.seats.forEach((seat, at) => (seat.kind = at === 0 ? 'person' : 'friend'));
    }
    /** The table of the server that this is: whoever comes takes a seat there. */
    get servedTable(): { settings: Settings; listed: boolean } {
        const { game, options, seats } = this.table.settings;
        const open = seats.map((seat): Setting => (seat.kind === 'bot' ? seat : { kind: 'open' }));
        const { clock, listed, watched } = this.together;
        const settings = {
            game,
            options,
            seats: open,
            clock: clocks[clock],
            watched,
            by_invitation: !listed,
        };
        return { settings, listed };
    }

    /** The table that this is. */
    get table(): { settings: Settings; names: string[] } {
        const seats = this.seats.slice(0, this.#players);
        const settings = {
            game: this.rules.game,
            options: { ...$state.snapshot(this.#options), players: String(this.#players) },
            seats: seats.map((seat): Setting =>
                seat.kind === 'bot' ? { kind: 'bot', name: seat.bot } : { kind: 'person', name: 'me' },
            ),
        };
        const alone = seats.filter(({ kind }) => kind === 'person').length === 1;
        const names = seats.map((seat) =>
            seat.kind === 'bot' ? seat.bot : seat.name.trim() || (alone ? own.name : ''),
        );
        return { settings, names };
    }

    get kept(): KeptDraft {
        const { together, seats } = $state.snapshot({ together: this.together, seats: this.seats });
        return { options: $state.snapshot(this.#options), seats, together };
    }
}

export interface KeptDraft {
    options: Options;
    seats: SeatDraft[];
    together?: TogetherDraft;
}

export interface TogetherDraft {
    clock: keyof typeof clocks;
    /** Anybody may come, not only who has the link. */
    listed: boolean;
    /** Others may look on. */
    watched: boolean;
    /** Of a quick match: `people`, or which bot. */
    against: string;
}

const minute = 60_000;
/** The clocks that a table can be opened with. */
export const clocks = {
    none: { kind: 'none' },
    calm: { kind: 'increment', time: 20 * minute, more: minute / 2 },
    brisk: { kind: 'increment', time: 8 * minute, more: minute / 6 },
    days: { kind: 'days', time: 3 * 24 * 60 * minute },
} as const satisfies Record<string, Settings['clock']>;

/** Every value that an option can be given by one click. */
export function valuesOf(option: GameRules['options'][number]): string[] {
    if (option.kind === 'flag') return ['true', 'false'];
    if (option.kind === 'word') return [...(option.words ?? [])];
    if (option.kind === 'number' || option.kind === 'seat') {
        const { min = 0, max = 0 } = option;
        return Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
    }
    return [];
}

const place = (game: string) => `lemniscate.last.${game}`;

/** What was played last, which is one click away. */
export function lastDraft(game: string): KeptDraft | undefined {
    try {
        return JSON.parse(localStorage.getItem(place(game)) ?? 'null') ?? undefined;
    } catch {
        return undefined;
    }
}

export function keepDraft(game: string, draft: KeptDraft) {
    try {
        localStorage.setItem(place(game), JSON.stringify(draft));
    } catch {
        // Forgotten with the page.
    }
}
