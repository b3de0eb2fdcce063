"""Text to model input: pieces, shapes, windows, and labels that follow their spans into the window.

One window is one record of fixed-width arrays, so that an epoch is a handful of large arrays and the GPU never waits for Python.
"""
import functools
import unicodedata

import numpy as np
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

WINDOW, CONTENT, STRIDE = 128, 126, 102
CLS, SEP = 101, 102
TAGS = ["O"] + [f"{mark}-{kind}" for kind in ("person_name", "location", "date", "date_of_birth", "street_address", "organisation") for mark in "BI"]
TYPE_INDEX = {"person_name": 0, "location": 1, "date": 2, "date_of_birth": 3, "street_address": 4, "organisation": 5}
KIND_INDEX = {"injection": 0, "jailbreak": 1, "extraction": 2}
SURFACE_INDEX = {None: 0, "user": 1, "third": 2}
UNJUDGED, SAID_NOTHING = 255, -1.0

RECORD = np.dtype([
    ("ids", np.uint16, WINDOW), ("shapes", np.uint8, WINDOW), ("tags", np.uint8, WINDOW), ("injected", np.int8, WINDOW), ("length", np.uint8), ("surface", np.uint8), ("scope", np.uint8),
    ("attack", np.float32), ("embedded", np.float32), ("discusses", np.float32), ("kind", np.int8), ("weight", np.float32), ("source", np.int16), ("host", np.int16),
])


def load_tokenizer(path):
    with open(path, encoding="utf-8") as file:
        vocabulary = {line.rstrip("\n"): index for index, line in enumerate(file)}
    tokenizer = Tokenizer(models.WordPiece(vocab=vocabulary, unk_token="[UNK]", max_input_chars_per_word=100, continuing_subword_prefix="##"))
    tokenizer.normalizer = normalizers.BertNormalizer(clean_text=True, handle_chinese_chars=True, strip_accents=None, lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return tokenizer


@functools.lru_cache(maxsize=400_000)
def shape_of(word):
    """The eight case shapes; GRAPH.md is the law."""
    upper = lower = letters = digits = 0
    first_upper = None
    for char in word:
        category = unicodedata.category(char)
        if category[0] == "L":
            letters += 1
            if category in ("Lu", "Lt"):
                upper += 1
                first_upper = True if first_upper is None else first_upper
            elif category == "Ll":
                lower += 1
                first_upper = False if first_upper is None else first_upper
        elif category == "Nd":
            digits += 1
    if not letters and not digits:
        return 7
    if not letters:
        return 5
    if digits:
        return 6
    if not upper and not lower:
        return 0
    if not upper:
        return 1
    if not lower and upper >= 2:
        return 3
    if first_upper and upper == 1:
        return 2
    return 4


class Pieces:
    """A tokenised text: ids, shapes, offsets and which pieces open a word."""

    def __init__(self, text, encoding):
        self.ids, self.offsets, words = encoding.ids, encoding.offsets, encoding.word_ids
        count = len(self.ids)
        self.first = [at == 0 or words[at] != words[at - 1] for at in range(count)]
        self.shapes = [0] * count
        self.word_end = [0] * count
        at = 0
        while at < count:
            end = at + 1
            while end < count and words[end] == words[at]:
                end += 1
            stop = self.offsets[end - 1][1]
            shape = shape_of(text[self.offsets[at][0] : stop])
            for inside in range(at, end):
                self.shapes[inside] = shape
                self.word_end[inside] = stop
            at = end

    def starts(self):
        """Where the windows of a whole text begin."""
        count = len(self.ids)
        if count <= CONTENT:
            return [0]
        found = list(range(0, count - CONTENT, STRIDE))
        return found + [count - CONTENT]


def fill(record, pieces, start):
    """Writes ids, shapes and length; labels default to 'nothing said'."""
    count = min(CONTENT, len(pieces.ids) - start)
    record["ids"][:] = 0
    record["shapes"][:] = 0
    record["tags"][:] = UNJUDGED
    record["injected"][:] = -1
    record["ids"][0] = CLS
    record["ids"][1 : count + 1] = pieces.ids[start : start + count]
    record["ids"][count + 1] = SEP
    record["shapes"][1 : count + 1] = pieces.shapes[start : start + count]
    record["length"] = count + 2
    return count


def label_tags(record, pieces, start, count, row):
    """BIO on first pieces; `scope` as bits says which types an O denies."""
    tags = [0] * count
    for kind, begin, end in row["entities"]:
        index, inside = TYPE_INDEX[kind], False
        for at in range(count):
            left, right = pieces.offsets[start + at]
            if pieces.first[start + at] and left < end and pieces.word_end[start + at] > begin:
                # A word that sticks out of the entity by more than it shares says nothing certain.
                tags[at] = (2 if inside else 1) + 2 * index
                inside = True
    for begin, end in row.get("unjudged", ()):
        for at in range(count):
            left, right = pieces.offsets[start + at]
            if left < end and right > begin and tags[at] == 0:
                tags[at] = UNJUDGED
    for at in range(count):
        record["tags"][at + 1] = tags[at] if pieces.first[start + at] else UNJUDGED
    record["scope"] = sum(1 << TYPE_INDEX[kind] for kind in row["scope"])


def coverage(pieces, start, count, spans):
    """(share of the span's pieces inside the window, pieces inside)."""
    total = inside = 0
    for begin, end in spans:
        for at, (left, right) in enumerate(pieces.offsets):
            if left < end and right > begin:
                total += 1
                inside += start <= at < start + count
    return (inside / total if total else 0.0), inside


def label_injected(record, pieces, start, count, spans):
    for at in range(count):
        left, right = pieces.offsets[start + at]
        record["injected"][at + 1] = int(any(left < end and right > begin for begin, end in spans))
