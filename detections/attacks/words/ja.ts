/**
 * Japanese words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:以前|これまで|今まで|前|先|上記|上|先ほど|先程|すべて|全て|全部|あなた|君|お前|元|当初|最初|既存|過去|初期|システム|与えられた|受けた|受け取った|いかなる|直前|従来|あらゆる|事前)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:指示|命令|指令|ルール|規則|プロンプト|ガイドライン|制約|制限|設定|インストラクション|指針|注意事項|規約|コマンド|指図|言われたこと|教えられたこと|聞いたこと|内容すべて|ポリシー|言いつけ)";

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:(?:これまで|今まで|以前|先ほど|先程|前|あなた|上)(?:に|が|は)?[^。.!?\n]{0,10}(?:言われた|言った|教えられた|教わった|聞いた|指示された|伝えられた|命じられた|話した|学んだ)(?:こと|もの|内容|事)?(?:を|は)?(?:すべて|全て|全部)?(?:を)?)`;

/** A password, key or code that is called secret. */
export const SECRET =
  "(?:(?:秘密|機密|極秘|隠され(?:た|ている)|隠し|シークレット)(?:の)?(?:パスワード|鍵|キー|コード|合言葉|言葉|単語|情報|暗号|数字|フレーズ|メッセージ|パスコード|文字列)|(?:あなた|君|お前)の(?:パスワード|秘密|鍵|キー|apiキー|シークレット|合言葉|パスコード|秘密鍵)|合言葉|秘密鍵)";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:システム(?:・)?(?:プロンプト|メッセージ|命令|インストラクション|指示|指令)|(?:隠された|隠れた|秘密の|内部の?|最初の|初期の?|元の|非公開の|機密の|本来の|隠し)(?:システム)?(?:プロンプト|指示|命令|指令|設定|ルール|ガイドライン)|(?:あなた|君|お前|貴方)(?:に)?(?:の|が受けた|が受け取った|に与えられた|へ|が従っている|与えられた)(?:最初の|元の|全ての|すべての|初期の?|内部の?|現在の)?(?:プロンプト|指示|命令|指令|インストラクション|ガイドライン)|system prompt)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:教えて(?![いお])|見せて|表示して(?![いお])|出力して(?![いお])|開示して(?![いお])|公開して(?![いお])|繰り返して(?![いお])|復唱して|書いて(?![いおあ])|書き出して|示して(?![いお])|明かして|明らかにして(?![いお])|暴露して|翻訳して(?![いお])|要約して(?![いお])|コピーして(?![いお])|言って(?![いお])|話して(?![いお])|提供して(?![いお])|共有して(?![いお])|列挙して|印刷して|答えて(?![いお])|(?:教え|見せ|表示し|出力し|開示し|公開し|書き出し|明かし|述べ|示し|答え)(?:ろ|なさい|よ)|漏らして)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:無視(?:して(?![いおも])|し、|しろ|せよ|しなさい|するように|することで|したうえで|した上で|し(?:て)?ください)|忘れ(?:て(?![いしお])|ろ|なさい|、|去|るように|去って)|破棄(?:して(?![いお])|しろ|せよ|しなさい)|捨て(?:て(?![い])|ろ|なさい)|従わ(?:ないで|なくて|ず)|守らないで|守らなくて|取り消して(?![い])|無効(?:に|化)し(?:て(?![いお])|ろ|なさい)|上書きして(?![いお])|リセットして(?![いお])|見(?:過|逃|落と)(?:ごして|して)(?![いお])|放棄して(?![いお])|気にしないで|気にせず|スキップして(?![いお])|度外視して(?![いお])|削除して(?![いお]))";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "悪意の?ある(?:指示|入力|プロンプト|ユーザー)|攻撃|インジェクション|攻撃者",
  about:
    "攻撃|監査|検出|認識|変更履歴|用語|講義|意味|訳し|テスト|報告|守る|脆弱|レビュー|モデル|悪意|脱獄|ジェイルブレイク",
  before: "文字列|入力|文|例えば|たとえば|次のような",
  after: "という|といった|のような|と(?:入力すると|書く|言えば|祖|ささや|つぶや)|は(?:英語|定数)|や「|、期待|にする",
  open: "以前|これまで|今まで|上|あなた(?:は|の|に)|システム|ルール|秘密|ガイドライン|今から|指示|先|前|すべて|フィルター",
  obey: "(?:を|に|という(?:指示|命令)に)?(?:実行|従|行)",
  said: String.raw`と(?:[^」\n]{0,6})(?:ささや|言った|つぶや|叫ん|答えた)`,
  lead: String.raw`[\p{L}\p{M}、, ]{7}`,
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
