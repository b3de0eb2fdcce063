"""Scores whole documents: all windows of each, on the GPU in full precision or through the exported files, maximum over windows."""
import numpy as np
import torch

from .windows import RECORD, SURFACE_INDEX, Pieces, fill


def windows_of(texts, surfaces, tokenizer):
    """(records, owner): every window of every text, and the text each belongs to."""
    found, owner = [], []
    for index, (text, surface) in enumerate(zip(texts, surfaces)):
        pieces = Pieces(text, tokenizer.encode(text, add_special_tokens=False))
        for start in pieces.starts():
            record = np.zeros((), RECORD)
            fill(record, pieces, start)
            record["surface"] = SURFACE_INDEX[surface]
            found.append(record)
            owner.append(index)
    records = np.zeros(len(found), RECORD)
    for index, record in enumerate(found):
        records[index] = record
    return records, np.array(owner)


@torch.no_grad()
def score_records(model, records, device, batch=512, tokens=False):
    """Logits in window order: exit (n,3), sentence (n,6), and tokens as a list when asked for."""
    leave, sentence, per_token = np.zeros((len(records), 3), np.float32), np.zeros((len(records), 6), np.float32), [None] * len(records)
    order = np.argsort(records["length"], kind="stable")
    model.eval()
    for at in range(0, len(order), batch):
        chosen = order[at : at + batch]
        part = records[chosen]
        size = int(part["length"].max())
        take = lambda name: torch.from_numpy(part[name][:, :size].astype(np.int64)).to(device)  # noqa: E731
        out = model(take("ids"), take("shapes"), torch.from_numpy(part["surface"].astype(np.int64)).to(device), torch.from_numpy(part["length"].astype(np.int64)).to(device))
        entity = out["entity"].masked_fill(out["padding"], -1e4).amax(dim=1)
        leave[chosen] = torch.cat([out["exit"], entity[:, None]], dim=1).cpu().numpy()
        sentence[chosen] = out["sentence"].cpu().numpy()
        if tokens:
            whole = out["tokens"].cpu().numpy()
            for row, index in enumerate(chosen):
                per_token[index] = whole[row, : records["length"][index]]
    return leave, sentence, per_token


def by_document(values, owner, count):
    """Maximum over the windows of each document."""
    out = np.full((count,) + values.shape[1:], -np.inf, np.float32)
    np.maximum.at(out, owner, values)
    return out


def auc(positive, negative):
    """Chance that an attack scores above an honest text; ties count half."""
    positive, negative = np.asarray(positive), np.asarray(negative)
    if not len(positive) or not len(negative):
        return float("nan")
    values = np.concatenate([positive, negative])
    order = values.argsort(kind="stable")
    ranks = np.empty(len(values))
    sorted_values = values[order]
    ranks[order] = np.arange(1, len(values) + 1)
    _, inverse, counts = np.unique(sorted_values, return_inverse=True, return_counts=True)
    mean_rank = np.bincount(inverse, ranks[order]) / counts
    ranks[order] = mean_rank[inverse]
    return float((ranks[: len(positive)].sum() - len(positive) * (len(positive) + 1) / 2) / (len(positive) * len(negative)))


def recall_at(positive, negative, rate):
    """(recall, threshold) where the share of honest texts above the threshold is at most `rate`."""
    threshold = float(np.quantile(negative, 1 - rate, method="higher")) if len(negative) else 0.0
    return float(np.mean(np.asarray(positive) > threshold)), threshold
