/** What a file of honest calls holds: the tools as declared, and calls of them. */
export type HonestCall = readonly [tool: string, sent: Readonly<Record<string, unknown>> | string];

export interface HonestTools {
  readonly tools: readonly unknown[];
  readonly calls: readonly HonestCall[];
}
