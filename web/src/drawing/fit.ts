// How wide a name will be in the narrow type of cards, so that it can be made to fit before it is drawn.

/** Letters of Fira Sans Extra Condensed 700 by their width, in hundredths of its size. */
const letters: Record<number, string> = {
    20: ' \u00a0',
    22: "',.:;·’",
    24: '!ijìíîïīįії',
    26: 'IlÌÍÎÏĪĮĺļІЇ',
    28: '()J[]{}',
    30: '|',
    32: '`fł',
    34: 'rtľŕřť',
    36: '-',
    38: 'гґ',
    40: '*17zźżžт',
    42: '"?Fcsçćčśşšзсэє',
    44: '/23<=>ELvxÈÉÊËĖĘĚĹĻĽЁГЕхьҐ–“”„',
    46: '5TZagyàáâãäåýÿāąğŤŹŻŽЗТЭауч',
    48: '4SehknuèéêëñùúûüėęěŁńňŚŞŠůűųвдекляё',
    50: '689CPVXYbdopqÇÝòóôõöøĆČőŸЄРСУХЬбийнопрц',
    52: '0ABRÀÁÂÃÄÅßĀĄđŔŘАБВЧЯъ',
    54: 'KUÙÚÛÜŮŰŲК',
    56: 'DGHN«»ÑĎĞŃŇДИЙЛНП',
    58: 'ĐЦм',
    60: 'OQÒÓÔÕÖØďŐОЪ',
    64: '&wж',
    66: 'шы',
    68: 'MМщю—',
    70: 'm',
    72: 'WÆæФЫф',
    76: 'ŒœЖШ',
    78: 'Щ',
    80: 'Ю',
};
/** What is not in the table is taken for wide: a name too small is better than one cut off. */
const unknown = 80;

const widths = new Map(
    Object.entries(letters).flatMap(([width, those]) => [...those].map((letter) => [letter, Number(width)])),
);

/** How many times its own size a text is wide, with this much space between letters. */
export const widthOf = (text: string, spacing = 0) =>
    [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? unknown) / 100 + spacing, 0);

/** The part of a name that is enough on a small card: "Giga" of "Giga, Source Adept". */
export const shortName = (name: string) => name.split(',')[0];
