"""The unit for systemd: understood by it, and as closed as it says."""
import pathlib
import re
import subprocess
import tempfile
import unittest

from running import PATIENCE, PROGRAM

UNIT = pathlib.Path(__file__).parents[2] / "deploy" / "lemniscate.service"


class Unit(unittest.TestCase):
    def setUp(self):
        # systemd wants to see the program that it would start.
        text = UNIT.read_text()
        self.assertIn("ExecStart=/usr/local/bin/lemniscate serve ", text)
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.file = pathlib.Path(self.folder, "lemniscate.service")
        self.file.write_text(text.replace("/usr/local/bin/lemniscate", str(pathlib.Path(PROGRAM).resolve())))

    def analyze(self, *words):
        return subprocess.run(["systemd-analyze", *words, self.file], capture_output=True, text=True, timeout=PATIENCE)

    def test_systemd_finds_nothing_wrong(self):
        ran = self.analyze("verify", "--man=no")
        self.assertEqual((ran.returncode, ran.stdout, ran.stderr), (0, "", ""))

    def test_a_mistake_would_be_found(self):
        self.file.write_text(self.file.read_text().replace("ProtectSystem=strict", "ProtectSytem=strict"))
        self.assertIn("ProtectSytem", self.analyze("verify", "--man=no").stderr)

    def test_little_of_the_machine_is_exposed(self):
        ran = self.analyze("security", "--offline=true", "--threshold=15")
        level = re.search(r"exposure level for \S+: ([0-9.]+)", ran.stdout)
        self.assertTrue(level, ran.stdout + ran.stderr)
        self.assertEqual(ran.returncode, 0, level[0])


if __name__ == "__main__":
    unittest.main()
