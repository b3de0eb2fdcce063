"""Runs the exported files over windows, one process a core: what is measured is what ships."""
import multiprocessing
import os

import numpy as np

SESSIONS = {}


def score_exported(folder, records, processes=None, tokens=False):
    """Logits in window order, as documents.score_records gives them."""
    processes = processes or max(1, (os.cpu_count() or 2) - 1)
    order = np.argsort(-records["length"].astype(int), kind="stable")
    parts = np.array_split(order, max(1, min(len(order), processes * 8)))
    leave, sentence, per_token = np.zeros((len(records), 3), np.float32), np.zeros((len(records), 6), np.float32), [None] * len(records)
    # Sessions open inside the job: an initializer that fails would be restarted for ever.
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for chosen, result in zip(parts, pool.imap(_score, ((folder, records[part], tokens) for part in parts))):
            leave[chosen], sentence[chosen] = result[0], result[1]
            for index, value in zip(chosen, result[2]):
                per_token[index] = value
    return leave, sentence, per_token


def _open(folder):
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    for name in ("gate", "judge"):
        SESSIONS[name] = onnxruntime.InferenceSession(os.path.join(folder, name + ".onnx"), options, providers=["CPUExecutionProvider"])


def _score(job):
    folder, records, tokens = job
    if not SESSIONS:
        _open(folder)
    leave, sentence, per_token = [], [], []
    for record in records:
        size = int(record["length"])
        out, hidden = SESSIONS["gate"].run(None, {"ids": record["ids"][None, :size].astype(np.int32), "shapes": record["shapes"][None, :size].astype(np.int32), "surface": np.array([record["surface"]], np.int32)})
        label, tags = SESSIONS["judge"].run(None, {"hidden": hidden})
        leave.append(out[0])
        sentence.append(label[0])
        per_token.append(tags[0] if tokens else None)
    return np.array(leave), np.array(sentence), per_token
