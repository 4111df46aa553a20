"""A person's place at a table of the server: what was told there, what was done, and what is done next. Whoever sits
there remembers it all and complains about a server that says something else later: `Wrong`."""
import hashlib

# What leaves no trace: done anew by whoever comes back.
LOOKING = ("watch", "unwatch", "ping")


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
    def answer(self):
        return self.why if self.number is None else self.number

    @property
    def is_answered(self):
        return self.answer is not None


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
        is_over = self.now is not None and self.now["phase"] == "over"
        return is_over and ("rematch" in self.now or not self.game.follower)

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
