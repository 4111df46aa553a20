// Which cards the gallery shows: those that pass all filters and whose name has what is searched.
import type { Filter, GalleryCard, Game } from '#src/games/game';
import { say } from '#src/texts/speech.svelte';

export interface Shown {
    game: Game;
    card: GalleryCard;
}

/** Without accents and capitals, so that "elan" finds "Élan". */
const plain = (text: string) =>
    text
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLocaleLowerCase();

/** Where a card is shown large. */
export const linkTo = ({ game, card }: Shown) => `/cards/${game.id}/${card.id}`;

export class Gallery {
    readonly games: readonly Game[];
    /** The game that is shown, or all. */
    game = $state<string>();
    search = $state('');
    /** The values that are wanted, by trait; none: all. */
    #wanted = $state<Record<string, string | undefined>>({});

    readonly all: readonly Shown[];

    constructor(games: readonly Game[]) {
        this.games = games;
        this.all = games.flatMap((game) => game.cards.map((card) => ({ game, card })));
    }

    chooseGame(game: string | undefined) {
        if (this.game === game) return;
        this.game = game;
        this.#wanted = {};
    }
    /** Filters of one game make sense for its cards only. */
    get filters(): readonly Filter[] {
        return this.games.find(({ id }) => id === this.game)?.filters ?? [];
    }
    wanted(trait: string) {
        return this.#wanted[trait];
    }
    want(trait: string, value: string | undefined) {
        this.#wanted[trait] = value;
    }
    clear() {
        this.game = undefined;
        this.search = '';
        this.#wanted = {};
    }
    get isFiltered() {
        return this.game !== undefined || this.search !== '';
    }

    get shown(): Shown[] {
        const search = plain(this.search.trim());
        return this.all.filter(
            ({ game, card }) =>
                (!this.game || game.id === this.game) &&
                Object.entries(this.#wanted).every(
                    ([trait, value]) => !value || card.traits[trait] === value,
                ) &&
                (!search || plain(say(card.name)).includes(search)),
        );
    }

    find(game: string | undefined, card: string | undefined): Shown | undefined {
        return this.all.find((one) => one.game.id === game && one.card.id === card);
    }
    /** What comes before and after a card among those that are shown, or among all. */
    neighbours(one: Shown): { previous?: Shown; next?: Shown } {
        const isIt = (other: Shown) => other.game === one.game && other.card === one.card;
        const around = this.shown.some(isIt) ? this.shown : this.all;
        const at = around.findIndex(isIt);
        return { previous: around[at - 1], next: around[at + 1] };
    }
}
