import { expect, test } from 'vitest';
import { halftone } from './halftone';

const dots = halftone({
    colour: '#000',
    opacity: 0.5,
    width: 100,
    y: 160,
    step: -8,
    rows: 3,
    apart: 10,
    radius: 4,
    less: 1,
});

test('rows of dots get smaller from the edge on, every second one between the dots of the last', () => {
    expect([...dots.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => width)).toEqual(['8', '6', '4']);
    expect([...dots.matchAll(/d="M(\S+) (\S+)h/g)].map(([, x, y]) => [x, y])).toEqual([
        ['0', '160'],
        ['5', '152'],
        ['0', '144'],
    ]);
});
