// The inks of a colour: what a character of that bonus is printed with, in any theme.
import type { Colour } from '../facts';

export interface Inks {
    ground: string;
    deep: string;
    dark: string;
    light: string;
    paper: string;
    accent: string;
    second: string;
}

/** A thing in a box of 200 x 168, its middle at (100, 84). */
export type Motif = (ink: Inks, random: () => number) => string;

export const inks: Record<Colour, Inks> = {
    yellow: inksOf('#f0bf2c', '#c48a0a', '#221804', '#ffe59a', '#fffaf0', '#d23b33', '#3a6fb5'),
    purple: inksOf('#7446b8', '#4f2a8e', '#170a2c', '#bb9df0', '#f8f2ff', '#ffc93c', '#ff7aa8'),
    blue: inksOf('#2176c7', '#124e92', '#061a33', '#8ccbfa', '#f2f9ff', '#ff8a3c', '#ffd24d'),
    red: inksOf('#cf372f', '#951d1d', '#290606', '#ff9d8a', '#fff3ec', '#ffd24d', '#4aa3e0'),
    orange: inksOf('#ee7c1e', '#b8520a', '#2a1203', '#ffc182', '#fff6e8', '#2467ad', '#fff0a8'),
};

function inksOf(
    ground: string,
    deep: string,
    dark: string,
    light: string,
    paper: string,
    accent: string,
    second: string,
): Inks {
    return { ground, deep, dark, light, paper, accent, second };
}
