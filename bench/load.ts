/** What the service takes and how it refuses the rest: `npm run bench:load`. */
import { benchScanLoad } from "./load/scan.ts";

await benchScanLoad();
