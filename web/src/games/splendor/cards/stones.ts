// The stones, in a box of 24: each colour has a shape of its own.
import type { TokenColour } from './facts';

export const stoneShapes: Record<TokenColour, string> = {
    yellow: '<circle cx="12" cy="12" r="9.5"/>',
    purple: '<path d="M12 .5 15.2 8.8 23.5 12l-8.3 3.2L12 23.5l-3.2-8.3L.5 12l8.3-3.2z"/>',
    blue: '<path d="M12 1 22.5 12 12 23 1.5 12z"/>',
    red: '<path d="M12 2 23 21.5H1z"/>',
    orange: '<path d="M12 .5q8.5 9 8.5 14.5a8.5 8.5 0 0 1-17 0Q3.5 9.5 12 .5z"/>',
    grey: '<path d="M10 1h4v7.5l6.5-3.7 2 3.4-6.5 3.8 6.5 3.7-2 3.4-6.5-3.7V23h-4v-7.6l-6.5 3.7-2-3.4L8 12 1.5 8.2l2-3.4L10 8.5z"/>',
    green: '<path d="M3 1h18v4q0 4-6 7 6 3 6 7v4H3v-4q0-4 6-7-6-3-6-7z"/>',
};

/** A colour with what is legible on it, in any theme. */
export const stoneColours: Record<TokenColour, { colour: string; ink: string }> = {
    yellow: { colour: '#f0bf2c', ink: '#1d1503' },
    purple: { colour: '#7446b8', ink: '#fff' },
    blue: { colour: '#1e6fbe', ink: '#fff' },
    red: { colour: '#c9332b', ink: '#fff' },
    orange: { colour: '#ee7c1e', ink: '#1f0d02' },
    grey: { colour: '#c3cad4', ink: '#191d23' },
    green: { colour: '#2f9e63', ink: '#04160c' },
};
