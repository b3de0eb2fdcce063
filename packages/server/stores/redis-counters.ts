/** What a service with Redis needs, apart from the rest, so that a service without it never loads the client. */
export { openRedis } from "./redis.ts";
export { shareUsage } from "./shared-usage.ts";
