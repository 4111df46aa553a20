"""WebSockets byte by byte (RFC 6455), for tests that also want to send what no library would.

    with connect(server.port, cookie=cookie) as socket:
        socket.send({"do": "hello", "id": "1", "protocol": 1})
        answer = socket.receive()
"""
import base64
import contextlib
import hashlib
import json
import os
import socket as sockets
import struct
import time

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
# Waiting longer than this is a failure; nothing is measured.
PATIENCE = 60


class Refused(Exception):
    """The server answered the request for a WebSocket with something else."""

    def __init__(self, status, fields, body):
        super().__init__(f"{status}: {body!r}")
        self.status, self.fields, self.body = status, fields, body


class Closed(ConnectionError):
    """The server has ended the WebSocket; `code` is None where it did so without a word."""

    def __init__(self, code, reason=""):
        super().__init__(f"closed with {code} {reason}")
        self.code, self.reason = code, reason


def frame(opcode, payload=b"", last=True, mask=b"Mask", reserved=0, length=None):
    """A frame as a client sends it. `mask=None` leaves it unmasked; `length` may lie about the payload's."""
    said = len(payload) if length is None else length
    masked = 0x80 if mask is not None else 0
    if said < 126:
        size = struct.pack("!B", masked | said)
    elif said < 1 << 16:
        size = struct.pack("!BH", masked | 126, said)
    else:
        size = struct.pack("!BQ", masked | 127, said)
    start = bytes([(0x80 if last else 0) | reserved << 4 | opcode])
    if mask is None:
        return start + size + payload
    return start + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def read_frame():
    """A frame of a server, as a generator that yields how many bytes it wants next and is sent them, and returns the
    opcode, whether it is its message's last, and the payload. Sockets of every kind are read by it."""
    first, size = yield 2
    assert first & 0x70 == 0, "no extension was agreed upon"
    assert size & 0x80 == 0, "a server does not mask"
    if size == 126:
        size = struct.unpack("!H", (yield 2))[0]
    elif size == 127:
        size = struct.unpack("!Q", (yield 8))[0]
    payload = (yield size) if size else b""
    return first & 0x0F, bool(first & 0x80), payload


def read_closing(payload):
    """What the other side closes with: `Closed`, with no code where it said none."""
    return Closed(struct.unpack("!H", payload[:2])[0] if payload else None, payload[2:].decode())


def closing(code, reason=""):
    """What a frame that closes has in it."""
    return struct.pack("!H", code) + reason.encode()


class WebSocket:
    """One that is open. Pings are answered while one receives."""

    def __init__(self, socket, fields, unread=b""):
        self.socket, self.fields, self.unread = socket, fields, unread

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, message):
        """A text, or anything that JSON can say."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.send_frame(TEXT, text.encode())

    def send_frame(self, opcode, payload=b"", **how):
        self.send_bytes(frame(opcode, payload, **how))

    def send_bytes(self, data):
        self.socket.sendall(data)

    def receive(self, timeout=PATIENCE):
        """The next message, read as JSON. `Closed` at the end, `TimeoutError` where nothing comes."""
        return json.loads(self.receive_text(timeout))

    def receive_text(self, timeout=PATIENCE):
        deadline = time.monotonic() + timeout
        text = b""
        while True:
            opcode, last, payload = self.receive_frame(deadline - time.monotonic())
            if opcode == PING:
                self.send_frame(PONG, payload)
            elif opcode == CLOSE:
                self.answer_close(payload)
            elif opcode in (TEXT, CONTINUATION):
                assert (opcode == TEXT) == (text == b""), "a message within a message"
                text += payload
                if last:
                    return text.decode()
            else:
                assert opcode == PONG, f"a server has no reason to send {opcode}"

    def receive_frame(self, timeout=PATIENCE):
        """The next frame as it is: opcode, whether it is its message's last, payload."""
        deadline = time.monotonic() + timeout
        # All of it or nothing is taken, so that one can try again after a timeout.
        reading, data, taken = read_frame(), None, 0
        while True:
            try:
                wanted = reading.send(data)
            except StopIteration as read:
                self.unread = self.unread[taken:]
                return read.value
            data = self.peek(taken + wanted, deadline)[taken:]
            taken += wanted

    def receive_close(self, timeout=PATIENCE):
        """The code that the server closes with, whatever comes before; None where it just goes."""
        deadline = time.monotonic() + timeout
        while True:
            try:
                self.receive_text(deadline - time.monotonic())
            except Closed as closed:
                return closed.code

    def close(self, code=1000):
        """Takes its leave and waits until the server has, too; the code that it answers with."""
        self.send_frame(CLOSE, closing(code))
        return self.receive_close()

    def answer_close(self, payload):
        with contextlib.suppress(OSError):
            self.send_frame(CLOSE, payload[:2])
        self.socket.close()
        raise read_closing(payload)

    def peek(self, count, deadline):
        """So many bytes, which stay unread."""
        while len(self.unread) < count:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError("nothing came")
            self.socket.settimeout(left)
            try:
                data = self.socket.recv(1 << 16)
            except TimeoutError:
                raise
            except OSError:
                data = b""
            if not data:
                self.socket.close()
                raise Closed(None)
            self.unread += data
        self.socket.settimeout(PATIENCE)
        return self.unread[:count]


def handshake(target="/api/socket", host="localhost", cookie=None, origin=None, key=None, without=(), **fields):
    """The request for a WebSocket, as bytes. `without` names fields that are left out."""
    all_fields = {"Host": host, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                  "Sec-WebSocket-Key": key or new_key(), "Cookie": cookie, "Origin": origin}
    all_fields |= {name.replace("_", "-"): value for name, value in fields.items()}
    lines = [f"GET {target} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in all_fields.items() if value is not None and name not in without]
    return "\r\n".join([*lines, "", ""]).encode()


def new_key():
    return base64.b64encode(os.urandom(16)).decode()


def connect(port, cookie=None, origin=None, address="127.0.0.1", socket=None, key=None, **fields):
    """An open WebSocket, or `Refused`. `cookie` is what the field says: `lemniscate=...`; `socket` may be one that
    speaks TLS or was set up otherwise."""
    key = key or new_key()
    if socket is None:
        socket = sockets.create_connection((address, port), timeout=PATIENCE)
        socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
    try:
        socket.sendall(handshake(cookie=cookie, origin=origin, key=key, **fields))
        return read_answer(socket, key)
    except BaseException:
        socket.close()
        raise


def read_answer(socket, key):
    data = b""
    while b"\r\n\r\n" not in data:
        more = socket.recv(1 << 16)
        if not more:
            raise Closed(None)
        data += more
    head, _, rest = data.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    status = int(lines[0].split(" ")[1])
    fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
    if status != 101:
        while len(rest) < int(fields.get("content-length", 0)):
            more = socket.recv(1 << 16)
            if not more:
                break
            rest += more
        raise Refused(status, fields, rest)
    digest = hashlib.sha1(key.encode() + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()
    assert fields["sec-websocket-accept"] == base64.b64encode(digest).decode(), fields
    assert "sec-websocket-extensions" not in fields, fields
    return WebSocket(socket, fields, rest)
