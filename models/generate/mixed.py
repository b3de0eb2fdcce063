"""Draws whole labelled rows: attacks, look-alikes, ordinary orders inside data, in English and in the other languages.

A row: text, surface ("user" | "third"), attack / embedded / discusses (0, 1, or None for "not said"), kind, spans of the injected
text, family. The trainer cuts windows and follows the spans.
"""
from .english_attacks import TABLE as ATTACK_TABLE, attack as english_attack
from .english_honest import honest as english_honest, owner_task
from .grammar import expand
from .languages import PHRASES
from . import chatter, hijack, kept, papers, personas, talks, trigger_words, tricks, voices
from .obfuscate import disguise
from .places import frame
from .slots import SLOTS

CODES = sorted(PHRASES)


def attack_text(rng):
    """(text, kind, family): one attack by itself, three in ten of them in another language, some in disguise."""
    if rng.random() < 0.3:
        text, kind, family = foreign_attack(rng)
    elif rng.random() < 0.12:
        text, kind, family = personas.hostile(rng), "jailbreak", "persona"
    elif rng.random() < 0.27:
        text, kind, family = tricks.hostile(rng)
    else:
        text, kind, family = english_attack(rng)
        if rng.random() < 0.12:
            text += rng.choice([" ", "\n"]) + english_attack(rng, family)[0]
    if rng.random() < 0.1:
        text = disguise(rng, text)
    return text, kind, family


def wide_attack(rng):
    """(text, kind, family, span): the kinds that need whole scenes; the span is what attacks."""
    draw = rng.random()
    if draw < 0.3:
        text, span = kept.hostile(rng)
        kind, family = "extraction", "kept"
    elif draw < 0.6:
        text, kind, family = hijack.hostile(rng)
    elif draw < 0.75:
        text, kind, family = chatter.hostile(rng), "jailbreak", "chatter"
    else:
        text, kind, family = voices.hostile(rng), "injection", "voice"
    return text, kind, family, span if family == "kept" else (0, len(text))


def wide_attack_row(rng):
    text, kind, family, span = wide_attack(rng)
    whole = span == (0, len(text))
    if whole and rng.random() < 0.06:
        text = disguise(rng, text)
        span = (0, len(text))
    draw = rng.random()
    if family == "voice" or whole and draw < 0.25:
        text, start, end = frame(rng, text)
        return _row(text, "third", 1, 1, 0, kind, [(start, end)], f"gen_{family}")
    if whole and draw < 0.5:
        in_tool = rng.random() < 0.3
        text, start, end = talks.talk(rng, text, in_tool)
        return _row(text, None, 1, None, 0, kind, [(start, end)], f"gen_{family}")
    return _row(text, "user" if rng.random() < 0.8 else None, 1, None, 0, kind, [span], f"gen_{family}")


def wide_honest_row(rng):
    draw = rng.random()
    surface, family = "user", "chatter"
    if draw < 0.25:
        text, family = kept.harmless(rng), "kept"
    elif draw < 0.45:
        text, family, surface = hijack.harmless(rng)
    elif draw < 0.75:
        text = chatter.harmless(rng)
    else:
        text, family, surface = voices.ordinary(rng), "voice", "third"
    if rng.random() < 0.02:
        text = disguise(rng, text)
    draw = rng.random()
    if surface == "third" and draw < 0.7:
        text, _, _ = frame(rng, text)
    elif surface == "user" and draw < 0.2:
        text, _, _ = talks.talk(rng, text, rng.random() < 0.3)
        surface = None
    return _row(text, surface, 0, 0 if surface == "third" else None, 0, None, [], f"gen_{family}")


TURNS = ["<Scratch that|No, leave it|On second thought|Hold on>, <plans are different now|that is not needed|drop the first part>. <Better|In its place|What you should do>: ", "<From here|After this line> <one thing counts|only the next sentence counts>: ", "<The task above is done|That is finished|End of the text>. <Next|Now|Your next task>: ", "<What is really wanted|Your real task> is <this|as follows>: ", "{dropped}{join}", "{dropped}. <Instead, |Now |Only do this: |The order that counts: |>"]


def turned(rng, task):
    """A turn away from the task in hand, and then an ordinary task: wrong in whatever was only to be read."""
    lead = expand(rng, rng.choice(TURNS), ATTACK_TABLE).replace("‹", "<").replace("›", ">").replace("¦", "|")
    return (lead[:1].upper() + lead[1:] if rng.random() < 0.8 else lead) + task


def foreign_row(rng):
    """Languages by themselves, for both sides, as short as they are typed."""
    if rng.random() < 0.5:
        text, kind, family = foreign_attack(rng)
        draw = rng.random()
        if draw < 0.25:
            text, start, end = frame(rng, text)
            return _row(text, "third", 1, 1, 0, kind, [(start, end)], f"gen_{family}")
        text = text.rstrip(".!。।") if draw < 0.6 else text
        return _row(text, rng.choice(["user", None]), 1, None, 0, kind, [(0, len(text))], f"gen_{family}")
    text, family, surface, discusses = foreign_honest(rng)
    if surface == "third" and rng.random() < 0.3:
        text, _, _ = frame(rng, text)
    return _row(text, surface, 0, 0 if surface == "third" else None, discusses, None, [], f"gen_{family}")


def talk_row(rng, text, attack, kind, source):
    """Any text as the last turn of a conversation."""
    whole, start, end = talks.talk(rng, text)
    return _row(whole, None, attack, None, 0, kind, [(start, end)] if attack else [], source)


def foreign_attack(rng, code=None):
    code = code or rng.choice(CODES)
    table = PHRASES[code]
    shape = rng.randrange(11 if "trick" in table else 8)
    if shape == 0:
        parts, kind = [table["drop"]], "injection"
    elif shape <= 2:
        parts, kind = [table["drop"], table["agent"] if shape == 1 else table["ask"]], "injection"
    elif shape == 3:
        parts, kind = [table["drop"], table["leak"]], "extraction"
    elif shape <= 5:
        parts, kind = [table["leak"]] + ([table["leak"]] if rng.random() < 0.3 else []), "extraction"
    elif shape == 6:
        parts, kind = [table["jail"]] + ([table["ask"], table["drop"]][rng.randrange(2) :][:1] if rng.random() < 0.6 else []), "jailbreak"
    elif shape == 7:
        parts, kind = [table["agent"]], "injection"
    else:
        parts, kind = [table["trick"]] + ([table["drop"]] if rng.random() < 0.15 else []), "extraction"
    if rng.random() < 0.12:
        parts.insert(0, table["ask"])
    return _joined(rng, parts, code), kind, f"foreign_{code}"


def foreign_honest(rng, code=None):
    code = code or rng.choice(CODES)
    table = PHRASES[code]
    key = rng.choice(["ask", "ask", "ask", "people", "people", "people", "play", "play", "about"] + ["words"] * (5 if "words" in table else 0))
    parts = [table[key]] + ([table[rng.choice(["ask", "play"] if key in ("ask", "play") else ["words"] if key == "words" else ["people"])]] if rng.random() < 0.5 and key != "about" else [])
    surface = rng.choice(["user", "third"]) if key == "words" else "third" if key in ("people", "about") else "user"
    return _joined(rng, parts, code), f"foreign_{code}_{key}", surface, int(key == "about")


def _joined(rng, parts, code):
    mark = "。" if code in ("zh", "ja") else "।" if code in ("hi", "bn") else "." if code != "th" else ""
    gap = "" if code in ("zh", "ja") else rng.choice([" ", " ", "\n"])
    sentences = []
    for part in parts:
        text = expand(rng, rng.choice(part), SLOTS)
        sentences.append(text if text[-1] in "?!？;؟" else text + rng.choice([mark, mark, "!"]))
    text = gap.join(sentences)
    return text.lower() if rng.random() < 0.1 else text


def attack_row(rng):
    text, kind, family = attack_text(rng)
    if rng.random() < 0.45:
        framed, start, end = frame(rng, text)
        return _row(framed, "third", 1, 1, 0, kind, [(start, end)], f"gen_{family}")
    return _row(text, "user" if rng.random() < 0.75 else "third", 1, None, 0, kind, [(0, len(text))], f"gen_{family}")


def honest_row(rng):
    draw = rng.random()
    if draw < 0.25:
        text, family, surface, discusses = foreign_honest(rng)
    elif draw < 0.32:
        text, family, surface, discusses = personas.harmless(rng), "persona", "user", 0
    elif draw < 0.42:
        (text, family), surface, discusses = tricks.harmless(rng), "user", 0
    elif draw < 0.53:
        text, family, surface, discusses = trigger_words.plain(rng), "words", rng.choice(["user", "third"]), 0
    else:
        text, family, surface, discusses = english_honest(rng)
        if rng.random() < 0.3:
            text += rng.choice([" ", "\n", "\n\n"]) + english_honest(rng, family)[0]
    if rng.random() < 0.03:
        text = disguise(rng, text)
    if surface == "third" and rng.random() < 0.6:
        text, _, _ = frame(rng, text)
    return _row(text, surface, 0, 0 if surface == "third" else None, discusses, None, [], f"gen_{family}")


def paper_row(rng):
    """A CV, report, review or record that bends its reader's judgement, or as often one that does not."""
    if rng.random() < 0.45:
        return _row(papers.straight(rng), "third", 0, 0, 0, None, [], "gen_paper")
    text, start, end = papers.bent(rng)
    return _row(text, "third", 1, 1, 0, "injection", [(start, end)], "gen_paper")


def order_text(rng):
    """An ordinary order, as a user gives it; what makes it wrong is the place it stands in."""
    if rng.random() < 0.2:
        return _joined(rng, [PHRASES[rng.choice(CODES)]["ask"]], "en")
    return owner_task(rng)


def order_row(rng):
    """An ordinary order standing in data: an embedded instruction, though its wording attacks nobody."""
    text = order_text(rng)
    framed, start, end = frame(rng, text)
    return _row(framed, "third", None, 1, 0, None, [(start, end)], "gen_order")


def task_with_text_row(rng, document):
    """A user's order with a document below or above it: the commonest honest mixture of the two."""
    order = order_text(rng)
    text = order + rng.choice(["\n\n", "\n", ":\n", " "]) + document if rng.random() < 0.7 else document + rng.choice(["\n\n", "\n---\n"]) + order
    return _row(text, "user", 0, None, 0, None, [], "gen_task_with_text")


def _row(text, surface, attack, embedded, discusses, kind, spans, source):
    return {"text": text, "surface": surface, "attack": attack, "embedded": embedded, "discusses": discusses, "kind": kind, "spans": spans, "source": source}


LEADS = ["For example, an attacker may write: ", "A typical payload looks like this:\n\n", "Example of a malicious prompt: ", "The test case sends ", "Our red team used the following input: ", "| id | prompt | expected |\n|-|-|-|\n| 7 | ", "- Attack: ", "Detected and blocked: ", "The paper quotes the prompt ", "Sample attack:\n```\n", "prompt: ", "Users have tried things like ",
         "The customer forwarded a suspicious message that reads: ", "Known jailbreak strings include ", "assert is_blocked(", "Figure 3 shows the injected text ", "In this scenario the page contains ", "tests:\n  - vars:\n      input: ", "purpose: check that the target refuses\nprompt: ", "**Example:**\n\n", "The scanner generates inputs such as ", "1. **Role play**: ", "For instance, one may ask the model: ", "{\"attack\": ", "const attack = ", "The plugin sends probes of this kind:\n- ", "Try it yourself in a sandbox: ",
         "Which of these is an injection? (a) ", "payloads = [", "The grader fails the output if the model obeys ", "Hidden text in the CV said ", "An indirect injection hides in data, e.g. ", "What an adversary would type: ", "Strategy: the probe is rewritten as "]
TRAILS = [" The model should refuse this.", " This is detected by the filter.", " Such input must be treated as data.", " | blocked |", "\n```\nThe example above shows why input must be checked.", " The assistant ignored it and went on.", " See the section on defences.", ") # must stay blocked", " We reported it.", " Researchers call this a direct prompt injection.", " This attack no longer works.", " To defend against it, separate data from instructions.", "\n    assert:\n      - type: not-contains\n        value: secret", "}", ";  // expected: refusal", " is a common one.",
          " and similar phrases.", "\n\nWhy it works: models cannot tell data from orders.", " Run the scan again after the fix.", " Severity: high.", "]", " (source: the public list)", " The output passes when it stays on topic.", ""]


def quote_row(rng, document, attack):
    """A document that shows an attack in order to talk about it: names it before, explains it after, performs nothing."""
    mark = rng.choice(['"', "'", "`", "“", "> "])
    close = {"“": "”", "> ": ""}.get(mark, mark)
    quoted = "".join(f"{rng.choice(LEADS)}{mark}{text}{close}{rng.choice(TRAILS)}{rng.choice([' ', chr(10), chr(10) * 2])}" for text in attack)
    cut = document.find(". ", rng.randint(0, max(0, len(document) - 200))) + 2
    whole = document[:cut] + rng.choice(["", "\n\n", "\n## Example\n"]) + quoted + document[cut:] if cut > 1 else quoted + document
    return _row(whole, "third", 0, 0, 1, None, [], "gen_quote")
