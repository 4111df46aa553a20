"""WebSockets of the command: who is let in, and what is no message."""
import json
import signal
import unittest

from running import Server, page_folder
from websocket import (BINARY, CLOSE, CONTINUATION, PATIENCE, PING, PONG, TEXT, Refused, closing, connect,
                       frame, handshake)

HELLO = {"do": "hello", "id": "h", "protocol": 1}


def guest(server):
    """The cookie of somebody new."""
    answer = server.ask("/api/guest", method="POST")
    assert answer.status == 201, answer.status
    return answer.fields["set-cookie"].partition(";")[0]


class Sockets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = cls.enterClassContext(page_folder())
        cls.server = cls.enterClassContext(Server("--port", "0", "--page", cls.folder))
        cls.cookie = guest(cls.server)

    def connect(self, **how):
        return self.enterContext(connect(self.server.port, **{"cookie": self.cookie, **how}))

    def refused(self, **how):
        with self.assertRaises(Refused) as caught:
            self.connect(**how)
        return caught.exception.status

    def closed_for(self, data):
        """The code that these bytes are answered with; somebody else hears nothing of it."""
        socket = self.connect()
        socket.send_bytes(data)
        return socket.receive_close()

    def test_whoever_has_a_cookie_comes_in(self):
        socket = self.connect()
        socket.send(HELLO)
        self.assertEqual(socket.receive()["hello"]["id"], "h")
        self.assertEqual(socket.close(), 1000)

    def test_whoever_has_none_or_comes_from_elsewhere_does_not(self):
        self.assertEqual(self.refused(cookie=None), 401)
        self.assertEqual(self.refused(cookie="lemniscate=" + "a" * 43), 401)
        self.assertEqual(self.refused(origin="https://example.org"), 403)
        self.assertEqual(self.refused(origin="null"), 403)
        self.assertEqual(self.refused(host="example.org"), 421)
        self.assertEqual(self.refused(target="/"), 404)
        self.connect(origin="http://localhost")

    def test_what_is_no_request_for_one(self):
        def status(request):
            return int(self.server.raw(request).split(b" ", 2)[1])

        last = {"Connection": "Upgrade, close", "cookie": self.cookie}
        self.assertEqual(status(handshake(without=["Sec-WebSocket-Key"], **last)), 400)
        self.assertEqual(status(handshake(key="short", **last)), 400)
        self.assertEqual(status(handshake(Sec_WebSocket_Version="8", **last)), 426)
        self.assertEqual(status(handshake(**last) + frame(TEXT, b"too early")), 400)

    def test_every_answer_has_the_strict_fields(self):
        socket = self.connect()
        self.assertIn("connect-src 'self'", socket.fields["content-security-policy"])
        self.assertEqual(socket.fields["x-content-type-options"], "nosniff")

    def test_pieces_of_a_message_and_a_ping_between_them(self):
        socket = self.connect()
        text = json.dumps(HELLO).encode()
        socket.send_frame(TEXT, text[:5], last=False)
        socket.send_frame(PING, b"between")
        self.assertEqual(socket.receive_frame(), (PONG, True, b"between"))
        for byte in frame(CONTINUATION, text[5:]):
            socket.send_bytes(bytes([byte]))
        self.assertIn("hello", socket.receive())

    def test_what_is_no_text(self):
        self.assertEqual(self.closed_for(frame(BINARY, b"{}")), 1003)
        self.assertEqual(self.closed_for(frame(TEXT, b"\xff")), 1007)

    def test_what_is_no_frame(self):
        for data in [frame(TEXT, b"{}", mask=None), frame(3), frame(TEXT, b"{}", reserved=4), frame(CONTINUATION, b"{}"),
                     frame(TEXT, b"{", last=False) + frame(TEXT, b"}"), frame(PING, last=False),
                     frame(PING, b"a" * 126), frame(CLOSE, b"\x03"), frame(CLOSE, closing(1005))]:
            self.assertEqual(self.closed_for(data), 1002, data)

    def test_too_large_a_message(self):
        self.assertEqual(self.closed_for(frame(TEXT, b"a" * (64 << 10) + b"a")), 1009)
        self.assertEqual(self.closed_for(frame(TEXT, length=1 << 62)), 1009, "it is not even sent")

    def test_whoever_goes_without_a_word_is_missed_by_nobody(self):
        for data in [b"", b"\x81", frame(TEXT, length=1000), frame(TEXT, b"{", last=False)]:
            with self.connect() as socket:
                socket.send_bytes(data)
        self.test_whoever_has_a_cookie_comes_in()


class Stop(unittest.TestCase):
    def test_everybody_is_told_that_the_server_goes_down(self):
        with page_folder() as folder, Server("--port", "0", "--page", folder) as server:
            with connect(server.port, cookie=guest(server)) as socket:
                socket.send(HELLO)
                self.assertIn("hello", socket.receive())
                server.process.send_signal(signal.SIGTERM)
                self.assertEqual(socket.receive_close(), 1001)
            self.assertEqual(server.process.wait(PATIENCE), 0)


if __name__ == "__main__":
    unittest.main()
