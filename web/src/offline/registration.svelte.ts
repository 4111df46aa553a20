// The page without a network: a service worker keeps its files. Browsers allow that on localhost and by
// HTTPS only; elsewhere the page works as long as the network does.
let waiting = $state.raw<ServiceWorker>();

/** A newer version that waits to be taken. */
export const newVersion = () => waiting;

/** Takes it: all tabs of this browser change over together. */
export function changeOver() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('change over');
}

/** Whether this page can be installed and used without a network. */
export const canWorkOffline = () => 'serviceWorker' in navigator && isSecureContext;

export async function register() {
    if (!canWorkOffline() || import.meta.env.DEV) return;
    const registration = await navigator.serviceWorker.register('/service_worker.js', {
        updateViaCache: 'none',
    });
    const look = (worker: ServiceWorker | null) => {
        // The first one has nothing to change over from.
        const ready = () => {
            if (worker?.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
        };
        ready();
        worker?.addEventListener('statechange', ready);
    };
    look(registration.waiting);
    registration.addEventListener('updatefound', () => look(registration.installing));
    document.addEventListener('visibilitychange', () => {
        if (!document.hidden) void registration.update().catch(() => {});
    });
}
