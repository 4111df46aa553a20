"""A server that is killed at random moments while people play, and started again on the same data."""
import asyncio
import collections
import signal
import time

from async_client import ask
from kept import Kept, verify
from place import Game, Wrong
from players import Population
from service import Service

# What people have just sent when the server is killed, or what it does then.
MOMENTS = ["starting", "open", "sit", "salt", "move", "resign", "rematch", "say", "watch", "any"]


def random_game(population):
    """Any game that people play: with others or with bots, with a clock or without."""
    random = population.random
    people = random.sample(population.people, 3)
    seats = random.choice([people[:2], people[:2], [people[0], "greedy"], ["greedy", people[0]],
                           [*people[:2], "greedy"]])
    clock = random.choice([None, None, {"kind": "per_move", "time": 60_000},
                           {"kind": "increment", "time": 300_000, "more": 5_000}, {"kind": "days", "time": 86_400_000}])
    return Game(random.choice(["splendor", "shards"]), seats, clock,
                length=random.choice([None, random.randint(2, 10), random.randint(2, 30)]),
                rematch=random.random() < 0.3)


async def records(population):
    """Of all games that are over."""
    texts = []
    for game in population.games:
        if game.is_over:
            record = await ask(population.port, f"/api/tables/{game.table}/record", Cookie=game.people()[0].cookie)
            if record.status != 200:
                raise Wrong(f"no record of {game.table}: {record.status} {record.body}")
            texts.append(record.body)
    return texts


class Killing:
    """So many kills, and what came of them."""

    def __init__(self, random, kills, people=10, games=12, commands=60):
        self.random, self.kills = random, kills
        self.people, self.games, self.commands = people, games, commands
        self.moments = collections.Counter()
        self.population = self.service = None
        self.unfinished = 0  # tables at the last start
        self.records = 0  # of tables that are over in the end

    def run(self):
        asyncio.run(self.live())

    async def live(self):
        with Service() as self.service:
            async with Population(self.random, self.people) as self.population:
                await self.kill_and_start()
                await self.end()
            Kept(self.service.data).check(self.population)

    async def kill_and_start(self):
        population = self.population
        population.wanted_games, population.new_game = self.games, random_game
        population.open_games()
        for number in range(self.kills):
            moment = MOMENTS[number % len(MOMENTS)]
            if moment == "starting":
                await self.service.start_in_vain(self.random.uniform(0, 0.1))
            else:
                population.server_came(await self.service.start())
                await self.play_for_a_while(moment)
                await self.kill(moment)
            self.moments[moment] += 1
        population.server_came(await self.service.start())
        self.unfinished = sum(game.is_wanted and not game.is_over for game in population.games)

    async def play_for_a_while(self, moment):
        population = self.population
        # Some are killed again while everybody comes back.
        if moment == "watch":
            return
        await population.until(population.everybody_is_here, "everybody has come")
        enough = population.commands_done() + self.random.randint(0, self.commands)
        await population.until(lambda: population.commands_done() >= enough, "people play")

    async def kill(self, moment):
        """Right after somebody sent something, while the server is busy with it."""
        population = self.population
        killed = False
        waits = self.random.randint(1, 5)

        def kill_now():
            nonlocal killed
            # A commit takes a few milliseconds.
            time.sleep(self.random.choice([0, self.random.uniform(0, 0.003), self.random.uniform(0, 0.02)]))
            self.service.kill()
            population.server_went()
            killed = True

        def on_sent(kind):
            nonlocal waits
            if kind != moment or killed:
                return
            waits -= 1
            if waits == 0:
                kill_now()

        population.on_sent = on_sent
        if moment == "open":
            population.wanted_games += 5
            population.open_games()
        elif moment == "any":
            await asyncio.sleep(self.random.uniform(0, 0.3))
            kill_now()
        await population.until(lambda: killed, f"somebody sends {moment}")
        population.on_sent = None
        population.wanted_games = self.games
        code, events = await self.service.ended()
        if code != -signal.SIGKILL or events:
            raise Wrong(f"ended with {code} and {events}")

    async def end(self):
        """Every table goes on; then all look again at everything, and the server stops."""
        population = self.population
        population.wanted_games = 0
        await population.until(population.all_have_gone_on, "every table has gone on")
        population.play(False)
        await population.until(population.nothing_is_under_way, "everything is answered")
        await population.look_again()
        texts = await records(population)
        verify(texts)
        self.records = len(texts)
        code, events = await self.service.stop()
        if code != 0 or events:
            raise Wrong(f"ended with {code} and {events}")
