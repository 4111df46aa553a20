// Whoever comes by a link comes to play: `/at/TABLE?sit` takes a seat, `?sit=1` that one.
import { go, search } from '#src/router.svelte';

/**
 * The wish, once: coming back to the address is no wish to sit down again. It stands in the address until then, so
 * that it outlives whatever is drawn anew. Without a seat: any.
 */
export function takeWishToSit(table: string): { seat?: number } | undefined {
    const wanted = search().get('sit');
    if (wanted === null) return undefined;
    go(`/at/${table}`, 'replace');
    return wanted === '' ? {} : { seat: Number(wanted) };
}
