// What stands out in the skyline of a location, in a box of 200 x 90 whose ground is at 90.
import { disc, each, fill, mirror, repeat, ring, stroke } from '#src/drawing/svg';
import type { Inks } from './inks';

const edge = '#15120e';
const wall = (path: string, colour: string) =>
    fill(path, colour, `stroke="${edge}" stroke-width="3" stroke-linejoin="round"`);

type Landmark = (near: Inks, far: Inks) => string;

export const landmarks: Record<string, Landmark | undefined> = {
    // A hall of pipes that rise towards the middle, before a bridge of light.
    asgard: (near, far) =>
        stroke('M-4 66Q100 20 204 66', far.light, 5) +
        mirror(
            each([0, 1, 2, 3], (i) =>
                wall(
                    `M${58 + i * 11} 92V${62 - i * 14}L${63 + i * 11} ${52 - i * 14}L${69 + i * 11} ${62 - i * 14}V92Z`,
                    i % 2 ? near.ground : far.deep,
                ),
            ),
        ) +
        wall('M95 92V10L100 2L105 10V92Z', near.accent),
    // Towers with rings between hills.
    wakanda: (near, far) =>
        wall('M-6 92Q40 40 84 92ZM118 92Q168 36 208 92Z', far.deep) +
        each([72, 100, 128], (x) =>
            wall(
                `M${x - 8} 92L${x - 5} ${x === 100 ? 18 : 38}Q${x} ${x === 100 ? 4 : 26} ${x + 5} ${x === 100 ? 18 : 38}L${x + 8} 92Z`,
                x === 100 ? near.ground : near.deep,
            ),
        ) +
        each([36, 52, 68], (y) => stroke(`M${100 - 16} ${y}Q100 ${y + 9} ${100 + 16} ${y}`, far.light, 3)),
    // Flat roofs with water tanks and lit windows.
    hells_kitchen: (near, far) =>
        each(
            [
                [8, 46, 36],
                [46, 34, 42],
                [92, 52, 30],
                [124, 28, 40],
                [166, 48, 34],
            ],
            ([x, top, width], i) =>
                wall(`M${x} 92V${top}H${x + width}V92Z`, i % 2 ? near.deep : near.ground) +
                repeat(3, (row) =>
                    each([8, 20], (left) =>
                        fill(
                            `M${x + left} ${top + 9 + row * 13}h6v8h-6z`,
                            (row + left + i) % 3 ? far.light : near.dark,
                        ),
                    ),
                ),
        ) +
        each(
            [
                [60, 34],
                [138, 28],
            ],
            ([x, y]) =>
                wall(`M${x - 9} ${y - 6}V${y - 20}L${x} ${y - 27}L${x + 9} ${y - 20}V${y - 6}Z`, far.dark) +
                stroke(`M${x - 6} ${y - 5}V${y}M${x + 6} ${y - 5}V${y}`, edge, 3),
        ),
    // Three wings around a core, on water.
    triskelion: (near, far) =>
        wall('M36 92V44L62 32L80 44V92ZM120 92V44L138 32L164 44V92Z', near.ground) +
        wall('M78 92V24L100 10L122 24V92Z', near.deep) +
        ring(100, 46, 12, far.light, 4) +
        each([40, 52, 64, 76], (y) => stroke(`M44 ${y + 8}H72M128 ${y + 8}H156`, near.dark, 2.5)) +
        stroke('M0 86Q12 80 24 86T48 86T72 86T96 86T120 86T144 86T168 86T192 86T216 86', far.light, 4),
    // A huge stone with a town inside, and its lights.
    knowhere: (near, far) =>
        wall('M40 92Q28 58 58 36Q88 8 128 22Q172 38 166 92Z', near.deep) +
        wall('M70 92Q66 64 88 54Q112 46 130 62Q142 76 138 92Z', near.dark) +
        each(
            [
                [78, 40, 8],
                [146, 52, 10],
                [54, 66, 7],
                [118, 34, 5],
            ],
            ([x, y, radius]) => disc(x, y, radius, near.dark) + disc(x - 1, y - 1, radius - 3, far.ground),
        ) +
        repeat(5, (i) =>
            wall(`M${84 + i * 11} 92V${[78, 68, 74, 64, 80][i]}h7V92Z`, i % 2 ? far.ground : far.light),
        ),
    // Domes under water, and bubbles.
    atlantis: (near, far) =>
        each(
            [
                [44, 26],
                [156, 26],
                [100, 38],
            ],
            ([x, radius]) =>
                wall(
                    `M${x - radius} 92V${90 - radius * 0.7}A${radius} ${radius} 0 0 1 ${x + radius} ${90 - radius * 0.7}V92Z`,
                    x === 100 ? near.ground : near.deep,
                ) +
                stroke(
                    `M${x - radius * 0.5} 92V${88 - radius}M${x + radius * 0.5} 92V${88 - radius}`,
                    far.light,
                    2.5,
                ),
        ) +
        wall('M97 26V8L100 2L103 8V26Z', far.accent) +
        each(
            [
                [16, 40, 5],
                [24, 24, 3],
                [184, 34, 6],
                [176, 16, 3.5],
                [70, 22, 3],
            ],
            ([x, y, radius]) => ring(x, y, radius, far.light, 2.5),
        ),
    // A round town on a rock that floats.
    attilan: (near, far) =>
        wall('M34 70H166L132 88L112 84L100 100L84 86L66 88Z', far.deep) +
        mirror(wall('M50 70V44Q58 30 66 44V70ZM70 70V32Q78 16 86 32V70Z', near.ground)) +
        wall('M86 70V22Q100 2 114 22V70Z', near.deep) +
        disc(100, 34, 7, far.light) +
        stroke('M40 76H160', far.light, 3),
    // One tower above all others, with a deck that leans out.
    avengers_tower: (near, far) =>
        each([14, 40, 150, 174], (x, i) => wall(`M${x} 92V${[60, 48, 52, 64][i]}h22V92Z`, far.deep)) +
        wall('M78 92L84 14L112 6Q120 46 118 92Z', near.ground) +
        fill('M84 92L89 18L100 15V92Z', near.light) +
        wall('M110 34L142 30L146 38L114 48Z', far.ground) +
        repeat(5, (i) => stroke(`M84 ${34 + i * 12}H114`, near.dark, 2.5)),
};
