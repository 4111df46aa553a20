"""Through a real nginx with TLS, as the examples in deploy/ have it."""
import json
import pathlib
import socket
import tempfile
import unittest

from proxied import NAME, Proxy
from running import INDEX, PATIENCE, Response, Server, page_folder
from websocket import Refused, connect

SETTINGS = pathlib.Path(__file__).parents[2] / "deploy" / "lemniscate.conf"


class Proxied(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        page = cls.enterClassContext(page_folder())
        data = cls.enterClassContext(tempfile.TemporaryDirectory())
        # What differs from machine to machine is said anew; the rest is as the example has it.
        cls.server = cls.enterClassContext(Server(
            "--config", str(SETTINGS), "--port", "0", "--metrics-port", "0", "--page", page, "--data", data,
            "--log-level", "error", "--guests-per-hour", "1"))
        cls.proxy = cls.enterClassContext(Proxy(cls.server.port))

    def test_the_page_comes_by_tls_with_what_the_server_says_to_browsers(self):
        answer = self.proxy.ask("/")
        self.assertEqual((answer.status, answer.body), (200, INDEX))
        self.assertIn("default-src 'none'", answer.fields["content-security-policy"])
        self.assertEqual(answer.fields["strict-transport-security"], "max-age=31536000")

    def test_whoever_comes_without_tls_is_sent_there(self):
        with socket.create_connection(("127.0.0.1", self.proxy.plain_port), timeout=PATIENCE) as client:
            client.sendall(f"GET /cards?a=b HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
            answer = Response(b"".join(iter(lambda: client.recv(65536), b"")))
        self.assertEqual((answer.status, answer.fields["location"]), (301, f"https://{NAME}/cards?a=b"))

    def new_guest(self, source, **fields):
        return self.proxy.ask("/api/guest", "POST", "{}", source, **fields)

    def test_a_guest_gets_a_cookie_that_goes_by_tls_only(self):
        answer = self.new_guest("127.0.1.1", Origin=f"https://{NAME}")
        self.assertEqual(answer.status, 201)
        self.assertIn("; Secure", answer.fields["set-cookie"])
        self.assertIn("; HttpOnly", answer.fields["set-cookie"])
        cookie = answer.fields["set-cookie"].split(";")[0]
        again = self.proxy.ask("/api/guest", Cookie=cookie)
        self.assertEqual((again.status, json.loads(again.body)), (200, json.loads(answer.body)))

    def test_pages_from_elsewhere_and_without_tls_are_refused(self):
        self.assertEqual(self.new_guest("127.0.1.2", Origin="https://example.org").status, 403)
        self.assertEqual(self.new_guest("127.0.1.2", Origin=f"http://{NAME}").status, 403)

    def test_people_are_told_apart_by_the_address_that_the_proxy_sees(self):
        self.assertEqual([self.new_guest("127.0.2.1").status for _ in range(2)], [201, 429])
        self.assertEqual(self.new_guest("127.0.2.2").status, 201)

    def test_nobody_can_say_that_they_are_somewhere_else(self):
        self.assertEqual([self.new_guest("127.0.3.1").status for _ in range(2)], [201, 429])
        for forged in ["127.0.3.2", "8.8.8.8", "127.0.0.1"]:
            self.assertEqual(self.new_guest("127.0.3.1", X_Forwarded_For=forged).status, 429, forged)
        self.assertEqual(self.new_guest("127.0.3.1", X_Forwarded_Proto="http", Forwarded="for=8.8.8.8").status, 429)

    def websocket(self, source, cookie, origin=f"https://{NAME}"):
        return connect(None, cookie, origin, socket=self.proxy.connect(source), host=NAME)

    def test_websockets_are_passed_on_in_both_directions(self):
        cookie = self.new_guest("127.0.5.1").fields["set-cookie"].split(";")[0]
        with self.websocket("127.0.5.1", cookie) as socket:
            socket.send({"do": "hello", "id": "h", "protocol": 1})
            self.assertEqual(socket.receive()["hello"]["id"], "h")
            settings = {"game": "splendor", "seats": [{"kind": "open"}, {"kind": "open"}]}
            socket.send({"do": "open", "id": "o", "settings": settings, "listed": False})
            opened = socket.receive()
            self.assertEqual(opened.get("done"), "o", opened)
            # A table that somebody watches is told to them without being asked.
            socket.send({"do": "watch", "id": "w", "table": opened["table"]})
            self.assertIn("update", socket.receive())
            self.assertEqual(socket.close(), 1000)

    def test_websockets_of_pages_from_elsewhere_are_refused(self):
        cookie = self.new_guest("127.0.6.1").fields["set-cookie"].split(";")[0]
        for origin in ["https://example.org", f"http://{NAME}"]:
            with self.assertRaises(Refused) as refused:
                self.websocket("127.0.6.1", cookie, origin)
            self.assertEqual(refused.exception.status, 403)

    def test_too_much_is_refused_on_the_way(self):
        self.assertEqual(self.proxy.ask("/api/guest", "POST", "x" * 70_000, "127.0.4.1").status, 413)


if __name__ == "__main__":
    unittest.main()
