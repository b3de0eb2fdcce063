/**
 * WebCrypto, where the platform has it as a global: browsers, Workers, Deno, Bun, Node from 19 on. The built package
 * takes `webcrypto-node.ts` in its place under Node, because Node 18 has no such global.
 */
export const webcrypto: Crypto = globalThis.crypto;
