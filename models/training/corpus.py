"""Builds epochs: every row of the data once, attacks and ordinary orders set into documents, generated rows, tagger rows.

Work is cut over processes; a part is drawn from its own seed, so an epoch is the same however many processes built it.
"""
import os
import random
import re

import numpy as np

from generate import mixed, papers
from generate.obfuscate import disguise
from generate.people import People
from . import rows as sources
from .windows import (CONTENT, KIND_INDEX, RECORD, SAID_NOTHING, SURFACE_INDEX, Pieces, coverage, fill, label_injected, label_tags, load_tokenizer)

PARTS = 64
COUNTS = {"attack": 36000, "honest": 50000, "paper": 9000, "order": 5000, "set_attack": 30000, "set_order": 14000, "task_with_text": 9000, "people": 24000, "quote": 15000,
          "wide_attack": 26000, "wide_honest": 36000, "talk": 12000, "user_attack": 8000, "foreign": 20000}
UNKNOWN_SHARE = 0.4
SPIKEE_SHARE = 300 / 900
BOUNDARY = re.compile(r"(?<=[.!?。！？])\s+|\n+")
# Code that names nobody: it teaches the tagger what capitals are not.
NAMELESS = ("gpteacher_code", "cyberseceval_code")
# Languages in which a name stands as it is, and whose names to put there.
SWAPPED = {"en": "en", "de": "de", "fr": "fr", "es": "es", "it": "it", "nl": "nl", "pt": "pt_BR", "nb": "nb_NO", "da": "da", "sv": "sv"}
STATE = {}


def load(folder, order_attack, scale=1.0):
    """Once per process: rows, hosts, tokenizer, names, and a number for every source."""
    os.environ["TOKENIZERS_PARALLELISM"] = "false"
    training, held = sources.attack_rows(folder)
    # Every fiftieth tagger row is kept out: span thresholds are chosen on those.
    everything = sources.tagged_rows(folder)
    tagged = [row for index, row in enumerate(everything) if index % 50]
    STATE["tagged_held"] = everything[::50]
    STATE.update(training=training, held=held, tagged=tagged, tokenizer=load_tokenizer(os.path.join(folder, "vocab.txt")), people=People(folder), order_attack=order_attack, scale=scale)
    STATE["attacks"] = [row for row in training if row["attack"] and len(row["text"]) < 600]
    STATE["hosts"] = [row for row in training if not row["attack"] and row["surface"] == "third" and len(row["text"]) > 150] + [
        {"text": row["text"], "source": row["source"]} for row in tagged if len(row["text"]) > 200]
    STATE["said"] = [row for row in training if not row["attack"] and row["surface"] == "user" and len(row["text"]) < 600]
    STATE["about"] = [row for row in training if not row["attack"] and row["about"]]
    names = sorted({row["source"] for row in training} | {row["source"] for row in tagged})
    STATE["numbers"] = {name: index for index, name in enumerate(names)}
    return STATE


def build_part(job):
    """One part of one epoch as an array of records."""
    epoch, part = job
    rng = random.Random(f"{epoch}/{part}")
    out = []
    for row in _slice(STATE["training"], part):
        _data_row(rng, row, out)
    for row in _slice(STATE["tagged"], part):
        if rng.random() < 0.9:
            _tagged_row(rng, row, out)
    for name, count in COUNTS.items():
        for _ in range(max(1, round(count * STATE["scale"] / PARTS))):
            _generated_row(rng, name, out)
    records = np.zeros(len(out), RECORD)
    for index, item in enumerate(out):
        records[index] = item
    return records


def _slice(rows, part):
    chosen = rows[part::PARTS]
    return chosen if STATE["scale"] >= 1 else chosen[: max(1, int(len(chosen) * STATE["scale"]))]


def _data_row(rng, row, out):
    if row["source"] == "ReversecLabs/spikee" and rng.random() > SPIKEE_SHARE:
        return
    text = row["text"]
    if row["attack"]:
        draw = rng.random()
        text = disguise(rng, text) if draw < 0.1 else text.lower() if draw < 0.2 else text
        if row["source"] not in ("hackaprompt", "neuralchemy") and rng.random() < 0.5:
            _emit(rng, row, row["text"], out)
    elif rng.random() < 0.08:
        text = text.lower()
    _emit(rng, row, text, out)


def _generated_row(rng, name, out):
    if name == "attack":
        row = mixed.attack_row(rng)
    elif name == "honest":
        row = mixed.honest_row(rng)
    elif name == "paper":
        row = mixed.paper_row(rng)
    elif name == "order":
        row = mixed.order_row(rng)
    elif name == "wide_attack":
        row = mixed.wide_attack_row(rng)
    elif name == "wide_honest":
        row = mixed.wide_honest_row(rng)
    elif name == "talk":
        chosen = rng.choice(STATE["attacks"] if rng.random() < 0.45 else STATE["said"])
        row = mixed.talk_row(rng, chosen["text"][:500], chosen["attack"], chosen["kind"], chosen["source"])
    elif name == "foreign":
        row = mixed.foreign_row(rng)
    elif name == "user_attack":
        row = _user_row(rng)
    elif name == "people":
        text, entities = STATE["people"].row(rng)
        _tagged_row(rng, {"text": text, "entities": entities, "scope": sources.TYPES[:5], "weight": 1.0, "source": None}, out, varied=False)
        return
    elif name == "task_with_text":
        host = rng.choice(STATE["hosts"])
        row = mixed.task_with_text_row(rng, host["text"][: rng.randint(100, 700)])
        row["host"] = host["source"]
    elif name == "quote":
        host = rng.choice(STATE["about"])
        texts = [rng.choice(STATE["attacks"])["text"] if rng.random() < 0.3 else mixed.attack_text(rng)[0] for _ in range(rng.choice([1, 1, 2, 3]))]
        row = mixed.quote_row(rng, host["text"][: rng.randint(0, 500)], [text[:250] for text in texts])
        row["weight"] = 0.7
    else:
        row = _set_row(rng, name)
    _emit(rng, row, row["text"], out)


def _user_row(rng):
    """An attack at the end or the beginning of what a user honestly typed: the commonest way to slip one into a request."""
    host = rng.choice(STATE["said"])
    draw = rng.random()
    if draw < 0.4:
        chosen = rng.choice(STATE["attacks"])
        text, kind, source = chosen["text"], chosen["kind"], chosen["source"]
    elif draw < 0.7:
        text, kind, source = *mixed.attack_text(rng)[:2], None
    else:
        text, kind, source = *mixed.wide_attack(rng)[:2], None
    gap = rng.choice([" ", " ", "\n", "\n\n", " - ", "... "])
    asked = host["text"][:400].strip()
    lead = asked + gap if rng.random() < 0.75 else ""
    return {"text": lead + text + ("" if lead else gap + asked), "surface": "user", "attack": 1, "embedded": None, "discusses": 0, "kind": kind, "spans": [(len(lead), len(lead) + len(text))], "source": source or "gen_user_attack", "host": host["source"]}


def _set_row(rng, name):
    """An attack, or an ordinary order, at a boundary of a real document."""
    host = rng.choice(STATE["hosts"])
    document = host["text"]
    source = None
    if name == "set_order":
        text, kind, attack = mixed.order_text(rng), None, STATE["order_attack"]
        if rng.random() < 0.5:
            # Half of the orders come from real users' rows: the more kinds of order, the less the grammar shows.
            other = rng.choice(STATE["training"])
            if not other["attack"] and other["surface"] == "user" and len(other["text"]) < 300:
                text = other["text"]
    else:
        attack = 1
        draw = rng.random()
        if draw < 0.12:
            text, kind = papers.steering(rng), "injection"
        elif draw < 0.45:
            chosen = rng.choice(STATE["attacks"])
            text, kind, source = chosen["text"], chosen["kind"], chosen["source"]
        elif draw < 0.65:
            text, kind = mixed.wide_attack(rng)[:2]
        elif draw < 0.8:
            text, kind = mixed.turned(rng, rng.choice(STATE["said"])["text"][:250]), "injection"
        else:
            text, kind, _ = mixed.attack_text(rng)
    cuts = [match.end() for match in BOUNDARY.finditer(document)] or [len(document)]
    draw = rng.random()
    at = 0 if draw < 0.1 else len(document) if draw < 0.3 else rng.choice(cuts)
    gap = rng.choice([" ", " ", "\n", "\n\n"])
    before, after = document[:at], document[at:]
    lead = before + gap if before and not before.endswith((" ", "\n")) else before
    whole = lead + text + gap + after
    # A question in a document is an FAQ more often than an attack, and an order at its edge is more often its owner's.
    edge = at in (0, len(document)) or text.rstrip().endswith(("?", "？", "؟"))
    return {"text": whole, "surface": "third", "attack": (None if edge and name == "set_order" else attack), "embedded": 1, "discusses": 0, "kind": kind, "spans": [(len(lead), len(lead) + len(text))], "source": source or f"gen_{name}", "host": host["source"]}


def _emit(rng, row, text, out):
    if len(text) > 6000:
        at = rng.randrange(len(text) - 6000)
        text = text[at : at + 6000] if not row.get("spans") else text[:6000]
    pieces = Pieces(text, STATE["tokenizer"].encode(text, add_special_tokens=False))
    total = len(pieces.ids)
    if not total:
        return
    spans = row.get("spans")
    weight = row.get("weight", 1.0)
    start = 0
    if total > CONTENT:
        start = rng.randint(0, total - CONTENT)
        if spans and rng.random() < 0.85:
            begin, end = spans[0]
            inside = [at for at, (left, right) in enumerate(pieces.offsets) if left < end and right > begin]
            if inside:
                start = min(max(0, rng.choice(inside) - rng.randint(3, CONTENT - 3)), total - CONTENT)
        elif not spans and row["attack"]:
            # A long attack may hold quiet stretches: its opening is surer than its middle.
            start = 0 if rng.random() < 0.4 else start
            weight *= 1.0 if start == 0 else 0.6
    record = np.zeros((), RECORD)
    count = fill(record, pieces, start)
    attack, embedded, kind = row["attack"], row["embedded"], row["kind"]
    if spans:
        share, inside = coverage(pieces, start, count, spans)
        label_injected(record, pieces, start, count, spans)
        if share < 0.15 and inside < 6:
            attack, embedded, kind = (0 if attack is not None else None), 0, None
        elif share < 0.55 and inside < 25:
            attack, embedded, kind = None, None, None
    elif row["attack"] == 0:
        label_injected(record, pieces, start, count, [])
    if row["source"] in NAMELESS and row.get("form") == "code":
        label_tags(record, pieces, start, count, {"entities": (), "scope": ("person_name", "street_address", "date_of_birth")})
    surface = row["surface"]
    if surface is not None and rng.random() < UNKNOWN_SHARE:
        surface = None
        if not (spans and (spans[0][0] > 0 or spans[0][1] < len(text))) and embedded == 1:
            embedded = None
    record["surface"] = SURFACE_INDEX[surface]
    record["attack"] = SAID_NOTHING if attack is None else attack
    record["embedded"] = SAID_NOTHING if embedded is None else embedded
    record["discusses"] = SAID_NOTHING if row["discusses"] is None else row["discusses"]
    record["kind"] = -1 if kind is None or attack in (None, 0) else KIND_INDEX[kind]
    record["weight"] = weight
    record["source"] = STATE["numbers"].get(row["source"], -1)
    record["host"] = STATE["numbers"].get(row.get("host"), -1)
    out.append(record)


def _tagged_row(rng, row, out, varied=True):
    if varied and rng.random() < 0.25:
        row = _renamed(rng, row)
    text = row["text"]
    if varied:
        draw = rng.random()
        other = text.lower() if draw < 0.08 else text.upper() if draw < 0.1 else text
        text = other if len(other) == len(text) else text
    pieces = Pieces(text, STATE["tokenizer"].encode(text, add_special_tokens=False))
    total = len(pieces.ids)
    if not total:
        return
    record = np.zeros((), RECORD)
    start = 0 if total <= CONTENT else rng.randint(0, total - CONTENT)
    count = fill(record, pieces, start)
    label_tags(record, pieces, start, count, row)
    record["surface"] = SURFACE_INDEX["third"] if rng.random() < 0.5 else 0
    record["attack"], record["embedded"], record["discusses"], record["kind"] = 0, (0 if record["surface"] == 2 else SAID_NOTHING), SAID_NOTHING, -1
    record["weight"] = row["weight"]
    record["source"] = STATE["numbers"].get(row["source"], -1)
    record["host"] = -2
    out.append(record)


def _renamed(rng, row):
    """The row with other people and places in it, so that words around a name are learnt and not the names. Where names are not declined."""
    code = SWAPPED.get(row["lang"])
    if code is None or not row["entities"] or row["unjudged"]:
        return row
    text, entities, at = "", [], 0
    for kind, start, end in sorted(row["entities"], key=lambda entity: entity[1]):
        if start < at:
            return row
        value = row["text"][start:end]
        if kind == "person_name" and value[:1].isupper():
            value = STATE["people"].person(rng, code)
        elif kind == "location" and value[:1].isupper() and rng.random() < 0.25:
            value = STATE["people"].place(rng, code)
        text += row["text"][at:start]
        entities.append((kind, len(text), len(text) + len(value)))
        text, at = text + value, end
    return dict(row, text=text + row["text"][at:], entities=entities)
