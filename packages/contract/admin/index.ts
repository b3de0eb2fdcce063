/** The words of the admin interface, under /admin/v1: what the console speaks. */
export * from "./accounts.ts";
export * from "./audit.ts";
export * from "./captures.ts";
export * from "./endpoints.ts";
export * from "./events.ts";
export * from "./health.ts";
export * from "./overview.ts";
export * from "./parts.ts";
export * from "./playground.ts";
export * from "./replay.ts";
export * from "./rules.ts";
export * from "./session.ts";
