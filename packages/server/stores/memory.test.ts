import { storesConformance } from "./conformance.ts";
import { openMemory } from "./memory.ts";

storesConformance("memory", {
  outlivesProcess: false,
  makePlace: async () => ({ open: async () => openMemory(), choice: { memory: true }, remove: async () => {} }),
});
