"""How the command begins and ends."""
import json
import pathlib
import shutil
import signal
import socket
import tempfile
import unittest
import urllib.request

from running import PATIENCE, PROGRAM, Server, command, page_folder

USUAL_PORT = 8177


def refused(*words, **options):
    """The exit code and the complaint of a start that fails."""
    process = command(*words, **options)
    out, err = process.communicate(timeout=PATIENCE)
    assert out == "", out
    return process.returncode, err


class Start(unittest.TestCase):
    def test_one_line_says_the_address(self):
        with page_folder() as folder, Server("--port", "0", "--page", folder) as server:
            self.assertEqual(server.line,
                             f"Open http://localhost:{server.port}/ in a browser; Ctrl-C stops the server.\n")

    def test_the_log_says_where_it_listens_for_people_and_where_for_their_numbers(self):
        with page_folder() as folder, tempfile.TemporaryDirectory() as data:
            words = ["--port", "0", "--page", folder, "--data", data, "--log-level", "info", "--log-format", "json"]
            for more in [["--metrics-port", "0"], []]:
                server = Server(*words, *more)
                line = next(line for line in map(json.loads, server.process.stderr) if line["event"] == "listening")
                self.assertEqual(line["port"], server.port)
                if more:
                    metrics = f"http://localhost:{line['metrics_port']}/metrics"
                    with urllib.request.urlopen(metrics, timeout=PATIENCE) as answer:
                        self.assertIn(b"lemniscate_bot_threads_lost 0", answer.read())
                else:
                    self.assertNotIn("metrics_port", line)
                self.assertEqual(server.stop(signal.SIGTERM)[0], 0)

    def test_it_listens_on_loopback_only(self):
        with page_folder() as folder, Server("--port", "0", "--page", folder) as server:
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE):
                pass
            # All of 127/8 is this machine; a server on every address would be there, too.
            with self.assertRaises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.2", server.port), timeout=PATIENCE)

    def test_the_usual_port_gives_way_to_the_next_free_one(self):
        with page_folder() as folder, Server("--page", folder) as first, Server("--page", folder) as second:
            # Something else may have the usual one already.
            self.assertGreaterEqual(first.port, USUAL_PORT)
            self.assertGreater(second.port, first.port)
            self.assertEqual(second.ask("/").status, 200)
            code, _, err = second.stop(signal.SIGTERM)
            self.assertEqual((code, err), (0, f"Port 8177 is taken; port {second.port} is used instead.\n"))
            if first.port != USUAL_PORT:
                first.stop(signal.SIGTERM)

    def test_a_port_that_was_asked_for_and_is_taken(self):
        with page_folder() as folder, Server("--port", "0", "--page", folder) as server:
            code, err = refused("--port", str(server.port), "--page", folder)
            self.assertEqual(code, 1)
            self.assertIn(f"Port {server.port} is taken by another program.", err)

    def test_a_port_can_be_taken_again_at_once(self):
        with page_folder() as folder:
            with Server("--port", "0", "--page", folder) as server:
                port = server.port
                client = server.connect()
                client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                client.recv(100)
            with client, Server("--port", str(port), "--page", folder) as server:
                self.assertEqual(server.port, port)

    def test_numbers_that_are_no_port(self):
        for word in ["65536", "-1", "http"]:
            code, err = refused("--port", word)
            self.assertEqual(code, 2)
            self.assertIn("--port", err)

    def test_a_folder_without_a_page(self):
        with tempfile.TemporaryDirectory() as empty:
            for folder in [empty, empty + "/missing", PROGRAM]:
                code, err = refused("--page", folder)
                self.assertEqual((code, err.count("\n")), (2, 1))
                self.assertIn(f"There is no page in “{folder}”", err)
                self.assertIn("./up", err)

    def test_the_page_is_found_beside_the_folder_of_the_program(self):
        with tempfile.TemporaryDirectory() as place, page_folder() as folder:
            program = pathlib.Path(place, "release", "lemniscate")
            program.parent.mkdir()
            shutil.copy2(PROGRAM, program)
            code, err = refused(program=program)
            self.assertEqual(code, 2)
            self.assertIn(f"“{pathlib.Path(place).resolve()}/web”", err)
            shutil.copytree(folder, pathlib.Path(place, "web"))
            with Server("--port", "0", program=program) as server:
                self.assertEqual(server.ask("/").status, 200)

    def test_complaints_are_said_in_the_language_of_the_person(self):
        code, err = refused("--language", "fr", "--page", "/missing")
        self.assertEqual(code, 2)
        self.assertIn("Il n’y a pas de page dans « /missing »", err)


class Stop(unittest.TestCase):
    def test_both_signals_end_it_cleanly(self):
        for number in [signal.SIGINT, signal.SIGTERM]:
            with page_folder() as folder, Server("--port", "0", "--page", folder) as server:
                self.assertEqual(server.stop(number), (0, "", ""))

    def test_clients_that_are_silent_do_not_hold_it(self):
        with page_folder() as folder, Server("--port", "0", "--page", folder) as server:
            with server.connect() as fresh, server.connect() as idle, server.connect() as half:
                idle.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                self.assertTrue(idle.recv(100).startswith(b"HTTP/1.1 200 OK"))
                half.sendall(b"GET / HT")
                self.assertEqual(server.stop(signal.SIGINT), (0, "", ""))
                self.assertEqual(fresh.recv(1), b"")

    def test_an_address_that_cannot_be_told_is_a_failure(self):
        with page_folder() as folder, open("/dev/full", "w") as full:
            process = command("--port", "0", "--page", folder, stdout=full)
            _, err = process.communicate(timeout=PATIENCE)
            self.assertEqual((process.returncode, err), (1, "lemniscate: Standard output cannot be written.\n"))


if __name__ == "__main__":
    unittest.main()
