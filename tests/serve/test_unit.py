"""The unit for systemd: understood by it, and as closed as it says."""
import os
import pathlib
import re
import socket
import subprocess
import tempfile
import unittest
import unittest.mock

from running import PATIENCE, PROGRAM, Server, page_folder

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

    def test_the_server_says_when_it_is_ready_and_when_it_stops(self):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager, page_folder() as page:
            manager.settimeout(PATIENCE)
            manager.bind(self.folder + "/notify")
            with unittest.mock.patch.dict(os.environ, NOTIFY_SOCKET=self.folder + "/notify"):
                server = Server("--port", "0", "--page", page)
            with server:
                self.assertEqual(manager.recv(100), b"READY=1")
            self.assertEqual(manager.recv(100), b"STOPPING=1")

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
