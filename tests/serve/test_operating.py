"""docs/operating.md tells what is: settings, numbers, events and the files that it speaks of."""
import pathlib
import re
import subprocess
import tempfile
import unittest
import urllib.request

from running import PATIENCE, PROGRAM, Server, free_port, page_folder

ROOT = pathlib.Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "operating.md").read_text()


def table(heading):
    """The rows of the table below a line of headings, as lists of cells."""
    lines = GUIDE[GUIDE.index(heading):].split("\n")[2:]
    rows = []
    for line in lines:
        if not line.startswith("|"):
            return rows
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    raise AssertionError("a table without an end")


def help_of(*words):
    return subprocess.run([PROGRAM, *words, "--help", "--language", "en"], capture_output=True, text=True,
                          check=True, timeout=PATIENCE).stdout


class Guide(unittest.TestCase):
    def test_the_settings_are_those_of_the_help(self):
        found = re.findall(r"^  --([a-z-]+) [A-Z]+ +(.*(?:\n {8,}.*)*)", help_of("serve"), re.MULTILINE)
        told = [[f"`{name}`", " ".join(text.split())] for name, text in found if name not in ("config", "language")]
        self.assertGreater(len(told), 20)
        self.assertEqual(table("| setting | what it is |"), told)

    def test_the_numbers_are_those_that_are_served(self):
        with page_folder() as page, tempfile.TemporaryDirectory() as data:
            port = free_port()
            with Server("--port", "0", "--page", page, "--data", data, "--log-level", "error", "--metrics-port",
                        str(port)):
                with urllib.request.urlopen(f"http://localhost:{port}/metrics", timeout=PATIENCE) as answer:
                    text = answer.read().decode()
        served = [[f"`{name}`", words] for name, words in re.findall(r"^# HELP (\w+) (.*)$", text, re.MULTILINE)]
        self.assertGreater(len(served), 15)
        self.assertEqual(table("| number | what it counts |"), served)

    def test_alarms_are_about_numbers_that_exist(self):
        known = {row[0].strip("`") for row in table("| number | what it counts |")}
        alarms = GUIDE[GUIDE.index("Worth an alarm"):]
        for name in re.findall(r"lemniscate_\w+", alarms):
            self.assertIn(re.sub(r"_bucket$", "", name), known)

    def test_the_events_are_those_that_are_written(self):
        written = set()
        for source in ROOT.glob("server/*.cpp"):
            if source.name.endswith("_test.cpp"):
                continue
            text = source.read_text()
            written |= {(event, level) for level, event in
                        re.findall(r"(?:write|line)\(\s*Level::(\w+),\s*\"(\w+)\"", text)}
        told = {(row[0].strip("`"), row[1]) for row in table("| event | level | what it says |")}
        self.assertGreater(len(told), 5)
        self.assertEqual(told, written)

    def test_every_command_that_it_shows_is_understood(self):
        actions = set(re.findall(r"lemniscate admin (\w+)", GUIDE))
        self.assertEqual(actions, {"backup", "restore", "migrate", "forget"})
        for option in re.findall(r"lemniscate admin [^\n`]*?(--[a-z]+)", GUIDE):
            self.assertIn(option, help_of("admin"))

    def test_links_lead_to_files(self):
        for target in re.findall(r"\]\(([^)#]+)\)", GUIDE):
            self.assertTrue((ROOT / "docs" / target).exists(), target)


if __name__ == "__main__":
    unittest.main()
