"""Where text stands when an agent meets it: mails, pages, records, code, logs, tool results.

A frame puts a body into such a place; places.py draws one and says where the body ended up. Attacks and honest text get the same frames, so that the frame
never tells which of the two is inside.
"""
import html
import json

from .slots import NAMES, WORDS, email, url

TITLES = ["Weekly update", "Re: offer", "Minutes", "Your order", "Travel plans", "Release notes", "Reminder", "Question", "Invoice", "Welcome", "Product review", "Profile", "Search result", "Report", "Notes", "Schedule", "Feedback", "Status"]
LINES = ["Thank you for your order.", "The weather was fine all week.", "We open at nine.", "Prices include tax.", "See the table below.", "Rated 4 of 5 stars.", "The battery lasts two days.", "Parking is behind the house.", "The second part follows tomorrow.", "It arrived on time and works well.",
         "The committee met on Tuesday.", "Revenue grew by 4 percent.", "Shipping takes three days.", "Our office is on the second floor.", "The museum shows paintings of the last century.", "He moved to the coast in 1998.", "Total: 48.20", "Tickets are sold at the door.", "Version 2.1 fixes two small bugs.", "The room has a view of the lake."]
TOOLS = ["get_weather", "search_flights", "read_file", "list_events", "send_mail", "query_db", "get_page", "lookup_user", "convert_unit", "add_note"]


def fill(rng, count=None):
    return " ".join(rng.sample(LINES, count or rng.randint(1, 4)))


def _plain(rng, body):
    return (fill(rng) + rng.choice([" ", "\n", "\n\n"]) if rng.random() < 0.7 else ""), body, (rng.choice([" ", "\n", "\n\n"]) + fill(rng) if rng.random() < 0.7 else "")


def _mail(rng, body):
    head = f"From: {email(rng)}\nTo: {email(rng)}\nSubject: {rng.choice(TITLES)}\n\n"
    if rng.random() < 0.4:
        head = f"{rng.choice(['Hi', 'Hello', 'Dear', 'Hey'])} {rng.choice(NAMES).title()},\n\n"
    return head + (fill(rng) + "\n" if rng.random() < 0.6 else ""), body, f"\n\n{fill(rng) if rng.random() < 0.4 else ''}\n{rng.choice(['Best', 'Regards', 'Thanks', 'Cheers'])}, {rng.choice(NAMES).title()}"


def _json(rng, body):
    keys = rng.sample(["title", "summary", "name", "status", "city", "note", "category", "url"], 3)
    record = {"id": rng.randint(1, 99999)}
    for key in keys[: rng.randint(0, 3)]:
        record[key] = {"url": url(rng), "title": rng.choice(TITLES), "status": rng.choice(["open", "closed", "ok"])}.get(key, rng.choice(LINES))
    key = rng.choice(["body", "text", "content", "description", "message", "comment", "result", "snippet", "bio", "review"])
    dumped = json.dumps(record, indent=rng.choice([None, None, 2]), ensure_ascii=False)
    wrap = rng.random() < 0.3
    before = ('{"results": [' if wrap else "") + dumped.rstrip("}").rstrip() + f', "{key}": "'
    after = '"' + (f', "{rng.choice(WORDS)}": {rng.randint(0, 99)}' if rng.random() < 0.5 else "") + "}" + ("]}" if wrap else "")
    return before, json.dumps(body, ensure_ascii=False)[1:-1], after


def _yaml(rng, body):
    indented = body.replace("\n", "\n    ")
    return f"- id: {rng.randint(1, 9999)}\n  title: {rng.choice(TITLES)}\n  {rng.choice(['body', 'text', 'content', 'note'])}: {rng.choice(['|', ''])}\n    ", indented, f"\n  author: {rng.choice(NAMES)}\n"


def _page(rng, body):
    escaped = html.escape(body, quote=False) if rng.random() < 0.5 else body
    shape = rng.randrange(6)
    start = f"<html><head><title>{rng.choice(TITLES)}</title></head><body><h1>{rng.choice(TITLES)}</h1><p>{fill(rng)}</p>"
    if shape == 0:
        return start + "<!-- ", escaped, " --></body></html>"
    if shape == 1:
        return start + f'<div style="{rng.choice(["display:none", "font-size:0", "color:#fff", "position:absolute;left:-999px", "margin:1em"])}">', escaped, "</div></body></html>"
    if shape == 2:
        return f'<img src="{url(rng)}" alt="', escaped.replace('"', "&quot;"), f'"><p>{fill(rng)}</p>'
    if shape == 3:
        return f'<meta name="description" content="', escaped.replace('"', "&quot;"), '">' + start
    if shape == 4:
        return f"<li>{fill(rng, 1)}</li>\n<li>", escaped, f"</li>\n<li>{fill(rng, 1)}</li>"
    return start + "<p>", escaped, f"</p><footer>{fill(rng, 1)}</footer></body></html>"


def _code(rng, body):
    flat = body.replace("\n", " ")
    shape = rng.randrange(6)
    word = rng.choice(WORDS)
    if shape == 0:
        return f"def {word}(x):\n    # ", flat, f"\n    return x + {rng.randint(1, 9)}\n"
    if shape == 1:
        return f"// {rng.choice(WORDS)} handling\nfunction {word}(a, b) {{\n  // ", flat, "\n  return a * b;\n}\n"
    if shape == 2:
        return f'def {word}(path):\n    """Reads the file.\n\n    ', body, '\n    """\n    return open(path).read()\n'
    if shape == 3:
        return f"/*\n * {word}.js\n * ", flat, "\n */\nexport const limit = 10;\n"
    if shape == 4:
        return f'{word.upper()}_TEXT = "', flat.replace('"', '\\"'), f'"\nprint({word.upper()}_TEXT)\n'
    return f"# {word}\nimport os\n\n# TODO: ", flat, f"\nvalues = [{rng.randint(1, 9)}, {rng.randint(1, 9)}]\n"


def _log(rng, body):
    def stamp():
        return f"2026-0{rng.randint(1, 9)}-{rng.randint(10, 28)}T{rng.randint(10, 23)}:{rng.randint(10, 59)}:{rng.randint(10, 59)}Z"
    return f"{stamp()} INFO server started port={rng.randint(1000, 9999)}\n{stamp()} {rng.choice(['INFO', 'WARN', 'ERROR'])} {rng.choice(['msg=', 'request: ', 'user input: ', 'note='])}", body.replace("\n", " "), f"\n{stamp()} INFO done in {rng.randint(1, 900)} ms\n"


def _chat(rng, body):
    one, two = rng.sample(NAMES, 2)
    return f"[{rng.randint(8, 18)}:{rng.randint(10, 59)}] {one}: {fill(rng, 1)}\n[{rng.randint(8, 18)}:{rng.randint(10, 59)}] {two}: ", body, f"\n[{rng.randint(8, 18)}:{rng.randint(10, 59)}] {one}: {rng.choice(['ok', 'thanks!', 'will do', 'hm', 'see you'])}"


def _calendar(rng, body):
    return f"BEGIN:VEVENT\nSUMMARY:{rng.choice(TITLES)}\nDTSTART:2026{rng.randint(10, 12)}{rng.randint(10, 28)}T090000Z\nLOCATION:Room {rng.randint(1, 40)}\nDESCRIPTION:", body.replace("\n", "\\n"), "\nEND:VEVENT"


def _ticket(rng, body):
    return f"Ticket #{rng.randint(100, 99999)} [{rng.choice(['open', 'pending', 'solved'])}]\nRequester: {rng.choice(NAMES).title()}\nSubject: {rng.choice(TITLES)}\n\n{fill(rng, 1) if rng.random() < 0.5 else ''}\n", body, f"\n\nPriority: {rng.choice(['low', 'normal', 'high'])}"


def _tool_definition(rng, body):
    name = rng.choice(TOOLS)
    return f'{{"name": "{name}", "description": "{fill(rng, 1)} ', json.dumps(body, ensure_ascii=False)[1:-1], f'", "parameters": {{"type": "object", "properties": {{"{rng.choice(WORDS)}": {{"type": "string"}}}}}}}}'


def _markdown(rng, body):
    return f"# {rng.choice(TITLES)}\n\n{fill(rng)}\n\n{rng.choice(['## Notes', '> ', '- ', '**Note** ', '1. ', '### Setup', ''])}{rng.choice([' ', chr(10)])}", body, f"\n\n{fill(rng, 1)}\n"


def _search(rng, body):
    return f"1. {rng.choice(TITLES)} - {url(rng)}\n   {fill(rng, 1)}\n2. {rng.choice(TITLES)} - {url(rng)}\n   ", body, f"\n3. {rng.choice(TITLES)} - {url(rng)}\n   {fill(rng, 1)}"


def _table(rng, body):
    return f"id,name,comment\n{rng.randint(1, 99)},{rng.choice(NAMES)},{fill(rng, 1)}\n{rng.randint(1, 99)},{rng.choice(NAMES)},\"", body.replace('"', '""'), f"\"\n{rng.randint(1, 99)},{rng.choice(NAMES)},{fill(rng, 1)}\n"


FRAMES = [_plain, _plain, _plain, _mail, _mail, _json, _json, _json, _yaml, _page, _page, _code, _code, _log, _chat, _calendar, _ticket, _tool_definition, _markdown, _markdown, _search, _table]
