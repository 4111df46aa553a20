"""A stop in the middle of play, a system's clock that was set back, and files that may not be taken."""
import json
import random
import subprocess
import unittest

from kept import FILE, Kept, open_database
from killing import random_game
from place import Game
from players import Population
from running import PATIENCE, PROGRAM
from service import Service

HOUR = 3_600_000


class Stops(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.service = self.enterContext(Service())
        self.population = await self.enterAsyncContext(Population(random.Random(7), 6))

    async def start(self):
        self.population.server_came(await self.service.start())
        await self.population.until(self.population.everybody_is_here, "everybody has come")

    async def stop(self):
        self.population.server_went()
        self.assertEqual(await self.service.stop(), (0, []))
        await self.population.until(lambda: not any(person.socket for person in self.population.people),
                                    "everybody is told that it stops")

    async def go_on_and_stop(self):
        """All tables do, and nothing is missing."""
        population = self.population
        await population.until(population.all_have_gone_on, "every table goes on")
        population.play(False)
        await population.until(population.nothing_is_under_way, "everything is answered")
        await population.look_again()
        await self.stop()
        Kept(self.service.data).check(population)

    async def test_sigterm_in_the_middle_of_play(self):
        population = self.population
        population.wanted_games, population.new_game = 8, random_game
        population.open_games()
        for _ in range(3):
            await self.start()
            enough = population.commands_done() + 50
            await population.until(lambda: population.commands_done() >= enough, "people play")
            for person in population.people:
                person.closings.clear()
                person.notices.clear()
            await self.stop()
            self.assertEqual([person.closings for person in population.people], [[1001]] * len(population.people))
            self.assertTrue(population.all_were_told("stopping"))
        population.wanted_games = 0
        await self.start()
        await self.go_on_and_stop()

    async def test_the_clock_of_the_system_was_set_back(self):
        population = self.population
        a, b, c, d, e, _ = population.people
        clocks = [{"kind": "per_move", "time": 60_000}, {"kind": "increment", "time": 60_000, "more": 1_000}]
        for game in [Game("splendor", [a, b], clocks[0]), Game("shards", [c, "greedy"], clocks[1]),
                     Game("shards", [d, e], clocks[0])]:
            population.open(game)
        population.is_patient = True
        await self.start()
        await population.until(population.all_have_gone_on, "all play")
        await self.stop()
        self.let_it_have_been_later(HOUR)
        beat = Kept(self.service.data).beat
        # What people remember of the time is as if the clock had been ahead for them, too.
        for person in population.people:
            person.latest += HOUR
            for place in person.places.values():
                place.told.clear()
        await self.start()
        self.assertGreaterEqual(await population.time(), beat)
        # Whoever is told of a time before, or is out by it, complains.
        await self.go_on_and_stop()
        self.assertGreaterEqual(Kept(self.service.data).beat, beat)

    def let_it_have_been_later(self, milliseconds):
        """Every time in the file, as if the system's clock had been ahead."""
        def later(entry):
            moved = {name: entry[name] + milliseconds for name in ("time", "until", "since") if name in entry}
            return json.dumps(entry | moved, separators=(",", ":"))

        database = open_database(self.service.data)
        database.execute("BEGIN")
        for key, number, text in database.execute("SELECT table_key, number, text FROM entries").fetchall():
            database.execute("UPDATE entries SET text = ? WHERE table_key = ? AND number = ?",
                             (later(json.loads(text)), key, number))
        for column in ["entries.time", "chat.time", "beat.time", "tables.opened", "tables.changed", "tables.due",
                       "outages.since", "outages.until"]:
            table, name = column.split(".")
            database.execute(f"UPDATE {table} SET {name} = {name} + ?", (milliseconds,))
        database.execute("COMMIT")
        database.close()


class Refused(unittest.IsolatedAsyncioTestCase):
    def refused(self, service):
        tried = subprocess.run([PROGRAM, "serve", *service.words, "--language", "en"], stdin=subprocess.DEVNULL,
                               capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(tried.stdout, "")
        return tried.returncode, tried.stderr.removeprefix(f"lemniscate: “{service.data}/{FILE}” ").rstrip("\n")

    async def test_a_second_server_on_the_same_data(self):
        with Service() as service:
            server = await service.start()
            self.assertEqual(self.refused(service), (2, "is in use by a server. Stop that first."))
            # The first one is none the worse.
            async with Population(random.Random(1), 2) as population:
                population.server_came(server)
                population.open(Game("splendor", population.people))
                await population.until(population.all_have_gone_on, "people play")
            self.assertEqual(await service.stop(), (0, []))

    async def test_a_file_of_a_newer_version(self):
        with Service() as service:
            await service.start()
            self.assertEqual(await service.stop(), (0, []))
            database = open_database(service.data)
            version = database.execute("PRAGMA user_version").fetchone()[0]
            database.execute(f"PRAGMA user_version = {version + 1}")
            self.assertEqual(self.refused(service), (
                2, "was written by a later version of lemniscate. Use that version, or a later one."))
            self.assertEqual(database.execute("PRAGMA user_version").fetchone()[0], version + 1)
            database.execute(f"PRAGMA user_version = {version}")
            database.close()
            await service.start()
            self.assertEqual(await service.stop(), (0, []))


if __name__ == "__main__":
    unittest.main()
