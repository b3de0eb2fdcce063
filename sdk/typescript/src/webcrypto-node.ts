/** WebCrypto under Node, from 18 on. */
import { webcrypto as nodeCrypto } from "node:crypto";

export const webcrypto = nodeCrypto as unknown as typeof globalThis.crypto;
