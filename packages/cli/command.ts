/**
 * What a command of the program is: a name, a help text that teaches, and a run that returns the exit code.
 */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal that shows colours. */
  readonly colours: boolean;
  stdin(): Promise<string>;
}

export interface Command {
  readonly name: string;
  readonly help: string;
  run(args: string[], terminal: Terminal): Promise<number>;
}

/** What went wrong through the caller's words; printed without a stack. */
export class UsageError extends Error {}

export const EXIT = { ok: 0, failed: 1, blocked: 2, usage: 64 } as const;
