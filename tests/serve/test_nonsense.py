"""Frames and requests that no client would send: cut off, too large, of wrong types, repeated, out of turn, with
somebody else's cookie, byte by byte. After each the server answers or ends that connection, and goes on; built with
sanitizers it also does nothing that they would notice.

    test_nonsense.py [COUNT [SEED]]
"""
import collections
import contextlib
import copy
import json
import pathlib
import random
import sys
import unittest

import websocket
from running import Server, page_folder

COUNT = int(sys.argv.pop(1)) if len(sys.argv) > 1 and sys.argv[1].isdigit() else 10_000
SEED = int(sys.argv.pop(1)) if len(sys.argv) > 1 and sys.argv[1].isdigit() else 1
EXAMPLES = pathlib.Path(__file__).parents[2] / "protocol" / "examples" / "requests"

GENEROUS = ["--connections-per-address", "0", "--requests-per-minute", "0", "--guests-per-hour", "0",
            "--messages-per-second", "1000", "--bot-pace", "0"]
VALUES = [None, True, -1, 0, 2**63, 1e300, "", "x" * 5000, "\u0000", "\ud83d\ude00", [], {}, [[]] * 50, {"id": {}},
          "splendor", "shards", "0" * 32]


def guest(server):
    """The cookie of somebody new."""
    answer = server.ask("/api/guest", method="POST", Content_Type="application/json", Content_Length="0")
    assert answer.status == 201, answer.body
    return answer.fields["set-cookie"].partition(";")[0]


class Nonsense:
    """What is sent, drawn from one seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.examples = [json.loads(path.read_text()) for path in sorted(EXAMPLES.glob("*.json"))]
        self.tables = ["0" * 32]

    def message(self):
        """A request of the protocol with something wrong in it, mostly."""
        message = json.loads(json.dumps(self.random.choice(self.examples)))
        for _ in range(self.random.choice((0, 1, 1, 2, 5))):
            self.spoil(message)
        if "table" in message and self.random.random() < 0.5:
            message["table"] = self.random.choice(self.tables)
        text = json.dumps(message, ensure_ascii=self.random.random() < 0.5).encode("utf-8", "surrogatepass")
        kind = self.random.random()
        if kind < 0.1:
            return text[:self.random.randrange(len(text))]
        if kind < 0.2:
            return self.flipped(text)
        if kind < 0.22:
            return b"[" * self.random.choice((10, 1000, 60_000))
        if kind < 0.24:
            return text + b" " * self.random.choice((1, 70_000, 200_000))
        return text

    def spoil(self, value):
        """Changes one thing somewhere inside."""
        while True:
            places = list(value) if isinstance(value, dict) else range(len(value))
            if not places:
                return
            place = self.random.choice(list(places))
            if isinstance(value[place], (dict, list)) and value[place] and self.random.random() < 0.7:
                value = value[place]
                continue
            if isinstance(value, dict) and self.random.random() < 0.3:
                del value[place]
            elif isinstance(value, dict) and self.random.random() < 0.2:
                value[self.random.choice(("extra", "", "do", "id"))] = copy.deepcopy(self.random.choice(VALUES))
            else:
                value[place] = copy.deepcopy(self.random.choice(VALUES))
            return

    def flipped(self, data):
        data = bytearray(data)
        for _ in range(self.random.choice((1, 3, 20))):
            if data:
                data[self.random.randrange(len(data))] = self.random.randrange(256)
        return bytes(data)

    def frame(self):
        """Bytes of a frame, as they should be or not."""
        payload = self.message()
        kind = self.random.random()
        if kind < 0.75:
            return websocket.frame(websocket.TEXT, payload)
        if kind < 0.8:
            middle = self.random.randrange(len(payload) + 1)
            return websocket.frame(websocket.TEXT, payload[:middle], last=False) + websocket.frame(
                websocket.CONTINUATION, payload[middle:])
        if kind < 0.83:
            return websocket.frame(self.random.choice((websocket.PING, websocket.PONG)), payload[:125])
        if kind < 0.86:
            return websocket.frame(self.random.randrange(16), payload[:200], reserved=self.random.randrange(8))
        if kind < 0.89:
            return websocket.frame(websocket.TEXT, payload, mask=None)
        if kind < 0.92:
            return websocket.frame(websocket.TEXT, payload[:50], length=self.random.choice((0, 51, 2**16, 2**62)))
        if kind < 0.95:
            return websocket.frame(websocket.CLOSE, self.random.choice((b"", b"\x03", b"\x03\xe8", b"\xff\xff\xff")))
        return self.flipped(websocket.frame(websocket.TEXT, payload[:300]))

    def request(self, cookie):
        """Bytes of an HTTP request, as they should be or not."""
        method = self.random.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "G\x00T", "OPTIONS"))
        path = self.random.choice(("/api/guest", "/api/links", "/api/links/redeem", "/api/socket", "/api/", "/api",
                                   f"/api/tables/{self.random.choice(self.tables)}/record", "/", "/../x", "/%00",
                                   "/api/guest?a=" + "b" * self.random.choice((1, 9000))))
        body = self.random.choice((b"", b"{}", b'{"name":"Anna"}', b'{"secret":"' + b"a" * 43 + b'"}', self.message()))
        fields = {"Host": self.random.choice(("localhost", "localhost", "evil.example", "")),
                  "Content-Type": self.random.choice(("application/json", "text/plain")),
                  "Content-Length": self.random.choice((str(len(body)), str(len(body)), "-1", "99999999999999999999")),
                  "Cookie": self.random.choice((cookie, "lemniscate=" + "x" * 43, "lemniscate=", "a=b; " * 100)),
                  "Origin": self.random.choice((None, "http://localhost", "https://evil.example", "null")),
                  "Accept-Language": self.random.choice(("uk", "de;q=0.3, fr;q=nan", "*" * 500)),
                  "X-Forwarded-For": self.random.choice((None, "1.2.3.4", "::1, " * 50))}
        lines = [f"{method} {path} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in fields.items() if value is not None]
        data = "\r\n".join([*lines, "", ""]).encode("latin-1") + body
        return self.flipped(data) if self.random.random() < 0.2 else data


class ManyOfThem(unittest.TestCase):
    def test_none_of_them_ends_it_or_anybody_else(self):
        nonsense = Nonsense(SEED)
        self.came = collections.Counter()
        with page_folder() as folder, Server("--port", "0", "--page", folder, *GENEROUS) as server:
            cookies = [guest(server) for _ in range(4)]
            with websocket.connect(server.port, cookie=cookies[0]) as witness:
                self.answered(witness, {"do": "hello", "id": "hello", "protocol": 1}, "hello")
                self.open_tables(witness, nonsense)
                sent = 0
                while sent < COUNT:
                    self.send_requests(server, nonsense, cookies, 20)
                    self.send_frames(server, nonsense, cookies, 80)
                    sent += 100
                    # Whoever behaves is answered all the while.
                    self.answered(witness, {"do": "ping", "id": f"ping {sent}"}, "done")
                    self.assertIsNone(server.process.poll(), f"it has ended, after {sent} of seed {SEED}")
        # Nobody believes in nonsense that never comes to where it is read.
        for what in ("done", "refused", "hello", "closed", "400", "403", "404", "405", "413", "415", "421", "431"):
            self.assertGreater(self.came[what], 0, (what, self.came))

    def open_tables(self, witness, nonsense):
        for number, game in enumerate(("splendor", "shards")):
            settings = {"game": game, "options": {"players": "2"},
                        "seats": [{"kind": "open"}, {"kind": "bot", "name": "greedy"}]}
            answer = self.answered(witness, {"do": "open", "id": f"open {number}", "settings": settings}, "done")
            nonsense.tables.append(answer["table"])

    def answered(self, socket, message, kind):
        socket.send(message)
        while True:
            answer = socket.receive()
            if kind in answer:
                return answer

    def send_requests(self, server, nonsense, cookies, count):
        for _ in range(count):
            with server.connect() as client, contextlib.suppress(OSError):
                # Not that of the one who watches: somebody is forgotten now and then.
                data = nonsense.request(nonsense.random.choice(cookies[1:]))
                if nonsense.random.random() < 0.05:  # byte by byte
                    for byte in data[:30]:
                        client.sendall(bytes([byte]))
                else:
                    client.sendall(data)
                client.settimeout(0.02)
                self.came[client.recv(1 << 16)[9:12].decode("latin-1")] += 1

    def send_frames(self, server, nonsense, cookies, count):
        while count > 0:
            try:
                with websocket.connect(server.port, cookie=nonsense.random.choice(cookies)) as socket:
                    if nonsense.random.random() < 0.9:
                        socket.send({"do": "hello", "id": "hello", "protocol": 1})
                    while count > 0:
                        count -= 1
                        socket.send_bytes(nonsense.frame())
                        with contextlib.suppress(TimeoutError):
                            opcode, _, text = socket.receive_frame(0.002)
                            if opcode == websocket.TEXT:
                                self.came[next(iter(json.loads(text)))] += 1
            except (websocket.Closed, OSError):
                self.came["closed"] += 1  # It was sent away, which is what it deserved.
            except websocket.Refused as refused:
                # Its guest was forgotten by a request.
                self.assertEqual(refused.status, 401)
                cookies[1:] = [guest(server) for _ in cookies[1:]]
                count -= 1


if __name__ == "__main__":
    unittest.main()
