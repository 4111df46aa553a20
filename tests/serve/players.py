"""People who play at the tables of a server, many on one thread: they come as guests, open tables, sit down, send
salts, play random legal moves, talk, resign and want a rematch. Whenever the server is gone they come back, ask for
what they have missed and repeat what was not answered.

They remember whatever they were told and complain about a server that says something else later: `Wrong`.
"""
import asyncio
import hashlib
import itertools

from async_client import WebSocket, ask
from running import PATIENCE
from websocket import Closed

# What leaves no trace: done anew by whoever comes back.
LOOKING = ("watch", "unwatch", "ping")
# Nothing was done, and nothing is wrong with what was asked for: it is asked for again.
NOT_NOW = {"not_stored", "trouble", "busy"}


class Wrong(AssertionError):
    """What a server may never do."""


class Game:
    """What is played at one table, and by whom. A seat is a person or the name of a bot."""

    def __init__(self, game, seats, clock=None, length=None, rematch=False):
        self.seats = seats
        self.length = length  # whoever has moved so often resigns; None: nobody does
        self.follower = Game(game, seats, clock, length) if rematch else None
        chairs = [{"kind": "bot", "name": seat} if isinstance(seat, str) else {"kind": "open"} for seat in seats]
        self.settings = {"game": game, "options": {"players": str(len(seats))}, "seats": chairs, "watched": True,
                         "clock": clock or {"kind": "none"}}
        self.table = self.code = None
        self.places = []
        self.is_wanted = self.is_over = False

    def people(self):
        return [seat for seat in self.seats if not isinstance(seat, str)]

    def has_bot(self):
        return any(isinstance(seat, str) for seat in self.seats)

    def is_at(self, table, code=None):
        """It has a table now: whoever plays goes there."""
        if self.table:
            if (self.table, self.code) != (table, code):
                raise Wrong(f"opened as {self.table}, and then as {table}")
            return
        self.is_wanted, self.table, self.code = True, table, code
        for seat, person in enumerate(self.seats):
            if not isinstance(person, str):
                self.places.append(Place(person, self, seat))
        for place in self.places:
            place.person.places[table] = place
            place.watch()


class Asked:
    """A message that wants an answer, until it has one. Numbers count what is stored at a table."""

    def __init__(self, kind, message, place=None, game=None):
        self.kind, self.message, self.place, self.game = kind, message, place, game
        self.seen = len(place.told) if place else 0  # when it was asked
        self.number = self.why = None
        self.is_repeated = False

    @property
    def is_answered(self):
        return self.number is not None or self.why is not None


class Place:
    """A person's place at a table: what was told there, and what was done."""

    def __init__(self, person, game, seat):
        self.person, self.game, self.seat = person, game, seat
        self.salt = person.population.random.randbytes(16)
        self.is_seated = self.has_salted = self.is_out = self.has_left = False
        self.told = []  # news by number
        self.heard = []  # lines of the chat by number
        self.now = self.when_resumed = None
        self.is_returning = False
        self.known_at_return = -1  # the last number of what was stored before the server went
        self.under_way = None
        self.moves = 0
        self.moves_since = self.bot_moves_since = 0

    # What the server says.

    def take(self, update):
        for told in update["news"]:
            self.take_news(told)
        if update["last"] != len(self.told) - 1:
            raise Wrong(f"{self}: {update['last']} is the last now, but {len(self.told) - 1} was told")
        if any(told["kind"] == "resumed" for told in update["news"]):
            self.when_resumed = update
        if self.is_returning:
            self.is_returning, self.known_at_return = False, update["last"]
        self.now = update["now"]
        if self.now["phase"] == "over" and not self.game.is_over:
            self.game.is_over = True
            self.person.population.open_games()
        self.act()

    def take_news(self, told):
        number = told["number"]
        if number < len(self.told):
            if told != self.told[number]:
                raise Wrong(f"{self}: first {self.told[number]}, then {told}")
            return
        if number != len(self.told):
            raise Wrong(f"{self}: {number} follows {len(self.told) - 1}")
        if self.told and told["time"] < self.told[-1]["time"]:
            raise Wrong(f"{self}: time runs backwards at {number}")
        self.told.append(told)
        if told["kind"] == "moved" and told["by"] == "bot":
            self.bot_moves_since += 1
        if told["kind"] == "out" and told["seat"] == self.seat:
            self.is_out = True
            if told["why"] != "resigned":
                raise Wrong(f"{self}: out by {told['why']}")

    def take_chat(self, lines):
        for line in lines:
            number = line["number"]
            if number < len(self.heard):
                if line != self.heard[number]:
                    raise Wrong(f"{self}: first {self.heard[number]}, then {line}")
            elif number == len(self.heard):
                self.heard.append(line)
            else:
                raise Wrong(f"{self}: line {number} follows {len(self.heard) - 1}")

    def take_answer(self, asked):
        """Of a command: it stands where the answer says."""
        told = self.told[asked.number] if asked.number < len(self.told) else None
        kind = {"sit": "seated", "salt": "salted", "move": "moved", "resign": "out", "rematch": "rematch"}[asked.kind]
        if told is None or told["kind"] != kind or told["seat"] != self.seat:
            raise Wrong(f"{self}: {asked.message} was done as {told}")
        command = asked.message["command"]
        if asked.kind == "move" and told["move"] != command["move"]:
            raise Wrong(f"{self}: {command} was done as {told}")

    def done(self, asked):
        if asked.kind in LOOKING:
            return
        if asked.kind == "say":
            # Who has left hears no more of it.
            if self.has_left:
                return
            line = self.heard[asked.number] if asked.number < len(self.heard) else None
            if line is None or (line["person"], line["text"]) != (self.person.id, asked.message["text"]):
                raise Wrong(f"{self}: {asked.message} was said as {line}")
            return
        self.take_answer(asked)
        self.under_way = None
        if asked.kind == "sit":
            # Before the deal one sees from there what everybody sees.
            self.is_seated = True
            self.watch(len(self.told) - 1)
            return
        self.has_salted |= asked.kind == "salt"
        if asked.kind == "move":
            self.moves += 1
            self.moves_since += 1
        self.act()

    def refused(self, asked):
        if asked.kind == "say" and asked.why in ("too_often", "chat_too_fast"):
            return
        if asked.why in ("too_late", "over") and self.was_ordered_since(asked.seen):
            self.under_way = None
            self.act()
            return
        told = [{**news, "events": "..."} for news in self.told[asked.seen:]]
        raise Wrong(f"{self}: {asked.message} was refused: {asked.why}; told since: {told}")

    def was_ordered_since(self, number):
        """Whether a question for form's sake was answered by a standing order meanwhile."""
        return any((told["kind"], told.get("seat"), told.get("by")) == ("moved", self.seat, "order")
                   for told in self.told[number:])

    # What the person does.

    def watch(self, seen=None):
        message = {"do": "watch", "table": self.game.table, "parts": ["choices"]}
        if self.is_seated:
            message["seat"] = self.seat
        if seen is not None:
            message["seen"] = seen
        if self.heard:
            message["heard"] = len(self.heard) - 1
        self.person.ask(Asked("watch", message, self))

    def unwatch(self):
        self.person.ask(Asked("unwatch", {"do": "unwatch", "table": self.game.table}, self))

    def is_settled(self):
        """Whether nothing will happen here any more."""
        return self.now is not None and self.now["phase"] == "over" and ("rematch" in self.now or not self.game.follower)

    def return_to(self, seen):
        """After the server was gone."""
        self.is_returning = True
        self.watch(seen)

    def command(self, kind, **fields):
        message = {"do": "command", "table": self.game.table, "command": {"do": kind, **fields}}
        if self.game.code:
            message["code"] = self.game.code
        self.under_way = Asked(kind, message, self)
        self.person.ask(self.under_way)

    def act(self):
        if self.under_way or self.now is None or not self.person.population.is_playing:
            return
        phase = self.now["phase"]
        if phase == "gathering" and not self.is_seated:
            match = bytes.fromhex(self.now["match"])
            sealed = hashlib.sha256(b"lemniscate salt 1\n" + match + self.salt).hexdigest()
            self.command("sit", seat=self.seat, salt_hash=sealed)
        elif phase == "salting" and self.is_seated and not self.has_salted:
            self.command("salt", seat=self.seat, salt=self.salt.hex())
        elif phase == "playing" and self.now.get("to_act") == self.seat and self.may_play():
            self.play()
        elif phase == "over" and not self.has_left:
            self.go_on_after_the_end()

    def may_play(self):
        population = self.person.population
        is_waiting = population.is_patient and population.has_gone_on(self.game)
        return not self.is_out and "choices" in self.now and not is_waiting

    def play(self):
        random = self.person.population.random
        if random.random() < 0.1:
            self.person.ask(Asked("say", {"do": "say", "table": self.game.table, "text": f"move {self.moves}"}, self))
        if self.game.length is not None and self.moves >= self.game.length:
            return self.command("resign", seat=self.seat)
        choice = random.choice(self.now["choices"])
        move = choice["move"]
        if "{n}" in move:
            move = move.replace("{n}", str(random.randint(choice["min"], choice["max"])))
        self.command("move", seat=self.seat, at=self.now["at"], move=move)

    def go_on_after_the_end(self):
        if self.is_settled():
            self.has_left = True
            self.unwatch()
            if self.game.follower:
                self.game.follower.is_at(self.now["rematch"])
        elif not self.now["seats"][self.seat].get("wants_rematch"):
            self.command("rematch", seat=self.seat)

    def __str__(self):
        return f"seat {self.seat} of {self.game.table}"


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
                raise Wrong(f"{asked.message} was {asked.number or asked.why} and then {message}")
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
