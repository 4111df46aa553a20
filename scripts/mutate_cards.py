#!/usr/bin/env python3
"""Changes the cards of Shards, one thing at a time, and sees whether a test notices.

  scripts/mutate_cards.py [--jobs N] [--list] [CARD...]

Every number, condition, word and flag in games/shards/data is changed once, and every line is left out
once; with CARDs, only theirs (`character` stands for the lines before the first card). Each change gets
one verdict:

  noticed     a test fails; its name is printed
  refused     the build stops; what the generator or the compiler says is printed
  equivalent  no game can show it: see EQUIVALENT below, with the reasons
  unnoticed   a gap in the tests; the exit code is 1

--list only prints the changes. Needed are python3 and, of what ./test installs, clang-14, libgtest-dev
and nlohmann-json3-dev; the exit code is 2 when it cannot do its work. The tree is never touched: all
work is done in a temporary folder. It is read all the time, though, so leave the sources alone.

How it is fast. The engine has the cards as constants, which are folded into everything; a change would
mean to build the tests anew, and there are more than a thousand changes. So the tests are built once
from copies of a few files in which the tables are not constants but data of a small shared library
(see REWRITES). Then a change costs only the generator, one small file to compile, and a run of the
tests. What the compiler found out about constants is found out when the program starts: a check that
fails, or a step beyond the end of an array, ends it before the first test. In that case the compiler is
shown the tables and the headers of the tree as they are, and has the last word.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import sys
import tempfile

from mutation import fail, failing_test, first_error, judge_all, must_run, run

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "games/shards/data"
# The card files in the order in which the build names them.
SETS = re.findall(r"/data/(\w+)\.cards", (ROOT / "games/shards/CMakeLists.txt").read_text())
# Functions that read the tables are not constant any more; g++ 12 cannot be told to let that pass.
COMPILER = ["clang++-14", "-std=c++20", "-w", "-Wno-invalid-constexpr"]
CHECKED = ["-O1", "-fsanitize=bounds", "-fsanitize-trap=bounds"]
# Of match: what reads and writes positions. The tests of cards need no more.
NEEDED = re.compile(r"match/(derived|\w+_json|json_text|options|path|position|problem|reader|"
                    r"shards/(card_reader|check_\w+|options|read_\w+|write_position))\.cpp")

# What no game can show: (card, line, changed line) and why.
EQUIVALENT = {
    ("infinity_shard", "play at 30: power infinite instead", "play at 30: power infinite"):
        "5 power and infinite power are infinite power",
    ("scion_of_nothingness", "play echo: power 2 per wraethe_discard",
     "play power 2 per wraethe_discard"):
        "without a Wraethe card in the discard pile it counts none; Nemesis has no such pile",
}

# ---------------------------------------------------------------------------------------------------
# The changes.

FACTIONS = ["homodeus", "order", "undergrowth", "wraethe"]
CHARACTERS = ["decima", "ko_syn_wu", "tetra", "volos"]
CONDITIONS = ["inspire", "unify", "dominion", "echo", "ahead"]

# Words that can stand in each other's place; each is exchanged for every other one of its group.
GROUPS = [
    FACTIONS,
    CHARACTERS,
    CONDITIONS,
    ["starter", "ally", "mercenary", "champion", "relic"],
    ["gems", "power", "mastery", "health", "draw"],
    ["weaken", "banish", "talons", "take"],
    ["return", "return_all"],
    ["copy", "copy_every"],
    ["one", "all"],
    ["guards", "unattackable", "above_mastery", "returns_with_champion"],
    ["fortifies", "shields_in_play"],
    ["play", "exhaust"],
    ["general_decurion", "numeri_drones", "evokatus"],  # whom a champion stands behind
]
# Words with a faction in front: the faction is exchanged, and what follows it.
OF_A_FACTION = ["_champion", "_ally", "_discard"]
# Words that fit after a certain word, whatever their group.
AFTER = {
    "return": ["champion", "mercenary", *FACTIONS],
    "return_all": ["champion", "mercenary", *FACTIONS],
    "copy": ["non_champion", *(faction + "_ally" for faction in FACTIONS)],
    "power": ["infinite", "double", "mastery", "half_mastery"],
    "shield": ["mastery", "7", "20"],
}
FLAGS = ["instead", "only", "to_hand"]


def others(before, word):
    """The words that fit in the place of a word, perhaps itself; `before` stands in front of it."""
    if word.isdigit():
        return [str(int(word) + 1), str(int(word) - 1)]
    found = list(AFTER.get(before, []))
    if not found:
        found += [other for group in GROUPS if word in group for other in group]
    for ending in OF_A_FACTION:
        faction = word.removesuffix(ending)
        if word.endswith(ending) and faction in FACTIONS:
            found += [other + ending for other in FACTIONS]
            found += [faction + other for other in OF_A_FACTION]
    if word.endswith("_champions"):  # as a condition
        found += [faction + "_champions" for faction in FACTIONS]
    return found


def changed_words(words):
    """The line with one word exchanged."""
    for i, word in enumerate(words):
        colon = ":" if word.endswith(":") else ""
        for other in others(words[i - 1] if i else "", word.rstrip(":")):
            yield words[:i] + [other + colon] + words[i + 1:]


def changed_conditions(words):
    """The line with its mastery or its condition dropped, or with another condition."""
    end = next((i for i, word in enumerate(words) if word.endswith(":")), None)
    if end is None:
        return
    head, deed = [*words[1:end], words[end].rstrip(":")], words[end + 1:]
    only = head[:1] if head[0] == "only" else []
    head = head[len(only):]
    at, condition = (head[:2], head[2:]) if head[0] == "at" else ([], head)

    def line(*parts):
        kept = [word for part in parts for word in part]
        return [words[0], *kept[:-1], kept[-1] + ":", *deed] if kept else [words[0], *deed]

    if at:
        yield line(only, condition)
    if condition:
        yield line(at) if at else line()
        for other in CONDITIONS:
            yield line(only, at, [other])


def dropped_words(words):
    """The line without one of its flags, without what it is multiplied by, or without its last word
    where a card is two kinds at once."""
    for i, word in enumerate(words):
        if word in FLAGS:
            yield words[:i] + words[i + 1:]
        elif word == "per":
            yield words[:i] + words[i + 2:]
    if words[0] == "kind" and len(words) > 2:
        yield words[:-1]


def changed_lines(line):
    """Every line that differs from this one in one thing; the last one is no line at all."""
    words = line.split()
    ways = [changed_words, changed_conditions, dropped_words]
    changed = [" ".join(new) for way in ways for new in way(words)]
    return [new for new in dict.fromkeys(changed) if new != line] + [""]


class Change:
    """One line of a card file, and what it becomes."""

    def __init__(self, card_set, card, number, old, new):
        self.card_set, self.card, self.number, self.old, self.new = card_set, card, number, old, new

    def __str__(self):
        return f"{self.card}: {self.old} -> {self.new or '(no line)'}"

    @property
    def key(self):
        return self.card, self.old, self.new


def all_changes():
    changes = []
    for card_set in SETS:
        card = "character"
        for number, line in enumerate((DATA / f"{card_set}.cards").read_text().splitlines()):
            text = " ".join(line.split("#")[0].split())
            if text.startswith("card "):
                card = text.split()[1]
            elif text:
                changes += [Change(card_set, card, number, text, new) for new in changed_lines(text)]
    return changes


# ---------------------------------------------------------------------------------------------------
# Copies of the sources in which the tables are data.

# What is counted from the cards and is the size of something: room enough for every change.
SIZES = {"all_cards": 176, "side_cards": 132, "relic_cards": 16, "relic_places": 6, "lasting_places": 16,
         "most_frames": 6, "max_moves": 8192, "most_card_moves": 1000, "highest_cost": 9}

# (files, what, becomes): each must be found, or the sources have changed and so must this list.
REWRITES = [
    *(("games/shards/*.h", rf"LEMNISCATE_CONSTANT (std::uint32_t {name} =)[^;]*;",
       rf"inline constexpr \1 {size};") for name, size in SIZES.items()),
    ("games/shards/deal.h", r"Card cards\[centre_cards\];", "Card cards[255];"),
    ("games/shards/notation.h", r"FixedText<longest_move\(\)>", "FixedText<400>"),
    # Sets of cards, tables that are made from the printed ones, and other counts.
    ("games/shards/*.h", r"LEMNISCATE_CONSTANT (?!std::uint32_t)", "inline const "),
    ("games/shards/*.h",
     r"LEMNISCATE_CONSTANT (std::uint32_t (?:starter_cards|centre_cards|lasting_kinds|shield_kinds) =)",
     r"inline const \1"),
    ("games/shards/ways_to_play.h", r"inline constexpr Setup", "inline const Setup"),
    ("games/shards/conditions.h", r"constexpr (std::uint32_t \w+ = lasting_table)", r"const \1"),
    ("match/shards/parts.h", r"static constexpr (shards::CardSet \w+ =)", r"inline static const \1"),
    ("match/shards/read_players.cpp", r"constexpr (CardSet \w+ =)", r"const \1"),
    # How many cards there are never changes; how many of them are shields does.
    ("games/shards/cards.h", r"std::size\(printed\)", "std::size(card_ids)"),
    ("games/shards/move.h", r"Card card\[shield_kinds\];", "Card card[card_types];"),
    # What is checked about cards when they are constants is checked when the program starts.
    ("games/shards/*.h",
     r'static_assert\((\(?(\w+_set|two_bits_count_shields|copies_in|prices)\b[^;"]*?)(?:,\s*"[^"]*")?\);',
     r"inline const bool \2_checked = (\1) ? true : throw 0;"),
]
TABLES_INCLUDE = '#include "games/shards/tables.inc"\n'
TABLE = re.compile(r"^LEMNISCATE_CONSTANT (CardFacts|Line|Faction|bool) (\w+)\[\] = \{$", re.M)
MOST_LINES = 255  # a card knows its first one by a byte; those that are not used are never looked at


def rewrite(folder):
    """Writes the changed copies into the folder; includes find them there before the tree's."""
    texts = {}
    for pattern, what, becomes in REWRITES:
        count = 0
        for path in ROOT.glob(pattern):
            name = path.relative_to(ROOT)
            texts[name], found = re.subn(what, becomes, texts.get(name) or path.read_text())
            count += found
        if count == 0:
            fail(f"'{what}' is nowhere in {pattern}: REWRITES must follow the sources")
    for name, text in texts.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)


def table_sizes(tables):
    """How large the tables of the library are, by name."""
    sizes = {}
    for kind, name in TABLE.findall(tables):
        body = tables[tables.index(f" {name}[] = {{"):].split("\n};")[0]
        sizes[name] = MOST_LINES if kind == "Line" else len(body.splitlines()) - 1
    if sorted(sizes) != ["character_factions", "is_set_usual", "printed", "printed_lines"]:
        fail(f"the generator makes other tables now: {', '.join(sizes)}")
    return sizes


def declarations(tables, sizes):
    """What the tests include: ids are constants as ever, the tables are only declared."""
    first = TABLE.search(tables).start()
    declared = [f"extern const {kind} {name}[{sizes[name]}];\n" for kind, name in TABLE.findall(tables)]
    return tables[:first] + "".join(declared)


def library_source(tables, sizes):
    """What the library is made from: the types that cards.h defines before the tables, the tables."""
    types = (ROOT / "games/shards/cards.h").read_text().split(TABLES_INCLUDE)[0]
    defined = TABLE.sub(lambda m: f"extern const {m[1]} {m[2]}[{sizes[m[2]]}] = {{", tables)
    return types + defined + "}\n"


def listed_sources(lists, target):
    """The source files of a target, from its CMakeLists.txt."""
    text = (ROOT / lists).read_text()
    found = re.search(rf"\({target}\s([^)]*)\)", text)
    if not found:
        fail(f"{lists} has no {target}")
    return [pathlib.Path(lists).parent / name for name in re.findall(r"\S+\.cpp", found[1])]


# ---------------------------------------------------------------------------------------------------
# Building once, and judging every change.


class Workshop:
    """A folder with everything that is built once."""

    def __init__(self, folder, jobs):
        self.folder = pathlib.Path(folder)
        self.copy = self.folder / "copy"
        self.tests = self.folder / "tests"
        self.generator = self.build_generator("shards")
        self.generate_splendor()
        plain = self.folder / "plain"
        plain.mkdir()
        refusal = self.generate(plain, {})
        if refusal:
            fail(refusal)
        tables = (plain / "tables.inc").read_text()
        self.sizes = table_sizes(tables)
        rewrite(self.copy)
        (self.copy / "games/shards/tables.inc").write_text(declarations(tables, self.sizes))
        self.make_library(plain)
        self.build_tests(plain, jobs)
        if test := self.failing(plain):
            fail(f"the tests fail without any change: {test}")

    def build_generator(self, game):
        program = self.folder / f"generate_{game}"
        sources = sorted((ROOT / f"games/{game}/generate").glob("*.cpp"))
        must_run([*COMPILER, f"-I{ROOT}", *sources, "-o", program])
        return program

    def generate_splendor(self):
        """The headers of match know both games; the tables of the other one never change."""
        target = self.copy / "games/splendor/tables.inc"
        target.parent.mkdir(parents=True)
        data = ROOT / "games/splendor/data"
        must_run([self.build_generator("splendor"), data / "characters.csv", data / "locations.csv",
                  target])

    def build_tests(self, plain, jobs):
        shared = [name for library in ["lemniscate_documents", "lemniscate_match"]
                  for name in listed_sources("match/CMakeLists.txt", f"{library} STATIC")]
        of_shards = [path.relative_to(ROOT) for path in (ROOT / "match/shards").glob("*.cpp")]
        match = [name for name in shared + sorted(of_shards) if NEEDED.fullmatch(name.as_posix())]
        tests = [name for target in ["shards_proof STATIC", "shards_cards_test"]
                 for name in listed_sources("tests/shards/CMakeLists.txt", target)]
        sources = match + tests

        def build(name):
            target = self.folder / ("_".join(name.parts) + ".o")
            source = self.copy / name if (self.copy / name).exists() else ROOT / name
            must_run([*COMPILER, *CHECKED, f"-I{self.copy}", f"-I{ROOT}", "-c", source, "-o", target])
            return target

        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            objects = list(pool.map(build, sources))
        must_run([*COMPILER, *objects, f"-L{plain}", "-ltables", "-lgtest", "-lgtest_main", "-o",
                  self.tests])

    def generate(self, folder, files):
        """Makes the tables of these card files, of the tree's where none is given; returns why not."""
        arguments = [files.get(card_set, DATA / f"{card_set}.cards") for card_set in SETS]
        result = run([self.generator, folder / "tables.inc", *arguments])
        return first_error(result.stderr) if result.returncode else None

    def make_library(self, folder):
        source = folder / "tables.cpp"
        source.write_text(library_source((folder / "tables.inc").read_text(), self.sizes))
        must_run([*COMPILER, "-O0", "-fPIC", "-shared", f"-I{ROOT}", source, "-o",
                  folder / "libtables.so"])

    def failing(self, folder):
        """The first test that fails with the library of a folder."""
        return failing_test(self.tests, {"LD_LIBRARY_PATH": str(folder)})

    def compiler_refusal(self, folder):
        """What the compiler says about the headers of the tree with the tables of a folder."""
        include = folder / "include/games/shards"
        include.mkdir(parents=True)
        (folder / "tables.inc").rename(include / "tables.inc")
        source = folder / "check.cpp"
        source.write_text('#include "games/shards/shards.h"\n')
        result = run([*COMPILER, "-fsyntax-only", f"-I{folder / 'include'}", f"-I{ROOT}", source])
        return first_error(result.stderr) if result.returncode else None

    def judge(self, change):
        """The verdict, and by whom or why."""
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            folder = pathlib.Path(name)
            lines = (DATA / f"{change.card_set}.cards").read_text().splitlines()
            lines[change.number] = change.new
            changed = folder / f"{change.card_set}.cards"
            changed.write_text("\n".join(lines) + "\n")
            if refusal := self.generate(folder, {change.card_set: changed}):
                return "refused", refusal
            self.make_library(folder)
            test = self.failing(folder)
            if test:
                return "noticed", test
            if test == "":
                refusal = self.compiler_refusal(folder)
                return ("refused", refusal) if refusal else ("unnoticed", "the tests do not start")
        reason = EQUIVALENT.get(change.key)
        return ("equivalent", reason) if reason else ("unnoticed", "")


def chosen_changes(cards):
    changes = all_changes()
    known = {change.card for change in changes}
    if unknown := [card for card in cards if card not in known]:
        fail(f"no such card: {', '.join(unknown)}")
    if stale := set(EQUIVALENT) - {change.key for change in changes}:
        fail(f"EQUIVALENT names what is no change: {stale}")
    return [change for change in changes if not cards or change.card in cards]


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", nargs="*", metavar="CARD")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time")
    parser.add_argument("--list", action="store_true", help="only print the changes")
    options = parser.parse_args()
    changes = chosen_changes(options.cards)
    if options.list:
        print(*changes, f"{len(changes)} changes", sep="\n")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        return judge_all(changes, Workshop(folder, options.jobs).judge, options.jobs)


if __name__ == "__main__":
    sys.exit(main())
