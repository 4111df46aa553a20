#!/usr/bin/env python3
"""Turns coloured terminal output on standard input into an SVG picture on standard output.

The picture in the README is made by docs/images/terminal.sh, which runs a real game.
"""

import html
import re
import sys

CELL, LINE, SIZE, MARGIN = 8.43, 17, 14, 16
DARK = {"ground": "#15181e", "text": "#d5d9e0", "faint": "#7d8590"}
LIGHT = {"ground": "#fdfdfb", "text": "#24292f", "faint": "#8b949e"}
BASIC = ["#000000", "#cd3131", "#2ea043", "#d9a514", "#2472c8", "#bc3fbc", "#39c5cf", "#e5e5e5"]


def palette(number):
    """A colour of the 256: sixteen basic ones, a cube of six levels, a ramp of greys."""
    if number < 16:
        return BASIC[number % 8]
    if number >= 232:
        level = 8 + 10 * (number - 232)
        return f"#{level:02x}{level:02x}{level:02x}"
    levels = [0, 95, 135, 175, 215, 255]
    number -= 16
    rgb = levels[number // 36], levels[number // 6 % 6], levels[number % 6]
    return "#%02x%02x%02x" % rgb


class Pen:
    def __init__(self, theme):
        self.theme = theme
        self.reset()

    def reset(self):
        self.colour, self.ground, self.bold, self.faint = None, None, False, False

    def apply(self, codes):
        codes = [int(code or 0) for code in codes.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.faint = True
            elif code in (22,):
                self.bold = self.faint = False
            elif 30 <= code <= 37:
                self.colour = BASIC[code - 30]
            elif code == 39:
                self.colour = None
            elif code == 49:
                self.ground = None
            elif code in (38, 48) and codes[:1] == [5]:
                setattr(self, "colour" if code == 38 else "ground", palette(codes[1]))
                del codes[:2]

    def ink(self):
        return self.colour or self.theme["faint" if self.faint else "text"]


def runs(line, pen):
    """Pieces of a line that look alike: (column, text, ink, ground, bold)."""
    column = 0
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if piece.startswith("\x1b["):
            pen.apply(piece[2:-1])
        elif piece:
            yield column, piece, pen.ink(), pen.ground, pen.bold
            column += len(piece)


def draw(lines, theme):
    width = max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in lines) * CELL + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" '
           f'width="{width:.0f}" height="{height}">')
    yield ("<style>text{font:%dpx 'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre}"
           ".b{font-weight:bold}</style>" % SIZE)
    yield f'<rect width="100%" height="100%" rx="8" fill="{theme["ground"]}"/>'
    pen = Pen(theme)
    for row, line in enumerate(lines):
        top = MARGIN + row * LINE
        for column, text, ink, ground, bold in runs(line, pen):
            left, length = MARGIN + column * CELL, len(text) * CELL
            if ground:
                yield (f'<rect x="{left:.1f}" y="{top + 1}" width="{length:.1f}" '
                       f'height="{LINE - 2}" rx="3" fill="{ground}"/>')
            if text.strip():
                marks = ' class="b"' if bold else ""
                yield (f'<text x="{left:.1f}" y="{top + 13}" textLength="{length:.1f}" '
                       f'fill="{ink}"{marks} xml:space="preserve">{html.escape(text)}</text>')
    yield "</svg>"


if __name__ == "__main__":
    shown = [line.rstrip("\r\n") for line in sys.stdin]
    while shown and not shown[-1].strip():
        shown.pop()
    print("\n".join(draw(shown, LIGHT if "--light" in sys.argv else DARK)))
