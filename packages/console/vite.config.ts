/**
 * Builds the console to static files that the service serves below /console. Nothing is inlined, because the policy
 * that the files are served under allows no inline script, style or data address.
 */
import { join } from "node:path";
import { defineConfig } from "vite";

const here = import.meta.dirname;
const service = "http://127.0.0.1:8787";

export default defineConfig({
  root: here,
  base: "/console/",
  logLevel: "warn",
  build: {
    outDir: join(here, "../../dist/console"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The notices of what is bundled travel with it.
    license: { fileName: "licences.md" },
    rolldownOptions: {
      onLog(level, log, forward) {
        // Libraries mark their files for servers that render; there is none here.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") forward(level, log);
      },
    },
  },
  server: { proxy: { "/v1": service, "/admin": service, "/readyz": service } },
});
