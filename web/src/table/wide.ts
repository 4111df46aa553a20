// Whether there is room for a side beside the table; the styles of tables turn at the same width.
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('min-width: 1200px');
