"""The generator keeps its promises: spans lie inside their text, a seed gives the same rows, every table draws, both sides come from every module.

    python -m unittest discover -s models -p "test_*.py" -t models
"""
import random
import unittest

from generate import chatter, hijack, kept, mixed, places, voices
from generate.grammar import expand
from generate.languages import PHRASES
from generate.slots import SLOTS

MAKERS = (mixed.attack_row, mixed.honest_row, mixed.wide_attack_row, mixed.wide_honest_row, mixed.foreign_row, mixed.paper_row, mixed.order_row)
TWENTY = "ar bn de es fr he hi id it ja ko nl pl pt ru th tr uk vi zh".split()


class Rows(unittest.TestCase):
    def test_spans_lie_inside_and_labels_agree(self):
        rng = random.Random(1)
        for make in MAKERS:
            for _ in range(400):
                row = make(rng)
                self.assertTrue(row["text"].strip())
                for start, end in row["spans"]:
                    self.assertTrue(0 <= start < end <= len(row["text"]), (make.__name__, row["text"]))
                if row["attack"] == 0:
                    self.assertEqual((row["spans"], row["kind"]), ([], None))

    def test_a_seed_gives_the_same_rows(self):
        for make in MAKERS:
            self.assertEqual([make(random.Random(7)) for _ in range(3)], [make(random.Random(7)) for _ in range(3)])

    def test_no_mark_of_the_grammar_is_left(self):
        rng = random.Random(3)
        for make in (voices.hostile, voices.ordinary, kept.hunt, chatter.harmless, chatter.hostile):
            for _ in range(300):
                self.assertNotRegex(make(rng), r"\{[a-z]+[0-9]?\}|[‹›¦]")

    def test_every_line_of_every_language_draws(self):
        rng = random.Random(5)
        for code, table in PHRASES.items():
            self.assertLessEqual({"drop", "leak", "jail", "agent", "ask", "people", "about", "play"}, set(table), code)
            for lines in table.values():
                for line in lines:
                    self.assertTrue(expand(rng, line, SLOTS))
        self.assertLessEqual(set(TWENTY), set(PHRASES))

    def test_hijacks_come_in_pairs(self):
        self.assertLessEqual(set(hijack.KINDS), set(hijack.A))
        self.assertLessEqual(set(hijack.KINDS), set(hijack.H))

    def test_a_place_says_where_the_body_went(self):
        rng = random.Random(9)
        for _ in range(300):
            text, start, end = places.frame(rng, "plain words")
            self.assertEqual(text[start:end], "plain words")


if __name__ == "__main__":
    unittest.main()
