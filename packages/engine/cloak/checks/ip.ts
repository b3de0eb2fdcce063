import ipaddr from "ipaddr.js";

/** Whether the text, without a zone, is one IPv6 address. */
export function isIPv6(text: string): boolean {
  return ipaddr.IPv6.isValid(text);
}
