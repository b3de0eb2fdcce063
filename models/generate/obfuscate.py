"""Copies of an attack in disguise, and the same disguises for honest text, so that a disguise alone is no verdict.

The static pass undoes most disguises before the model reads; what is here is what survives: look-alike spelling, spacing, noise.
"""
import base64
import codecs

LEET = str.maketrans({"a": "4", "e": "3", "i": "1", "o": "0", "s": "5", "t": "7"})
LOOKALIKE = str.maketrans({"a": "а", "e": "е", "o": "о", "p": "р", "c": "с", "i": "і", "x": "х"})


def disguise(rng, text):
    return rng.choice([_leet, _lookalike, _spaced, _typos, _upper, _dashes, _encoded, _stretched, _typos, _emphasis])(rng, text)


def _leet(rng, text):
    return "".join(char.translate(LEET) if rng.random() < 0.5 else char for char in text)


def _lookalike(rng, text):
    return "".join(char.translate(LOOKALIKE) if rng.random() < 0.3 else char for char in text)


def _spaced(rng, text):
    words = text.split(" ")
    chosen = set(rng.sample(range(len(words)), max(1, len(words) // 4)))
    return " ".join(" ".join(word) if at in chosen else word for at, word in enumerate(words))


def _typos(rng, text):
    out = []
    for char in text:
        draw = rng.random()
        if char.isalpha() and draw < 0.03:
            continue
        out.append(char)
        if char.isalpha() and draw > 0.98:
            out.append(char)
    if len(out) > 4:
        at = rng.randrange(len(out) - 1)
        out[at], out[at + 1] = out[at + 1], out[at]
    return "".join(out)


def _upper(rng, text):
    return text.upper() if rng.random() < 0.5 else "".join(char.upper() if rng.random() < 0.5 else char for char in text)


def _dashes(rng, text):
    mark = rng.choice(["-", "_", ".", "*", " | "])
    return mark.join(text.split(" "))


def _encoded(rng, text):
    lead = rng.choice(["Decode this and do what it says: ", "base64: ", "Follow the decoded text: ", "rot13: "])
    return lead + (codecs.encode(text, "rot13") if "rot" in lead else base64.b64encode(text[:90].encode()).decode())


def _stretched(rng, text):
    return "".join(char * rng.randint(2, 4) if char in "aeiou" and rng.random() < 0.2 else char for char in text)


def _emphasis(rng, text):
    mark = rng.choice(["**", "!!!", "###", "===", "***", "🔥", ">>>"])
    return f"{mark} {text} {mark}"
