// What stands on the cards, free of language; the words are those of games/shards/vocabulary.h.
import written from '#made/cards/shards.json';

export type Faction = 'none' | 'homodeus' | 'order' | 'undergrowth' | 'wraethe';
export type Kind = 'starter' | 'ally' | 'mercenary' | 'champion' | 'relic';
export type When = 'inspire' | 'unify' | 'dominion' | 'echo' | 'as' | 'health' | 'ahead' | 'champions';
export type Resource = 'gems' | 'power' | 'mastery' | 'health' | 'cards';
export type Per = 'champion' | 'ally' | 'discard' | 'half_mastery' | 'mastery';
export type Like = 'champion' | 'mercenary' | 'faction' | 'non_champion' | 'ally';
export type Op =
    | 'gain'
    | 'infinite'
    | 'double_power'
    | 'give_back'
    | 'give_all'
    | 'weaken'
    | 'take'
    | 'banish'
    | 'destroy'
    | 'destroy_all'
    | 'copy'
    | 'copy_again'
    | 'copy_every'
    | 'deploy'
    | 'unshield'
    | 'heart'
    | 'talons'
    | 'guards'
    | 'unattackable'
    | 'behind'
    | 'above_mastery'
    | 'fortifies'
    | 'discount'
    | 'returns_with_champion'
    | 'shields_in_play';

/** A line of a card; what is left out is nothing. */
export interface Line {
    on: 'play' | 'exhaust' | 'passive';
    /** The mastery from which it happens. */
    at?: number;
    when?: When;
    /** A character or a faction, by `when`. */
    whose?: string;
    least?: number;
    op: Op;
    /** A resource, a kind of cards, a place or a card, by `op`. */
    what?: string;
    amount?: number;
    second?: number;
    per?: Per;
    of?: Faction;
    instead?: boolean;
    only?: boolean;
}

export interface Facts {
    id: string;
    set: string;
    kind: Kind;
    faction: Faction;
    cost?: number;
    copies: number;
    defense?: number;
    /** A relic's is as much as one's mastery. */
    shield?: number | 'mastery';
    /** Whose relic it is. */
    character?: string;
    lines: Line[];
}

interface Written {
    sets: string[];
    characters: { id: string; faction: Faction }[];
    cards: Facts[];
}

export const { sets, characters, cards } = written as unknown as Written;

const byId = new Map(cards.map((card) => [card.id, card]));
const factionsOfCharacters = new Map(characters.map(({ id, faction }) => [id, faction]));

export function factsOf(card: string): Facts {
    const facts = byId.get(card);
    if (!facts) throw new RangeError(`no card ${card}`);
    return facts;
}

export const factionOfCharacter = (character: string): Faction =>
    factionsOfCharacters.get(character) ?? 'none';

/** Starters and relics are not bought. */
export const hasCost = ({ kind }: Facts) => kind !== 'starter' && kind !== 'relic';
