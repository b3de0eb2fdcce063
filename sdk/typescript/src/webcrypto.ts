/**
 * WebCrypto, where the platform has it as a global: browsers, Workers, Deno, Bun, Node from 19 on. The built package
 * takes `webcrypto-node.ts` in its place under Node, because Node 18 has no such global.
 */
export const webcrypto = globalThis.crypto;

/** A key as WebCrypto holds it, by whatever name a platform's types have for it. */
export type HmacKey = Awaited<ReturnType<(typeof webcrypto)["subtle"]["importKey"]>>;
