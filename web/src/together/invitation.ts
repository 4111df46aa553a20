// What is given to a friend: a link, or a code that is read aloud.

/** Opened by anybody, it leads to the table. */
export const linkTo = (code: string) => `${location.origin}/join/${encodeURIComponent(code)}`;

/** A code as it is read aloud, in two halves. */
export const grouped = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

/** The code in what somebody typed or pasted: the code itself, or a link that ends with it. */
export const codeIn = (typed: string) =>
    typed
        .trim()
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .replace(/^.*\//, '');

/** Whether the device has a way of its own to pass links on. */
export const canShare = () => typeof navigator.share === 'function';

/** A browser lets a page write to the clipboard only if the page came by TLS or from this machine. */
export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}
