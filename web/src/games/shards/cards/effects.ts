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
    /** What is counted or chosen, behind it. */
    of?: Sign;
}
export interface EffectLine {
    /** Happens when the card is exhausted. */
    exhausts: boolean;
    /** What must be so, each a chip. */
    conditions: Piece[];
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
const piece = (sign: Sign, text?: string | number, of?: Sign): Piece => ({
    sign,
    ...(text === undefined ? {} : { text: String(text) }),
    ...(of === undefined ? {} : { of }),
});
const all = 'shards.page.all';

/** What is chosen: champions and mercenaries have a sign, cards of a faction that of the faction. */
function like({ what, of }: Line): Sign | undefined {
    if (what === 'champion') return 'defense';
    if (what === 'mercenary') return 'mercenary';
    return of && factionSign(of);
}

/** An amount, times what is counted. */
function counted(sign: Sign, amount: number | string, { per, of }: Line): Piece {
    if (per === 'half_mastery') return piece(sign, '½×', 'mastery');
    if (per === 'mastery') return piece(sign, `${amount}×`, 'mastery');
    return per ? piece(sign, `${amount}×`, factionSign(of)) : piece(sign, amount);
}

function effectOf(line: Line): Piece {
    const amount = line.amount ?? 1;
    switch (line.op) {
        case 'gain':
            return counted(gains[line.what as Resource], amount, line);
        case 'infinite':
            return piece('power', '∞');
        case 'double_power':
            return piece('power', '×2');
        case 'give_back':
            return piece('return', undefined, like(line));
        case 'give_all':
            return { ...piece('return', undefined, like(line)), word: all };
        case 'weaken':
            return piece('mastery', `−${amount}`);
        case 'take':
            return piece('recruit', `≤${amount}`, line.what === 'hand' ? 'hand' : undefined);
        case 'banish':
            return piece('banish', amount);
        case 'destroy':
            return piece('destroy', 1);
        case 'destroy_all':
            return { sign: 'destroy', word: all };
        case 'copy':
            return piece('copy', 1, like(line));
        case 'copy_again':
            return piece('copy', '+1');
        case 'copy_every':
            return { ...piece('copy', undefined, like(line)), word: all };
        case 'deploy':
            return piece('deploy', undefined, factionSign(line.of));
        case 'unshield':
            return piece('unshield');
        case 'heart':
            return piece('draw', `+${line.second ?? 1}`);
        case 'talons':
            return piece('health', '=', 'power');
        case 'guards':
            return piece('locked', undefined, 'person');
        case 'unattackable':
        case 'behind':
        case 'above_mastery':
            return piece('locked');
        case 'fortifies':
            return piece('defense', `+${amount}`);
        case 'discount':
            return counted('gem', `−${amount}`, line);
        case 'returns_with_champion':
            return piece('return');
        case 'shields_in_play':
            return piece('shield', amount);
    }
}

/** Conditions that a line names, and those that lie in what it does. */
function conditionsOf(line: Line): Piece[] {
    const conditions: Piece[] = [];
    if (line.at) conditions.push(piece('mastery', line.at));
    switch (line.when) {
        case 'inspire':
        case 'unify':
        case 'dominion':
        case 'echo':
            conditions.push(piece(line.when));
            break;
        case 'as':
            conditions.push(piece('person', undefined, factionSign(factionOfCharacter(line.whose ?? ''))));
            break;
        case 'health':
            conditions.push(piece('health', line.least));
            break;
        case 'ahead':
            conditions.push(piece('mastery', '>', 'person'));
            break;
        case 'champions':
            conditions.push(piece('defense', `${line.least}+`, factionSign(line.whose as Faction)));
            break;
        case undefined:
    }
    switch (line.op) {
        case 'behind':
            conditions.push(piece('defense', undefined, factionSign(factsOf(line.what ?? '').faction)));
            break;
        case 'above_mastery':
            conditions.push(piece('mastery', '>', 'person'));
            break;
        case 'returns_with_champion':
            conditions.push(piece('defense'));
            break;
        case 'heart':
            conditions.push(piece('target', line.amount));
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

/** About how many times its own size a piece is wide. */
const widthOfPiece = ({ text = '', word, of }: Piece) =>
    1.1 + 0.56 * (word ? 4 : text.length) + (of ? 0.95 : 0);
/** The same for several, with the space between. */
export const widthOfPieces = (pieces: readonly Piece[]) =>
    pieces.reduce((sum, piece) => sum + widthOfPiece(piece) + 0.18, 0);
/** And for a line with its chips. */
export const widthOfLine = ({ exhausts, conditions, instead, effects }: EffectLine) =>
    (exhausts ? 1.35 : 0) +
    0.78 * (widthOfPieces(conditions) + 0.55 * conditions.length) +
    (instead ? 0.9 : 0) +
    widthOfPieces(effects);

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
        if (goesOn && last.exhausts === exhausts && line.on !== 'passive') last.effects.push(effectOf(line));
        else
            shown.push({
                exhausts,
                conditions,
                instead: line.instead ?? false,
                effects: [effectOf(line)],
                isMain: shown.length === 0 && !conditions.length,
            });
    }
    // One exhaust does all its lines: only the first says so.
    const first = shown.findIndex(({ exhausts }) => exhausts);
    return shown.map((line, i) => ({ ...line, exhausts: line.exhausts && i === first }));
}
