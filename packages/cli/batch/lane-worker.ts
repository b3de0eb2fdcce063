/** A thread of a batch: the whole service on a store of its own, which is gone afterwards. */
import { parentPort, workerData } from "node:worker_threads";
import { reach } from "../asking.ts";
import { terminal } from "../terminal.ts";
import type { Rows } from "./lanes.ts";
import { type Answered, answerRow, type BatchAsk } from "./row.ts";

/** So many rows of a bite are under way together: the passes have threads of their own. */
const TOGETHER = 4;

const port = parentPort!;
const ask = workerData as BatchAsk;
const service = await reach(undefined, terminal);

port.on("message", async (rows: Rows | "close") => {
  if (rows === "close") {
    await service.close();
    port.close();
    return;
  }
  const answers = new Array<Answered>(rows.length);
  let next = 0;
  const work = async () => {
    for (let at = next++; at < rows.length; at = next++) answers[at] = await answerRow(rows[at]!, ask, service);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  port.postMessage(answers);
});
