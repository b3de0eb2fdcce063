/** Whether a cut at this place would part a surrogate pair. */
export function isInsidePair(text: string, place: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(place - 1, 0), place + 1));
}
