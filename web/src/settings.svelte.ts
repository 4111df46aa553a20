// What a person has chosen about the page, kept in this browser.
export interface Settings {
    language: string | null;
    theme: 'system' | 'dark' | 'light';
    speed: 'slow' | 'normal' | 'fast' | 'instant';
    motion: 'system' | 'on' | 'off';
    sound: boolean;
    /** Whether single keys do something. */
    keys: boolean;
    name: string;
}

const usual: Settings = {
    language: null,
    theme: 'system',
    speed: 'normal',
    motion: 'system',
    sound: false,
    keys: true,
    name: '',
};

const place = 'lemniscate.settings';

function kept(): Settings {
    try {
        return { ...usual, ...JSON.parse(localStorage.getItem(place) ?? '{}') };
    } catch {
        return { ...usual };
    }
}

export const settings = $state<Settings>(kept());

/** Changes some of them for good. */
export function change(some: Partial<Settings>) {
    Object.assign(settings, some);
    try {
        localStorage.setItem(place, JSON.stringify(settings));
    } catch {
        // A browser that keeps nothing forgets them with the page; nothing else is lost.
    }
}

/** Whether things may move on the screen. */
export const moves = () =>
    settings.motion === 'on' ||
    (settings.motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
