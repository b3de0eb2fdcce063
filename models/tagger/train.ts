/**
 * Trains the tagger and writes its file: `node models/tagger/train.ts --data DIR [--out FILE] [--epochs N]`.
 * Deterministic: same data, same file. A few minutes on one core, under 6 GB.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FEATURES_MAX, featuresOf, readLines } from "../../packages/engine/cloak/tagger/features.ts";
import { look, openGazetteer } from "../../packages/engine/cloak/tagger/gazetteer.ts";
import { SHAPE_LOWER, tokenise } from "../../packages/engine/cloak/tagger/tokens.ts";
import {
  ADDRESS,
  markOf,
  PERSON,
  PLACE,
  SLOT_BYTES,
  writeWeights,
} from "../../packages/engine/cloak/tagger/weights.ts";
import { type Corpus, Crf, LABELS, type Sequence } from "./crf.ts";
import { buildGazetteer, readLists } from "./gazetteer.ts";
import { type Kind, type Row, readRows, recase, seeded } from "./rows.ts";
import { makeRows } from "./templates.ts";

const SEED = 20261115;
const MADE_ROWS = 12_000;
const COUNT_MIN = 3;
const COMMON_MIN = 15;
const SCALE = 1 / 16;
const OPENERS: Readonly<Record<Kind, number>> = { person: PERSON, place: PLACE, address: ADDRESS };

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    out: { type: "string", default: join(import.meta.dirname, "../../detections/entities/tagger.gen.bin") },
    epochs: { type: "string", default: "4" },
    rate: { type: "string", default: "0.15" },
    decay: { type: "string", default: "0.00001" },
    kept: { type: "string", default: "200000" },
    slots: { type: "string", default: "18" },
  },
});
const FEATURE_SLOTS = 1 << Number(options.slots);
const FEATURES_KEPT = Number(options.kept);
if (options.data === undefined) throw new Error("Say where the data is: --data DIR");

const random = seeded(SEED);
const lists = readLists(options.data);
const real = readRows(options.data);
const table = buildGazetteer(options.data, lists, commonWords(real));
const gazetteer = openGazetteer(table);
const made = makeRows(lists, MADE_ROWS, random);
const rows = [...real, ...made, ...codeRows(random), ...recase(real, random), ...recase(made, random)];
console.log(`${rows.length} rows, ${table.filter((entry) => entry !== 0).length} gazetteer entries`);

const { corpus, hashes } = encode(rows);
console.log(`${corpus.offsets.length - 1} tokens, ${corpus.sequences.length} lines, ${hashes.length} features`);
const crf = new Crf(hashes.length, { rate: Number(options.rate), decay: Number(options.decay) });
const order = Int32Array.from(corpus.sequences.keys());
for (let epoch = 1; epoch <= Number(options.epochs); epoch++) {
  shuffle(order, random);
  const started = performance.now();
  const loss = crf.train(corpus, order);
  console.log(`epoch ${epoch}: loss ${loss.toFixed(5)}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
writeFileSync(options.out, pack());
console.log(`wrote ${options.out}`);

/** Words that running text writes in small letters. */
function commonWords(rows: readonly Row[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const tokens = tokenise(row.text);
    for (let token = 0; token < tokens.count; token++) {
      if (tokens.shape[token] !== SHAPE_LOWER) continue;
      const word = tokens.word[token]!;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= COMMON_MIN).map(([word]) => word));
}

/** Sources of dependencies, pinned by the lock file: code without a name in it, but for comments, which are left out. */
function codeRows(random: () => number): Row[] {
  const root = join(import.meta.dirname, "../..");
  const files = globSync("node_modules/{typescript,fast-check,@types/node}/**/*.{ts,js}", {
    cwd: root,
    exclude: (name) => /\.map$/u.test(String(name)),
  }).sort();
  const rows: Row[] = [];
  for (const file of files) {
    const lines = readFileSync(join(root, file), "utf8").slice(0, 60_000).split("\n");
    for (let from = 0; from + 12 < lines.length && rows.length < 9_000; from += 12) {
      if (random() > 0.12) continue;
      const text = lines
        .slice(from, from + 12)
        .filter((line) => line.length < 300 && !/author|copyright|license|@[a-z]+\.[a-z]/iu.test(line))
        .join("\n");
      if (text.trim() !== "")
        rows.push({ id: `${file}:${from}`, source: "code", text, spans: [], placesUnknown: true, weight: 0.6 });
    }
  }
  return rows;
}

function encode(rows: readonly Row[]): { corpus: Corpus; hashes: Int32Array } {
  const counts = new Uint8Array(1 << 27);
  const buffer = new Int32Array(FEATURES_MAX);
  let total = 0;
  const read = (row: Row, visit: (count: number, token: number) => void) => {
    const tokens = tokenise(row.text);
    look(gazetteer, tokens);
    const traits = readLines(tokens);
    for (let token = 0; token < tokens.count; token++) visit(featuresOf(tokens, token, traits, buffer), token);
    return tokens;
  };
  for (const row of rows) {
    read(row, (count) => {
      total += count;
      for (let each = 0; each < count; each++) {
        const slot = buffer[each]! >>> 5;
        if (counts[slot]! < 255) counts[slot]!++;
      }
    });
  }
  const ids = new Map<number, number>();
  const features = new Int32Array(total);
  const offsets: number[] = [0];
  const allowed: number[] = [];
  const sequences: Sequence[] = [];
  let filled = 0;
  for (const row of rows) {
    const base = offsets.length - 1;
    const tokens = read(row, (count) => {
      for (let each = 0; each < count; each++) {
        const hash = buffer[each]!;
        if (counts[hash >>> 5]! < COUNT_MIN) continue;
        const id = ids.get(hash) ?? ids.size;
        ids.set(hash, id);
        features[filled++] = id;
      }
      offsets.push(filled);
    });
    const labels = labelsOf(row, tokens);
    allowed.push(...labels);
    for (let from = 0; from < tokens.count; ) {
      let to = from + 1;
      while (to < tokens.count && tokens.opens[to] === 0) to++;
      sequences.push({ from: base + from, to: base + to, weight: row.weight });
      from = to;
    }
  }
  return {
    corpus: {
      features: features.subarray(0, filled),
      offsets: Int32Array.from(offsets),
      allowed: Uint8Array.from(allowed),
      sequences,
    },
    hashes: Int32Array.from(ids.keys()),
  };
}

function labelsOf(row: Row, tokens: ReturnType<typeof tokenise>): number[] {
  const outside = 1 | (row.placesUnknown ? (1 << PLACE) | (1 << (PLACE + 1)) : 0);
  const labels = new Array<number>(tokens.count).fill(outside);
  let token = 0;
  for (const span of row.spans) {
    while (token < tokens.count && tokens.end[token]! <= span.start) token++;
    let first = true;
    for (; token < tokens.count && tokens.start[token]! < span.end; token++) {
      // Lines are read one by one, so a span that runs over a line end opens again.
      const opener = OPENERS[span.kind];
      labels[token] = 1 << (first || tokens.opens[token] === 1 ? opener : opener + 1);
      first = false;
    }
  }
  return labels;
}

/** Keeps the heaviest features, as bytes, in the table that the reader searches. */
function pack(): Uint8Array {
  const seen = new Float64Array(hashes.length);
  for (const id of corpus.features) seen[id]!++;
  const worth = new Float64Array(hashes.length);
  for (let id = 0; id < hashes.length; id++) {
    let most = 0;
    let least = 0;
    for (let label = 0; label < LABELS; label++) {
      most = Math.max(most, crf.weights[id * 8 + label]!);
      least = Math.min(least, crf.weights[id * 8 + label]!);
    }
    worth[id] = (most - least) * Math.log2(1 + seen[id]!);
  }
  const ranked = Int32Array.from(hashes.keys()).sort((a, b) => worth[b]! - worth[a]! || a - b);
  const slots = new Uint8Array(FEATURE_SLOTS * SLOT_BYTES);
  const marks = new Uint16Array(slots.buffer);
  const values = new Int8Array(slots.buffer);
  for (const id of ranked.subarray(0, FEATURES_KEPT)) {
    const hash = hashes[id]!;
    // The heaviest come first, so a full pair of slots turns away only the lighter ones.
    const home = (hash << 2) & (marks.length - 1);
    const at = [home, home ^ 4].find((each) => marks[each] === 0);
    if (at === undefined) continue;
    marks[at] = markOf(hash);
    for (let label = 1; label < LABELS; label++) {
      const weight = (crf.weights[id * 8 + label]! - crf.weights[id * 8]!) / SCALE;
      values[at * 2 + 1 + label] = Math.max(-127, Math.min(127, Math.round(weight)));
    }
  }
  return writeWeights({ gazetteer: table, slots, scale: SCALE, transitions: crf.transitions });
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}
