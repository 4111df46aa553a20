"""A disk that is full and a file that somebody else has locked: people are told, nothing is lost or half done, no clock
is charged, and it recovers by itself."""
import asyncio
import json
import pathlib
import random
import resource
import unittest

from async_client import ask
from kept import FILE, Kept, open_database
from place import Asked, Game
from players import Population
from service import Service

# Nobody runs out of time here, however slow the machine is: it is looked at what was charged.
CLOCK = 600_000
OUTAGE = 4_000
# Between two heartbeats of the server, each of which finds out whether it can store.
BEAT = 1_000


def games(population):
    """With clocks and without, with bots and without."""
    a, b, c, d, e, f = population.people
    clock = {"kind": "per_move", "time": CLOCK}
    return [Game("splendor", [a, b], clock), Game("shards", [c, "greedy"], clock), Game("shards", [d, e]),
            Game("splendor", [f, "greedy"])]


class Trouble(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.service = self.enterContext(Service())
        self.population = await self.enterAsyncContext(Population(random.Random(5), 6, is_patient=True))
        await self.start()
        for game in games(self.population):
            self.population.open(game)
        await self.population.until(self.population.all_have_gone_on, "all play")

    async def start(self):
        self.population.server_came(await self.service.start())
        await self.population.until(self.population.everybody_is_here, "everybody has come")

    def let_files_grow(self, size):
        """No file of the server's may be larger from now on."""
        resource.prlimit(self.service.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def fill_the_disk(self):
        """Something ends in the middle of a commit. After that what is small may still fit, and then nothing does."""
        log = pathlib.Path(self.service.data) / (FILE + "-wal")
        # SQLite begins to write at its front again when it has grown to 4 MiB.
        self.assertLess(log.stat().st_size, 3 << 20)
        self.let_files_grow(log.stat().st_size + random.randrange(30_000))
        await self.everybody_wants_to_move()
        await self.people_are_told()
        await self.time_passes(2 * BEAT)
        told = {notice for person in self.population.people for notice in person.notices}
        self.assertNotIn("server.notice.storing_again", told, "as long as moves do not fit, whatever else does")
        self.let_files_grow(4096)
        await self.time_passes(2 * BEAT)

    async def everybody_wants_to_move(self):
        self.began = await self.population.time()
        self.population.count_anew()

    async def people_are_told(self):
        population = self.population
        await population.until(lambda: ("move", "not_stored", "table.refusal.not_stored") in population.refusals,
                               "a move is refused")
        await population.until(lambda: population.all_were_told("not_storing"), "everybody is told")

    async def time_passes(self, milliseconds):
        until = await self.population.time() + milliseconds
        while await self.population.time() < until:
            await asyncio.sleep(0.1)

    async def nothing_is_stored(self):
        """For a while."""
        for person in self.population.people:
            person.notices.clear()
        told = self.told()
        await self.what_can_be_done_meanwhile()
        await self.time_passes(OUTAGE)
        self.assertEqual(self.told(), told, "nothing happens that is not stored")

    def told(self):
        return [len(place.told) for game in self.population.games for place in game.places]

    async def what_can_be_done_meanwhile(self):
        """To look, but not to open a table or to become somebody."""
        population = self.population
        answer = await ask(population.port, "/api/guest", "POST", {"name": "Anna"})
        refusal = json.loads(answer.body)
        self.assertEqual((answer.status, refusal["why"], refusal["says"]["key"]),
                         (503, "trouble", "server.refusal.trouble"))
        self.assertEqual((await ask(population.port, "/")).status, 200)
        opening = Asked("open", {"do": "open", "settings": population.games[0].settings, "listed": False},
                        game=Game("splendor", population.people[:2]))
        population.people[0].ask(opening)
        await population.until(lambda: ("open", "trouble", "server.refusal.trouble") in population.refusals,
                               "a table is not opened")
        population.games.append(opening.game)
        # Whoever comes back sees everything and is told.
        person = population.people[2]
        person.socket.close()
        await population.until(lambda: person.notices == ["server.notice.not_storing"], "it is said again")

    async def recovered(self):
        population = self.population
        await population.until(lambda: population.all_were_told("storing_again"), "everybody is told")
        population.count_anew()
        await population.until(population.all_have_gone_on, "every table goes on")
        self.nobody_was_charged()
        population.play(False)
        await population.until(population.nothing_is_under_way, "everything is answered")
        await population.look_again()

    def nobody_was_charged(self):
        """When the clock went on, whoever was asked had used the time until the trouble began, and no more."""
        for place in self.population.games[0].places:
            resumed = place.when_resumed
            self.assertIsNotNone(resumed, "people are told that the clock stood still")
            seat, number = resumed["now"]["clock"], resumed["last"]
            asked = max(told["time"] for told in place.told[:number] if told["kind"] in ("dealt", "moved"))
            used = CLOCK - resumed["now"]["seats"][seat]["time_left"]
            self.assertLess(used, max(self.began - asked, 0) + BEAT, "it is known to the second when it began")

    async def stopped(self, *events):
        code, told = await self.service.stop()
        self.assertEqual((code, set(told)), (0, {*events}))
        Kept(self.service.data).check(self.population)

    async def test_a_full_disk(self):
        await self.fill_the_disk()
        await self.nothing_is_stored()
        self.let_files_grow(resource.RLIM_INFINITY)
        await self.recovered()
        await self.stopped("store_failed")

    async def test_killed_while_the_disk_is_full(self):
        await self.fill_the_disk()
        await self.nothing_is_stored()
        self.service.kill()
        self.population.server_went()
        code, events = await self.service.ended()
        self.assertEqual((code, set(events)), (-9, {"store_failed"}))
        await self.start()
        await self.population.until(self.population.all_have_gone_on, "every table goes on")
        self.nobody_was_charged()
        self.population.play(False)
        await self.population.until(self.population.nothing_is_under_way, "everything is answered")
        await self.stopped()

    async def test_a_file_that_somebody_else_has_locked(self):
        other = open_database(self.service.data)
        other.execute("BEGIN IMMEDIATE")
        await self.everybody_wants_to_move()
        await self.people_are_told()
        await self.nothing_is_stored()
        other.execute("ROLLBACK")
        await self.recovered()
        other.close()
        await self.stopped("store_failed")


if __name__ == "__main__":
    unittest.main()
