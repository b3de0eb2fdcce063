/** GET /openapi.json and GET /docs: the interface as a document and as a page. Neither loads anything from outside. */
import { createHash } from "node:crypto";
import openapiDocument from "@portcullis/contract/openapi.json" with { type: "json" };
import type { OpenRoute } from "../http/route.ts";
import { REFERENCE_STYLE, referencePage } from "../reference.ts";

const documentText = JSON.stringify(openapiDocument);

export const openapi: OpenRoute = {
  path: "/openapi.json",
  answer: () => ({ status: 200, type: "application/json; charset=utf-8", body: documentText }),
};

const styleHash = createHash("sha256").update(REFERENCE_STYLE).digest("base64");
const page = referencePage();

export const docs: OpenRoute = {
  path: "/docs",
  answer: () => ({
    status: 200,
    type: "text/html; charset=utf-8",
    body: page,
    headers: {
      "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
  }),
};
