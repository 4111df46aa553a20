// What a card does as icons: lines of chips (conditions) and effects, made from the facts.
import type { IconName } from '#src/drawing/icons';
import { factionOfCharacter, factsOf, type Faction, type Line, type Resource } from './facts';

/** An icon, or the sign of a faction. */
export type Sign = IconName | `faction:${Faction}`;
/** A sign with what stands behind it: a number, or a word of texts. */
export interface Piece {
    sign: Sign;
    text?: string;
    /** A key of texts, where a number will not do. */
    word?: string;
}
export interface EffectLine {
    /** Happens when the card is exhausted. */
    exhausts: boolean;
    /** What must be so, each a chip. */
    conditions: Piece[][];
    /** Whether it takes the place of the line above. */
    instead: boolean;
    effects: Piece[];
    /** The line that is shown largest. */
    isMain: boolean;
}

const gains: Record<Resource, IconName> = {
    gems: 'gem',
    power: 'power',
    mastery: 'mastery',
    health: 'health',
    cards: 'draw',
};
const factionSign = (faction: Faction = 'none'): Sign => `faction:${faction}`;
const piece = (sign: Sign, text?: string | number): Piece =>
    text === undefined ? { sign } : { sign, text: String(text) };
const all = 'shards.page.all';

/** What is chosen: champions and mercenaries have a sign, cards of a faction that of the faction. */
function like({ what, of }: Line): Piece[] {
    if (what === 'champion') return [piece('defense')];
    if (what === 'mercenary') return [piece('mercenary')];
    return of ? [piece(factionSign(of))] : [];
}

/** An amount, times what is counted. */
function counted(sign: Sign, amount: number | string, { per, of }: Line): Piece[] {
    if (per === 'half_mastery') return [piece(sign, '½×'), piece('mastery')];
    if (per === 'mastery') return [piece(sign, `${amount}×`), piece('mastery')];
    return per ? [piece(sign, `${amount}×`), piece(factionSign(of))] : [piece(sign, amount)];
}

function effectsOf(line: Line): Piece[] {
    const amount = line.amount ?? 1;
    switch (line.op) {
        case 'gain':
            return counted(gains[line.what as Resource], amount, line);
        case 'infinite':
            return [piece('power', '∞')];
        case 'double_power':
            return [piece('power', '×2')];
        case 'give_back':
            return [piece('return'), ...like(line)];
        case 'give_all':
            return [{ sign: 'return', word: all }, ...like(line)];
        case 'weaken':
            return [piece('mastery', `−${amount}`)];
        case 'take':
            return [piece('recruit', `≤${amount}`), ...(line.what === 'hand' ? [piece('hand')] : [])];
        case 'banish':
            return [piece('banish', amount)];
        case 'destroy':
            return [piece('destroy', 1)];
        case 'destroy_all':
            return [{ sign: 'destroy', word: all }];
        case 'copy':
            return [piece('copy', 1), ...like(line)];
        case 'copy_again':
            return [piece('copy', '+1')];
        case 'copy_every':
            return [{ sign: 'copy', word: all }, ...like(line)];
        case 'deploy':
            return [piece('deploy'), piece(factionSign(line.of))];
        case 'unshield':
            return [piece('unshield')];
        case 'heart':
            return [piece('draw', `+${line.second ?? 1}`)];
        case 'talons':
            return [piece('health', '='), piece('power')];
        case 'guards':
            return [piece('locked'), piece('person')];
        case 'unattackable':
        case 'behind':
        case 'above_mastery':
            return [piece('locked')];
        case 'fortifies':
            return [piece('defense', `+${amount}`)];
        case 'discount':
            return counted('gem', `−${amount}`, line);
        case 'returns_with_champion':
            return [piece('return')];
        case 'shields_in_play':
            return [piece('shield', amount)];
    }
}

/** Conditions that a line names, and those that lie in what it does. */
function conditionsOf(line: Line): Piece[][] {
    const conditions: Piece[][] = [];
    if (line.at) conditions.push([piece('mastery', line.at)]);
    switch (line.when) {
        case 'inspire':
        case 'unify':
        case 'dominion':
        case 'echo':
            conditions.push([piece(line.when)]);
            break;
        case 'as':
            conditions.push([piece('person'), piece(factionSign(factionOfCharacter(line.whose ?? '')))]);
            break;
        case 'health':
            conditions.push([piece('health', line.least)]);
            break;
        case 'ahead':
            conditions.push([piece('mastery', '>'), piece('person')]);
            break;
        case 'champions':
            conditions.push([piece(factionSign(line.whose as Faction)), piece('defense', `${line.least}+`)]);
            break;
        case undefined:
    }
    switch (line.op) {
        case 'behind':
            conditions.push([piece(factionSign(factsOf(line.what ?? '').faction)), piece('defense')]);
            break;
        case 'above_mastery':
            conditions.push([piece('mastery', '>'), piece('person')]);
            break;
        case 'returns_with_champion':
            conditions.push([piece('defense')]);
            break;
        case 'heart':
            conditions.push([piece('target', line.amount)]);
            break;
    }
    return conditions;
}

/** Lines with those that replace them; what always happens comes before what has a condition. */
function blocks(lines: readonly Line[]): Line[][] {
    const found: Line[][] = [];
    for (const line of lines) {
        if (line.instead && found.length) found[found.length - 1].push(line);
        else found.push([line]);
    }
    const rank = ([line]: Line[]) =>
        (line.on === 'passive' ? 4 : line.on === 'exhaust' ? 2 : 0) + (conditionsOf(line).length ? 1 : 0);
    return found.sort((one, other) => rank(one) - rank(other));
}

/** The lines of a card, or those of them that count while it lies in play. */
export function effectLines(
    lines: readonly Line[],
    where: 'anywhere' | 'in_play' = 'anywhere',
): EffectLine[] {
    const shown: EffectLine[] = [];
    for (const line of blocks(lines).flat()) {
        if (where === 'in_play' && line.on === 'play') continue;
        const conditions = conditionsOf(line);
        const exhausts = line.on === 'exhaust';
        const last = shown.at(-1);
        const goesOn =
            last && !line.instead && !last.instead && !conditions.length && !last.conditions.length;
        if (goesOn && last.exhausts === exhausts && line.on !== 'passive')
            last.effects.push(...effectsOf(line));
        else
            shown.push({
                exhausts,
                conditions,
                instead: line.instead ?? false,
                effects: effectsOf(line),
                isMain: shown.length === 0 && !conditions.length,
            });
    }
    // One exhaust does all its lines: only the first says so.
    const first = shown.findIndex(({ exhausts }) => exhausts);
    return shown.map((line, i) => ({ ...line, exhausts: line.exhausts && i === first }));
}
