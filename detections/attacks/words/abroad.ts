/**
 * Talk of attacks in any of the languages, for rules that hold many of them. A quotation counts when a word that
 * introduces one stands right beside it and it opens as an attack does; the rest of a language's talk would be too much
 * for one pattern.
 */
import { re } from "../words.ts";
import { TALK as ar } from "./ar.ts";
import { TALK as bn } from "./bn.ts";
import { TALK as de } from "./de.ts";
import { TALK as es } from "./es.ts";
import { TALK as fr } from "./fr.ts";
import { TALK as he } from "./he.ts";
import { TALK as hi } from "./hi.ts";
import { TALK as id } from "./id.ts";
import { TALK as it } from "./it.ts";
import { TALK as ja } from "./ja.ts";
import { TALK as ko } from "./ko.ts";
import { TALK as nl } from "./nl.ts";
import { TALK as pl } from "./pl.ts";
import { TALK as pt } from "./pt.ts";
import { TALK as ru } from "./ru.ts";
import { TALK as th } from "./th.ts";
import { TALK as tr } from "./tr.ts";
import { TALK as vi } from "./vi.ts";
import { TALK as zh } from "./zh.ts";

/** Those that introduce a quotation before it, and those that do so after it. */
const BEFORE = [ar, de, es, fr, he, id, it, nl, pl, pt, ru, th, vi, zh];
const AFTER = [bn, hi, ja, ko, tr, zh];

export const TALK_ABROAD = re`
  (?:prompt[- _]?inject|(?:${BEFORE.map(({ before }) => before).join("|")})[:,;]? ?["'\x60「『]{1,2} ?(?:${BEFORE.map(({ open }) => open).join("|")})|
  ["'\x60「『] ?(?:${AFTER.map(({ open }) => open).join("|")})[^"\x60「」『』\n]{0,70}["'\x60」』][,.;!?。]{0,2} ?(?:${AFTER.map(({ after }) => after).join("|")}))
`;
