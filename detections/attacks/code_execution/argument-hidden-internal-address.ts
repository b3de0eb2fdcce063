/**
 * Plain localhost is daily work for developers. Numbers in other bases, wrapped names and odd schemes have no honest
 * use.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-hidden-internal-address",
  category: "code_execution",
  severity: "high",
  surfaces: ["tool_argument"],
  title: "Internal address in disguise",
  meaning:
    "A web address that means this machine or its network, written so that filters miss it, or with a scheme that talks to internal services.",
  keywords: [
    "http",
    "gopher",
    "dict://",
    "ldap://",
    "tftp://",
    "netdoc",
    "jar:",
    "sftp://",
    "0x7f",
    "nip.io",
    "sslip.io",
    "localtest",
    "xip.io",
    "lvh.me",
  ],
  pattern: re`
    (?:https?://(?:[^ /@]{1,60}@)?(?:0x[0-9a-f]{6,8}|0x[0-9a-f]{1,2}(?:\.0x[0-9a-f]{1,2}){1,3}|
    0[0-7]{2,3}(?:\.[0-7]{1,4}){1,3}|\d{8,10}(?=[:/?#]|$)|127\.\d{1,3}(?=[:/?#]|$)|127\.\d{1,3}\.\d{1,3}(?=[:/?#]|
    $)|0(?=[:/?#]|$)|\[(?:::|0{1,4}:){0,7}(?:::)?(?:ffff:)?(?:7f00:0{0,3}1|127\.0\.0\.1|0\.0\.0\.0)\]|\[::\]|
    [^ /]{0,60}\b(?:127[-.]0[-.]0[-.]1|10[-.]\d{1,3}[-.]\d{1,3}[-.]\d{1,3}|
    192[-.]168[-.]\d{1,3}[-.]\d{1,3})\.(?:nip|sslip|xip)\.io|[^ /]{0,40}\b(?:localtest\.me|lvh\.me|vcap\.me))|
    https?://[^ /@]{1,60}@(?:localhost|127\.|10\.|192\.168\.|169\.254\.)|\b(?:gopher|dict|tftp|netdoc|
    ldaps?)://[^ ]{1,80}|\bjar:https?://|https?://(?:localhost|127\.0\.0\.1|0\.0\.0\.0|
    10\.\d{1,3}\.\d{1,3}\.\d{1,3}|192\.168\.\d{1,3}\.\d{1,3})(?::(?:2375|2376|10250|6443|2379|8500|9200|6379|
    11211))\b|https?://(?:localhost|127\.0\.0\.1|[^ /]{0,40}internal)(?::\d{2,5})?/(?:admin|actuator|manager|
    console|_cluster)\b[^ ]{0,40}(?:delete|shutdown|heapdump|env\b|restart|reset|drop))
  `,
  unless: /\b(?:ldap_(?:bind|search)|ldapsearch|dc=)/gu,
  catches: [
    "«http://2130706433»/admin",
    "«http://0x7f000001»:8080/",
    "«gopher://127.0.0.1:6379/_FLUSHALL»",
    "«http://user@192.168.»0.1/",
  ],
  ignores: ["http://localhost:3000/api/items", "https://example.org/2024/report"],
});
