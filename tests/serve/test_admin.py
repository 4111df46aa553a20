"""Backups, restoring and forgetting, with a server that runs and a match that goes on."""
import contextlib
import hashlib
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from running import PATIENCE, PROGRAM, Server, page_folder
from websocket import connect

SALT = bytes(16)


def admin(*words):
    return subprocess.run([PROGRAM, "admin", *words], env=dict(os.environ, LC_ALL="C.UTF-8"), capture_output=True,
                          text=True, timeout=PATIENCE)


class Person:
    """A guest of a server, who has a WebSocket while `at` it."""

    def __init__(self, server):
        answer = server.ask("/api/guest", method="POST")
        self.id = json.loads(answer.body)["person"]
        self.cookie = answer.fields["set-cookie"].partition(";")[0]

    @contextlib.contextmanager
    def at(self, server):
        with connect(server.port, cookie=self.cookie) as self.socket:
            self.tell(do="hello", id="h", protocol=1)
            self.wait_for("hello")
            yield self

    def tell(self, **message):
        self.socket.send(message)

    def wait_for(self, *names, until=lambda message: True):
        """The next message with one of these fields that is as it should be."""
        while True:
            message = self.socket.receive()
            assert "refused" not in message, message
            if any(name in message for name in names) and until(message):
                return message

    def phase(self, phase):
        return self.wait_for("update", until=lambda message: message["update"]["now"]["phase"] == phase)["update"]["now"]

    def play_against_a_bot(self):
        """The id of a table at which cards are dealt."""
        settings = {"game": "splendor", "options": {"players": "2"}, "clock": {"kind": "none"},
                    "seats": [{"kind": "open"}, {"kind": "bot", "name": "random"}]}
        self.tell(do="open", id="o", settings=settings, listed=False)
        opened = self.wait_for("done")
        where = {"table": opened["table"], "code": opened["code"]}
        self.tell(do="watch", id="w", **where)
        match = bytes.fromhex(self.phase("gathering")["match"])
        sealed = hashlib.sha256(b"lemniscate salt 1\n" + match + SALT).hexdigest()
        self.tell(do="command", command={"do": "sit", "id": "c1", "seat": 0, "salt_hash": sealed}, **where)
        self.phase("salting")
        self.tell(do="command", command={"do": "salt", "id": "c2", "seat": 0, "salt": SALT.hex()}, **where)
        self.phase("playing")
        return opened["table"]


class Administering(unittest.TestCase):
    def setUp(self):
        self.page = self.enterContext(page_folder())
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.data = str(self.folder / "data")

    def server(self):
        return Server("--port", "0", "--page", self.page, "--data", self.data, "--bot-pace", "0", "--log-level", "error")

    def test_a_match_in_a_backup_that_is_restored_ends_as_abandoned_and_one_that_is_not_goes_on(self):
        copy = str(self.folder / "copy.db")
        with self.server() as server:
            anna = Person(server)
            with anna.at(server):
                table = anna.play_against_a_bot()
            ran = admin("backup", copy, "--data", self.data)
            self.assertEqual(ran.returncode, 0, ran.stderr)
        with self.server() as server, anna.at(server):
            anna.tell(do="watch", id="w", table=table, seat=0)
            anna.phase("playing")
        ran = admin("restore", copy, "--data", self.data, "--force")
        self.assertEqual(ran.returncode, 0, ran.stderr)
        with self.server() as server, anna.at(server):
            anna.tell(do="watch", id="w", table=table, seat=0)
            self.assertEqual(anna.phase("over")["result"]["reason"], "abandoned")

    def test_somebody_who_is_forgotten_is_a_stranger_to_a_server_that_runs(self):
        with self.server() as server:
            anna = Person(server)
            self.assertEqual(server.ask("/api/guest", Cookie=anna.cookie).status, 200)
            ran = admin("forget", anna.id, "--data", self.data)
            self.assertEqual(ran.returncode, 0, ran.stderr)
            self.assertEqual(server.ask("/api/guest", Cookie=anna.cookie).status, 401)
            self.assertEqual(admin("forget", anna.id, "--data", self.data).returncode, 2)

    def test_somebody_who_is_forgotten_while_connected_is_no_longer(self):
        with self.server() as server:
            anna, ben = Person(server), Person(server)
            with anna.at(server), ben.at(server):
                anna.play_against_a_bot()
                ran = admin("forget", anna.id, "--data", self.data)
                self.assertEqual(ran.returncode, 0, ran.stderr)
                self.assertIsNotNone(anna.socket.receive_close())
                ben.tell(do="ping", id="p")
                ben.wait_for("done")


if __name__ == "__main__":
    unittest.main()
