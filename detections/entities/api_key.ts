/**
 * Keys that let a program in: vendor keys by their prefix and shape, positional formats, and, where no vendor vouches
 * for the value, strings that a name (`client_secret`, `X-Api-Key`) ties to a secret and that no hand would write.
 */
import { defineEntity, words } from "@portcullis/engine/cloak";
import { recogniseNamed } from "./credentials/judge.ts";
import { SHAPES } from "./credentials/shapes.ts";
import { changeRate, entropy, isPlaceholder, isReference } from "./credentials/value.ts";
import { recogniseVendors } from "./credentials/vendors.ts";

const KEY_LABELS = words(`api key, apikey, api token, access key, secret key, client secret, app secret, webhook secret,
  clé api, clé d'api, clave api, clave de api, chave api, chave de api, api-schlüssel, zugangsschlüssel, klucz api, api-sleutel,
  chiave api, api anahtarı, api nyckel, ключ api, api ключ, api 密钥, api密钥, 密钥, apiキー, api キー, アクセスキー, api 키, مفتاح api`);

export default defineEntity({
  type: "api_key",
  meaning:
    "Keys, personal access tokens and client or webhook secrets of programs. A vendor's format is near certain; a value known only by its name needs to look random.",
  recognisers: [
    ...recogniseVendors("api_key"),
    ...SHAPES,
    ...recogniseNamed("api_key"),
    {
      kind: "label",
      id: "labelled",
      labels: KEY_LABELS,
      // More of the name and an equals sign (`SECRET_KEY_BASE=`) is no value.
      value: /(?![A-Za-z_]{1,30}=[^=])[A-Za-z0-9][\w.+/=~-]{15,200}/y,
      judge: ({ text }) =>
        isPlaceholder(text) || isReference(text) || !/\d/u.test(text) || entropy(text) < 3 || changeRate(text) < 0.12
          ? null
          : 0.8,
    },
  ],
  finds: [
    "export ANTHROPIC_API_KEY=«sk-ant-api03-Qm9zc2FOb3ZhLTIwMjYtUGlhbm8tU29uYXRh-AA»",
    "aws_access_key_id = «AKIAQ3EGRZ7LW2MXN5PT»",
    '{"client_secret": "«7Jq2xV9bTz4LmN8cRf1KpW3s»"}',
    "X-Api-Key: «4f9a1c7be2d84036a5b1c9d0e7f23468»",
    "curl -H 'Authorization: token «ghp_1A2b3C4d5E6f7G8h9I0jK1l2M3n4O5p6Q7r8»'",
    "the maps key «AIzaSyD3x9Qk7-LmN2pR5tV8wXyZ1aB4cD6eF0g» leaked",
    "STRIPE=«sk_live_51Hq8ZkL2eZvKYlo2C9mXbTnR» # rotate",
    "Clave de API: «zq8T4nW1vK7yB2mX6cR9»",
    "SECRET_KEY_BASE=«3eb6db5a9026c547c72708438d496d94»",
  ],
  ignores: [
    "api_key = <your-api-key>",
    "apiKey: process.env.STRIPE_API_KEY",
    "token_count: 51200, max_tokens: 4096",
    "commit 3f786850e387550fdab836ed7e6dc881de23001b",
    "request id 7b0f3c3e-4d5a-4a9e-9a52-0f6f1e7b2c11",
    'key = "users/2024/report-final.pdf"',
    "const tokenizer = createTokenizer(options)",
    'api_key="changeme"',
    "primary_key: customer_order_2024_id",
    "sort key: created_at_desc_v2",
  ],
});
