// Messages that a game draws instead of saying them, such as tokens: games/<id>/drawings.ts exports
// `drawings`, by key. Ears still hear the words.
import type { Component } from 'svelte';
import type { Message } from '#src/texts/texts';

export type Drawings = Record<string, Component<{ message: Message }>>;

const found = import.meta.glob<{ drawings: Drawings }>('./*/drawings.ts', { eager: true });
const all: Drawings = Object.assign({}, ...Object.values(found).map(({ drawings }) => drawings));

export const findDrawing = (key: string): Drawings[string] | undefined => all[key];
