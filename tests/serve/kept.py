"""What a server has left in its folder, compared with what people were told."""
import json
import pathlib
import sqlite3
import subprocess
import tempfile

from place import LOOKING, Wrong
from running import PATIENCE, PROGRAM

FILE = "tables.db"


def open_database(folder, **options):
    return sqlite3.connect(pathlib.Path(folder) / FILE, isolation_level=None, **options)


class Kept:
    """The file of a server that is not running."""

    def __init__(self, folder):
        database = open_database(folder)
        self.integrity = database.execute("PRAGMA integrity_check").fetchall()
        self.tables = {}  # entries by id, as JSON
        for key, table in database.execute("SELECT table_key, id FROM tables").fetchall():
            rows = database.execute("SELECT number, time, person, command, text FROM entries WHERE table_key = ? "
                                    "ORDER BY number", (key,))
            self.tables[table] = [self.entry(*row) for row in rows]
        self.chat = database.execute("SELECT id, number, person, chat.command, text FROM chat "
                                     "JOIN tables USING (table_key) ORDER BY id, number").fetchall()
        self.counted = dict(database.execute("SELECT id, entries FROM tables"))
        self.behind = {row[0] for row in database.execute("SELECT id FROM behind JOIN tables USING (table_key)")}
        self.beat = database.execute("SELECT time FROM beat").fetchone()[0]
        database.close()

    @staticmethod
    def entry(number, time, person, command, text):
        entry = json.loads(text)
        columns = (number, time, person, command)
        if columns != (entry["number"], entry["time"], entry.get("person", ""), entry.get("command", "")):
            raise Wrong(f"{columns} stands beside {entry}")
        return entry

    def check(self, population):
        """Nothing that was acknowledged is missing, nothing is there twice, nothing is damaged."""
        if self.integrity != [("ok",)]:
            raise Wrong(f"the file is damaged: {self.integrity}")
        for table, entries in self.tables.items():
            numbers = [entry["number"] for entry in entries]
            if numbers != list(range(len(entries))):
                raise Wrong(f"{table} has the entries {numbers}")
            # Written after them; where it was not, the next start knows.
            if (self.counted[table] == len(entries)) == (table in self.behind):
                raise Wrong(f"{table} has {len(entries)} entries, lists say {self.counted[table]}: {self.behind}")
            times = [entry["time"] for entry in entries]
            if times != sorted(times):
                raise Wrong(f"time runs backwards at {table}: {times}")
        for person in population.people:
            self.check_commands(person)
        for game in population.games:
            for place in game.places:
                self.check_told(place)
                self.check_moves(place)

    def check_commands(self, person):
        stored = {}
        for table, entries in self.tables.items():
            for entry in entries:
                # The next game is opened by the last wish for it, whose id is the server's.
                if entry.get("person") == person.id and not entry["command"].startswith("rematch "):
                    stored.setdefault(entry["command"], []).append((table, entry))
        for table, number, who, command, text in self.chat:
            if who == person.id:
                stored.setdefault(command, []).append((table, {"kind": "said", "number": number, "text": text}))
        for name, asked in person.asked.items():
            found = stored.pop(name, [])
            is_expected = asked.number is not None and asked.kind not in LOOKING
            if len(found) != is_expected:
                raise Wrong(f"{asked.message} was answered with {asked.answer} and is stored as {found}")
            if is_expected and asked.kind == "say":
                table, line = found[0]
                said = (asked.place.game.table, asked.number, asked.message["text"])
                if (table, line["number"], line["text"]) != said:
                    raise Wrong(f"{asked.message} is stored as {line}")
            if is_expected and asked.kind == "move":
                table, entry = found[0]
                command = asked.message["command"]
                if (table, entry["move"], entry["seat"]) != (asked.place.game.table, command["move"], command["seat"]):
                    raise Wrong(f"{command} is stored as {entry}")
        if stored:
            raise Wrong(f"nobody asked for {stored}")

    def check_told(self, place):
        """Who was told of moves was told of those that are stored, in their order."""
        def moves(entries):
            return [(entry["seat"], entry["by"], entry["time"]) for entry in entries if entry["kind"] == "moved"]

        told, stored = moves(place.told), moves(self.tables[place.game.table])
        # Bots may have gone on without anybody who looked.
        if told != stored[:len(told)]:
            raise Wrong(f"{place}: told were {told}, stored are {stored}")

    def check_moves(self, place):
        moves = [entry for entry in self.tables[place.game.table]
                 if entry["kind"] == "moved" and entry["by"] == "person" and entry["seat"] == place.seat]
        if len(moves) != place.moves:
            raise Wrong(f"{place}: {place.moves} moves were done, {len(moves)} are stored")


def verify(records):
    """Lets the program check texts of records."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, text in enumerate(records):
            files.append(pathlib.Path(folder) / f"{number}.record")
            files[-1].write_bytes(text)
        # Many at once, but not more than a command line takes.
        for first in range(0, len(files), 200):
            checked = subprocess.run([PROGRAM, "verify", *files[first:first + 200]], capture_output=True, text=True,
                                     timeout=PATIENCE)
            if checked.returncode != 0:
                raise Wrong(f"a record is not right: {checked.stderr}")
