"""Calibration by itself: chooses thresholds again from a finished run's logits, and puts the result where it ships.

    python models/settle.py --pack models/.work/pack --run RUN_FOLDER [--ship] [--version 2026.11.15]

RUN_FOLDER holds what models/run.py wrote. With --ship, copies the files to models/files and writes models/registry.json and
models/REPORT.md. The tagger's rows are scored again with the exported files, the rest comes from scores.npz.
"""
import argparse
import json
import os
import shutil
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from training import measure, rows as sources, settle  # noqa: E402
from training.documents import windows_of  # noqa: E402
from training.exported import score_exported  # noqa: E402
from training.report import print_report  # noqa: E402
from training.windows import SURFACE_INDEX, load_tokenizer  # noqa: E402


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--pack", required=True)
    options.add_argument("--run", required=True)
    options.add_argument("--version", default="0")
    options.add_argument("--ship", action="store_true")
    options.add_argument("--folds-of", default="", help="report.json of an earlier run, whose leave-one-out seeds are added")
    options.add_argument("--processes", type=int, default=2)
    args = options.parse_args()
    args.out, args.scale = args.run, 1.0
    tokenizer = load_tokenizer(os.path.join(args.pack, "vocab.txt"))
    _, held = sources.attack_rows(args.pack)
    sets = {"held": measure.held_documents({"held": held}, 350), "tagged": sources.tagged_rows(args.pack)[::50], "dev": sources.dev_rows(args.pack)}
    saved = np.load(os.path.join(args.run, "scores.npz"))
    scored = {}
    for name in ("held", "dev"):
        for way in ("unknown", "form"):
            if f"{name}_{way}_owner" in saved:
                owner = saved[f"{name}_{way}_owner"]
                surfaces = np.array([SURFACE_INDEX[row["surface"] if way == "form" else None] for row in sets[name]], np.uint8)
                records = np.zeros(len(owner), [("surface", np.uint8)])
                records["surface"] = surfaces[owner]
                scored[name, way] = {"exit": saved[f"{name}_{way}_exit"], "sentence": saved[f"{name}_{way}_sentence"], "owner": owner, "records": records}
    score_tags(args, "tagged", sets["tagged"], scored, tokenizer)
    registry, tables, report = settle.choose(sets, scored, tokenizer)
    with open(os.path.join(args.run, "report.json")) as file:
        whole = json.load(file)
    whole.update(report)
    if args.folds_of:
        with open(args.folds_of) as file:
            for fold, runs in json.load(file)["folds"].items():
                mine = whole.setdefault("folds", {}).setdefault(fold, [])
                mine += [run for run in runs if run["seed"] not in {one["seed"] for one in mine}]
    for name in ("held", "dev"):
        if (name, "unknown") in scored:
            whole[name] = {way: measure.figures(sets[name], scored[name, way], tables, registry) for way in ("unknown", "form")}
    # The run has measured the tagger with its own minimum; only another one needs the tokens again.
    if "pii_dev" in whole and whole["registry"]["tagger"] != registry["tagger"]:
        pii = sources.tagged_rows(args.pack, "pii_dev")
        score_tags(args, "pii_dev", pii, scored, tokenizer)
        whole["pii_dev"] = measure.tagger_figures(pii, scored["pii_dev", "unknown"], tokenizer, registry["tagger"]["min"])
    whole["registry"] = measure.write_registry(args, registry)
    with open(os.path.join(args.run, "report.json"), "w") as file:
        json.dump(whole, file, indent=1)
    if args.ship:
        os.makedirs(os.path.join(HERE, "files"), exist_ok=True)
        for name in ("gate.onnx", "judge.onnx", "vocab.txt", "golden.json"):
            shutil.copyfile(os.path.join(args.run, name), os.path.join(HERE, "files", name))
        shutil.copyfile(os.path.join(args.run, "registry.json"), os.path.join(HERE, "registry.json"))
        with open(os.path.join(HERE, "REPORT.md"), "w") as file:
            file.write(print_report(whole))


def score_tags(args, name, rows, scored, tokenizer):
    """Token logits of the exported files, kept beside the run so that they are computed once."""
    kept = os.path.join(args.run, f"tokens_{name}.npz")
    records, owner = windows_of([row["text"] for row in rows], [None] * len(rows), tokenizer)
    if not os.path.exists(kept):
        leave, _, tokens = score_exported(args.run, records, processes=args.processes, tokens=True)
        np.savez_compressed(kept, exit=leave, tokens=np.concatenate(tokens).astype(np.float16))
    saved = np.load(kept)
    ends = np.cumsum(records["length"].astype(int))
    scored[name, "unknown"] = {"exit": saved["exit"], "tokens": np.split(saved["tokens"].astype(np.float32), ends[:-1]), "owner": owner, "records": records}


if __name__ == "__main__":
    main()
