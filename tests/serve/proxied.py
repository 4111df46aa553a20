"""Starts nginx as deploy/nginx.conf has it, on loopback and with a certificate of its own making."""
import pathlib
import socket
import ssl
import subprocess
import tempfile
import time

from running import PATIENCE, Response, free_port

NAME = "play.example.org"
EXAMPLE = pathlib.Path(__file__).parents[2] / "deploy" / "nginx.conf"

# What the example leaves to the rest of nginx's configuration; everything is kept in one folder.
AROUND = """
daemon off;
pid nginx.pid;
error_log stderr;
events {{}}
http {{
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {example}
}}
"""


def replaced(text, old, new):
    assert old in text, f"the example has no {old!r}"
    return text.replace(old, new)


class Proxy:
    """nginx in front of a server on a port of this machine."""

    def __init__(self, server_port):
        self.folder = tempfile.TemporaryDirectory()
        root = pathlib.Path(self.folder.name)
        self.port, self.plain_port = free_port(), free_port()
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
                        "-keyout", root / "key.pem", "-out", root / "certificate.pem"],
                       check=True, capture_output=True, timeout=PATIENCE)
        text = EXAMPLE.read_text()
        text = replaced(text, "server 127.0.0.1:8177;", f"server 127.0.0.1:{server_port};")
        # Not every machine that runs tests has IPv6.
        text = replaced(text, "    listen [::]:80;\n", "")
        text = replaced(text, "    listen [::]:443 ssl http2;\n", "")
        text = replaced(text, "listen 80;", f"listen 127.0.0.1:{self.plain_port};")
        text = replaced(text, "listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
        text = replaced(text, f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(root / "certificate.pem"))
        text = replaced(text, f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(root / "key.pem"))
        (root / "nginx.conf").write_text(AROUND.format(example=text))
        self.process = subprocess.Popen(["nginx", "-p", root, "-c", "nginx.conf", "-e", "stderr"],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                        text=True)
        self.trust = ssl.create_default_context(cafile=root / "certificate.pem")
        self.wait_until_it_listens()

    def wait_until_it_listens(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.connect().close()
            except ConnectionRefusedError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise AssertionError(f"nginx did not start: {self.process.stderr.read()}") from None
                time.sleep(0.01)

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        self.folder.cleanup()

    def connect(self, source="127.0.0.1"):
        """A connection with TLS that comes from an address of this machine: all of 127/8 is one."""
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE, source_address=(source, 0))
        return self.trust.wrap_socket(plain, server_hostname=NAME)

    def ask(self, target, method="GET", body=None, source="127.0.0.1", **fields):
        lines = [f"{method} {target} HTTP/1.1", f"Host: {NAME}", "Connection: close"]
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
        with self.connect(source) as client:
            client.sendall("\r\n".join([*lines, "", body or ""]).encode())
            return Response(b"".join(iter(lambda: client.recv(65536), b"")))
