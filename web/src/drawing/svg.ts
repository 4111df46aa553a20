// Shapes as SVG text. Functions that end in a path give path data; `fill`, `stroke`, `disc`, ... give elements.
export type Point = readonly [x: number, y: number];

export const TURN = 2 * Math.PI;
const UP = -Math.PI / 2;

/** A number with at most one decimal: what a drawing needs, and no more bytes. */
export const short = (number: number) => String(Math.round(number * 10) / 10);
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** The point at this distance and angle. */
export const polar = (x: number, y: number, radius: number, angle: number): [number, number] => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
];

// Path data.
export const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
export const polygon = (points: readonly Point[]) => `${line(points)}Z`;

/** An open line through as many points. */
export const curve = (count: number, point: (i: number) => Point) =>
    line(Array.from({ length: count }, (_, i) => point(i)));

const corners = (count: number, corner: (i: number) => Point) =>
    polygon(Array.from({ length: count }, (_, i) => corner(i)));

/** A regular polygon, with a corner on top. */
export const regular = (x: number, y: number, radius: number, sides: number, turned = UP) =>
    corners(sides, (i) => polar(x, y, radius, turned + (i * TURN) / sides));

export const star = (x: number, y: number, outer: number, inner: number, rays: number, turned = UP) =>
    corners(2 * rays, (i) => polar(x, y, i % 2 ? inner : outer, turned + (i * Math.PI) / rays));

export const gear = (x: number, y: number, radius: number, teeth: number, depth: number) =>
    corners(4 * teeth, (i) =>
        polar(x, y, i % 4 < 2 ? radius : radius - depth, ((i - 0.5) * TURN) / (4 * teeth)),
    );

/** A moon whose horns point to `angle`; `curve` is how flat the inner edge is. */
export function crescent(x: number, y: number, radius: number, curve: number, angle = 0) {
    const open = 1.9;
    const first = polar(x, y, radius, angle - open);
    const last = polar(x, y, radius, angle + open);
    const inner = short(radius * curve);
    return `M${at(first)}A${radius} ${radius} 0 1 1 ${at(last)}A${inner} ${inner} 0 ${curve > 1.02 ? 0 : 1} 0 ${at(first)}Z`;
}

/** A pointed leaf that grows from a point towards `angle`. */
export function leaf(x: number, y: number, length: number, width: number, angle: number) {
    const [middleX, middleY] = polar(x, y, length / 2, angle);
    const left = polar(middleX, middleY, width, angle + Math.PI / 2);
    const right = polar(middleX, middleY, width, angle - Math.PI / 2);
    const tip = polar(x, y, length, angle);
    return `M${at([x, y])}Q${at(left)} ${at(tip)}Q${at(right)} ${at([x, y])}Z`;
}

export function arc(x: number, y: number, radius: number, from: number, to: number) {
    const large = Math.abs(to - from) > Math.PI ? 1 : 0;
    const clockwise = to > from ? 1 : 0;
    const [start, end] = [polar(x, y, radius, from), polar(x, y, radius, to)];
    return `M${at(start)}A${radius} ${radius} 0 ${large} ${clockwise} ${at(end)}`;
}

export const lemniscate = (x: number, y: number, halfWidth: number, height = 1) =>
    corners(73, (i) => {
        const t = (i / 72) * TURN + UP;
        const shrink = halfWidth / (1 + Math.sin(t) ** 2);
        return [x + shrink * Math.cos(t), y + 1.25 * height * shrink * Math.sin(t) * Math.cos(t)];
    });

// Elements.
const element = (tag: string, attributes: string, more: string) =>
    `<${tag} ${attributes}${more && ` ${more}`}/>`;

export const fill = (path: string, colour: string, more = '') =>
    element('path', `d="${path}" fill="${colour}"`, more);

export const stroke = (path: string, colour: string, width = 3, more = '') =>
    element(
        'path',
        `d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"`,
        more,
    );

/** Filled, with a dark edge. */
export const outlined = (path: string, colour: string, { dark }: { dark: string }, width = 5) =>
    fill(path, colour, `stroke="${dark}" stroke-width="${width}" stroke-linejoin="round"`);

const circle = (x: number, y: number, radius: number) =>
    `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;

export const disc = (x: number, y: number, radius: number, colour: string, more = '') =>
    element('circle', `${circle(x, y, radius)} fill="${colour}"`, more);

export const ring = (x: number, y: number, radius: number, colour: string, width = 3, more = '') =>
    element('circle', `${circle(x, y, radius)} fill="none" stroke="${colour}" stroke-width="${width}"`, more);

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, more = '') =>
    element(
        'ellipse',
        `cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"`,
        more,
    );

export const box = (
    x: number,
    y: number,
    width: number,
    height: number,
    colour: string,
    corner = 0,
    more = '',
) =>
    element(
        'rect',
        `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colour}"${corner ? ` rx="${corner}"` : ''}`,
        more,
    );

// Elements out of elements.
export const group = (shapes: string, transform: string) => `<g transform="${transform}">${shapes}</g>`;
/** Something moved, turned (in degrees) and scaled, which was drawn around the origin. */
export const placed = (shapes: string, x: number, y: number, scale = 1, turned = 0) =>
    group(shapes, `translate(${short(x)} ${short(y)})${turned ? ` rotate(${turned})` : ''} scale(${scale})`);
/** Something and its mirror image, in a box of this width. */
export const mirror = (shapes: string, width = 200) =>
    shapes + group(shapes, `translate(${width} 0) scale(-1 1)`);
/** Something that many times around a point. */
export const around = (shapes: string, count: number, x = 100, y = 84, turned = 0) =>
    repeat(count, (i) => group(shapes, `rotate(${short(turned + (i * 360) / count)} ${x} ${y})`));
export const repeat = (count: number, draw: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => draw(i)).join('');
export const each = <T>(items: readonly T[], draw: (item: T, i: number) => string) =>
    items.map(draw).join('');
