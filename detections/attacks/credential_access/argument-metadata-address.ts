/**
 * No task of a user needs this address; every notation of it leads to the same keys.
 */
import { defineRule } from "@portcullis/engine/static";
import { METADATA_HOST } from "../targets.ts";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-metadata-address",
  category: "credential_access",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Metadata service in an argument",
  meaning:
    "A tool is asked to reach the cloud's metadata address, in plain or disguised notation. Its answer holds the machine's credentials.",
  keywords: [
    "169.254",
    "169.16689662",
    "metadata.goog",
    "2852039166",
    "0xa9",
    "100.100.100.200",
    "fd00:ec2",
    "251.0376",
    "251.376",
    "192.0.0.192",
    "metadata.tencent",
    "metadata.packet",
    "a9fe:a9fe",
    "meta-data/iam",
    "security-credentials",
    "computemetadata",
    "metadata/instance",
    "169-254-169-254",
  ],
  pattern: re`
    (?:${METADATA_HOST}|/latest/(?:meta-data/iam|api/token)|iam/security-credentials|/computemetadata/v1|
    /metadata/(?:instance|identity)\b|169[-.]254[-.]169[-.]254[-.](?:nip|sslip)\.io)
  `,
  catches: [
    "http://«169.254.169.254»/latest/meta-data/",
    "http://[«::ffff:a9fe:a9fe»]/latest/",
    "https://«0xA9FEA9FE»/latest/user-data",
    "http://«169-254-169-254.nip.io»/",
  ],
  ignores: ["http://169.253.169.254.example.org/status", "https://docs.example.org/metadata-fields"],
});
