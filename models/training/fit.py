"""One training run: epochs from shared memory, bf16, cosine schedule, a running average of the weights which is what counts."""
import copy
import math
import os
import time

import numpy as np
import torch

from .network import from_base, loss_of, parameter_groups
from .resume import resume

BATCH_TOKENS = 16384
ROUNDED_EPOCHS = 2
ROUNDED_SHARE = 0.75
RESUMED_RATE = 0.45
UNKNOWN_PIECE, TAGGER_HOST = 100, -2


def fit(pack, epoch_files, device, seed=0, rate=1.2e-4, head_rate=6e-4, decay=0.85, left_out=(), tagger=True, order_attack=None, wait_s=400, log=print, batch_tokens=BATCH_TOKENS, rounded=True, resumed=None, resumed_rate=RESUMED_RATE, blanked=0.0):
    """Trains on the files in order, waiting for each to appear; returns the averaged model. From `resumed`, a folder of exported files, it
    goes on gently and with the rounding in most batches: often enough to settle in it, not so often that full precision is forgotten. `blanked` is the share of pieces that a window of attack or honest
    text loses while it is learnt, so that no single word carries the verdict."""
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    if resumed:
        model = resume(os.path.join(resumed, "gate.onnx"), os.path.join(resumed, "judge.onnx")).to(device)
        rate, head_rate = rate * resumed_rate, head_rate * resumed_rate
    else:
        model = from_base(os.path.join(pack, "base.npz")).to(device)
    coin = np.random.default_rng(seed)
    average = copy.deepcopy(model).eval()
    optimiser = torch.optim.AdamW(parameter_groups(model, rate, head_rate, decay), betas=(0.9, 0.98), fused=device != "cpu")
    rates = [group["lr"] for group in optimiser.param_groups]
    step, started = 0, time.time()
    for number, path in enumerate(epoch_files):
        records = _records(path, left_out, tagger, wait_s)
        resident = to_device(records, device)
        batches = _batches(records, np.random.default_rng(seed * 1000 + number), batch_tokens)
        total = len(batches) * len(epoch_files)
        sums, model_time = {}, time.time()
        model.train()
        # The last epochs train through the rounding that the exported graph will do.
        rounding = ROUNDED_SHARE if resumed else float(number >= len(epoch_files) - ROUNDED_EPOCHS)
        for indexes in batches:
            through = rounded and coin.random() < rounding
            for layer in model.layers:
                layer.rounded = through
            progress = min(1.0, step / total)
            factor = min(1.0, progress / 0.06) * 0.5 * (1 + math.cos(math.pi * progress)) + 0.01
            for group, base in zip(optimiser.param_groups, rates):
                group["lr"] = base * factor
            batch = tensors(resident, indexes, int(records["length"][indexes].max()), order_attack)
            if blanked:
                blank(batch, blanked)
            with torch.autocast(device, torch.bfloat16, enabled=device != "cpu"):
                out = model(batch["ids"], batch["shapes"], batch["surface"], batch["length"])
            loss, parts = loss_of(out, batch)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0, foreach=True)
            optimiser.step()
            step += 1
            with torch.no_grad():
                keep = min(0.999, (1 + step) / (10 + step))
                torch._foreach_lerp_(list(average.parameters()), list(model.parameters()), 1 - keep)
            if step % 50 == 0:
                for name, value in parts.items():
                    sums.setdefault(name, []).append(value.item())
        log(f"seed {seed} epoch {number} rows {len(records)} steps {step} {time.time() - model_time:.0f}s total {time.time() - started:.0f}s " + " ".join(f"{name} {np.mean(values):.3f}" for name, values in sums.items()))
    return average


def blank(batch, share):
    """Pieces become unknown at random; never the marks at both ends, and never in tagger rows, whose names are what is learnt."""
    ids = batch["ids"]
    at = torch.arange(ids.shape[1], device=ids.device)
    inside = (at[None] > 0) & (at[None] < batch["length"][:, None] - 1) & (batch["host"] != TAGGER_HOST)[:, None]
    batch["ids"] = torch.where(inside & (torch.rand(ids.shape, device=ids.device) < share), torch.full_like(ids, UNKNOWN_PIECE), ids)


def _records(path, left_out, tagger, wait_s):
    for _ in range(int(wait_s * 5)):
        if os.path.exists(path):
            break
        time.sleep(0.2)
    records = np.load(path)
    if len(left_out):
        records = records[~np.isin(records["source"], left_out)]
    return records if tagger else records[records["host"] != TAGGER_HOST]


def _batches(records, rng, batch_tokens):
    """Windows of like length together, so that little is padding; the order of batches is random."""
    order = rng.permutation(len(records))
    batches = []
    for at in range(0, len(order), 16384):
        chunk = order[at : at + 16384]
        chunk = chunk[np.argsort(records["length"][chunk], kind="stable")]
        begin = 0
        while begin < len(chunk):
            end = begin + 1
            while end < len(chunk) and int(records["length"][chunk[end]]) * (end - begin + 1) <= batch_tokens and end - begin < 768:
                end += 1
            batches.append(chunk[begin:end])
            begin = end
    rng.shuffle(batches)
    return batches


def to_device(records, device):
    """A whole epoch where the model is: 300,000 windows are 200 MB there, and a batch costs one gather."""
    out = {}
    for name in records.dtype.names:
        value = np.ascontiguousarray(records[name])
        out[name] = torch.from_numpy(value.astype(np.int32) if value.dtype == np.uint16 else value).to(device)
    return out


def tensors(resident, indexes, size, order_attack=None):
    device = resident["ids"].device
    if device.type != "cpu":
        size = min(128, -(-size // 16) * 16)
    rows = torch.from_numpy(indexes).to(device)
    batch = {name: resident[name][rows][:, :size].long() for name in ("ids", "shapes", "tags", "injected")}
    batch.update({name: resident[name][rows].long() for name in ("length", "surface", "scope", "kind", "host")})
    batch.update({name: resident[name][rows].float() for name in ("attack", "embedded", "discusses", "weight")})
    if order_attack is not None:
        # Ordinary orders set into documents carry a soft attack label; a variant may give them another, or none.
        soft = (batch["attack"] > 0.01) & (batch["attack"] < 0.99)
        batch["attack"] = torch.where(soft, torch.full_like(batch["attack"], order_attack), batch["attack"])
    return batch
