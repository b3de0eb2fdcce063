/**
 * Honest tool calls: what agents do all day, in the shapes that providers document. Every one must pass, with every
 * rule there is. A call's arguments are an object, or the raw text where a model sends text.
 */
import { business } from "./business.ts";
import { calendar } from "./calendar.ts";
import { code } from "./code.ts";
import { data } from "./data.ts";
import { files } from "./files.ts";
import type { HonestTools } from "./honest.ts";
import { mail } from "./mail.ts";
import { office } from "./office.ts";
import { shell } from "./shell.ts";
import { web } from "./web.ts";

export const HONEST: Readonly<Record<string, HonestTools>> = {
  business,
  calendar,
  code,
  data,
  files,
  mail,
  office,
  shell,
  web,
};
