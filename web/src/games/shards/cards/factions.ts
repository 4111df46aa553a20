// The signs of the factions, in a box of 24: hexagon, arch, leaf, crescent, shard.
import type { Faction } from './facts';

const ring = 'M16 12a4 4 0 1 0-8 0a4 4 0 1 0 8 0z';

export const factionShapes: Record<Faction, string> = {
    homodeus: `<path fill-rule="evenodd" d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z${ring}"/>`,
    order: '<path d="M3 23V12a9 9 0 0 1 18 0v11h-5V12a4 4 0 0 0-8 0v11z"/>',
    undergrowth: '<path d="M11 1.5C1.5 6.5.5 18 11 22.5V8h2v14.5C23.5 18 22.5 6.5 13 1.5L12 1z"/>',
    wraethe: '<path d="M15 1a11 11 0 1 0 7.5 16A9 9 0 0 1 15 1z"/>',
    none: '<path d="M12 1l7 8-7 14L5 9z"/>',
};
