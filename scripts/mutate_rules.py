#!/usr/bin/env python3
"""Changes the rule code of both games, one thing at a time, and sees whether a test notices.

  scripts/mutate_rules.py [--count N] [--seed S] [--jobs N] [--list] [FILE...]

A comparison is turned around or moved by one, `and` becomes `or`, plus becomes minus, a number one more,
a condition its opposite, a statement nothing: in the headers of games/*/ that are rules, or in the FILEs.
Of all such changes a sample of N for each game is tried (50 unless told; 0 for all of them), always the
same for one seed. Each gets one verdict:

  noticed     a test fails; its name is printed
  refused     the compiler stops
  equivalent  no game can show it: see EQUIVALENT below, with the reasons
  unnoticed   a gap in the tests; the exit code is 1

--list only prints the sample. Needed are python3 and what ./test installs; the exit code is 2 when it
cannot do its work. The tree is never touched: all work is done in a temporary folder. It is read all the
time, though, so leave the sources alone.

How it works. The tests of the rules are built once, by cmake. A change is a copy of one header that stands
in front of the tree's; of a test program only its own files are compiled again, those of `match` that read
and write positions are not. The programs are tried one after the other, until one fails.
"""

import argparse
import json
import os
import pathlib
import random
import re
import shlex
import sys
import tempfile
import time

from mutation import fail, failing_test, first_error, judge_all, must_run, run

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Each game's programs, those first that notice most for the least compiling.
PROGRAMS = {
    "shards": ["shards_differential_test", "shards_test", "shards_kit_test", "shards_modes_test",
               "shards_cards_test", "shards_events_test", "shards_perft_test",
               "position_kit_test"],
    "splendor": ["differential_test", "splendor_test", "splendor_kit_test", "perft_test",
                 "position_kit_test"],
}
# Headers of a game that are no rules: facts of cards, text, and what outsiders include.
NO_RULES = re.compile(r"(cards|capacities|event|move|notation|options|setups|vocabulary|splendor|shards|"
                      r"test_\w+)\.h")
# Libraries that belong to the tests and call the rules.
TEST_LIBRARIES = ["shards_proof"]

# What no game can show: (file, line, changed line) and why.
EQUIVALENT = {}

# ---------------------------------------------------------------------------------------------------
# The changes.

# (what, becomes); spaces around an operator keep templates and references out of it.
EXCHANGES = [
    (r" == ", " != "), (r" != ", " == "),
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
    (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \+= ", " -= "), (r" -= ", " += "),
    (r" & ", " | "), (r" \| ", " & "),
    (r"\+\+(?=[\w.\[\]]+;)", "--"), (r"--(?=[\w.\[\]]+;)", "++"),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"\bif \(!", "if ("), (r"\bif \((?=\w[\w:.]*\([^()]*\)\) )", "if (!"),
    (r"(?<=return )!", ""),
    (r"(?<![\w.])0(?=U?[;,)\s])", "1"), (r"(?<![\w.])1(?=U?[;,)\s])", "2"),
    (r"\bstd::min\b", "std::max"), (r"\bstd::max\b", "std::min"),
]
# A whole statement on one line that is no declaration and no return.
STATEMENT = re.compile(r"(?:if \(.*\) )?\w[\w:.\->\[\]()]*(?:\(.*\)| [-+|&]?= [^;]*);|[-+]{2}\w[^;]*;")
# Lines that are no deeds.
KEPT = re.compile(r"\s*(//|#|static_assert|template|using|namespace|enum|struct|inline|LEMNISCATE_CONSTANT)")


class Change:
    """One line of a header, and what it becomes."""

    def __init__(self, path, number, old, new):
        self.path, self.number, self.old, self.new = path, number, old, new

    def __str__(self):
        return f"{self.path}:{self.number + 1}: {self.old.strip()} -> {self.new.strip() or '(nothing)'}"

    @property
    def key(self):
        return self.path, self.old.strip(), self.new.strip()


def changed_lines(line):
    """Every line that differs from this one in one thing."""
    for what, becomes in EXCHANGES:
        for found in re.finditer(what, line):
            yield line[:found.start()] + becomes + line[found.end():]
    whole = line.count("(") == line.count(")") and not re.match(r"\s*(return|break|continue)\b", line)
    if whole and STATEMENT.fullmatch(line.strip()):
        yield ""


def changes_of(path):
    changes = []
    for number, line in enumerate((ROOT / path).read_text().splitlines()):
        if not KEPT.match(line):
            code = line.split(" //")[0]
            changes += [Change(path, number, line, new) for new in dict.fromkeys(changed_lines(code))]
    return changes


def rule_files(game):
    headers = sorted((ROOT / "games" / game).glob("*.h"))
    return [f"games/{game}/{path.name}" for path in headers if not NO_RULES.fullmatch(path.name)]


def chosen_changes(options):
    chosen = []
    for game in PROGRAMS:
        files = [name for name in rule_files(game) if not options.files or name in options.files]
        changes = [change for name in files for change in changes_of(name)]
        if 0 < options.count < len(changes):
            changes = random.Random(options.seed).sample(changes, options.count)
        chosen += sorted(changes, key=lambda change: (change.path, change.number))
    known = [name for game in PROGRAMS for name in rule_files(game)]
    if unknown := [name for name in options.files if name not in known]:
        fail(f"no such file of rules: {', '.join(unknown)}; there are {', '.join(known)}")
    return chosen


# ---------------------------------------------------------------------------------------------------
# Building once, and judging every change.


class Workshop:
    """A build folder with the tests of the rules, and what is needed to build parts of them again."""

    def __init__(self, folder, games, jobs):
        self.folder = pathlib.Path(folder)
        programs = [program for game in games for program in PROGRAMS[game]]
        must_run(["cmake", "-S", ROOT, "-B", self.folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                  "-DCMAKE_CXX_FLAGS_RELEASE=-O2", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
                  "-DLEMNISCATE_TESTS=ON", "-DLEMNISCATE_TOGETHER=all", "-DLEMNISCATE_TESTED_ELSEWHERE="])
        must_run(["cmake", "--build", self.folder, "-j", jobs, "--target", *programs])
        self.compiling = self.compile_commands()
        self.needing = self.objects_by_header()
        self.linking = {program: self.link_command(program) for program in programs}
        self.longest = {program: self.time_limit(program) for program in programs}

    def compile_commands(self):
        """By object: the words of the command that makes it."""
        entries = json.loads((self.folder / "compile_commands.json").read_text())
        commands = [shlex.split(entry["command"]) for entry in entries]
        return {command[command.index("-o") + 1]: command for command in commands}

    def objects_by_header(self):
        needing, current = {}, None
        for line in run(["ninja", "-C", self.folder, "-t", "deps"]).stdout.splitlines():
            if line and not line.startswith(" "):
                current = line.split(":")[0]
            elif line.strip().startswith(str(ROOT)):
                name = os.path.relpath(os.path.normpath(line.strip()), ROOT)
                needing.setdefault(name, set()).add(current)
        return needing

    def link_command(self, program):
        """The words that link a program, with the objects of the tests' own libraries one by one."""
        lines = run(["ninja", "-C", self.folder, "-t", "commands", program]).stdout.splitlines()
        words = []
        for word in shlex.split(lines[-1].split("&&")[1]):
            library = next((name for name in TEST_LIBRARIES if word.endswith(f"lib{name}.a")), None)
            words += [name for name in self.compiling if f"/{library}.dir/" in name] if library else [word]
        return words

    def program_path(self, program):
        command = self.linking[program]
        return self.folder / command[command.index("-o") + 1]

    def time_limit(self, program):
        """Runs it without any change: a test may take four times as long with one."""
        begin = time.monotonic()
        if (test := failing_test(self.program_path(program), longest=600)) is not None:
            fail(f"{program} fails without any change: {test}")
        return 10 + 4 * (time.monotonic() - begin)

    def build(self, program, change, work):
        """A program with the changed header; returns it, or what the compiler says."""
        command = list(self.linking[program])
        for i, word in enumerate(command):
            if word not in self.needing[change.path]:
                continue
            made = work / word.replace("/", "_")
            if not made.exists():
                compiling = list(self.compiling[word])
                compiling[compiling.index("-o") + 1] = str(made)
                compiling[compiling.index("-O2")] = "-O1"  # which is compiled in half the time
                result = run([compiling[0], f"-I{work}", *compiling[1:]], cwd=self.folder)
                if result.returncode:
                    return None, first_error(result.stderr)
            command[i] = str(made)
        target = work / program
        command[command.index("-o") + 1] = str(target)
        result = run(command, cwd=self.folder)
        if result.returncode:
            fail(result.stderr)
        return target, None

    def judge(self, change):
        """The verdict, and by whom or why."""
        if reason := EQUIVALENT.get(change.key):
            return "equivalent", reason
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            work = pathlib.Path(name)
            lines = (ROOT / change.path).read_text().splitlines()
            lines[change.number] = change.new
            (work / change.path).parent.mkdir(parents=True)
            (work / change.path).write_text("\n".join(lines) + "\n")
            for program in PROGRAMS[change.path.split("/")[1]]:
                built, refusal = self.build(program, change, work)
                if refusal:
                    return "refused", refusal
                test = failing_test(built, longest=self.longest[program])
                if test is not None:
                    return "noticed", test or f"{program}, which does not start"
                built.unlink()
        return "unnoticed", ""


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--count", type=int, default=50, help="how many changes for each game; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time")
    parser.add_argument("--list", action="store_true", help="only print the changes")
    options = parser.parse_args()
    changes = chosen_changes(options)
    if options.list:
        print(*changes, f"{len(changes)} changes", sep="\n")
        return 0
    games = [game for game in PROGRAMS if any(f"/{game}/" in change.path for change in changes)]
    with tempfile.TemporaryDirectory() as folder:
        return judge_all(changes, Workshop(folder, games, options.jobs).judge, options.jobs)


if __name__ == "__main__":
    sys.exit(main())
