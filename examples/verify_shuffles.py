#!/usr/bin/env python3
"""Checks the shuffles of a sealed match without Lemniscate's own code; see docs/fairness.md.

    verify_shuffles.py RECORD [POSITION]
    verify_shuffles.py --vectors FILE

RECORD is the record of a match that is over. Its secret must fit the commitment, every salt its
hash, and the terms the rest of the record. POSITION is what Lemniscate says was dealt:

    lemniscate replay RECORD --at 0 > POSITION

This program deals the cards again, for two players, and compares. FILE has test vectors, as
tests/fairness/vectors.json. The exit code is 0 if everything fits, 1 if something does not, and 2 if
that cannot be told. Python's standard library is enough.
"""

import csv
import hashlib
import hmac
import json
import pathlib
import re
import sys

GAMES = pathlib.Path(__file__).resolve().parent.parent / "games"


class Wrong(Exception):
    """Something does not fit."""


class Unknown(Exception):
    """Something that this program cannot read or repeat."""


def check(fits, what):
    if not fits:
        raise Wrong(what)


# The byte layouts.


def commitment_of(match, secret):
    return hashlib.sha256(b"lemniscate commit 1\n" + match + secret).digest()


def salt_hash_of(match, salt):
    return hashlib.sha256(b"lemniscate salt 1\n" + match + salt).digest()


def key_of(secret, salted_terms):
    return hmac.new(secret, salted_terms.encode(), hashlib.sha256).digest()


def canonical(value):
    """RFC 8785, for what terms have: plain names, texts and small whole numbers."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Dice:
    """The words of one step, and what the rules make of them."""

    def __init__(self, key, step):
        self.key, self.step, self.block, self.words = key, step, 0, []

    def next(self):
        if not self.words:
            place = self.step.to_bytes(8, "big") + self.block.to_bytes(8, "big")
            digest = hmac.new(self.key, place, hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
            self.block += 1
        return self.words.pop(0)

    def below(self, n):
        """From 0 to n - 1: the upper half of a 32-bit number times n. Where the lower half shows that
        some results would come more often than others, the throw is repeated."""
        while True:
            product = (self.next() >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32

    def shuffle(self, items):
        for i in range(len(items), 1, -1):
            j = self.below(i)
            items[i - 1], items[j] = items[j], items[i - 1]


# Records.


def read_record(text):
    """The headers of a record, and who sat where."""
    headers = {}
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        name = " ".join(name.split())
        if not colon or name.isdigit() or name == "result":
            break
        headers[name] = value.strip()
    for name in ("game", "rules", "match", "terms"):
        if name not in headers:
            raise Unknown(f"the record has no line '{name}'")
    if "secret" not in headers:
        raise Unknown("the record has no secret: the match was not over")
    return headers


def check_terms(headers):
    """Proves everything that the key is made from; returns the key and the terms."""
    match, secret = bytes.fromhex(headers["match"]), bytes.fromhex(headers["secret"])
    terms = json.loads(headers["terms"])
    check(canonical(terms) == headers["terms"], "the terms are not in canonical form")
    check(terms["match"] == headers["match"], "the terms are of another match")
    check(
        commitment_of(match, secret).hex() == terms["commitment"],
        "the secret does not fit the commitment",
    )
    check(len(terms["salts"]) == len(terms["seats"]), "there is not one salt per seat")
    for number, (salt, seat) in enumerate(zip(terms["salts"], terms["seats"])):
        name = headers.get(f"seat {number}")
        check(
            seat["kind"] == "person" or name in (None, seat["name"]),
            f"the terms have another {seat['kind']} at seat {number}",
        )
        if salt is None:
            if seat["salt_hash"] is not None:
                print(f"note: the salt of seat {number} is missing")
            continue
        salt = bytes.fromhex(salt)
        check(16 <= len(salt) <= 64, f"the salt of seat {number} is too short or too long")
        check(
            salt_hash_of(match, salt).hex() == seat["salt_hash"],
            f"the salt of seat {number} does not fit its hash",
        )
    check(terms["game"] == headers["game"], "the terms are of another game")
    check(str(terms["rules"]) == headers["rules"], "the terms are of other rules")
    for name, value in terms["options"].items():
        check(headers.get(name, value) == value, f"the terms have another option '{name}'")
    return key_of(secret, headers["terms"]), terms


# Splendor: games/splendor/deal.h


def read_csv(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def deal_splendor(options, dice):
    decks, table = {}, {}
    characters = read_csv(GAMES / "splendor/data/characters.csv")
    for level in ("1", "2", "3"):
        deck = [row["id"] for row in characters if row["level"] == level]
        dice.shuffle(deck)
        table[level], decks[level] = deck[:4], deck[4:]
    locations = read_csv(GAMES / "splendor/data/locations.csv")
    tiles = [0, 1, 2, 3]
    dice.shuffle(tiles)
    turned = [locations[2 * tile + dice.below(2)]["id"] for tile in tiles[:2]]
    first = int(options["first_seat"]) if "first_seat" in options else dice.below(2)
    return {
        "table": table,
        "decks": decks,
        "locations": turned,
        "first_seat": first,
    }


def dealt_splendor(position):
    return {
        "table": position["table"],
        "decks": position["decks"],
        "locations": position["locations"],
        "first_seat": position["turn"]["first_seat"],
    }


# Shards of Infinity: games/shards/deal.h, games/shards/setup.h

SHARDS_SETS = ("base", "relics_of_the_future")


def read_cards(name):
    """The cards of a set, sorted by id, and whether it is usual."""
    cards, usual, card = [], False, None
    for line in (GAMES / f"shards/data/{name}.cards").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if re.match("card ", line):
            card = {"id": words[1], "copies": 1, "cost": 0, "owner": None}
            cards.append(card)
        elif words == ["usual"]:
            usual = True
        elif card is not None and words and words[0] in ("kind", "owner"):
            card[words[0]] = words[1]
        elif card is not None and words and words[0] in ("copies", "cost"):
            card[words[0]] = int(words[1])
    return sorted(cards, key=lambda card: card["id"]), usual


def copies_of(cards):
    return [card["id"] for card in cards for _ in range(card["copies"])]


def deal_shards(options, dice):
    for name, plain in (
        ("mode", "free_for_all"),
        ("auction", "false"),
        ("relic_draft", "false"),
        ("mysterious_relics", "false"),
    ):
        if options.get(name, plain) != plain:
            raise Unknown(f"this program does not deal games with {name}: {options[name]}")
    sets = {name: read_cards(name) for name in SHARDS_SETS}
    if "sets" in options:
        chosen = [name for name in SHARDS_SETS if name in options["sets"].split(",")]
    else:
        chosen = [name for name in SHARDS_SETS if name == "base" or sets[name][1]]
    cards = [card for name in chosen for card in sets[name][0]]

    characters = ["decima", "ko_syn_wu", "tetra", "volos"]
    if "characters" in options:
        characters = options["characters"].split(",")
    else:
        dice.shuffle(characters)
    first = int(options["first_seat"]) if "first_seat" in options else dice.below(2)

    # The top of a deck is the end of its list until it is told.
    centre = copies_of([card for card in cards if card["cost"] > 0])
    dice.shuffle(centre)
    centre.reverse()
    row_size = int(options.get("row_size", "6"))

    players = []
    for seat in range(2):
        # Each starting card goes under those before it.
        deck = copies_of([card for card in cards if card["kind"] == "starter"])[::-1]
        dice.shuffle(deck)
        deck.reverse()
        relics = [
            card["id"]
            for card in cards
            if card["kind"] == "relic" and card["owner"] == characters[seat]
        ]
        players.append(
            {
                "character": characters[seat],
                "mastery": 0 if seat == first else 1,
                "hand": deck[:5],
                "deck": deck[5:],
                "relics": relics,
            }
        )
    return {
        "row": centre[:row_size],
        "deck": centre[row_size:],
        "players": players,
        "first_seat": first,
    }


def dealt_shards(position):
    names = ("character", "mastery", "hand", "deck", "relics")
    return {
        "row": position["centre"]["row"],
        "deck": position["centre"]["deck"],
        "players": [{name: player[name] for name in names} for player in position["players"]],
        "first_seat": position["turn"]["first_seat"],
    }


DEALS = {"splendor": (deal_splendor, dealt_splendor), "shards": (deal_shards, dealt_shards)}


def check_deal(key, terms, position):
    if terms["game"] not in DEALS or terms["options"].get("players", "2") != "2":
        raise Unknown("this program deals Splendor and Shards for two players only")
    deal, dealt = DEALS[terms["game"]]
    expected, found = deal(terms["options"], Dice(key, 0)), dealt(position)
    for name in expected:
        check(expected[name] == found[name], f"the deal has another '{name}'")


def check_vectors(vectors):
    for number, vector in enumerate(vectors):
        match, secret = bytes.fromhex(vector["match"]), bytes.fromhex(vector["secret"])
        what = f"vector {number}: "
        check(commitment_of(match, secret).hex() == vector["commitment"], what + "commitment")
        for salt, salt_hash in zip(vector["salts"], vector["salt_hashes"]):
            if salt is not None:
                check(salt_hash_of(match, bytes.fromhex(salt)).hex() == salt_hash, what + "salt")
        terms = json.loads(vector["terms"])
        check(canonical(terms) == vector["terms"], what + "terms")
        salted = canonical(terms | {"salts": vector["salts"]})
        check(salted == vector["salted_terms"], what + "terms with salts")
        key = key_of(secret, salted)
        check(key.hex() == vector["key"], what + "key")
        for step in (0, 1):
            dice = Dice(key, step)
            for word in vector[f"step_{step}"]:
                check(f"{dice.next():016x}" == word, what + f"words of step {step}")


def main(arguments):
    if not arguments or len(arguments) > 2 or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 2
    try:
        if arguments[0] == "--vectors":
            vectors = json.loads(pathlib.Path(arguments[1]).read_text(encoding="utf-8"))
            check_vectors(vectors)
            print(f"{len(vectors)} test vectors fit.")
            return 0
        headers = read_record(pathlib.Path(arguments[0]).read_text(encoding="utf-8-sig"))
        key, terms = check_terms(headers)
        print("The secret, the salts and the terms fit.")
        if len(arguments) == 2:
            position = json.loads(pathlib.Path(arguments[1]).read_text(encoding="utf-8"))
            check_deal(key, terms, position)
            print("The deal fits.")
        return 0
    except Wrong as wrong:
        print(f"wrong: {wrong}", file=sys.stderr)
        return 1
    except (Unknown, OSError, ValueError, KeyError, TypeError, IndexError) as problem:
        print(f"cannot be checked: {problem!r}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
