// Tokens are drawn where the terminal draws them too.
import type { Drawings } from '../drawings';
import Tokens from './cards/Tokens.svelte';

export const drawings: Drawings = { 'splendor.tokens': Tokens };
