/** The settings as a page of the reference. */
import { SETTINGS } from "../../../packages/cli/settings.ts";

export function printSettings(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { shown, says }]) =>
      `| \`${name}\` | ${shown === "" ? "" : `\`${shown.replaceAll("|", "\\|")}\``} | ${says} |`,
  );
  return [
    "# Settings",
    "",
    "Environment variables, checked at start: a wrong value is a refusal to start that names it. An asterisk marks the default of a",
    "choice. `portcullis config` shows what is in force.",
    "",
    "| variable | default | meaning |",
    "|-|-|-|",
    ...rows,
    "",
  ].join("\n");
}
