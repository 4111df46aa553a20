"""The files of the page, their forms and how long they are kept."""
import gzip
import unittest

from running import INDEX, SCRIPT, Server, page_folder


class Files(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = cls.enterClassContext(page_folder())
        cls.server = cls.enterClassContext(Server("--port", "0", "--page", cls.folder))

    def test_the_index_is_answered_at_the_root(self):
        answer = self.server.ask("/")
        self.assertEqual((answer.status, answer.body), (200, INDEX))
        self.assertEqual(answer.fields["content-type"], "text/html; charset=utf-8")
        self.assertEqual(answer.fields["content-length"], str(len(INDEX)))
        self.assertEqual(answer.fields["cache-control"], "no-cache")
        self.assertRegex(answer.fields["date"], r"^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$")

    def test_places_inside_the_page_are_the_index(self):
        for target in ["/cards", "/rules/fr/2", "/?language=uk", "/play%20now"]:
            answer = self.server.ask(target)
            self.assertEqual((answer.status, answer.body), (200, INDEX), target)

    def test_types(self):
        for target, kind in [("/assets/app-4f1c.js", "text/javascript; charset=utf-8"), ("/icon.svg", "image/svg+xml"),
                             ("/texts.json", "application/json"), ("/large.wasm", "application/wasm")]:
            self.assertEqual(self.server.ask(target).fields["content-type"], kind)

    def test_a_large_file_comes_whole(self):
        self.assertEqual(self.server.ask("/large.wasm").body, bytes(range(256)) * 8192)

    def test_forms_are_chosen_by_what_the_client_takes(self):
        def form(target, accepted):
            answer = self.server.ask(target, Accept_Encoding=accepted)
            self.assertEqual(answer.fields["vary"], "Accept-Encoding")
            return answer.fields.get("content-encoding"), answer.body

        self.assertEqual(form("/", "gzip, deflate, br"), ("br", b"index in brotli"))
        encoding, body = form("/", "gzip, br;q=0")
        self.assertEqual((encoding, gzip.decompress(body)), ("gzip", INDEX))
        self.assertEqual(form("/", "identity"), (None, INDEX))
        encoding, body = form("/assets/app-4f1c.js", "br, gzip")
        self.assertEqual((encoding, gzip.decompress(body)), ("gzip", SCRIPT))

    def test_compressed_forms_are_no_files_of_their_own(self):
        self.assertEqual(self.server.ask("/index.html.br").status, 404)
        self.assertEqual(self.server.ask("/assets/app-4f1c.js.gz").status, 404)

    def test_files_with_a_hash_in_their_name_are_kept_forever(self):
        answer = self.server.ask("/assets/app-4f1c.js")
        self.assertEqual(answer.fields["cache-control"], "public, max-age=31536000, immutable")

    def test_a_file_that_is_the_same_is_not_sent_again(self):
        first = self.server.ask("/", Accept_Encoding="gzip")
        tag = first.fields["etag"]
        self.assertRegex(tag, r'^"[0-9a-f]+"$')
        again = self.server.ask("/", Accept_Encoding="gzip", If_None_Match=f'"other", {tag}')
        self.assertEqual((again.status, again.body, again.fields["etag"]), (304, b"", tag))
        self.assertNotIn("content-length", again.fields)
        other = self.server.ask("/", Accept_Encoding="br", If_None_Match=tag)
        self.assertEqual(other.status, 200, "another form has another tag")

    def test_head_is_get_without_a_body(self):
        for target in ["/", "/assets/app-4f1c.js", "/missing.js"]:
            get = self.server.ask(target)
            head = self.server.ask(target, method="HEAD")
            del get.fields["date"], head.fields["date"]
            self.assertEqual((head.status, head.fields, head.body), (get.status, get.fields, b""))

    def test_one_connection_takes_several_requests(self):
        with self.server.connect() as client:
            stream = client.makefile("rb")
            for method in ["GET", "HEAD", "GET"]:
                client.sendall(f"{method} /texts.json HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                self.assertEqual(stream.readline(), b"HTTP/1.1 200 OK\r\n")
                while stream.readline() != b"\r\n":
                    pass
                self.assertEqual(stream.read(2 if method == "GET" else 0), b"{}" if method == "GET" else b"")


if __name__ == "__main__":
    unittest.main()
