"""HTTP and WebSockets on asyncio, for tests in which many people are at a server at once."""
import asyncio
import base64
import json
import os
import struct

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Closed(ConnectionError):
    """The server has ended the WebSocket; `code` is None where it did so without a word."""

    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


def head_of(method, target, fields):
    lines = [f"{method} {target} HTTP/1.1", "Host: localhost"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
    return "\r\n".join([*lines, "", ""]).encode()


async def ask(port, target, method="GET", body=None, **fields):
    """The status, the fields and the body of an answer."""
    data = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        fields |= {"Content-Type": "application/json", "Content-Length": len(data)}
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(head_of(method, target, {"Connection": "close", **fields}) + data)
        raw = await reader.read()
    finally:
        writer.close()
    if not raw:
        raise Closed(None)
    head, _, body = raw.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    answered = dict(line.split(": ", 1) for line in lines[1:])
    return int(lines[0].split(" ")[1]), {name.lower(): value for name, value in answered.items()}, body


class WebSocket:
    """JSON objects in both directions. Pings are answered while one receives."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(cls, port, cookie):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        try:
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(head_of("GET", "/api/socket", {
                "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": 13, "Sec-WebSocket-Key": key,
                "Cookie": cookie}))
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 101 "), head
        except BaseException:
            writer.close()
            raise
        return cls(reader, writer)

    def send(self, message):
        self.send_frame(TEXT, json.dumps(message, separators=(",", ":")).encode())

    def send_frame(self, kind, data):
        size = len(data)
        if size < 126:
            length = struct.pack("!B", 0x80 | size)
        elif size < 1 << 16:
            length = struct.pack("!BH", 0x80 | 126, size)
        else:
            length = struct.pack("!BQ", 0x80 | 127, size)
        # A mask of zeros is one, too, and leaves the bytes as they are.
        if not self.writer.is_closing():
            self.writer.write(bytes([0x80 | kind]) + length + bytes(4) + data)

    async def receive(self):
        whole = b""
        while True:
            try:
                kind, is_last, data = await self.receive_frame()
            except asyncio.IncompleteReadError:
                raise Closed(None) from None
            if kind == CLOSE:
                self.send_frame(CLOSE, data[:2])
                self.close()
                raise Closed(struct.unpack("!H", data[:2])[0] if data else None)
            if kind == PING:
                self.send_frame(PONG, data)
            elif kind != PONG:
                whole += data
                if is_last:
                    return json.loads(whole)

    async def receive_frame(self):
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = struct.unpack("!H", await self.reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", await self.reader.readexactly(8))[0]
        return first & 0x0F, bool(first & 0x80), await self.reader.readexactly(size)

    def close(self):
        self.writer.close()
