// Icons in a box of 24, in the colour of the text around them. Each meaning has a silhouette of its own, so
// that it is known without colour; what is cut out is really cut out, so that they stand on any ground.

const card = (x: number, y: number, more = '') =>
    `<rect x="${x}" y="${y}" width="12" height="17" rx="2"${more && ` ${more}`}/>`;
const drawn = (path: string, width = 2.6) =>
    `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (path: string) => `<path d="${path}"/>`;
/** With holes where the path overlaps itself. */
const cut = (path: string) => `<path fill-rule="evenodd" d="${path}"/>`;
const circle = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
/** A circle as part of a path. */
const hole = (x: number, y: number, radius: number) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const shield = 'M12 1 22 4v8c0 6-5 9.5-10 11C7 21.5 2 18 2 12V4z';

// What cards say.
const ofCards = {
    gem: solid(
        'M6.2 3h4.6L7.5 8.7H2.2zM12 4.3l2.5 4.4h-5zM17.8 3h-4.6l3.3 5.7h5.3zM2 10.2h5.7l2.9 10.3zM9.3 10.2h5.4L12 19.8zM16.3 10.2H22l-8.6 10.3z',
    ),
    power: cut(`M12 .5 15 9l8.5 3-8.5 3-3 8.5L9 15 .5 12 9 9z${hole(12, 12, 2.2)}`),
    mastery: cut('M12 1.5 23 21.5H1zM12 9.2 7.4 17.8h9.2z'),
    health: solid('M12 22C-4 11 3 1.5 8 2.5c2.4.4 4 2.5 4 4 0-1.5 1.6-3.6 4-4 5-1 12 8.5-4 19.5z'),
    shield: cut(`${shield}M11.2 5h1.6v14h-1.6z`),
    unshield: solid(
        'M12 1 22 4v.8L2.9 16.2C2.3 14.9 2 13.5 2 12V4zM21.9 8.3V12c0 6-4.9 9.5-9.9 11-2.9-.9-5.8-2.4-7.7-4.6z',
    ),
    defense: solid('M3 2h4v3h3V2h4v3h3V2h4v12l-9 9-9-9z'),
    draw: `${card(2, 5, 'transform="rotate(-8 8 13)"')}${drawn('M11 2.5 20.5 4a2 2 0 0 1 1.7 2.3L20 19.5')}`,
    banish: drawn(`${hole(12, 12, 9.5)}M5.5 18.5l13-13`, 3),
    destroy: solid(
        'M11 1.3 2 4v8c0 5.6 4.3 9 9 10.7L9.5 17.2l4.3-5.3L8.5 9zM13.5 1.5 11 8.2l6 3.4-4.8 5.8 1.3 5C18 20.5 22 17.2 22 12V4z',
    ),
    copy: `${drawn('M5 15.5H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9.5a2 2 0 0 1 2 2v1')}<rect x="8" y="8" width="14" height="14" rx="2"/>`,
    return: `${drawn('M4 12a8 8 0 1 0 3-6.2', 3)}${solid('M9.5 1v9H1.5z')}`,
    recruit: `<rect x="4" y="2" width="16" height="20" rx="2.5" fill="none" stroke="currentColor" stroke-width="2.6"/>${drawn('M12 7.5v9M7.5 12h9', 2.8)}`,
    deploy: `${solid('M3 11h4v2.5h3V11h4v2.5h3V11h4v6l-9 6.5L3 17z')}${drawn('M12 1v6M8.7 4.2 12 7.6l3.3-3.4', 2.4)}`,
    exhaust: `${drawn('M3 14V9a5 5 0 0 1 5-5h6', 3.2)}${solid('M14-1l8 5-8 5z')}<rect x="8" y="12" width="14" height="9" rx="2"/>`,
    locked: `<rect x="4" y="10" width="16" height="12" rx="2"/>${drawn('M7.5 10V7a4.5 4.5 0 0 1 9 0v3')}`,
    inspire: `${drawn('M5 1.5v21', 3)}${solid('M7 3h14l-4 5 4 5H7z')}`,
    unify: solid('M12 22C2 18 1 9 3 3c6 1 9 6 9 12 0-6 3-11 9-12 2 6 1 15-9 19z'),
    dominion: solid('M12 1l5 8.5H7zM1 21.5 6 13l5 8.5zM13 21.5 18 13l5 8.5z'),
    echo: solid('M9 2a10 10 0 1 0 0 20A13 13 0 0 1 9 2zM19 4a8.5 8.5 0 1 0 0 16 10 10 0 0 1 0-16z'),
    mercenary: cut(
        `M2 5h20v4.5a2.5 2.5 0 0 0 0 5V19H2v-4.5a2.5 2.5 0 0 0 0-5zM14.2 7.5h1.6v2h-1.6zM14.2 11h1.6v2h-1.6zM14.2 14.5h1.6v2h-1.6z`,
    ),
    avengers: solid('M12 2 22 15h-6l-4-5.5L8 15H2zM12 12l8 10h-5.5L12 18.5 9.5 22H4z'),
    location: cut(`M12 23S3 14 3 9a9 9 0 0 1 18 0c0 5-9 14-9 14z${hole(12, 9, 3.4)}`),
    infinity: drawn('M12 12C9 7 2 7 2 12s7 5 10 0 10-5 10 0-7 5-10 0z', 3),
};

// What lies on a table.
const ofTables = {
    hand: `<rect x="1" y="6" width="10" height="15" rx="2" transform="rotate(-14 6 14)"/><rect x="7" y="4" width="10" height="15" rx="2" opacity=".75"/><rect x="13" y="6" width="10" height="15" rx="2" transform="rotate(14 18 14)" opacity=".5"/>`,
    deck: `<rect x="4" y="2" width="14" height="19" rx="2"/>${drawn('M20.5 6v14a2.5 2.5 0 0 1-2.5 2.5H8', 2)}`,
    discard: `<rect x="3" y="9.5" width="18" height="12.5" rx="2"/>${drawn('M12 1v5.5M8.5 3.5 12 7l3.5-3.5', 2.4)}`,
    target: `${drawn('M2.5 8V2.5H8M16 2.5h5.5V8M21.5 16v5.5H16M8 21.5H2.5V16', 3)}${circle(12, 12, 3.5)}`,
    trophy: cut(
        'M6 2h12v2h4v3c0 3-2 5-5 5.2A6 6 0 0 1 13.5 15v3H17a1 1 0 0 1 1 1v3H6v-3a1 1 0 0 1 1-1h3.5v-3A6 6 0 0 1 7 12.2C4 12 2 10 2 7V4h4zM4 6v1c0 1.5.8 2.6 2 3V6zM18 6v4c1.2-.4 2-1.5 2-3V6z',
    ),
    clock: `${drawn(hole(12, 12, 9.5))}${drawn('M12 6.5V12l3.5 3')}`,
    flag: `${drawn('M5 2v20.5')}${solid('M6.5 3c4-2 6 2 13.5 0v10.5c-7.5 2-9.5-2-13.5 0z')}`,
    person: `${circle(12, 7, 5)}${solid('M2.5 22.5C2.5 16.5 6.5 14 12 14s9.5 2.5 9.5 8.5z')}`,
    bot: cut(
        `M11 1h2v4h5.5A2.5 2.5 0 0 1 21 7.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-11A2.5 2.5 0 0 1 5.5 5H11z${hole(8.2, 11, 1.9)}${hole(15.8, 11, 1.9)}M8 15.5h8v2H8zM0 10h1.8v6H0zM22.2 10H24v6h-1.8z`,
    ),
};

// What the page does.
const ofPages = {
    chat: solid('M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10l-5 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z'),
    gear: cut(
        `M10 1h4l.7 3.1 1.9.8 2.7-1.7 2.8 2.8-1.7 2.7.8 1.9 3.1.7v4l-3.1.7-.8 1.9 1.7 2.7-2.8 2.8-2.7-1.7-1.9.8L14 23h-4l-.7-3.1-1.9-.8-2.7 1.7-2.8-2.8 1.7-2.7-.8-1.9L-.3 14v-4l3.1-.7.8-1.9-1.7-2.7 2.8-2.8 2.7 1.7 1.9-.8z${hole(11.9, 12, 3.6)}`,
    ),
    eye: cut(`M1 12Q12-1 23 12 12 25 1 12z${hole(12, 12, 4)}`),
    link: drawn(
        'M10 14a4.5 4.5 0 0 0 6.5 0l4-4a4.6 4.6 0 0 0-6.5-6.5l-2 2M14 10a4.5 4.5 0 0 0-6.5 0l-4 4a4.6 4.6 0 0 0 6.5 6.5l2-2',
        2.8,
    ),
    book: solid(
        'M1.5 3.5q5.5-1 9.7 1.8v16.4q-4.2-2.7-9.7-1.7zM22.5 3.5q-5.5-1-9.7 1.8v16.4q4.2-2.7 9.7-1.7z',
    ),
    undo: drawn('M8 3 2 9l6 6M2.5 9H15a6 6 0 0 1 0 12h-4', 3),
    play: solid('M5 2.5v19L21.5 12z'),
    pause: solid('M4.5 2.5h5.5v19H4.5zM14 2.5h5.5v19H14z'),
    step_forward: solid('M3.5 2.5v19L16 12zM17 2.5h4v19h-4z'),
    step_back: solid('M20.5 2.5v19L8 12zM3 2.5h4v19H3z'),
    first: solid('M22 3.5v17L13 12zM13 3.5v17L4 12zM1.5 3.5h2.8v17H1.5z'),
    last: solid('M2 3.5v17L11 12zM11 3.5v17L20 12zM19.7 3.5h2.8v17h-2.8z'),
    turn_back: solid('M22.5 3.5v17L12.5 12zM12 3.5v17L2 12z'),
    turn_on: solid('M1.5 3.5v17L11.5 12zM12 3.5v17L22 12z'),
    close: drawn('M4 4l16 16M20 4 4 20', 3.2),
    menu: drawn('M3 5.5h18M3 12h18M3 18.5h18', 3),
    search: `${drawn(hole(10, 10, 7.2), 3)}${drawn('M15.5 15.5 22 22', 3.4)}`,
    download: drawn('M12 2.5v12M6.5 9.5 12 15l5.5-5.5M3 17v4.5h18V17', 3),
    upload: drawn('M12 15V3M6.5 8 12 2.5 17.5 8M3 17v4.5h18V17', 3),
    check: drawn('M3 12.5 9.5 19 21 5.5', 3.6),
    warning: cut('M12 1.5 23.5 22H.5zM10.7 8.5h2.6v7h-2.6zM10.7 17h2.6v2.6h-2.6z'),
    sound: `${solid('M2 8.5h4.5L13 3v18l-6.5-5.5H2z')}${drawn('M16.5 8.5a5 5 0 0 1 0 7M19.5 5.5a9.3 9.3 0 0 1 0 13', 2.4)}`,
    sound_off: `${solid('M2 8.5h4.5L13 3v18l-6.5-5.5H2z')}${drawn('M16.5 9l6 6M22.5 9l-6 6', 2.4)}`,
    sun: `${circle(12, 12, 5)}${drawn('M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M4.6 19.4l1.8-1.8M17.6 6.4l1.8-1.8')}`,
    moon: solid('M15 1.5a11 11 0 1 0 7.5 15.5A9.5 9.5 0 0 1 15 1.5z'),
    language: `${drawn(hole(12, 12, 10), 2.2)}${drawn('M2 12h20M12 2c-6.5 6-6.5 14 0 20M12 2c6.5 6 6.5 14 0 20', 2)}`,
    home: cut('M12 1.5 23 11h-3v11H4V11H1zM9.5 13.5h5V22h-5z'),
    plus: drawn('M12 3v18M3 12h18', 3.4),
    minus: drawn('M3 12h18', 3.4),
    arrow_right: drawn('M2.5 12H21M14 5l7.5 7-7.5 7', 3),
    info: cut(`${hole(12, 12, 11)}M10.6 10.3h2.8v7.7h-2.8zM10.6 6h2.8v2.7h-2.8z`),
    trash: cut(
        'M9 1h6v2.5h6.5v3h-19v-3H9zM4 8h16l-1.2 15H5.2zM8.8 10.5l.4 10h1.5l-.4-10zM13.7 10.5l-.4 10h1.5l.4-10z',
    ),
    share: `${circle(18, 5, 3.6)}${circle(6, 12, 3.6)}${circle(18, 19, 3.6)}${drawn('M18 5 6 12l12 7', 2.2)}`,
};

const icons = { ...ofCards, ...ofTables, ...ofPages };

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];
/** What is drawn in the box of 24. */
export const iconShapes = (name: IconName): string => icons[name];
