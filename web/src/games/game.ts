// What a game brings for the page: games/<id>/game.ts exports `game`, and the page finds it by its folder.
import type { Component } from 'svelte';
import type { Event, View } from '#src/connection/messages';
import type { Hint } from '#src/guide/guide.svelte';
import type { Session } from '#src/table/session.svelte';

/** How a card is shown: what may be done with it is visible before it is tried. */
export type CardState = 'rest' | 'can' | 'selected' | 'out_of_reach' | 'exhausted' | 'killable';

export interface CardProps {
    card: string;
    /** Width in CSS pixels; left out: as wide as its place. */
    width?: number;
    state?: CardState;
    /** A word on a tab above it, "NEW". */
    tag?: string;
    /** A word across it, "2 gems short". */
    short?: string;
}

/** A line of a chart: one number for every view, for one seat. */
export interface Series {
    seat: number;
    values: number[];
    /** What is counted, as a key of texts. */
    what: string;
    /** What the axis ends at, if the game has an end there. */
    goal?: number;
}

export interface Game {
    id: string;
    /** A card, drawn. */
    Card: Component<CardProps>;
    /** All cards, for the gallery, and what they can be filtered by. */
    cards: readonly GalleryCard[];
    filters: readonly Filter[];
    /** The small picture of a seat in a list: the loop. */
    Loop: Component<{ view: View; seat: number; name: string }>;
    /** The table itself is loaded when somebody sits down. */
    loadTable(): Promise<TableOfGame>;
    /** Whether nobody has had a turn yet: what is decided then is none. */
    isSetUp?(view: View): boolean;
    /** How it went, from views at the beginning of turns. */
    series(views: View[]): Series[];
    /** Kinds of moves that come first where a card can be used in several ways. */
    first?: readonly string[];
    /** What seats are called that nobody plays, as a key of texts, if there are such. */
    nobody?: string;
    /** The cards on the front page, the middle one last. */
    showpieces: readonly [string, string, string];
}

export interface TableOfGame {
    /** `hasSide`: what Side shows stands beside it, and need not be on it. */
    Table: Component<{ session: Session; hasSide: boolean }>;
    /** What stands on top of the side where the screen is wide. */
    Side?: Component<{ session: Session }>;
    /** Which round it is, where it may have begun before anything has happened in it. */
    round?(view: View): number;
    /** Whether a seat that is to act is only asked something in somebody else's turn. */
    isAsked?(view: View, seat: number): boolean;
    /** Where one move does what others do in many, the parts of it that are shown one by one first. */
    beats?(events: Event[], isNobody: (seat: number) => boolean): Event[][];
    /** What moves on the screen when something has happened. */
    flights(event: Event): Flight[];
    /** What a first game points at, as it comes up. */
    hints: readonly Hint[];
}

/** Something that flies from one `data-place` to another, or a place whose number has changed. */
export interface Flight {
    kind: 'card' | 'token' | 'number';
    from?: string;
    to: string;
    /** Which card it is, where that is known: what comes from a pile is not seen there. */
    card?: string;
    /** What it sounds like. */
    sound?: 'slide' | 'tick' | 'thud' | 'chime' | 'chord';
}

export interface GalleryCard {
    id: string;
    /** The key of its name. */
    name: string;
    /** By filter: `faction` is `order`. A card without a trait is not shown when that filter is set. */
    traits: Record<string, string>;
    /** Wider than high. */
    wide?: boolean;
}

export interface Filter {
    /** As cards' traits call it. */
    trait: string;
    /** The key of what people call it. */
    title: string;
    /** The values that there are, with the keys of their names; a number is its own name. */
    values: readonly { value: string; title?: string }[];
}

const found = import.meta.glob<{ game: Game }>('./*/game.ts', { eager: true });

/** The games there are, by id. */
export const games: readonly Game[] = Object.values(found)
    .map(({ game }) => game)
    .sort((one, other) => one.id.localeCompare(other.id));

export const findGame = (id: string) => games.find((game) => game.id === id);
