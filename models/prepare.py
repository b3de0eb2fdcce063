"""Data preparation: packs what the GPU run needs into one folder of at most 60 MiB. Runs on a CPU in a minute or two.

    python models/prepare.py --data DIR --base model.fp16.safetensors --tokenizer tokenizer.json --out models/.work/pack

Refuses base weights of another digest. Fills the base vocabulary's unused slots with the characters that training text has
and the vocabulary lacks, so that they are read and not thrown together as unknown.
"""
import argparse
import collections
import gzip
import hashlib
import json
import lzma
import os
import shutil
import struct
import sys

import numpy as np
from tokenizers import normalizers, pre_tokenizers

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from generate.languages import PHRASES  # noqa: E402

BASE_SHA256 = "6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d"
KEPT = ("text", "label", "kind", "form", "source", "lang", "sub", "trainable", "class", "entities", "ignore", "scope")


def main():
    options = argparse.ArgumentParser()
    for name in ("data", "base", "tokenizer", "out"):
        options.add_argument("--" + name, required=True)
    options.add_argument("--vocabulary", default="", help="a vocab.txt to take as it is, so that training can go on from files that were made with it")
    args = options.parse_args()
    os.makedirs(args.out, exist_ok=True)
    digest = hashlib.sha256()
    counts = collections.Counter()
    for name, folder in (("train", "attacks"), ("extra_attacks", "attacks"), ("extra_benign", "attacks"), ("dev", "attacks"), ("ner_train", "pii"), ("dev", "pii")):
        rows = list(read(os.path.join(args.data, folder, name + ".jsonl.gz")))
        with lzma.open(os.path.join(args.out, f"{folder}_{name}.jsonl.xz"), "wt", encoding="utf-8", preset=6) as file:
            for row in rows:
                line = json.dumps({key: row[key] for key in KEPT if key in row}, ensure_ascii=False)
                file.write(line + "\n")
                if name != "dev":
                    digest.update(line.encode())
        if name != "dev":
            count_words(counts, (row["text"] for row in rows if row.get("trainable", True)))
        print(folder, name, len(rows), flush=True)
    for table in PHRASES.values():
        count_words(counts, [line for lines in table.values() for line in lines] * 20)
    vocabulary, copies = fill_vocabulary(args.tokenizer, counts)
    if args.vocabulary:
        with open(args.vocabulary, encoding="utf-8") as file:
            vocabulary, copies = file.read().splitlines(), {}
    with open(os.path.join(args.out, "vocab.txt"), "w", encoding="utf-8") as file:
        file.write("\n".join(vocabulary) + "\n")
    np.savez(os.path.join(args.out, "base.npz"), **pack_weights(args.base, copies))
    for name in ("faker_person_names.json.gz", "faker_address_parts.json.gz", "cities15000.tsv.gz"):
        shutil.copy(os.path.join(args.data, "pii", "gazetteers", name), args.out)
    with open(os.path.join(args.out, "data.json"), "w") as file:
        json.dump({"data_sha256": digest.hexdigest(), "base_sha256": BASE_SHA256}, file)
    print("bytes", sum(os.path.getsize(os.path.join(args.out, name)) for name in os.listdir(args.out)))


def read(path):
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def count_words(counts, texts):
    normalise, split = normalizers.BertNormalizer(lowercase=True), pre_tokenizers.BertPreTokenizer()
    for text in texts:
        if not text.isascii():
            counts.update(word for word, _ in split.pre_tokenize_str(normalise.normalize_str(text[:2000])) if not word.isascii())


def fill_vocabulary(path, counts):
    """The base's pieces with [unusedN] replaced by the missing characters; and which piece's embedding each new one starts from."""
    with open(path, encoding="utf-8") as file:
        pieces = json.load(file)["model"]["vocab"]
    missing = collections.Counter()
    for word, count in counts.items():
        if len(word) <= 100:
            for at, char in enumerate(word):
                piece = char if at == 0 else "##" + char
                if piece not in pieces:
                    missing[piece] += count
    slots = sorted(index for piece, index in pieces.items() if piece.startswith("[unused"))
    vocabulary = [piece for piece, _ in sorted(pieces.items(), key=lambda item: item[1])]
    copies = {}
    for slot, (piece, _) in zip(slots, missing.most_common()):
        vocabulary[slot] = piece
        twin = piece[2:] if piece.startswith("##") else "##" + piece
        if twin in pieces:
            copies[slot] = pieces[twin]
    print("characters added", min(len(slots), len(missing)), "still missing", max(0, len(missing) - len(slots)))
    return vocabulary, copies


def pack_weights(path, copies):
    with open(path, "rb") as file:
        blob = file.read()
    if hashlib.sha256(blob).hexdigest() != BASE_SHA256:
        raise SystemExit("the base weights have another digest than the one this workspace was made for")
    size = struct.unpack("<Q", blob[:8])[0]
    packed = {}
    for name, about in json.loads(blob[8 : 8 + size]).items():
        if name == "__metadata__" or about["dtype"] != "F16" or "pooler" in name:
            continue
        start, end = about["data_offsets"]
        packed[name] = np.frombuffer(blob[8 + size + start : 8 + size + end], np.float16).reshape(about["shape"])
    words = packed.pop("embeddings.word_embeddings.weight").astype(np.float32)
    for slot, twin in copies.items():
        words[slot] = words[twin]
    scale = np.abs(words).max(axis=1, keepdims=True) / 127
    packed["words_int8"] = np.round(words / scale).astype(np.int8)
    packed["words_scale"] = scale.astype(np.float32)
    packed["embeddings.position_embeddings.weight"] = packed["embeddings.position_embeddings.weight"][:128]
    return packed


if __name__ == "__main__":
    main()
