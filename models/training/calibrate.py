"""Temperature, thresholds and gate, chosen on sources that training never saw, by documents and not by windows.

False alarms add up over the windows of a text, so a threshold belongs to a number of windows. Long honest texts are made by drawing
many windows of one source: a source that alarms at all alarms most in its own long texts, which is the cautious reading, and is why the
shares of long texts are larger than what is realised elsewhere.
"""
import numpy as np

BUCKETS = [(1, 0.007), (4, 0.0045), (16, 0.03), (64, 0.04), (None, 0.05)]
# No source may alarm more than this; a source with fewer documents cannot tell.
SOURCE_RATE, SOURCE_DOCUMENTS = 0.03, 180


def sigmoid(x):
    return 1 / (1 + np.exp(-np.clip(x, -40, 40)))


def temperature(logits, labels, groups):
    """The divisor under which the scores are best calibrated, every group (source) counting the same for its label."""
    weight = np.zeros(len(labels))
    for group in set(groups):
        chosen = np.array([one == group for one in groups])
        weight[chosen] = 1 / chosen.sum()
    for label in (0, 1):
        weight[labels == label] /= max(weight[labels == label].sum(), 1e-9)
    best = min(np.arange(0.5, 4.01, 0.05), key=lambda t: -(weight * np.log(np.clip(np.where(labels == 1, sigmoid(logits / t), 1 - sigmoid(logits / t)), 1e-7, 1))).sum())
    return float(round(best, 2)), expected_error(sigmoid(logits / best), labels, weight)


def expected_error(scores, labels, weight):
    error = 0.0
    for low in np.arange(0, 1, 0.1):
        chosen = (scores >= low) & (scores < low + 0.1 + 1e-9 * (low > 0.85))
        if weight[chosen].sum() > 0:
            error += abs((weight * (scores - labels))[chosen].sum())
    return float(error / weight.sum())


def thresholds(window_scores, owner, sources, rng, strictness=1.0):
    """[(windows_max, score)] from honest windows; `sources` by document. Real documents where there are any, drawn ones where not."""
    counts = np.bincount(owner, minlength=len(sources))
    best = np.full(len(sources), -1.0)
    np.maximum.at(best, owner, window_scores)
    pools = {}
    for index, score in zip(owner, window_scores):
        pools.setdefault(sources[index], []).append(score)
    pools = {name: np.array(values) for name, values in pools.items() if len(values) >= 40}
    found, floor = [], 0.0
    low = 0
    for most, rate in BUCKETS:
        high = most or 130
        chosen = (counts > low) & (counts <= high)
        by_source = {}
        for score, name in zip(best[chosen], np.array(sources, object)[chosen]):
            by_source.setdefault(name, []).append(score)
        if high > 4:
            for name, values in pools.items():
                drawn = [rng.choice(values, size=rng.integers(low + 1, high + 1)).max() for _ in range(150)]
                by_source.setdefault(name, []).extend(drawn)
        if not by_source:
            found.append((most, round(min(floor + 1e-4, 0.9999), 4)))
            continue
        capped = [rng.permutation(values)[:400] for values in by_source.values()]
        value = float(np.quantile(np.concatenate(capped), 1 - rate * strictness, method="higher"))
        for values in by_source.values():
            if len(values) >= SOURCE_DOCUMENTS and high <= 4:
                value = max(value, float(np.quantile(values, 1 - SOURCE_RATE * strictness, method="higher")))
        floor = max(floor, value)
        found.append((most, round(min(floor + 1e-4, 0.9999), 4)))
        low = high
    return found


def threshold_for(table, count):
    return next(value for most, value in table if most is None or count <= most)


def gate(exit_scores, flagged_owner, loss):
    """The largest bar that loses at most `loss` of the documents the judge would flag: a document is lost when all its windows fall below."""
    best = {}
    for score, owner in zip(exit_scores, flagged_owner):
        best[owner] = max(best.get(owner, 0.0), score)
    return float(np.quantile(list(best.values()), loss, method="lower")) if best else 0.0
