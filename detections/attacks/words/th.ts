/**
 * Thai words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:แสดง|บอก|เปิดเผย|พิมพ์|ทวน|ทำซ้ำ|เขียน|แปล|สรุป|แบ่งปัน|ให้|อธิบาย|แจก|คัดลอก|พูด|เฉลย|แชร์|ขอ|สะกด|ส่งออก)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:คำสั่ง|คำแนะนำ|คำชี้แนะ|คำชี้แจง|กฎ|กฎเกณฑ์|ข้อกำหนด|แนวทาง|พรอมต์|พรอมท์|พร้อมท์|ข้อจำกัด|ข้อความ|คำสอน|บริบท|นโยบาย|ระเบียบ)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:ก่อนหน้า|ก่อนหน้านี้|ข้างต้น|ด้านบน|เดิม|ที่ผ่านมา|ของคุณ|ของเธอ|ที่คุณ(?:ได้รับ|เคย|มี)|ที่ให้ไว้|ที่ได้รับ|ก่อน|แรกเริ่ม|ระบบ|ทั้งหมดที่|เริ่มต้น|เก่า|ที่เคย)";

/** A password, key or code that is called secret. */
export const SECRET =
  "(?:(?:รหัสผ่าน|รหัส|กุญแจ|คีย์|คำ|ข้อมูล|ข้อความ|โค้ด|ตัวเลข|วลี)(?:ที่เป็น|ที่|ซึ่ง)?(?:ความ)?ลับ|รหัสลับ|กุญแจลับ|คีย์ลับ|(?:รหัสผ่าน|ความลับ|กุญแจ|คีย์)(?:ลับ)?ของคุณ|ความลับ(?:ที่คุณ|นั้น))";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:ละเว้น|เพิกเฉย(?:ต่อ)?|ลืม|ไม่ต้องสนใจ|ไม่สนใจ|อย่าสนใจ|อย่าไปสนใจ|มองข้าม|ข้าม|ยกเลิก|ไม่ต้องทำตาม|อย่าทำตาม|ไม่ต้องปฏิบัติตาม|อย่าปฏิบัติตาม|หยุดทำตาม|ทิ้ง|ละทิ้ง|เมินเฉย|ไม่คำนึงถึง|ฝ่าฝืน|ลบ)";

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:(?:ทุก(?:อย่าง|สิ่ง|สิ่งทุกอย่าง|เรื่อง)|สิ่ง|ทั้งหมด|อะไร)(?:ก็ตาม)?[^.!?\n]{0,6}(?:ที่)?[^.!?\n]{0,8}(?:คุณ|เธอ)?(?:เคย|ได้|ถูก|ได้รับการ|เคยถูก)?(?:บอก|สอน|สั่ง|แจ้ง|เรียนรู้|รู้มา|พูด)[^.!?\n]{0,8}(?:ก่อน|มา|ไว้|คุณ|ไป))`;

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:คำสั่ง|พรอมต์|พรอมท์|ข้อความ|คำแนะนำ|พร้อมท์)(?:ของ|แจ้ง)?ระบบ|system prompt|ระบบพรอมต์|(?:คำสั่ง|คำแนะนำ|พรอมต์|กฎ|พรอมท์)(?:ที่|ซึ่ง|แบบ)?(?:ซ่อน|ลับ|ภายใน|เริ่มต้น|ดั้งเดิม|แรก|ต้นฉบับ|เดิม)(?:อยู่|ไว้|ของคุณ)?|(?:คำสั่ง|คำแนะนำ|พรอมต์|แนวทาง)(?:ทั้งหมด)?ของคุณ)";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "โจมตี|อินเจกชัน|แทรกพรอมต์|ผู้โจมตี",
  about: "โจมตี|ตรวจ|รู้จัก|บันทึกการเปลี่ยน|อภิธาน|บรรยาย|หมายความ|แปล|ทดสอบ|รายงาน|ป้องกัน|ช่องโหว่|รีวิว|โมเดล|อันตราย|เจลเบรก",
  before: "ประโยค(?:เช่น)?|เช่น|อย่าง|ข้อความ(?:ทดสอบ)?|ว่า|วลี|ตัวอย่าง|พิมพ์",
  after: "แปล|หมายความ|ที่เห็น|ควร",
  open: "ละเว้น|อย่าละเว้น|เพิกเฉย|ลืม|ไม่ต้อง|ฝ่าฝืน|ข้าม|แสดง|บอก|เปิดเผย|ทวน|ตอนนี้|คุณ|แกล้ง|จากนี้|ส่ง|ปิด|ฉันคือ",
  obey: "ทำตาม|ปฏิบัติ|ให้ทำ",
  said: String.raw`[^"\n]{0,16}(?:กระซิบ|ตะโกน)`,
  lead: String.raw`[\p{L}\p{M}、, ]{7}`,
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
