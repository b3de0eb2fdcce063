/** What the service takes and how it refuses the rest: `npm run bench:load`, or one part with `-- scan` or `-- telemetry`. */
import { benchScanLoad } from "./load/scan.ts";
import { benchTelemetryLoad } from "./load/telemetry.ts";

const [only] = process.argv.slice(2);
if (only !== "telemetry") await benchScanLoad();
if (only !== "scan") await benchTelemetryLoad();
