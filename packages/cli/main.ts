#!/usr/bin/env node
/**
 * The one program: `portcullis serve | scan | detect | keys | tenants | admin | allow | audit | rules | config | doctor`.
 */
import { type Command, EXIT, UsageError } from "./command.ts";
import { terminal } from "./terminal.ts";

/** Loaded when called: a command pays only for the rooms that it uses. */
const COMMANDS: { readonly [name: string]: { readonly says: string; load(): Promise<Command> } } = {
  serve: { says: "run the service", load: async () => (await import("./commands/serve.ts")).serve },
  scan: {
    says: "judge files or standard input, with or without a server",
    load: async () => (await import("./commands/scan.ts")).scan,
  },
  detect: {
    says: "find personal data in files or standard input, with or without a server",
    load: async () => (await import("./commands/detect.ts")).detect,
  },
  keys: {
    says: "make, list, rotate, rename and revoke API keys",
    load: async () => (await import("./commands/keys.ts")).keys,
  },
  tenants: {
    says: "make and list tenants, and put them on a plan",
    load: async () => (await import("./commands/tenants.ts")).tenants,
  },
  admin: {
    says: "make, list and revoke credentials for the console",
    load: async () => (await import("./commands/admin.ts")).admin,
  },
  allow: {
    says: "vouch for matches: add, list and remove allow-list entries",
    load: async () => (await import("./commands/allow.ts")).allow,
  },
  audit: {
    says: "read the audit log and verify its chain",
    load: async () => (await import("./commands/audit.ts")).audit,
  },
  rules: { says: "browse the rules and check your own", load: async () => (await import("./commands/rules.ts")).rules },
  config: {
    says: "show the settings as they would be used, checked",
    load: async () => (await import("./commands/config.ts")).config,
  },
  doctor: {
    says: "check settings, store, versions, and the whole path of a scan",
    load: async () => (await import("./commands/doctor.ts")).doctor,
  },
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    terminal.out(overview());
    return EXIT.ok;
  }
  const command = await (Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.load() : undefined);
  if (!command) {
    terminal.err(`portcullis: there is no command of that name.\n\n${overview()}`);
    return EXIT.usage;
  }
  if (args.includes("--help") || args.includes("-h")) {
    terminal.out(command.help);
    return EXIT.ok;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    return complain(command, error);
  }
}

/** Says what the caller can change; anything else is a fault of ours and shows where it happened. */
function complain(command: Command, error: unknown): number {
  const code = (error as { code?: unknown } | null)?.code;
  if (error instanceof UsageError || (typeof code === "string" && code.startsWith("ERR_PARSE_ARGS"))) {
    terminal.err(`portcullis ${command.name}: ${(error as Error).message}\nTry: portcullis ${command.name} --help\n`);
    return EXIT.usage;
  }
  terminal.err(
    `portcullis ${command.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return EXIT.failed;
}

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  return [
    "Portcullis: runtime security for AI agents.",
    "",
    "Usage: portcullis <command> [options]",
    "",
    ...Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`),
    "",
    "portcullis <command> --help tells more of each.",
    "",
  ].join("\n");
}
