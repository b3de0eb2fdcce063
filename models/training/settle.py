"""Chooses every number of the registry from held-out text: temperatures, thresholds, the gate's bars, the tagger's.

Works on logits that are already there, so that a choice can be made again without training or scoring again.
"""
import numpy as np

from . import rows as sources
from .calibrate import gate as gate_bar, sigmoid, temperature, threshold_for, thresholds
from .documents import by_document
from .spans import f1, overlap_counts, spans_of

SURFACES = {"unknown": None, "user": "user", "third_party": "third"}
# Of the share of honest texts that the buckets allow. Third-party text is full of prompts and orders, and documents about attacks, which the
# rules flag too, are third-party text: it gets least.
STRICTNESS = {("prompt_attack", "unknown"): 1.0, ("prompt_attack", "user"): 1.2, ("prompt_attack", "third_party"): 0.4, ("embedded_instruction", "third_party"): 0.1}


def choose(sets, scored, tokenizer):
    """(registry numbers, report): `sets` has held and tagged rows, `scored` their logits by (set, way)."""
    held, tagged = sets["held"], sets["tagged"]
    report, registry = {"rows": {name: len(rows) for name, rows in sets.items()}}, {"temperature": {"tags": 1.0}, "thresholds": [], "gate": {}}
    choose_temperatures(held, scored, registry, report)
    tables = choose_thresholds(held, scored, registry, np.random.default_rng(7))
    choose_gate(held, tagged, scored, tables, registry, report)
    registry["tagger"] = {"min": choose_tagger_minimum(tagged, scored["tagged", "unknown"], tokenizer, report)}
    return registry, tables, report


def choose_temperatures(held, scored, registry, report):
    for index, (name, way) in enumerate((("attack", "unknown"), ("embedded", "form"))):
        best = by_document(scored["held", way]["sentence"], scored["held", way]["owner"], len(held))[:, index]
        chosen = np.array([True if name == "attack" else row["embedded"] is not None for row in held])
        labels = np.array([row["attack"] for row in held])[chosen]
        value, error = temperature(best[chosen], labels, [row["source"] for row, keep in zip(held, chosen) if keep])
        registry["temperature"][name] = value
        report.setdefault("calibration_error", {})[name] = round(error, 4)


def choose_thresholds(held, scored, registry, rng):
    tables = {}
    for task, surface, way in (("prompt_attack", "unknown", "unknown"), ("prompt_attack", "user", "form"), ("prompt_attack", "third_party", "form"), ("embedded_instruction", "third_party", "form")):
        name = "attack" if task == "prompt_attack" else "embedded"
        value = sigmoid(scored["held", way]["sentence"][:, 0 if name == "attack" else 1] / registry["temperature"][name])
        honest = np.array([not row["attack"] and (surface == "unknown" or row["surface"] == SURFACES[surface]) and (name == "attack" or row["embedded"] is not None) for row in held])
        chosen = honest[scored["held", way]["owner"]]
        renumber = np.cumsum(honest) - 1
        tables[task, surface] = thresholds(value[chosen], renumber[scored["held", way]["owner"][chosen]], [row["source"] for row, keep in zip(held, honest) if keep], rng, STRICTNESS[task, surface])
        registry["thresholds"] += [{"task": task, "surface": surface, "windows_max": most, "value": bar} for most, bar in tables[task, surface]]
    return tables


def flags(rows, scored, tables, registry):
    """Which documents the pass would block, as the service decides it."""
    values = document_scores(rows, scored, registry)
    surface_name = {0: "unknown", 1: "user", 2: "third_party"}
    surfaces = np.zeros(len(rows), int)
    surfaces[scored["owner"]] = scored["records"]["surface"]
    out = np.zeros(len(rows), bool)
    for index in range(len(rows)):
        name = surface_name[surfaces[index]]
        count = values["windows"][index]
        out[index] = values["attack"][index] >= threshold_for(tables["prompt_attack", name], count)
        if name == "third_party":
            out[index] |= values["embedded"][index] >= threshold_for(tables["embedded_instruction", name], count)
    return out, values


def document_scores(rows, scored, registry):
    count = len(rows)
    best = by_document(scored["sentence"], scored["owner"], count)
    return {"attack": sigmoid(best[:, 0] / registry["temperature"]["attack"]), "embedded": sigmoid(best[:, 1] / registry["temperature"]["embedded"]), "windows": np.bincount(scored["owner"], minlength=count)}


def choose_gate(held, tagged, scored, tables, registry, report):
    attack = np.array([bool(row["attack"]) for row in held])
    said = {}
    for name, index, way in (("attack", 0, "unknown"), ("embedded", 1, "form")):
        part = scored["held", way]
        flagged, _ = flags(held, part, tables, registry)
        leave = sigmoid(part["exit"][:, index])
        chosen = (flagged & attack)[part["owner"]]
        if name == "embedded":
            chosen &= part["records"]["surface"] == 2
        bar = gate_bar(leave[chosen], part["owner"][chosen], 0.01)
        registry["gate"][name] = round(bar, 5)
        said[name] = {"honest_windows_cleared": round(float((leave[(~attack)[part["owner"]]] < bar).mean()), 4), "lost_of_flagged": 0.01}
    part = scored["tagged", "unknown"]
    has = np.array([any(kind != "organisation" for kind, _, _ in row["entities"]) for row in tagged])
    leave = sigmoid(part["exit"][:, 2])
    bar = gate_bar(leave[has[part["owner"]]], part["owner"][has[part["owner"]]], 0.005)
    registry["gate"]["entity"] = round(bar, 5)
    said["entity"] = {"quiet_windows_cleared": round(float((leave[(~has)[part["owner"]]] < bar).mean()), 4), "lost_of_rows": 0.005}
    report["gate"] = said


def choose_tagger_minimum(rows, scored, tokenizer, report):
    predicted = predictions(rows, scored, tokenizer)
    chosen, said = {}, {}
    for kind in sources.TYPES[:5]:
        best = (-1.0, 0.5)
        for bar in (0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8):
            counts = np.zeros(4, int)
            for row, spans in zip(rows, predicted):
                if kind in row["scope"]:
                    counts += overlap_counts(row["entities"], [span for span in spans if span[3] >= bar], kind, row["unjudged"])
            best = max(best, (round(f1(counts), 4), bar))
        chosen[kind], said[kind] = best[1], best[0]
    report["tagger_held_f1"] = said
    return chosen


def predictions(rows, scored, tokenizer):
    windows = {}
    for owner, logits in zip(scored["owner"], scored["tokens"]):
        windows.setdefault(owner, []).append(logits)
    return [spans_of(row["text"], tokenizer, windows[index]) for index, row in enumerate(rows)]
