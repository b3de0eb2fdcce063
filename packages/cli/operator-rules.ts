/**
 * The operator's own rules: every *.json of a folder, checked as a whole and put in place without dropping a request.
 * A bad file is refused with its name, the place and the reason, and the rules that ran before run on.
 */
import { readdirSync, readFileSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import { type LiveScanner, type OperatorRules, readOperatorRules } from "@portcullis/engine/static";
import type { OperatorRulesState } from "@portcullis/server";
import type { Logger } from "pino";
import { UsageError } from "./command.ts";

/** Editors write a file in several steps; wait until they are done. */
const SETTLE_MS = 200;

/** `taken` are the ids of the rules that came with the program. */
export function readRulesFolder(
  folder: string,
  taken: readonly string[],
): OperatorRules & { readonly version: string } {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
  const files = names.map((name) => ({ name, content: readFileSync(join(folder, name), "utf8") }));
  const changed = Math.max(0, ...names.map((name) => statSync(join(folder, name)).mtimeMs));
  return {
    ...readOperatorRules(files, taken),
    version: new Date(changed).toISOString().slice(0, 10).replaceAll("-", "."),
  };
}

export function watchOperatorRules(
  folder: string,
  { live, logger }: { readonly live: LiveScanner; readonly logger: Logger },
): { reload(): void; close(): void; state(): OperatorRulesState } {
  // At start a bad file is a refusal: nobody should believe that a rule is in force which is not.
  const taken = builtInIds(live);
  const first = readFolder(folder, taken);
  if (first.errors.length > 0) {
    throw new UsageError(
      ["PORTCULLIS_RULES_DIR holds files that cannot be used:", ...first.errors.map(complaint)].join("\n"),
    );
  }
  live.replaceOperatorRules(first.rules, first.version);
  let state: OperatorRulesState = { rules: first.rules, problems: [], readAt: Date.now() };

  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, SETTLE_MS);
  });
  return {
    reload,
    state: () => state,
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };

  function reload(): void {
    try {
      const { rules, errors, version } = readRulesFolder(folder, taken);
      for (const error of errors) logger.error({ ...error }, "operator rules refused; the ones before stay in force");
      state = { ...state, problems: errors, readAt: Date.now() };
      if (errors.length > 0) return;
      live.replaceOperatorRules(rules, version);
      state = { ...state, rules };
      logger.info({ rules: rules.length, version: live.scanner.version }, "operator rules in force");
    } catch (error) {
      logger.error(
        { fault: (error as NodeJS.ErrnoException).code ?? "unreadable" },
        "operator rules could not be read",
      );
    }
  }
}

export function builtInIds({ scanner }: LiveScanner): string[] {
  return scanner.rules.filter((rule) => rule.origin === "built_in").map((rule) => rule.id);
}

function readFolder(folder: string, taken: readonly string[]): ReturnType<typeof readRulesFolder> {
  try {
    return readRulesFolder(folder, taken);
  } catch (error) {
    throw new UsageError(`PORTCULLIS_RULES_DIR cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"})`);
  }
}

export function complaint({ file, path, reason }: { file: string; path: string; reason: string }): string {
  return `  ${file} ${path || "/"}: ${reason}`;
}
