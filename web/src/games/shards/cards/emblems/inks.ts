// The inks of a faction: what a card is printed with, in any theme.
import type { Faction } from '../facts';

export interface Inks {
    ground: string;
    deep: string;
    dark: string;
    light: string;
    paper: string;
    accent: string;
}

/** A silhouette in a box of 200 x 164, its middle at (100, 84), the ground at 150. */
export type Motif = (ink: Inks, random: () => number) => string;

export const inks: Record<Faction, Inks> = {
    homodeus: inksOf('#d8621c', '#a9430f', '#26130c', '#f7a85a', '#fdeed3', '#1f9c97'),
    order: inksOf('#2469b3', '#174c89', '#0a1e3d', '#84c0ee', '#f1f5f2', '#f5bd4c'),
    undergrowth: inksOf('#2f8150', '#1d5c39', '#0b2618', '#93cd6c', '#f6f1d3', '#f2bf3f'),
    wraethe: inksOf('#54359a', '#37206f', '#150b2a', '#a78ae6', '#f3e8fb', '#f0518a'),
    none: inksOf('#66707f', '#4a5361', '#191e26', '#aeb8c5', '#f5efe3', '#5fd0c6'),
};

function inksOf(
    ground: string,
    deep: string,
    dark: string,
    light: string,
    paper: string,
    accent: string,
): Inks {
    return { ground, deep, dark, light, paper, accent };
}
