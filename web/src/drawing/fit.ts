// How wide a name will be in the narrow type of cards, so that it can be made to fit before it is drawn.
// Widths are those of Fira Sans Extra Condensed 700, in hundredths of its size.
const groups: Record<number, string> = {
    22: " ',.:;’·|!iIlj()[]іІїЇ",
    28: '-‑–"“”„frtґгГ/',
    36: 'cksvxyzäćčękśşšźżžJLcксухзеґєтэгč°',
    40: 'abdeghnopquабдеийлнопрчьяúüùûôöòóáàâéèêëñ0123456789FETZSYXКУХЗЄТЕГ',
    46: 'ABCDGHKNPQRUVÄÖÜÓŁАБВДИЙЛНОПРСЧЬЯюцшщжфмыVЦ',
    60: 'mwMWшщжюфмЖШЩЮФМ@—',
};

const widths = new Map(
    Object.entries(groups).flatMap(([width, letters]) => [...letters].map((letter) => [letter, +width])),
);
const usual = 42;

/** About how many times its own size a text is wide. */
export const widthOf = (text: string) =>
    [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? usual), 0) / 100;

/** The part of a name that is enough on a small card: "Giga" of "Giga, Source Adept". */
export const shortName = (name: string) => name.split(/[,，]/u)[0];
