/**
 * The model's runtime reports to its maker by default: it makes an identifier for the machine under the user's folder and
 * sends what it ran. Nothing here may call out, so it is told not to before its library is loaded. The library asks the
 * environment of the process, which only the main thread can change; threads are given a copy.
 */
export function keepRuntimeQuiet(): void {
  process.env.ORT_DISABLE_TELEMETRY = "1";
}
