"""Short phrases in many languages, by what they do. One line is one phrase; `{email}`, `{url}`, `{marker}` are filled in.

Keys: drop (throw away the rules), leak (give up the prompt or a secret), jail (persona without limits), agent (orders to whoever
reads), trick (a story, mode, form or game around something kept), ask (a user's ordinary order), people (one person to another),
about (talk of attacks), play (harmless role-play), words (ordinary sentences around feared
words). Every language has all of them but `trick` and `words`.
"""
from . import asian, composed, cyrillic_greek, germanic, others, plain, romance, tricks, verbs, wider, words

PHRASES = {}
for _module in (romance, germanic, cyrillic_greek, asian, others):
    for _code, _table in _module.PHRASES.items():
        PHRASES[_code] = {key: [line.strip() for line in value.strip().split("\n")] for key, value in _table.items()}
for _code, _table in [*composed.LINES.items(), *wider.LINES.items(), *verbs.LINES.items()]:
    for _key, _value in _table.items():
        # A composed line stands for dozens of phrases, so it is drawn more often than a plain one.
        _known = PHRASES.setdefault(_code, {})
        _known[_key] = _known.get(_key, []) + [line.strip() for line in _value.strip().split("\n")] * 3
for _code, _table in tricks.LINES.items():
    for _key, _value in _table.items():
        PHRASES[_code][_key] = PHRASES[_code].get(_key, []) + [line.strip() for line in _value.strip().split("\n")]
for _code, _lines in words.LINES.items():
    PHRASES[_code]["words"] = [line.strip() for line in _lines.strip().split("\n")]
for _code, _lines in plain.LINES.items():
    PHRASES[_code]["words"] = PHRASES[_code].get("words", []) + [line.strip() for line in _lines.strip().split("\n")] * 2
