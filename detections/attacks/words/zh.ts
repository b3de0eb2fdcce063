/**
 * Chinese words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:指令|指示|提示词|提示詞|提示语|命令|规则|規則|规定|規定|设定|設定|约束|約束|限制|准则|準則|指引|系统提示|系統提示|上下文|训练|编程|指导|指導|说明|說明|提示|要求|对话内容|设置|协议|守则)";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:之前|以前|先前|上面|以上|上述|前面|此前|前述|原来|原來|原有|原先|最初|初始|既定|系统|系統|你的|您的|你所|你被|您被|你收到|你接收|过去|過去|早先|早前|已有|现有|默认|預設|给你|給你|内置|开发者|安全)";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:告诉我|告訴我|告诉|说出|說出|透露|泄露|洩露|给我|給我|输出|輸出|显示|顯示|公布|写出|寫出|打印|列印|展示|重复|重複|复述|覆述|公开|公開|列出|揭示|揭露|分享|提供|翻译|翻譯|描述|总结|背诵|复制|原样|暴露|念出|拼出|说一下|讲出|交出|返回|呈现)";

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:忽略|无视|無視|忘记|忘記|忘掉|忘了|不要理会|不要理會|别理会|不必理会|别管|別管|不用管|抛开|拋開|抛弃|丢弃|丟棄|撇开|跳过|跳過|绕过|繞過|覆盖|覆蓋|停止遵守|停止遵循|停止执行|不要遵循|不要遵守|不再遵守|不再遵循|不必遵守|不用遵守|不要执行|忽视|忽視|漠视|不顾|推翻|取消|清除|放弃|放棄|违反|违背|删除|作废|摒弃)";

/** A password, key or code that is called secret. */
export const SECRET =
  "(?:(?:秘密|机密|機密|隐藏|隱藏|保密|绝密|神秘)的?(?:密码|密碼|密钥|密鑰|秘钥|钥匙|鑰匙|代码|代碼|口令|词|詞|单词|信息|資訊|讯息|数字|數字|短语|密语|码|暗号|字符串|token|key)|(?:你|您)的(?:秘密|密码|密碼|密钥|密鑰|秘钥|口令|暗号|机密|私钥|api密钥|api key|访问密钥|令牌)|那个(?:秘密|密码|密钥|口令|暗号))";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:系统|系統)(?:级)?(?:提示词|提示詞|提示语|提示|指令|消息|讯息|訊息|设定|設定|prompt|信息)|(?:隐藏|隱藏|内部|內部|初始|原始|最初|秘密|机密|機密|完整|底层|真实|开头|预设)的?(?:系统|系統)?(?:提示词|提示詞|提示语|提示|指令|指示|规则|規則|设定|設定|prompt|配置|命令)|system prompt|(?:你|您)的(?:系统|系統|全部|所有|原始|初始|完整|核心|底层|内部|隐藏|.{0,2})?(?:提示词|提示詞|提示语|指令|prompt|系统设定|预设|指示|设定|规则))";

/** "What you were told", as a whole. */
export const TOLD =
  "(?:(?:所有|一切|全部|任何)?(?:你|您|我)?(?:之前|以前|先前|此前|已经|已被|被)?(?:被)?(?:告诉|告知|教导|灌输|吩咐|教给|说过|說過|讲过|要求|学到|学习)(?:过|過|你|您|给你)?的(?:所有|一切|任何)?(?:事情|事|内容|內容|话|話|东西|東西|一切|信息|知识)|(?:之前|以前|先前|以上|上面|前面|上述)(?:说|說|讲|講|告诉你|告訴你|写|寫|提到|学到)?的?(?:所有|一切|全部|任何)(?:的)?(?:内容|內容|话|話|文字|信息|东西|事情)?|(?:所有|一切|全部)(?:之前|以前|先前|以上|上面|前面|上述)的?(?:内容|內容|话|話|文字|信息|东西|对话|對話))";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "恶意(?:输入|指令|提示|用户|内容)|惡意(?:輸入|指令|提示)|攻击|提示词?注入|提示詞?注入|注入攻击|注入攻擊|越狱(?:攻击|提示|方法|行为)|攻击者|攻擊者",
  about:
    "攻击|攻擊|审计|检测|识别|更新日志|术语|课上|意思|英语|英文|翻译|测试|报告|保护|漏洞|评审|模型|恶意|惡意|缺陷|越狱|论坛",
  before: "输入|过滤|识别|文本|看到|写的|例如|比如|用|为什么|句子|短语",
  after: '之类|这句话|这样的|的句子|的输入|用英语|用英文|是什么意思|应当|应该|怎么说|等(?:输入|语句|提示)|和["「]',
  open: "忽略|不要忽略|忘|把别人|违反|绕过|显示|告诉|泄露|输出|重复|你|假装|从现在|关闭|我是|无视",
  obey: "(?:这条)?(?:执行|照做|照办|遵照)",
  said: String.raw`[^"\n]{0,4}(?:低声|轻声|小声|喊道)`,
  lead: String.raw`[\p{L}\p{M}、, ]{7}`,
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
