"""A small grammar: `<a|b|>` chooses inline, `{name}` draws from a table, nesting allowed.

Templates are parsed once and cached, so drawing a sentence costs a walk over a short tree. Everything random comes from
the caller's generator, so one seed gives one corpus on every machine.
"""
from functools import lru_cache


def expand(rng, template, table):
    """One sentence of the template; unknown names are a mistake in a table and raise."""
    return "".join(_walk(rng, _parse(template), table))


def draw(rng, name, table):
    return expand(rng, rng.choice(table[name]), table)


def _walk(rng, nodes, table):
    for kind, value in nodes:
        if kind == "text":
            yield value
        elif kind == "choice":
            yield from _walk(rng, rng.choice(value), table)
        else:
            found = table[value]
            yield found(rng) if callable(found) else draw(rng, value, table)


@lru_cache(maxsize=None)
def _parse(template):
    nodes, at = _sequence(template, 0, top=True)
    if at != len(template):
        raise ValueError(f"unbalanced template: {template!r}")
    return nodes


def _sequence(text, at, top=False):
    nodes, start = [], at
    while at < len(text):
        char = text[at]
        if char == "<":
            if at > start:
                nodes.append(("text", text[start:at]))
            branches, at = [], at + 1
            while True:
                branch, at = _sequence(text, at)
                branches.append(branch)
                if at >= len(text):
                    raise ValueError(f"open choice: {text!r}")
                at += 1
                if text[at - 1] == ">":
                    break
            nodes.append(("choice", tuple(branches)))
            start = at
        elif char == "{":
            if at > start:
                nodes.append(("text", text[start:at]))
            end = text.index("}", at)
            nodes.append(("name", text[at + 1 : end]))
            at = start = end + 1
        elif char in "|>" and not top:
            break
        else:
            at += 1
    if at > start:
        nodes.append(("text", text[start:at]))
    return tuple(nodes), at
