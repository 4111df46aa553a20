// A time that is left, as a clock shows it: 2:05:09, 4:32, or days and hours where there are days.
import { language } from '#src/texts/speech.svelte';

const two = (number: number) => String(number).padStart(2, '0');

export function timeText(milliseconds: number) {
    // A second that has begun is still there.
    const seconds = Math.ceil(milliseconds / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    if (hours >= 24) {
        const unit = (value: number, name: string) =>
            new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: 'short' }).format(
                value,
            );
        return `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
    }
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
