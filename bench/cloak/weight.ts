/** A process that holds the detector's pool and nothing else; prints what it weighs before and after some reading. */
import { ENTITY_TYPES } from "@portcullis/contract";
import { detectorSource, taxonomyVersion } from "@portcullis/detections";
import { openDetector } from "@portcullis/engine/inference";
import { HONEST, lengthen } from "./texts.ts";

const bare = process.memoryUsage.rss();
const detector = await openDetector({ source: detectorSource, taxonomyVersion });
const text = lengthen(HONEST.mail, 1_024);
for (let i = 0; i < 300; i++) {
  await detector.detect(text, { types: ENTITY_TYPES, minConfidence: 0.5, deadlineMs: 10_000 });
}
console.log(JSON.stringify({ bare, loaded: process.memoryUsage.rss() }));
await detector.close();
