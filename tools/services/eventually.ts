/**
 * Waits for a fact that another process or thread brings about. What comes about is seen at once; the deadline is there
 * for what never does, and so wide that a machine which is slow and busy does not reach it.
 */
const WAIT_MS_MAX = 90_000;
const LOOK_MS = 25;

/** A look that throws has not found the fact; the last such failure is told when the wait ends in vain. */
export async function eventually(holds: () => boolean | Promise<boolean>, what = "it"): Promise<void> {
  const deadline = performance.now() + WAIT_MS_MAX;
  let cause: unknown;
  do {
    try {
      if (await holds()) return;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  } while (performance.now() < deadline);
  throw new Error(`${what} did not come about in time`, { cause });
}
