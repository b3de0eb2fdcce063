/**
 * Tool pinning: which declaration stood under a tool's name when a key last sent it. A declaration that changed
 * afterwards is how a server that was approved turns; it is reported, never blocked.
 */
import { createHash } from "node:crypto";
import { declarationTexts, type Toolbox } from "@portcullis/engine/tools";
import type { Clock } from "./clock.ts";
import type { Caller } from "./keys.ts";
import type { PinStore } from "./stores/ports.ts";

export interface Pins {
  /** The names whose declaration differs from the one last seen; from now on the new one is the one last seen. */
  changed(caller: Caller, toolbox: Toolbox): Promise<ReadonlySet<string>>;
}

const REMEMBERED_MAX = 10_000;

export function createPins(options: {
  readonly store: PinStore;
  readonly clock: Clock;
  onStoreFault(error: unknown): void;
}): Pins {
  const { store, clock, onStoreFault } = options;
  /** Key and tool to hash, oldest first: what this process knows to be pinned already costs no query. */
  const remembered = new Map<string, string>();

  return {
    async changed(caller, toolbox) {
      const fresh: { name: string; hash: string }[] = [];
      for (const [name, declaration] of declarationTexts(toolbox)) {
        const hash = createHash("sha256").update(declaration).digest("hex");
        if (remembered.get(`${caller.keyId} ${name}`) !== hash) fresh.push({ name, hash });
      }
      if (fresh.length === 0) return new Set();
      try {
        const { tenantId, keyId } = caller;
        const previous = await store.put({ tenantId, keyId, at: clock(), tools: fresh });
        for (const { name, hash } of fresh) remember(`${caller.keyId} ${name}`, hash);
        return new Set(fresh.flatMap(({ name, hash }) => (differs(previous.get(name), hash) ? [name] : [])));
      } catch (error) {
        // A pin is a low finding: a store that is away must not stop the judging of calls.
        onStoreFault(error);
        return new Set();
      }
    },
  };

  function remember(key: string, hash: string): void {
    remembered.delete(key);
    remembered.set(key, hash);
    if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!);
  }
}

function differs(before: string | null | undefined, now: string): boolean {
  return typeof before === "string" && before !== now;
}
