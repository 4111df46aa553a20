// A word from the browser when it is one's turn and the page is not in sight, where the person allowed that.

/** Whether the person can still be asked. */
export const mayAsk = () => 'Notification' in window && Notification.permission === 'default';

export const ask = () => Notification.requestPermission();

/** Says it once, in the place of what was said before at this address; a click leads back here. */
export async function notify(title: string, body: string) {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    if (document.visibilityState === 'visible') return;
    const url = location.pathname;
    const said = { body, tag: `lemniscate ${url}`, icon: '/icon-192.png', data: { url } };
    // Phones let only a service worker do that; without one, as in a page without TLS, the title of the tab says it.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) return registration.showNotification(title, said);
    try {
        const shown = new Notification(title, said);
        shown.onclick = () => {
            focus();
            shown.close();
        };
    } catch {
        // A phone without a service worker.
    }
}
