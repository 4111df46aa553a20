"""A server on one folder of data, started again and again while people play."""
import asyncio
import json
import os
import signal
import tempfile

from running import PATIENCE, Server, command, page_folder

# Everybody here comes from one address and plays faster than people do.
GENEROUS = ["--requests-per-minute", "0", "--guests-per-hour", "0", "--messages-per-second", "1000", "--bot-pace", "10",
            "--log-level", "warning"]


class Service:
    """With a folder of its own, and gone at the end whatever happens."""

    def __init__(self):
        self.page, self.folder = page_folder(), tempfile.TemporaryDirectory()
        self.data = self.folder.name
        self.words = ["--port", "0", "--page", self.page.name, "--data", self.data, *GENEROUS]
        self.server = None

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        if self.server and self.server.process.poll() is None:
            self.server.process.kill()
            self.server.process.communicate()
        self.page.cleanup()
        self.folder.cleanup()

    @property
    def pid(self):
        return self.server.process.pid

    async def start(self):
        self.server = await asyncio.to_thread(Server, *self.words)
        return self.server

    async def start_in_vain(self, seconds):
        """Killed before it has said where it listens, or soon after."""
        process = command(*self.words)
        await asyncio.sleep(seconds)
        process.kill()
        await asyncio.to_thread(process.communicate)

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)

    async def stop(self):
        """The exit code and the events of the log."""
        self.server.process.send_signal(signal.SIGTERM)
        return await self.ended()

    async def ended(self):
        out, err = await asyncio.to_thread(self.server.process.communicate, timeout=PATIENCE)
        assert out == "", out
        return self.server.process.returncode, [json.loads(line)["event"] for line in err.splitlines()]
