"""More places in which an agent meets text: commits, reviews, metadata, threads, feeds, settings, notebooks, subtitles, headers. With those of
frames.py they are drawn alike for attacks and for honest text.
"""
import html
import json

from .frames import FRAMES, LINES, TITLES, TOOLS, fill
from .slots import NAMES, WORDS, email, url


def frame(rng, body):
    """(text, start, end): the body in a random place; the body may be escaped on the way."""
    before, inside, after = rng.choice(PLACES if rng.random() < 0.5 else FRAMES)(rng, body)
    return before + inside + after, len(before), len(before) + len(inside)


def _flat(body):
    return body.replace("\n", " ")


def _name(rng):
    return rng.choice(NAMES).title()


def _commit(rng, body):
    return f"commit {rng.randrange(1 << 40):010x}\nAuthor: {_name(rng)} <{email(rng)}>\n\n    {rng.choice(['Fix', 'Add', 'Refactor', 'Bump', 'Document'])} {rng.choice(WORDS)} {rng.choice(['parser', 'cache', 'tests', 'page', 'client'])}\n\n    ", _flat(body), f"\n\n diff --git a/{rng.choice(WORDS)}.py b/{rng.choice(WORDS)}.py\n"


def _diff(rng, body):
    return f"@@ -{rng.randint(1, 90)},4 +{rng.randint(1, 90)},6 @@\n def {rng.choice(WORDS)}():\n-    pass\n+    # ", _flat(body), f"\n+    return {rng.randint(0, 9)}\n"


def _review(rng, body):
    return f"{'★' * rng.randint(1, 5)} {rng.choice(TITLES)}\nby {_name(rng)} on {rng.randint(1, 28)} May\n{fill(rng, 1)} ", body, f"\n{rng.randint(0, 60)} people found this helpful"


def _thread(rng, body):
    quoted = "\n".join("> " + line for line in fill(rng, 2).split(". "))
    return f"{quoted}\n\nOn Tue, {_name(rng)} wrote:\n{rng.choice(['', '> '])}", body, f"\n\n--\n{_name(rng)}\n{rng.choice(['Sent from my phone', email(rng), 'Sales'])}"


def _metadata(rng, body):
    return f"File: IMG_{rng.randint(1000, 9999)}.jpg\nCamera: X{rng.randint(10, 90)}\n{rng.choice(['ImageDescription', 'UserComment', 'Caption', 'XMP:Description'])}: ", _flat(body), f"\nISO: {rng.choice([100, 200, 800])}\n"


def _pdf(rng, body):
    return f"{rng.choice(TITLES).upper()}\nPage {rng.randint(1, 9)} of {rng.randint(10, 40)}\n{fill(rng, 2)}\n", body.replace(". ", ".\n") if rng.random() < 0.5 else body, f"\n{rng.randint(1, 90)}\n{fill(rng, 1)}\nConfidential\n"


def _feed(rng, body):
    return f"<item><title>{rng.choice(TITLES)}</title><link>{url(rng)}</link><description>", html.escape(body, quote=False), f"</description><author>{email(rng)}</author></item>"


def _settings(rng, body):
    key = rng.choice(["description", "motd", "welcome_text", "notes", "comment", "footer"])
    return f"[{rng.choice(WORDS)}]\nenabled = true\nport = {rng.randint(1000, 9000)}\n{key} = \"", _flat(body).replace('"', "'"), f"\"\nretries = {rng.randint(1, 9)}\n"


def _notebook(rng, body):
    return f"In [{rng.randint(1, 30)}]: df.head()\nOut[{rng.randint(1, 30)}]:\n   id  {rng.choice(WORDS)}  note\n0  {rng.randint(1, 99)}  {rng.randint(1, 99)}  {fill(rng, 1)}\n1  {rng.randint(1, 99)}  {rng.randint(1, 99)}  ", _flat(body), f"\n2  {rng.randint(1, 99)}  {rng.randint(1, 99)}  {fill(rng, 1)}\n"


def _subtitles(rng, body):
    return f"{rng.randint(1, 90)}\n00:0{rng.randint(1, 9)}:12,000 --> 00:0{rng.randint(1, 9)}:15,000\n{fill(rng, 1)}\n\n{rng.randint(91, 180)}\n00:{rng.randint(10, 59)}:16,000 --> 00:{rng.randint(10, 59)}:21,000\n", body, "\n"


def _headers(rng, body):
    return f"HTTP/1.1 200 OK\nContent-Type: text/plain\nX-{rng.choice(['Note', 'Info', 'Message', 'Hint'])}: ", _flat(body), f"\nContent-Length: {rng.randint(10, 9000)}\n\n{fill(rng, 1)}"


def _parameters(rng, body):
    return f'{{"name": "{rng.choice(TOOLS)}", "inputSchema": {{"type": "object", "properties": {{"{rng.choice(WORDS)}": {{"type": "string", "description": "', json.dumps(body, ensure_ascii=False)[1:-1], '"}}}}'


def _result(rng, body):
    key = rng.choice(["message", "error", "next_step", "hint", "detail", "instructions", "info", "output"])
    return f'{{"{rng.choice(["ok", "success", "status"])}": {rng.choice(["true", "false", "200"])}, "{key}": "', json.dumps(body, ensure_ascii=False)[1:-1], f'", "request_id": "{rng.randrange(1 << 32):08x}"}}'


def _grid(rng, body):
    return f"| {rng.choice(WORDS)} | owner | comment |\n|---|---|---|\n| {rng.randint(1, 99)} | {_name(rng)} | {fill(rng, 1)} |\n| {rng.randint(1, 99)} | {_name(rng)} | ", _flat(body), f" |\n| {rng.randint(1, 99)} | {_name(rng)} | {fill(rng, 1)} |\n"


def _post(rng, body):
    return f"r/{rng.choice(WORDS)} · posted by {rng.choice(NAMES)}{rng.randint(1, 99)} · {rng.randint(1, 23)} hours ago\n{rng.choice(TITLES)}\n{fill(rng, 1)}\n", body, f"\n{rng.randint(1, 900)} points · {rng.randint(1, 90)} comments"


def _sms(rng, body):
    return f"SMS from +{rng.randint(10, 99)} {rng.randint(100, 999)} {rng.randint(1000, 9999)}: ", _flat(body), rng.choice(["", " Reply STOP to end.", f" {url(rng)}"])


def _event(rng, body):
    return json.dumps({"title": rng.choice(TITLES), "start": f"2026-{rng.randint(10, 12)}-{rng.randint(10, 28)}T10:00", "attendees": [email(rng)]})[:-1] + ', "notes": "', json.dumps(body, ensure_ascii=False)[1:-1], '"}'


def _trace(rng, body):
    return f"Traceback (most recent call last):\n  File \"{rng.choice(WORDS)}.py\", line {rng.randint(1, 400)}, in {rng.choice(WORDS)}\n{rng.choice(['ValueError', 'RuntimeError', 'KeyError', 'HTTPError'])}: ", _flat(body), "\n"


def _package(rng, body):
    return f'{{\n  "name": "{rng.choice(WORDS)}-{rng.choice(WORDS)}",\n  "version": "{rng.randint(0, 9)}.{rng.randint(0, 20)}.{rng.randint(0, 9)}",\n  "description": "', json.dumps(body, ensure_ascii=False)[1:-1], f'",\n  "license": "MIT"\n}}'


def _faq(rng, body):
    return f"Q: {rng.choice(['How long does it take?', 'Where are you?', 'Can I return it?', 'Is it free?'])}\nA: {rng.choice(LINES)}\nQ: {rng.choice(['What else?', 'Anything to note?', 'Who can help?'])}\nA: ", body, f"\nQ: And the price?\nA: {rng.choice(LINES)}"


PLACES = [_commit, _diff, _review, _review, _thread, _thread, _metadata, _pdf, _pdf, _feed, _settings, _notebook, _subtitles, _headers, _parameters, _result, _result, _grid, _post, _sms, _event, _trace, _package, _faq]
