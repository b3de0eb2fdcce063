/**
 * Bengali words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { WORD } from "./any.ts";
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:পূর্ববর্তী|আগের|পূর্বের|উপরের|উপরোক্ত|পূর্বে|সব|সমস্ত|সকল|আপনার|তোমার|মূল|প্রাথমিক|পুরানো|পুরোনো|দেওয়া|যেকোনো|যে কোনো|পূর্ব)";

/** Words for what a model is told by those who run it. */
export const ORDERS = String.raw`(?:(?:নির্দেশ|নির্দেশনা|নির্দেশাবলী|নির্দেশনাবলী|আদেশ|নিয়ম|প্রম্পট|কমান্ড|নির্দেশিকা|বিধি|ইনস্ট্রাকশন|সীমাবদ্ধতা|প্রসঙ্গ|নির্দেশিকাগুলি)[\p{L}\p{M}]{0,5})`;

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:(?:আপনাকে|তোমাকে|তোকে)[^.!?।]{0,20}(?:যা|যে)[^.!?।]{0,25}(?:বলা|বলে|শেখানো|বলেছি)[\p{L}\p{M}]{0,4}|(?:যা|যা কিছু)[^.!?।]{0,10} (?:আপনাকে|তোমাকে|আপনি|তুমি)[^.!?।]{0,20}(?:বলা|শেখানো|শিখে|বলেছি)[\p{L}\p{M}]{0,4})`;

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT = String.raw`(?:সিস্টেম (?:প্রম্পট|নির্দেশ|বার্তা|মেসেজ|প্রম্প্ট)[\p{L}\p{M}]{0,5}|system prompt|(?:লুকানো|গোপন|অভ্যন্তরীণ|মূল|প্রাথমিক|আসল|গোপনীয়) (?:${WORD} )?(?:নির্দেশ|প্রম্পট|নিয়ম|আদেশ)[\p{L}\p{M}]{0,6}|(?:আপনার|তোমার)(?: সব| সমস্ত| সম্পূর্ণ){0,3} (?:নির্দেশ|প্রম্পট|নির্দেশিকা)[\p{L}\p{M}]{0,6})`;

/** A password, key or code that is called secret. */
export const SECRET = String.raw`(?:(?:গোপন|গোপনীয়|সিক্রেট|লুকানো|গুপ্ত)(?: ${WORD})? (?:কী|কি|চাবি|পাসওয়ার্ড|কোড|শব্দ|তথ্য|সংখ্যা|বাক্যাংশ|কীটি|কোডটি|পাসওয়ার্ডটি|চাবিকাঠি|বার্তা)[\p{L}\p{M}]{0,3}|secret (?:key|password|code)|(?:আপনার|তোমার) (?:${WORD} )?(?:পাসওয়ার্ড|চাবি|পাসকোড|সিক্রেট|কী|গোপন কথা)[\p{L}\p{M}]{0,3})`;

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL = String.raw`(?:বলুন|বলো|বলবেন|বলে (?:দিন|দাও)|দেখান|দেখাও|প্রকাশ কর[\p{L}\p{M}]{0,3}|জানান|জানাও|পুনরাবৃত্তি কর[\p{L}\p{M}]{0,3}|লিখুন|লেখো|প্রিন্ট কর[\p{L}\p{M}]{0,3}|শেয়ার কর[\p{L}\p{M}]{0,3}|অনুবাদ কর[\p{L}\p{M}]{0,3}|প্রদান কর[\p{L}\p{M}]{0,3}|ফাঁস কর[\p{L}\p{M}]{0,3}|উন্মোচন কর[\p{L}\p{M}]{0,3}|প্রদর্শন কর[\p{L}\p{M}]{0,3}|আউটপুট)`;

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS = String.raw`(?:উপেক্ষা (?:কর|কোর)[\p{L}\p{M}]{0,4}|ভুলে (?:যা|যান|যাও|যাবেন|যাওয়া)|অগ্রাহ্য কর[\p{L}\p{M}]{0,4}|এড়িয়ে (?:যান|যাও|যাবেন)|অমান্য কর[\p{L}\p{M}]{0,4}|বাতিল কর(?:ুন|ো)|(?:মানবেন|মানবে|মেনো|মানবি) না|অনুসরণ কর(?:বেন|বে) না|মনোযোগ (?:দেবেন|দেবে|দিবেন|দেবেন) না|অবহেলা কর[\p{L}\p{M}]{0,4}|অবজ্ঞা কর[\p{L}\p{M}]{0,4}|বাদ (?:দিন|দাও)|ইগনোর কর[\p{L}\p{M}]{0,4})`;

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "আক্রমণ|হামলা|ইনজেকশন|আক্রমণকারী",
  about:
    "আক্রমণ|হামলা|নিরীক্ষা|শনাক্ত|চিনতে|পরিবর্তনের তালিকা|শব্দকোষ|বক্তৃতা|মানে|অনুবাদ|পরীক্ষা|প্রতিবেদন|রক্ষা|দুর্বল|পর্যালোচনা|মডেল|দূষিত|জেলব্রেক",
  before: "বাক্য|ইনপুট|লেখা|এরকম|যেমন|কেউ|উদাহরণ",
  after: 'এর মতো|লিখ|বাক্য|মানে|ইংরেজি|ইনপুট|একটি ধ্রুব|বল(?:লে|া)|চিন|ও "',
  open: "আগের|উপর|তোমা|আমাকে|এখন|নির্দেশ|পূর্ব|গোপন|সব",
  obey: "পালন|মেনে|কার্যকর",
  said: "ফিসফিস|বলল",
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
