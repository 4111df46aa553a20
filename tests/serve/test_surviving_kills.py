"""kill -9 at random moments while people play: nothing that was acknowledged is lost, nothing is done twice, and every
table goes on. bench/server_kill does the same more often."""
import random
import unittest

from killing import MOMENTS, Killing


class Kills(unittest.TestCase):
    def test_nothing_is_lost_and_nothing_is_done_twice(self):
        killing = Killing(random.Random(12), kills=10)
        killing.run()
        self.assertEqual(set(killing.moments), set(MOMENTS))
        self.assertGreater(killing.records, 0, "some games are over, and their records were checked")
        self.assertGreater(killing.unfinished, 0, "some went on after the last start")
        self.assertGreater(killing.population.done["move"], 100)


if __name__ == "__main__":
    unittest.main()
