"""HTTP and WebSockets on asyncio, for tests in which many people are at a server at once."""
import asyncio
import json

from running import Response
from websocket import CLOSE, PING, PONG, TEXT, Closed, frame, handshake, read_closing, read_frame


async def ask(port, target, method="GET", body=None, **fields):
    """The answer to one request."""
    data = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {target} HTTP/1.1", "Host: localhost", "Connection: close"]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        raw = await reader.read()
    finally:
        writer.close()
    if not raw:
        raise Closed(None)
    return Response(raw)


class WebSocket:
    """JSON objects in both directions. Pings are answered while one receives."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(cls, port, cookie):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(handshake(cookie=cookie))
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 101 "), head
        except BaseException:
            writer.close()
            raise
        return cls(reader, writer)

    def send(self, message):
        self.send_frame(TEXT, json.dumps(message).encode())

    def send_frame(self, opcode, payload):
        if not self.writer.is_closing():
            self.writer.write(frame(opcode, payload))

    async def receive(self):
        text = b""
        while True:
            try:
                opcode, last, payload = await self.receive_frame()
            except asyncio.IncompleteReadError:
                raise Closed(None) from None
            if opcode == CLOSE:
                self.send_frame(CLOSE, payload[:2])
                self.close()
                raise read_closing(payload)
            if opcode == PING:
                self.send_frame(PONG, payload)
            elif opcode != PONG:
                text += payload
                if last:
                    return json.loads(text)

    async def receive_frame(self):
        reading, data = read_frame(), None
        while True:
            try:
                wanted = reading.send(data)
            except StopIteration as read:
                return read.value
            data = await self.reader.readexactly(wanted)

    def close(self):
        self.writer.close()
