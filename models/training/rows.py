"""The packed rows as labelled rows: what each source says, and what it leaves unsaid (None).

The label's definition: *text that tries to steer the model against whoever owns the conversation*. Harmful subject matter and risky
commands alone are not it, so rows that are only that are left out here.
"""
import json
import lzma
import os
import re

USER, THIRD = "user", "third"
SURFACE = {"chat": USER, "instruction": USER, "agent_task": USER}
OPERATOR_FORMS = ("system_prompt", "skill", "memory")
KINDS = {"prompt_leak": "extraction", "jailbreak": "jailbreak", "obfuscated": None}
ABOUT_ATTACKS = ("OWASP/www-project-top-10-for-large-language-model-applications", "mitre-atlas/atlas-data", "swisskyrepo/PayloadsAllTheThings")
RISKY_COMMAND = re.compile(r"whoami|os\.system|import os|\bsh -c|eval\(|inspect\.", re.I)

# Never trained on: thresholds are chosen on these, by documents. Several kinds of text, and one source about attacks.
CALIBRATION = {
    "danielmiessler/fabric", "mitre-atlas/atlas-data", "datenanfragen/data", "google-research-datasets/Taskmaster", "openshift/runbooks", "PagerDuty/incident-response-docs", "bfcl_memory", "gpteacher_toolformer",
    "github/awesome-copilot", "nodejs/TSC", "choosewhatulike/trainable-agents", "LukeSmithxyz/based.cooking", "OWASP/wstg", "mdombrov-33/go-promptguard", "MaxwellCalkin/sentinel-ai", "luckyPipewrench/pipelock",
    "openai/codex", "guardrails-ai/guardrails", "unjs/h3", "alphagov/govuk-developer-docs",
}
# Folds of the leave-one-source-out runs: families that resemble each other go together.
FOLDS = {
    "hackaprompt": {"hackaprompt", "neuralchemy"}, "jailbreaks": {"inthewild_jailbreaks"},
    "textbook_a": {"panguard-ai/panguard-ai", "cpyang/agent-threat-rules", "rustyorb/pincer", "Tencent/AI-Infra-Guard", "seojoonkim/prompt-guard"},
    "textbook_b": {"mthamil107/prompt-shield", "cisco-ai-defense/defenseclaw", "ogulcanaydogan/Prompt-Injection-Firewall", "killertcell428/aigis", "affaan-m/agentshield", "ReversecLabs/spikee"},
}


def read_pack(folder, name):
    with lzma.open(os.path.join(folder, name + ".jsonl.xz"), "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def surface_of(form):
    return None if form is None else SURFACE.get(form, THIRD)


def attack_rows(folder):
    """(training, held): labelled rows of trainable sources, and of sources kept for calibration or measuring only."""
    training, held = [], []
    for name in ("attacks_train", "attacks_extra_attacks", "attacks_extra_benign"):
        for raw in read_pack(folder, name):
            row = _labelled(raw)
            if row is None:
                continue
            (training if raw["trainable"] and raw["source"] not in CALIBRATION and raw["source"] != "composed_indirect" else held).append(row)
    return training, held


def dev_rows(folder):
    return [_labelled(raw, keep_all=True) for raw in read_pack(folder, "attacks_dev")]


def _labelled(raw, keep_all=False):
    attack = int(raw["label"] == "attack")
    form, source = raw.get("form"), raw["source"]
    if attack and not keep_all and (raw["kind"] == "tool_abuse" and source in ("neuralchemy", "darkknight25") or RISKY_COMMAND.search(raw["text"]) and source in ("neuralchemy", "darkknight25")):
        return None
    surface = surface_of(form)
    third = surface == THIRD and form not in OPERATOR_FORMS
    return {
        "text": raw["text"], "surface": surface, "attack": attack, "embedded": attack if third else None, "discusses": 0 if attack else 1 if source in ABOUT_ATTACKS else None,
        "kind": KINDS.get(raw["kind"], "injection") if attack else None, "spans": None, "source": source, "form": form, "raw_kind": raw["kind"], "lang": raw["lang"],
        "weight": 0.5 if attack and source == "neuralchemy" and raw["kind"] == "jailbreak" else 1.0, "trainable": raw.get("trainable"), "about": raw.get("class") == 2,
    }


TYPES = ("person_name", "location", "date", "date_of_birth", "street_address", "organisation")
ORGANISATION = re.compile(r"^(org|organi[sz]ation|organizacao|nam_org\w*|法人名|政治的組織名|その他の組織名|politicalparty|company|un|rs_org)$", re.I)
# Named things that are neither people nor places: a tagger that calls them so is wrong, not merely unjudged.
OTHER_THING = re.compile(r"^(misc|oth|event|evt|work_of_art|prod|pro|product|humanprod|book|song|album|award|musicgenre|band|project|election|gs|rs|legislacao|jurisprudencia|製品名|イベント名|organisation|application|library\w*|language|class_name|device|operating_system|website|algorithm)$", re.I)
LESS_SURE = {"parlamint": 0.4, "twnertc_tr": 0.4, "wikiner_ru": 0.5, "newseye": 0.6, "europeana_news": 0.6}


def tagged_rows(folder, name="pii_ner_train"):
    """Rows for the tagger: (type, start, end) in code points; `unjudged` spans teach nothing; scope says what O means."""
    rows, packed = [], read_pack(folder, name)
    names_companies = {raw["source"] for raw in packed for span in raw.get("ignore") or () if ORGANISATION.match(str(span.get("orig", "")))}
    for raw in packed:
        text = raw["text"]
        at = _code_points(text)
        scope = list(TYPES[:5]) if raw["scope"] == "all" else list(raw["scope"])
        if "date" in scope and "date_of_birth" not in scope:
            scope.append("date_of_birth")
        if raw["source"] in names_companies:
            scope.append("organisation")
        entities = [(entity["type"], at(entity["start"]), at(entity["end"])) for entity in raw["entities"] if entity["type"] in TYPES]
        unjudged = []
        for span in raw.get("ignore") or []:
            if ORGANISATION.match(str(span.get("orig", ""))):
                entities.append(("organisation", at(span["start"]), at(span["end"])))
            elif not OTHER_THING.match(str(span.get("orig", ""))):
                unjudged.append((at(span["start"]), at(span["end"])))
        rows.append({"text": text, "entities": entities, "unjudged": unjudged, "scope": scope, "source": raw["source"], "lang": raw["lang"], "weight": LESS_SURE.get(raw["source"], 1.0)})
    return rows


def _code_points(text):
    """UTF-16 offset to code point offset; the identity when the text has no astral character."""
    if all(ord(char) < 0x10000 for char in text):
        return lambda offset: offset
    table = []
    for index, char in enumerate(text):
        table += [index] * (2 if ord(char) > 0xFFFF else 1)
    table.append(len(text))
    return lambda offset: table[min(offset, len(table) - 1)]
