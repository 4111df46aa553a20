"""People who play at the tables of a server, many on one thread: they come as guests, open tables, sit down, send
salts, play random legal moves, talk, resign and want a rematch. Whenever the server is gone they come back, ask for
what they have missed and repeat what was not answered.
"""
import asyncio
import itertools

from async_client import WebSocket, ask
from place import LOOKING, Asked, Place, Wrong
from running import PATIENCE
from websocket import Closed

# Nothing was done, and nothing is wrong with what was asked for: it is asked for again.
NOT_NOW = {"not_stored", "trouble", "busy"}


class Person:
    """Somebody with a connection, whenever there is a server."""

    def __init__(self, population):
        self.population = population
        self.cookie = self.id = self.socket = None
        self.ids = itertools.count()
        self.asked = {}  # by id
        self.places = {}  # by table
        self.notices = []
        self.closings = []
        self.latest = 0  # the server's time

    async def live(self):
        """Comes back until there is nobody to come back to."""
        while True:
            try:
                await self.population.there_is_a_server.wait()
                await self.arrive()
                while True:
                    self.hear(await self.socket.receive())
            except Closed as closed:
                self.closings.append(closed.code)
            except (OSError, asyncio.IncompleteReadError):
                pass
            finally:
                if self.socket:
                    self.socket.close()
                self.socket = None
            self.population.notify()
            await asyncio.sleep(0.02)

    async def arrive(self):
        port = self.population.port
        if self.cookie is None:
            answer = await ask(port, "/api/guest", "POST", {"name": "Anna"})
            assert answer.status == 201, answer.body
            self.cookie = answer.fields["set-cookie"].split(";")[0]
        socket = await WebSocket.connect(port, self.cookie)
        try:
            socket.send({"do": "hello", "id": "hello", "protocol": 1})
            hello = (await socket.receive())["hello"]
        except BaseException:
            socket.close()
            raise
        if self.id not in (None, hello["person"]) or hello["now"] < self.latest:
            raise Wrong(f"{self.id} at {self.latest} is greeted with {hello}")
        self.id, self.latest, self.socket = hello["person"], hello["now"], socket
        self.return_to_tables()
        self.population.notify()

    def return_to_tables(self):
        random = self.population.random
        self.asked = {name: asked for name, asked in self.asked.items() if asked.kind not in LOOKING}
        for place in self.places.values():
            if place.is_settled():
                continue
            # Most have kept what they saw; some ask for all of it, or for more than they need.
            last = len(place.told) - 1
            seen = None if last < 0 else random.choice([last, last, last, random.randint(0, last), None])
            place.return_to(seen)
        for asked in list(self.asked.values()):
            # Some repeat what was done long ago.
            if asked.kind not in LOOKING and (not asked.is_answered or (asked.why is None and random.random() < 0.02)):
                asked.is_repeated = True
                self.send(asked)

    def ask(self, asked):
        letter = {"open": "o", "watch": "w", "say": "t"}.get(asked.kind, "c")
        name = f"{letter}{next(self.ids)}"
        if asked.message["do"] == "command":
            asked.message["command"]["id"] = name
        else:
            asked.message["id"] = name
        self.asked[name] = asked
        self.send(asked)

    def send(self, asked):
        if self.socket:
            self.socket.send(asked.message)
            self.population.was_sent(asked)

    # What the server says.

    def hear(self, message):
        if "update" in message:
            update = message["update"]
            if update["table"] in self.places:
                self.places[update["table"]].take(update)
        elif "chat" in message:
            self.places[message["chat"]["table"]].take_chat(message["chat"]["lines"])
        elif "done" in message:
            self.hear_done(self.asked[message["done"]], message)
        elif "refused" in message:
            if message["refused"] not in self.asked:
                raise Wrong(f"refused: {message}")
            self.hear_refused(self.asked[message["refused"]], message)
        elif "notice" in message:
            self.hear_notice(message["notice"]["says"]["key"])
        elif "presence" not in message:
            raise Wrong(f"nobody knows what this means: {message}")
        self.population.notify()

    def hear_done(self, asked, message):
        number = message.get("number", 0)
        if asked.is_answered:
            # Repeated without need: what was done is done.
            if asked.why is not None or asked.number != number:
                raise Wrong(f"{asked.message} was {asked.answer} and then {message}")
            if asked.kind == "open":
                asked.game.is_at(message["table"], message["code"])
            return
        asked.number = number
        self.population.was_done(asked)
        if asked.kind == "open":
            asked.game.is_at(message["table"], message["code"])
        elif asked.kind == "ping":
            self.latest = message["now"]
        else:
            asked.place.done(asked)

    def hear_refused(self, asked, message):
        why = message["why"]
        self.population.refusals.append((asked.kind, why, message["says"]["key"]))
        if why in NOT_NOW:
            asked.is_repeated = True
            return
        if asked.number is not None:
            raise Wrong(f"{asked.message} was done as {asked.number} and then {message}")
        asked.why = why
        if asked.kind == "open" and why == "too_often":
            self.population.games.remove(asked.game)
        elif asked.place:
            asked.place.refused(asked)
        else:
            raise Wrong(f"{asked.message} was refused: {message}")

    def hear_notice(self, key):
        self.notices.append(key)
        if key == "server.notice.storing_again":
            for asked in list(self.asked.values()):
                if not asked.is_answered and asked.is_repeated:
                    self.send(asked)


class Population:
    """All of them. Of the server they know the port and whether it shall be there."""

    def __init__(self, random, people, is_patient=False):
        self.random = random
        self.is_patient = is_patient  # once a table has gone on, it waits there until that is counted anew
        self.server = self.port = None
        self.there_is_a_server = asyncio.Event()
        self.people = [Person(self) for _ in range(people)]
        self.games = []
        self.wanted_games, self.new_game = 0, None
        self.is_playing = True
        self.refusals = []
        self.sent = {}  # how many of a kind
        self.done = {}
        # Of what was under way when the server went: it was stored, or it was not.
        self.stored_unanswered = self.lost_unanswered = 0
        self.changed = asyncio.Event()
        self.on_sent = None
        self.tasks = []

    async def __aenter__(self):
        self.tasks = [asyncio.create_task(person.live()) for person in self.people]
        for task in self.tasks:
            task.add_done_callback(lambda _: self.notify())
        return self

    async def __aexit__(self, *problem):
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def notify(self):
        self.changed.set()

    async def until(self, condition, what):
        """Lets everybody live until something is so."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    self.complain()
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            self.complain()
            raise AssertionError(f"nobody waits any longer until {what}") from None
        self.complain()

    def complain(self):
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()
        if self.there_is_a_server.is_set() and self.server.process.poll() is not None:
            raise Wrong(f"the server has ended by itself: {self.server.process.returncode}")

    async def time(self):
        """What the server says that it is."""
        person = self.people[0]
        await self.until(lambda: person.socket, "somebody is there")
        ping = Asked("ping", {"do": "ping"})
        person.ask(ping)
        await self.until(lambda: ping.is_answered, "the server says the time")
        return person.latest

    # What happens.

    def was_sent(self, asked):
        self.sent[asked.kind] = self.sent.get(asked.kind, 0) + 1
        if self.on_sent:
            self.on_sent(asked.kind)

    def was_done(self, asked):
        self.done[asked.kind] = self.done.get(asked.kind, 0) + 1
        if asked.is_repeated and asked.place and asked.kind not in (*LOOKING, "say"):
            if asked.number <= asked.place.known_at_return:
                self.stored_unanswered += 1
            else:
                self.lost_unanswered += 1

    def open(self, game):
        self.games += [game, game.follower] if game.follower else [game]
        game.is_wanted = True
        host = self.random.choice(game.people())
        host.ask(Asked("open", {"do": "open", "settings": game.settings, "listed": False}, game=game))

    def open_games(self):
        """As many as there shall be at a time, of the kind that `new_game` makes."""
        for _ in range(self.wanted_games - sum(not game.is_over for game in self.games)):
            self.open(self.new_game(self))

    def play(self, is_playing):
        """Lets everybody play, or wait and see."""
        self.is_playing = is_playing
        for game in self.games:
            for place in game.places:
                place.act()

    async def look_again(self):
        """At everything, as if they had never been there; at a few tables at a time, since more may not be watched."""
        places = [list(person.places.values()) for person in self.people]
        for first in range(0, max(map(len, places)), 4):
            some = [place for own in places for place in own[first:first + 4]]
            for look in (Place.watch, Place.unwatch):
                for place in some:
                    look(place)
                await self.until(self.nothing_is_under_way, "all have looked again")

    def count_anew(self):
        """From now on it is looked at which tables go on."""
        for game in self.games:
            for place in game.places:
                place.moves_since = place.bot_moves_since = 0
                place.act()

    def server_came(self, server):
        """Again, or for the first time."""
        self.count_anew()
        self.server, self.port = server, server.port
        self.there_is_a_server.set()

    def server_went(self):
        self.there_is_a_server.clear()

    # What can be waited for.

    def everybody_is_here(self):
        return all(person.socket for person in self.people)

    def has_gone_on(self, game):
        """Everybody there has moved since it was counted anew, bots included, or nothing is left to do."""
        if game.is_over or not game.is_wanted:
            return True
        people = all(place.moves_since or place.is_out for place in game.places)
        return game.places and people and (not game.has_bot() or game.places[0].bot_moves_since > 0)

    def commands_done(self):
        return sum(many for kind, many in self.done.items() if kind not in LOOKING)

    def all_have_gone_on(self):
        return all(map(self.has_gone_on, self.games))

    def all_were_told(self, notice):
        return all("server.notice." + notice in person.notices for person in self.people)

    def nothing_is_under_way(self):
        return all(asked.is_answered for person in self.people for asked in person.asked.values())
