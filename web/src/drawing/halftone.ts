// Dots of a screen print that grow towards one edge.
import { repeat, short } from './svg';

interface Halftone {
    colour: string;
    opacity: number;
    width: number;
    /** Where the largest dots are, and how far on the next row is. */
    y: number;
    step: number;
    rows: number;
    /** Between the dots of a row. */
    apart: number;
    /** Radius in the first row, and how much less in each that follows. */
    radius: number;
    less: number;
    x?: number;
}

/** A row is one dashed line: dashes of no length with round ends are dots. */
export const halftone = ({ colour, opacity, width, y, step, rows, apart, radius, less, x = 0 }: Halftone) =>
    `<g stroke="${colour}" stroke-linecap="round" opacity="${opacity}">` +
    repeat(rows, (row) => {
        const start = x + (row % 2 ? apart / 2 : 0);
        const dots = `stroke-dasharray="0 ${short(apart)}" stroke-width="${short(2 * (radius - row * less))}"`;
        return `<path d="M${short(start)} ${short(y + row * step)}h${short(width)}" ${dots}/>`;
    }) +
    '</g>';
