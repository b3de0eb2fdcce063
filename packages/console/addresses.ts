/** Where things of the console are. Ids that others chose go into the query: a path would read meaning into them. */

export function eventAddress(event: {
  readonly tenant_id: string;
  readonly id: string;
  readonly source?: string;
}): string {
  const words = new URLSearchParams({ tenant: event.tenant_id, id: event.id });
  if (event.source) words.set("source", event.source);
  return `/event?${words}`;
}

export function ruleAddress(id: string): string {
  return `/rules/${encodeURIComponent(id)}`;
}
