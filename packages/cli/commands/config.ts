/** portcullis config: the settings, checked; and the table of what there is to set. */
import { type Command, EXIT } from "../command.ts";
import { readSettings, SETTINGS, type SettingName, shownValue, unknownNames } from "../settings.ts";
import { columns } from "../table.ts";

export const config: Command = {
  name: "config",
  help: [
    "Usage: portcullis config",
    "",
    "Prints every setting with its value, secrets hidden. Settings are environment variables; a wrong one is named,",
    "and the service would refuse to start (exit code 1). An asterisk marks a default.",
    "",
    columns(
      ["variable", "default", "meaning"],
      Object.entries(SETTINGS).map(([name, { shown, says }]) => [name, shown, says]),
    ),
    "",
  ].join("\n"),
  async run(_args, { env, out, err }) {
    for (const name of unknownNames(env)) err(`warning: ${name} is not a setting`);
    const reading = readSettings(env);
    if (!reading.ok) {
      for (const problem of reading.problems) err(problem);
      return EXIT.failed;
    }
    const rows = Object.entries(reading.settings).map(([name, value]) => [
      name,
      shownValue(name as SettingName, value),
    ]);
    out(columns(["variable", "value"], rows));
    return EXIT.ok;
  },
};
