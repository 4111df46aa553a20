// How the centre row lies on a phone: in lines that use the width, and no higher than they must be.

/** What lies around the cards of the row, above and below them. */
const around = 16;
const betweenLines = 14;
/** Room for the rings of two neighbours that can be recruited. */
const betweenCards = 8;
/** No wider: the hand has the rest. */
const widest = 110;
/** No narrower, whatever else is shown: a finger needs as much. */
const narrowest = 46;

export interface RowLines {
    columns: number;
    lines: number;
    /** The height they need at their size, and at the least one. */
    most: number;
    least: number;
}

/** The fewest lines, unless cards become notably larger in one more. */
export function rowLines(count: number, width: number, height: number): RowLines {
    const heightOf = (lines: number, card: number) =>
        around + lines * Math.ceil((card * 7) / 5) + (lines - 1) * betweenLines;
    const columnsIn = (lines: number) => Math.ceil(count / lines);
    const acrossIn = (lines: number) => (width + betweenCards) / columnsIn(lines) - betweenCards;
    const cardIn = (lines: number) => {
        const high = (height - around - (lines - 1) * betweenLines) / lines;
        return Math.min(acrossIn(lines), (high * 5) / 7, widest);
    };
    let lines = 1;
    while (lines < count && acrossIn(lines) < narrowest) lines++;
    if (cardIn(lines + 1) >= 1.15 * cardIn(lines)) lines++;
    const card = Math.max(narrowest, cardIn(lines));
    return {
        columns: columnsIn(lines),
        lines,
        most: heightOf(lines, card),
        least: heightOf(lines, narrowest),
    };
}
