/**
 * A scanner whose operator rules can be replaced while it runs. The new set is compiled and tried before anything
 * changes; then one assignment puts it in place, so a scan sees the old set or the new one and never a mixture.
 */
import type { Image } from "./image.ts";
import { compileRules, joinPacks } from "./pack.ts";
import type { StaticScanner } from "./port.ts";
import type { Rule } from "./rule.ts";
import { createScanner } from "./scanner.ts";
import { warmUp } from "./warm.ts";

export interface LiveScanner {
  /** Always the current set; keep this object, not what it hands out. */
  readonly scanner: StaticScanner;
  /** Throws, and leaves the running set alone, when the rules cannot be compiled or an id is taken. */
  replaceOperatorRules(rules: readonly Rule[], version: string): void;
}

export function createLiveScanner({ pack: builtIn, tables }: Image): LiveScanner {
  const first = createScanner(builtIn, tables);
  warmUp(first);
  const taken = new Set(first.rules.map((rule) => rule.id));
  let current = first;
  return {
    scanner: {
      get version() {
        return current.version;
      },
      get rules() {
        return current.rules;
      },
      scan: (payload, options) => current.scan(payload, options),
    },
    replaceOperatorRules(rules, version) {
      const clash = rules.find((rule) => taken.has(rule.id));
      if (clash) throw new RangeError(`the rule id ${clash.id} is taken by a rule of the program`);
      if (rules.length === 0) {
        current = first;
        return;
      }
      const next = createScanner(joinPacks(builtIn, compileRules(rules, { version, origin: "operator" })));
      warmUp(next);
      current = next;
    },
  };
}
