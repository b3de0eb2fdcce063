"""Whole conversations as one text: an operator's prompt, turns of both sides, a tool's result, in the notations that programs use. The last
turn, or the tool's result, holds the attack or the honest text, and everything around it is ordinary in both.
"""
from .english_honest import TABLE as HONEST, owner_task
from .frames import fill
from .grammar import expand
from . import chatter, kept

# How one turn is written: role names and marks.
NOTATIONS = [
    {"system": "System: ", "user": "User: ", "assistant": "Assistant: ", "tool": "Tool: ", "end": "\n"}, {"system": "### System:\n", "user": "### User:\n", "assistant": "### Assistant:\n", "tool": "### Tool:\n", "end": "\n\n"}, {"system": "<system>", "user": "<user>", "assistant": "<assistant>", "tool": "<tool_result>", "end": "\n"},
    {"system": "[SYS] ", "user": "[USER] ", "assistant": "[BOT] ", "tool": "[TOOL] ", "end": "\n"}, {"system": "", "user": "Human: ", "assistant": "AI: ", "tool": "Observation: ", "end": "\n\n"}, {"system": "", "user": "Q: ", "assistant": "A: ", "tool": "Source: ", "end": "\n"}, {"system": "- system: ", "user": "- user: ", "assistant": "- assistant: ", "tool": "- function: ", "end": "\n"},
    {"system": "Context: ", "user": "Customer: ", "assistant": "Agent: ", "tool": "Record: ", "end": "\n"}, {"system": "**System** ", "user": "**User** ", "assistant": "**Assistant** ", "tool": "**Tool** ", "end": "\n\n"}, {"system": "", "user": "", "assistant": "", "tool": "", "end": "\n\n"},
]
ANSWERS = ["<Sure|Of course|Happy to help|Certainly>. <What would you like to know?|Here it is.|Which one do you mean?|>", "<I am afraid|Sorry>, I <cannot|can't> <share that|help with that|find it>.", "{topicline}.", "<The price is {money}|It opens at {digit}|That takes {digit} days>.", "Could you <tell me more|give the order number>?"]


def talk(rng, text, in_tool=False):
    """(whole, start, end): the text as the last turn, or as what a tool brought."""
    marks = rng.choice(NOTATIONS)
    parts = []
    if rng.random() < 0.6:
        parts.append(marks["system"] + (kept.prompt(rng, rng.random() < 0.4) if rng.random() < 0.6 else expand(rng, "{operator}", HONEST)) + marks["end"])
    for _ in range(rng.choice([0, 0, 1, 1, 2])):
        parts.append(marks["user"] + (chatter.harmless(rng) if rng.random() < 0.5 else owner_task(rng))[:200] + marks["end"] + marks["assistant"] + expand(rng, rng.choice(ANSWERS), HONEST) + marks["end"])
    if in_tool:
        parts.append(marks["user"] + owner_task(rng)[:200] + marks["end"] + marks["tool"] + (fill(rng, 1) + " " if rng.random() < 0.6 else ""))
    else:
        parts.append(marks["user"])
    before = "".join(parts)
    tail = marks["end"] + (marks["assistant"].rstrip() if rng.random() < 0.4 else "")
    return before + text + tail, len(before), len(before) + len(text)
