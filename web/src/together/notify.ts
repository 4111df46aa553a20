// A word from the browser when it is one's turn and the page is not in sight, where the person allowed that.

/** Whether the person can still be asked. */
export const mayAsk = () => 'Notification' in window && Notification.permission === 'default';

export const ask = () => Notification.requestPermission();

/** Says it once, in the place of what was said before. */
export function notify(text: string) {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    if (document.visibilityState === 'visible') return;
    try {
        const said = new Notification(text, { tag: 'lemniscate.turn' });
        said.onclick = () => {
            focus();
            said.close();
        };
    } catch {
        // Phones let only a service worker do that; the title of the tab says it there.
    }
}
