// Arrow keys within a zone of the table: to the nearest button in that direction.
import type { Attachment } from 'svelte/attachments';

const ways: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

const middleOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2] as const;
};

export const arrows: Attachment<HTMLElement> = (zone) => {
    const go = (event: KeyboardEvent) => {
        const way = ways[event.key];
        const from = document.activeElement;
        if (!way || !(from instanceof HTMLButtonElement) || !zone.contains(from)) return;
        const [x, y] = middleOf(from);
        const reachable = [...zone.querySelectorAll('button')].flatMap((button) => {
            const [dx, dy] = middleOf(button).map((value, axis) => value - [x, y][axis]);
            const along = dx * way[0] + dy * way[1];
            const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
            return button !== from && along > 1 ? [{ button, far: along + 2 * across }] : [];
        });
        if (reachable.length === 0) return;
        reachable.reduce((near, one) => (one.far < near.far ? one : near)).button.focus();
        event.preventDefault();
    };
    zone.addEventListener('keydown', go);
    return () => zone.removeEventListener('keydown', go);
};
