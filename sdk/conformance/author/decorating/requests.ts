/** What reaches the provider of a request, and what its caller gets for it. */

import { blockBody } from "../blocked.ts";
import type { Case } from "../case.ts";
import { chat } from "../providers.ts";
import { clean, cloakFailed, dead, hit, match, ok } from "../service.ts";
import { ADA } from "../tokens.ts";
import { attackBody, bad, decorate, found, hello, mail, seen, token } from "./asked.ts";

export const requests: readonly Case[] = [
  decorate(
    "an honest request goes through as it is",
    { request: chat.request("hi"), answer: hello, service: [ok(clean(2))] },
    { providerRequest: chat.request("hi"), returned: hello },
  ),
  decorate(
    "an attack never reaches the provider",
    { request: chat.request(bad), answer: hello, service: [ok(hit(39, found))] },
    { providerRequest: null, returned: attackBody },
  ),
  decorate(
    "a block may be thrown",
    {
      request: chat.request(bad),
      decorateOptions: { onBlock: "throw" },
      answer: hello,
      service: [ok(hit(39, found))],
    },
    { providerRequest: null, error: "BlockedError" },
  ),
  decorate(
    "a service that does not answer blocks",
    { request: chat.request("hi"), answer: hello, service: [dead] },
    { providerRequest: null, returned: blockBody("scan_unavailable") },
  ),
  decorate(
    "unless told to let pass",
    { request: chat.request("hi"), options: { onScanError: "allow" }, answer: hello, service: [dead] },
    { providerRequest: chat.request("hi"), returned: hello },
  ),
  decorate(
    "report lets pass",
    { request: chat.request(bad), options: { onMatch: "report" }, answer: hello, service: [ok(hit(39, found))] },
    { providerRequest: chat.request(bad), returned: hello },
  ),
  decorate(
    "sanitise lets the clean rest pass",
    {
      request: chat.request(bad, { temperature: 0 }),
      options: { onMatch: "sanitise" },
      answer: hello,
      service: [ok(hit(39, found)), ok(clean(17))],
    },
    { providerRequest: chat.request("please [REDACTED]", { temperature: 0 }), returned: hello },
  ),
  decorate(
    "sanitise that does not help blocks",
    {
      request: chat.request(bad),
      options: { onMatch: "sanitise" },
      answer: hello,
      service: [ok(hit(39, found)), ok(hit(17, found, { matches: [match("ignore-previous-instructions", [0, 5])] }))],
    },
    { providerRequest: null, returned: attackBody },
  ),
  decorate(
    "sanitise leaves a payload below the bar alone",
    {
      request: chat.request("hi"),
      options: { onMatch: "sanitise" },
      answer: hello,
      service: [ok(clean(2, { severity: "low", reason: "q", matches: [match("q", [0, 1], "low")] }))],
    },
    { providerRequest: chat.request("hi"), requests: [{}] },
  ),
  decorate(
    "protected on the way out, restored on the way back",
    {
      request: chat.request(mail),
      decorateOptions: { protect: true },
      answer: chat.answer({ content: `sent to ${token}.` }),
      service: [seen],
    },
    { providerRequest: chat.request(`write to ${token}`), returned: chat.answer({ content: `sent to ${ADA}.` }) },
  ),
  decorate(
    "without protect nothing is restored",
    {
      request: chat.request("hi"),
      answer: chat.answer({ content: token }),
      vault: [{ token, subject: "default", type: "email", value: ADA }],
      service: [ok(clean(2))],
    },
    { returned: chat.answer({ content: token }) },
  ),
  decorate(
    "detection that did not run blocks what was to be protected",
    {
      request: chat.request(mail),
      decorateOptions: { protect: true },
      answer: hello,
      service: [ok(clean(29, { cloak: cloakFailed("unavailable") }))],
    },
    { providerRequest: null, returned: blockBody("cloak_unavailable") },
  ),
];
