"""Token logits to spans, as GRAPH.md says, and the overlap score the tagger is judged by."""
import numpy as np

from .windows import Pieces

KINDS = ("person_name", "location", "date", "date_of_birth", "street_address", "organisation")


def spans_of(text, tokenizer, window_logits, heat=1.0):
    """[(type, start, end, confidence)] in code points; where windows overlap, the one whose edge is farther decides."""
    pieces = Pieces(text, tokenizer.encode(text, add_special_tokens=False))
    total = len(pieces.ids)
    chosen, distance = np.zeros((total, 13), np.float32), np.full(total, -1)
    for start, logits in zip(pieces.starts(), window_logits):
        count = len(logits) - 2
        for at in range(count):
            edge = min(at, count - 1 - at)
            if edge > distance[start + at]:
                distance[start + at] = edge
                chosen[start + at] = logits[at + 1, :13]
    scaled = chosen / heat
    probability = np.exp(scaled - scaled.max(axis=-1, keepdims=True)) if total else scaled
    probability = probability / probability.sum(axis=-1, keepdims=True) if total else probability
    found, current = [], None
    for at in range(total):
        if not pieces.first[at]:
            continue
        tag = int(probability[at].argmax())
        kind = None if tag == 0 else (tag - 1) // 2
        # How sure of the type, begin and inside together; "not nothing" would count what another type claims.
        sure = 0.0 if kind is None else float(probability[at][1 + 2 * kind] + probability[at][2 + 2 * kind])
        if kind is not None and current and current[0] == kind and tag % 2 == 0:
            current[2] = pieces.word_end[at]
            current[3].append(sure)
            continue
        if current:
            found.append(current)
        current = None if kind is None else [kind, pieces.offsets[at][0], pieces.word_end[at], [sure]]
    if current:
        found.append(current)
    return [(KINDS[kind], start, end, float(np.mean(scores))) for kind, start, end, scores in found]


def overlap_counts(gold, predicted, kind, unjudged=()):
    """(gold hit, gold, predicted right, predicted): a span is right when it overlaps one of its type; unjudged places do not count."""
    golds = [span for span in gold if span[0] == kind]
    guesses = [span for span in predicted if span[0] == kind and not any(span[1] < end and span[2] > start for start, end in unjudged)]
    touch = lambda one, many: any(one[1] < other[2] and one[2] > other[1] for other in many)  # noqa: E731
    return sum(touch(span, guesses) for span in golds), len(golds), sum(touch(span, golds) for span in guesses), len(guesses)


def f1(counts):
    hit, gold, right, guessed = counts
    recall, precision = hit / max(gold, 1), right / max(guessed, 1)
    return 2 * recall * precision / max(recall + precision, 1e-9)
