"""What is refused, and what every answer says to browsers."""
import resource
import unittest

from running import INDEX, Server, page_folder

POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
          "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
          "form-action 'none'; frame-ancestors 'none'")


class Refusals(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = cls.enterClassContext(page_folder())
        cls.server = cls.enterClassContext(Server("--port", "0", "--page", cls.folder))

    def tearDown(self):
        self.assertEqual(self.server.ask("/").status, 200, "it goes on after whatever came")

    def status(self, data):
        return int(self.server.raw(data).split(b" ", 2)[1])

    def test_every_answer_has_the_strict_fields(self):
        answers = [self.server.ask("/"), self.server.ask("/missing.js"), self.server.ask("/", method="POST"),
                   self.server.ask("/", host="example.org"), self.server.ask("/", If_None_Match="*"),
                   self.server.ask("/" + "a" * 9000), self.server.ask("/", Content_Length="-1")]
        self.assertEqual([answer.status for answer in answers], [200, 404, 405, 421, 304, 431, 400])
        for answer in answers:
            self.assertEqual(answer.fields["content-security-policy"], POLICY)
            self.assertEqual(answer.fields["x-content-type-options"], "nosniff")
            self.assertEqual(answer.fields["referrer-policy"], "no-referrer")
            self.assertEqual(answer.fields["cross-origin-opener-policy"], "same-origin")
            self.assertEqual(answer.fields["cross-origin-embedder-policy"], "require-corp")
            self.assertEqual(answer.fields["cross-origin-resource-policy"], "same-origin")
            for feature in ["camera", "microphone", "geolocation"]:
                self.assertIn(f"{feature}=()", answer.fields["permissions-policy"])
            self.assertNotIn("server", answer.fields)
            self.assertNotIn("access-control-allow-origin", answer.fields)

    def test_a_file_that_is_not_there(self):
        answer = self.server.ask("/missing.js")
        self.assertEqual((answer.status, answer.body), (404, b"there is no such file\n"))
        self.assertEqual(answer.fields["content-type"], "text/plain; charset=utf-8")

    def test_other_methods(self):
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"]:
            answer = self.server.ask("/", method=method)
            self.assertEqual((answer.status, answer.fields["allow"]), (405, "GET, HEAD"), method)

    def test_no_path_leads_out_of_the_folder(self):
        for target in ["/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
                       "/assets/../../etc/passwd", "/..\\..\\etc\\passwd", "/index.html%00.js", "/%", "/%zz",
                       "http://localhost/"]:
            answer = self.server.ask(target)
            self.assertEqual(answer.status, 400, target)
        for target in ["//etc/passwd", "/etc/passwd", "/%252e%252e/etc/passwd", "/file:///etc/passwd"]:
            answer = self.server.ask(target)
            self.assertEqual((answer.status, answer.body), (200, INDEX), target)

    def test_another_host_is_misdirected(self):
        for host in ["localhost", "localhost:8177", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:1", "LOCALHOST"]:
            self.assertEqual(self.server.ask("/", host=host).status, 200, host)
        for host in ["example.org", "localhost.example.org", "192.168.0.1", "0.0.0.0", ""]:
            answer = self.server.ask("/", host=host)
            self.assertEqual((answer.status, answer.body), (421, b"this server does not answer to this name\n"), host)
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n"), 400)
        self.assertEqual(self.status(b"GET / HTTP/1.0\r\n\r\n"), 400)
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: a\r\nConnection: close\r\n\r\n"), 400)

    def test_too_long_a_header(self):
        self.assertEqual(self.server.ask("/" + "a" * 7000).status, 200)
        self.assertEqual(self.server.ask("/" + "a" * 9000).status, 431)
        self.assertEqual(self.server.ask("/", X="a" * 9000).status, 431)
        many = "".join(f"X-{i}: a\r\n" for i in range(2000))
        self.assertEqual(self.status(f"GET / HTTP/1.1\r\nHost: localhost\r\n{many}\r\n".encode()), 431)
        self.assertEqual(self.status(b"GET /" + b"a" * 1_000_000), 431, "it need not end")

    def test_bodies(self):
        head = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        self.assertEqual(self.status(head + b"Content-Length: 3\r\n\r\nabc"), 413)
        self.assertEqual(self.status(head + b"Content-Length: 500000\r\n\r\n" + b"a" * 500_000), 413)
        self.assertEqual(self.status(head + b"Content-Length: 99999999999999\r\n\r\n"), 413)
        self.assertEqual(self.status(head + b"Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"), 413)
        self.assertEqual(self.status(b"POST" + head[3:] + b"Content-Length: 3\r\n\r\nabc"), 405)

    def test_a_body_is_never_taken_for_a_request(self):
        smuggled = b"GET /texts.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        head = (b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
                % len(smuggled))
        self.assertEqual(self.server.raw(head + smuggled).count(b"HTTP/1.1"), 1)

    def test_what_is_no_request(self):
        for data in [b"hello\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET / HTTP/9.9\r\n\r\n",
                     b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"GET\r\n\r\n", b"\r\n" * 3 + b"\0" * 20]:
            self.assertEqual(self.status(data), 400, data)

    def test_clients_that_go_away(self):
        for data in [b"", b"GET / HT", b"GET /large.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n"]:
            with self.server.connect() as client:
                client.sendall(data)


class Crowds(unittest.TestCase):
    def test_more_connections_than_descriptors_do_not_end_it(self):
        def few_descriptors():
            resource.setrlimit(resource.RLIMIT_NOFILE, (24, 24))

        with page_folder() as folder, Server("--port", "0", "--page", folder, preexec_fn=few_descriptors) as server:
            crowd = [server.connect() for _ in range(60)]
            for client in crowd:
                client.close()
            self.assertEqual(server.ask("/").status, 200)

    def test_more_connections_than_it_takes_wait_for_their_turn(self):
        with page_folder() as folder, Server("--port", "0", "--page", folder) as server:
            crowd = [server.connect() for _ in range(300)]
            for client in crowd[:290]:
                client.close()
            for client in crowd[290:]:
                client.sendall(b"GET /texts.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
                self.assertTrue(client.recv(100).startswith(b"HTTP/1.1 200 OK"))
                client.close()


if __name__ == "__main__":
    unittest.main()
