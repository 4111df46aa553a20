"""Starts `lemniscate serve` and talks to it over sockets, byte by byte where that matters."""
import atexit
import gzip
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile

PROGRAM = os.environ["LEMNISCATE"]
# Waiting longer than this is a failure; nothing is measured.
PATIENCE = 60

INDEX = b"<!doctype html><title>index</title>"
SCRIPT = b"console.log('a script that is long enough to be compressed')\n" * 20


def page_folder():
    """A small page as the build makes one. The brotli form is no real one: nobody here unpacks it."""
    folder = tempfile.TemporaryDirectory()
    root = pathlib.Path(folder.name)
    (root / "assets").mkdir()
    files = {"index.html": INDEX, "index.html.br": b"index in brotli", "index.html.gz": gzip.compress(INDEX),
             "assets/app-4f1c.js": SCRIPT, "assets/app-4f1c.js.gz": gzip.compress(SCRIPT),
             "icon.svg": b"<svg/>", "texts.json": b"{}", "large.wasm": bytes(range(256)) * 8192}
    for name, contents in files.items():
        (root / name).write_bytes(contents)
    return folder


def free_port():
    """A port that nobody has just now, for programs that cannot be asked which one they took."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def command(*words, program=PROGRAM, stdout=subprocess.PIPE, **options):
    """The command itself: a shell between would keep signals from it."""
    # Tables of its own, unless --data names a folder; never those of whoever runs the tests.
    home = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    environment = dict(os.environ, LC_ALL="C.UTF-8", XDG_DATA_HOME=home)
    return subprocess.Popen([program, "serve", *words], env=environment, stdin=subprocess.DEVNULL,
                            stdout=stdout, stderr=subprocess.PIPE, text=True, **options)


class Response:
    def __init__(self, raw):
        head, _, self.body = raw.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        self.status = int(lines[0].split(" ")[1]) if raw else None
        self.fields = {}
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            assert name.lower() not in self.fields, f"{name} is there twice"
            self.fields[name.lower()] = value


class Server:
    """A running server; leaving it stops it by SIGTERM and demands a clean end."""

    def __init__(self, *words, **options):
        self.process = command(*words, **options)
        self.line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", self.line)
        if not found:
            raise AssertionError(f"no address: {self.line!r} {self.process.stderr.read()!r}")
        self.port = int(found[1])

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        if self.process.poll() is None:
            code, out, err = self.stop(signal.SIGTERM)
            assert problem[0] or (code, out, err) == (0, "", ""), (code, out, err)

    def stop(self, number):
        """The exit code, and what was printed since the address."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def raw(self, data):
        """What is answered to these bytes until the server closes the connection."""
        with self.connect() as client:
            client.sendall(data)
            return b"".join(iter(lambda: client.recv(65536), b""))

    def ask(self, target, method="GET", host="localhost", **fields):
        lines = [f"{method} {target} HTTP/1.1", f"Host: {host}", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
        return Response(self.raw("\r\n".join([*lines, "", ""]).encode()))
