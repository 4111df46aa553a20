// Times in words and figures.
import { language } from '#src/texts/speech.svelte';

const two = (number: number) => String(number).padStart(2, '0');

const unit = (value: number, name: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);

/** A time that is left, as a clock shows it: 2:05:09, 4:32, or days and hours where there are days. */
export function timeText(milliseconds: number) {
    // A second that has begun is still there.
    const seconds = Math.ceil(milliseconds / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    if (hours >= 24) return `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long something lasts, in the largest unit that it fills: 40 sec, 3 min, 2 hr, 5 days. */
export function longTime(milliseconds: number) {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    if (seconds < 60) return unit(seconds, 'second');
    if (seconds < 3600) return unit(Math.floor(seconds / 60), 'minute');
    if (seconds < 86_400) return unit(Math.floor(seconds / 3600), 'hour');
    return unit(Math.floor(seconds / 86_400), 'day');
}

/** A day and a time of day. */
export const dayText = (time: number) =>
    new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
