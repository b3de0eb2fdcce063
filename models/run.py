"""The GPU run: builds epochs, trains, evaluates leave-one-source-out, exports int8, calibrates on the exported files, measures.

    python models/run.py --pack models/.work/pack --out OUT [--epochs 6] [--scale 1] [--seeds 3] [--device cuda] [--version 2026.11.15]

Writes gate.onnx, judge.onnx, vocab.txt, registry.json, golden.json and report.json. `models/report.py` prints the report from the last.
"""
import argparse
import json
import multiprocessing
import os
import shutil
import sys
import tempfile
import time

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from training import corpus, measure  # noqa: E402
from training.export import export  # noqa: E402
from training.fit import RESUMED_RATE, fit  # noqa: E402
from training.resume import resume  # noqa: E402
from training.rows import FOLDS  # noqa: E402

STARTED = time.time()


def log(text):
    print(f"[{time.time() - STARTED:5.0f}] {text}", flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--pack", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--epochs", type=int, default=6)
    options.add_argument("--scale", type=float, default=1.0)
    options.add_argument("--seeds", type=int, default=3)
    options.add_argument("--first-seed", type=int, default=0, help="of the folds")
    options.add_argument("--tries", type=int, default=1, help="seeds trained side by side; the one that does best on held-out sources ships")
    options.add_argument("--folds-at-once", type=int, default=2)
    options.add_argument("--folds", default=",".join(FOLDS))
    options.add_argument("--variant", type=float, default=None, help="also train with this attack label for orders set into documents")
    options.add_argument("--order", type=float, default=0.85)
    options.add_argument("--resume", default="", help="folder of exported files to go on from")
    options.add_argument("--resumed-rates", default=str(RESUMED_RATE), help="share of the rates when going on; one for all tries, or one for each, by commas")
    options.add_argument("--blanked", default="0", help="share of pieces that a window loses while it is learnt; one for all tries, or one for each")
    options.add_argument("--first-try", type=int, default=0, help="seed of the first try")
    options.add_argument("--blend", type=float, default=None, help="export the mean of all tries, mixed with this share of the files gone on from, instead of the best try")
    options.add_argument("--first-epoch", type=int, default=0, help="number of the first epoch that is drawn; another than the earlier run's when going on")
    options.add_argument("--device", default="cuda")
    options.add_argument("--version", default="0")
    options.add_argument("--latest-fold-s", type=float, default=330, help="no fold starts after this many seconds")
    options.add_argument("--dev", action="store_true", help="measure the dev set; for the last run only")
    args = options.parse_args()
    os.makedirs(args.out, exist_ok=True)
    shared = tempfile.mkdtemp(dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
    state = corpus.load(args.pack, args.order, args.scale)
    log(f"rows: train {len(state['training'])} held {len(state['held'])} tagged {len(state['tagged'])} hosts {len(state['hosts'])}")
    files = [os.path.join(shared, f"epoch{number}.npy") for number in range(args.epochs)]
    # The builder forks before any CUDA context exists; training processes are spawned.
    builder = multiprocessing.get_context("fork").Process(target=build, args=(files, args.first_epoch, args.device == "cpu"))
    builder.start()
    spawn = multiprocessing.get_context("spawn")
    tries = [os.path.join(shared, f"try{seed}.pt") for seed in range(args.tries)]
    workers = [start(spawn, args, files, path, args.first_try + at, [], True, None, at) for at, path in enumerate(tries)]
    if args.variant is not None:
        workers.append(start(spawn, args, files, os.path.join(shared, "variant.pt"), 0, [], True, args.variant))
    jobs = [(fold, seed, os.path.join(shared, f"fold_{fold}_{seed}.pt")) for seed in range(args.first_seed, args.first_seed + args.seeds) for fold in args.folds.split(",") if fold]
    folds = multiprocessing.get_context("fork").Process(target=run_folds, args=(args, files, jobs, state["numbers"]))
    folds.start()
    prepared = measure.prepare_windows(args, state)
    finish(workers)
    builder.join()
    log("trained")
    compared = [measure.compare(path, args, state) for path in tries] if len(tries) > 1 and args.blend is None else [{}]
    means = [float(np.mean([recall for _, _, recall in one.values()] or [0])) for one in compared]
    log(f"tries: {means}")
    model = measure.load_model(tries[int(np.argmax(means))] if args.blend is None else blend(tries, args), args.device)
    export(model, os.path.join(args.out, "gate.onnx"), os.path.join(args.out, "judge.onnx"))
    shutil.copy(os.path.join(args.pack, "vocab.txt"), args.out)
    log("exported")
    report = measure.calibrate_and_measure(model, args, state, prepared, log)
    report["tries"] = means
    log("measured")
    folds.join()
    if args.variant is not None:
        report["variant"] = measure.compare(os.path.join(shared, "variant.pt"), args, state)
    report["folds"] = measure.measure_folds(jobs, args, state)
    with open(os.path.join(args.out, "report.json"), "w") as file:
        json.dump(report, file, indent=1)
    shutil.rmtree(shared, ignore_errors=True)
    print(json.dumps({key: report[key] for key in report if key not in ("triggers",)}, indent=None)[:9000])
    log("done")


def build(files, first, small):
    with multiprocessing.get_context("fork").Pool(2 if small else max(2, (os.cpu_count() or 4) - 2)) as pool:
        for number, path in enumerate(files):
            parts = pool.map(corpus.build_part, [(first + number, part) for part in range(0, corpus.PARTS, 16 if small else 1)], chunksize=1)
            np.save(path + ".part.npy", np.concatenate(parts))
            os.rename(path + ".part.npy", path)
            log(f"epoch {number} built: {sum(map(len, parts))} windows")


def blend(tries, args):
    """Mean of the tries' weights and of those they began from: it keeps what each learnt and forgets what only one did."""
    states = [torch.load(path, map_location="cpu") for path in tries]
    begun = resume(os.path.join(args.resume, "gate.onnx"), os.path.join(args.resume, "judge.onnx")).state_dict()
    path = tries[0] + ".blend"
    torch.save({name: args.blend * begun[name] + (1 - args.blend) * sum(state[name] for state in states) / len(states) for name in begun}, path)
    return path


def start(spawn, args, files, path, seed, left_out, tagger, order, at=0):
    rates, blanks = args.resumed_rates.split(","), args.blanked.split(",")
    process = spawn.Process(target=train, args=(args.pack, files, args.device, path, seed, left_out, tagger, order, args.resume if tagger else None, float(rates[min(at, len(rates) - 1)]), float(blanks[min(at, len(blanks) - 1)])))
    process.start()
    return process


def finish(workers):
    for worker in workers:
        worker.join()
        if worker.exitcode:
            raise SystemExit(f"a training process ended with {worker.exitcode}")


def train(pack, files, device, path, seed, left_out, tagger, order, resumed, resumed_rate, blanked):
    if device == "cpu":
        torch.set_num_threads(1)
    model = fit(pack, files, device, seed=seed, left_out=left_out, tagger=tagger, order_attack=order, batch_tokens=(16384 if tagger else 32768) if device != "cpu" else 1024, rounded=tagger, resumed=resumed, resumed_rate=resumed_rate, blanked=blanked)
    torch.save(model.state_dict(), path + ".part")
    os.rename(path + ".part", path)


def run_folds(args, files, jobs, numbers):
    """A few at a time beside the final run, two epochs each, without the tagger; none is begun late."""
    spawn = multiprocessing.get_context("spawn")
    for at in range(0, len(jobs), args.folds_at_once):
        if time.time() - STARTED > args.latest_fold_s:
            log(f"folds left out for time: {jobs[at:]}")
            return
        finish([start(spawn, args, files[:2], path, seed, [numbers[name] for name in FOLDS[fold] if name in numbers], False, None) for fold, seed, path in jobs[at : at + args.folds_at_once]])
        log(f"folds done: {[(fold, seed) for fold, seed, _ in jobs[at : at + args.folds_at_once]]}")


if __name__ == "__main__":
    main()
