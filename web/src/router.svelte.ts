// Which page is shown: the path of the address, so that every page can be linked, and Back works.
const here = () => ({ path: location.pathname, search: location.search });

const state = $state(here());

addEventListener('popstate', () => Object.assign(state, here()));

/** The parts of the path: `/cards/x` is `['cards', 'x']`. */
export const path = () => state.path.split('/').filter(Boolean).map(decodeURIComponent);
export const search = () => new URLSearchParams(state.search);

/** Goes to another page of ours. */
export function go(to: string, how: 'push' | 'replace' = 'push') {
    if (how === 'push') history.pushState(null, '', to);
    else history.replaceState(null, '', to);
    Object.assign(state, here());
    if (how === 'push') scrollTo(0, 0);
}

/** Plain links stay inside the page, unless they are opened elsewhere on purpose. */
export function followLinks(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    // Within a page the browser knows the way, and takes the focus along.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
}
