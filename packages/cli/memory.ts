/**
 * Gives back what starting took: the tables were built and the scanner warmed up, and what that left behind would stay
 * resident for as long as the service runs.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export function giveBackMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: object) => void;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
  setFlagsFromString("--no-expose-gc");
}
