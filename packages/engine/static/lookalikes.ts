/**
 * Letters that look like a Latin letter and are used in its place. Each row is the Latin letter, a blank, and its
 * doubles. Only what compatibility normalisation leaves alone stands here: it folds full-width, mathematical and circled
 * letters by itself. Upper and lower case of a script that has both are folded alike, so that a rule written in Russian
 * still reads Russian in any case.
 */
const ROWS = `
a аɑαᴀⱥꓮɐᎪᗅΑА⍺ꭺӑ
b ьвʙƅɓβᏴᗷꓐΒВƄƀᖯ
c сϲᴄƈꮯⲥꓚСϹᏟⅽↄ¢ꞓȼ
d ԁɗᴅɖᏧꓒᗪԀđðⅾᎠꓓꭰ
e еєҽɛᴇεꓰⲉЕЄΕǝəɘᎬ℮ɇⴹꬲ
f ꜰƒғϝꓝᖴꞘẝꬵ
g ɡɢɠցԍᏀꓖǥᶃգꮐ
h нһɦʜհᎻꓧНΗҺħⱨⲏᏂ
i іɩɪιıΙӀІᎥꙇⅰᛁіɨꭵǀⵏ
j јʝϳᴊյꓙЈͿɉᎫ
k кᴋκƙⲕꓗКΚᏦķҝ
l łʟⅼꓡᏞլⳑƖɭɫƚᒪ
m мᴍɱꓟМΜᎷⅿⲙɯ
n пɴηñոռꓠΝɲƞⲛᴎ
o оοσςᴏօჿⲟꓳОΟøɵ०০੦௦൦๐໐ဝዐ߀ჲⵔ
p рρᴘƥⲣꓑРΡᏢᑭþƿ
q ԛգզɋԚʠ
r гʀɾɽꭱꮁᴦꓣᎡɼɍⲅ
s ѕꜱʂꓢЅᏚƽՏ
t тτᴛƭŧꓔТΤᎢⲧʈ
u υʋᴜսꓴႮʊμɥՍ∪ᑌ
v νᴠѵꓦѴᏙⅴ∨
w ѡωᴡաԝꓪᎳԜⱳɯѡ
x хχⅹꓫХΧⲭ×ᕁ⤫
y уүγʏɏყꓬУΥƴỿҮⲩʎ
z ᴢƶȥʐꓜΖᏃⱬ
`;

/** Astral letters that compatibility normalisation leaves alone: first code point, last, and the letter of the first. */
export const ASTRAL_RUNS: readonly (readonly [first: number, last: number, letter: string])[] = [
  [0x1f150, 0x1f169, "a"],
  [0x1f170, 0x1f189, "a"],
  [0x1f1e6, 0x1f1ff, "a"],
];

/** Marks of writing that stand for an ASCII one. */
const SIGNS = `
' ‘’‚‛′ʹʻʼʽˈ׳＇‹›
" “”„‟″«»״〝〞＂
- ‐‑‒–—―−﹣－⁃˗➖
/ ⁄∕⧸
: ː꞉∶
| ǀ∣❘
* ∗⁎✱＊
`;

/** Letters that fold to two, or that a language writes apart. */
export const SPELLED_OUT: readonly (readonly [string, string])[] = [
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ĳ", "ij"],
  ["ى", "ي"],
  ["ک", "ك"],
  ["ی", "ي"],
  ["ـ", ""],
];

/** Look-alike to what it looks like. */
export const LOOKALIKES: ReadonlyMap<string, string> = readRows(ROWS, SIGNS);

function readRows(...tables: readonly string[]): Map<string, string> {
  const map = new Map<string, string>();
  for (const line of tables.join("\n").split("\n")) {
    const letter = line[0];
    if (letter === undefined) continue;
    for (const double of line.slice(2)) if (!map.has(double)) map.set(double, letter);
  }
  return map;
}
