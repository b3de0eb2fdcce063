/**
 * Korean words that several rules share, as fragments of patterns. Written as one would write them: rules and texts are
 * folded alike, so accents and case do not matter.
 */
import { quotedIn, type Talk, talkOf } from "./talk.ts";

/** Words for "earlier", before the noun. */
export const EARLIER =
  "(?:이전|앞|위|기존|지금까지|모든|원래|당신|너|네|처음|상기|앞서|그동안|초기|시스템|주어진|받은|선행|전|여태|과거|본래|먼저|최초)";

/** Words for what a model is told by those who run it. */
export const ORDERS =
  "(?:(?:지시|명령|지침|규칙|프롬프트|설정|제한|가이드라인|안내|제약|규정|정책|지시문|조건|맥락|컨텍스트|안전장치|지령|방침|인스트럭션)(?:사항|문|들|어)?)";

/** "What you were told", as a whole. */
export const TOLD = String.raw`(?:(?:지금까지|이전에|전에|앞서|앞에서|여태|당신이|네가|너에게|당신에게)[^.!?\n]{0,12}(?:들은|말한|배운|지시받은|들었던|말했던|알려준|지시한|받은|학습한)[^.!?\n]{0,3} ?(?:것|내용|말|모든|걸|건|사항))`;

/** A password, key or code that is called secret. */
export const SECRET = String.raw`(?:(?:비밀|기밀|숨겨진|숨은|시크릿|극비) ?(?:[\p{L}]{1,6} )?(?:번호|키|열쇠|코드|암호|비밀번호|단어|정보|문구|패스워드|숫자|메시지|토큰)|(?:당신|너|네|니)(?:의)? ?(?:비밀번호|비밀|암호|키|api ?키|패스워드|열쇠|시크릿|토큰)|비밀키|암호키)`;

/** Verbs, in commanding forms, that tell someone to drop what they were told. */
export const DISMISS =
  "(?:무시(?:해|하고|하세요|하십시오|하라|하시오|하며|하면서|하여|한 채|한 뒤|하자|해줘|해라|해주세요|하고서|한 다음|하길)|잊(?:어|으세요|으십시오|어라|고|어줘|어버려|어 버려|으라|어주세요|고서)|따르지 (?:마|말|않)|지키지 (?:마|말)|버리(?:고|세요|십시오|라)|버려|초기화(?:해|하고|하세요|하십시오)|간과(?:해|하고|하세요|하십시오)|덮어(?:써|쓰고|쓰세요)|취소(?:해|하고|하세요)|신경 ?쓰지 (?:마|말)|제쳐(?:두|놓)|무효화(?:해|하고)|건너뛰(?:고|어|세요)|어겨|위반(?:해|하고)|폐기(?:해|하고|하세요)|해제(?:해|하고|하세요)|삭제(?:해|하고|하세요)|우회(?:해|하고|하세요))";

/** Names for the text that the operator put in front of the conversation. */
export const PROMPT =
  "(?:(?:시스템|system) ?(?:프롬프트|메시지|명령어?|지침|지시|지시문|지시사항|설정|prompt|인스트럭션)|(?:숨겨진|숨은|비밀|내부|초기|최초|원래|원본|처음|기밀|숨긴|상위|커스텀|맞춤|사용자 정의|개발자|전체|정확한) ?(?:시스템 )?(?:프롬프트|지침|지시|지시문|지시사항|명령어?|설정|규칙|prompt|인스트럭션|가이드라인|구성|instructions?)|(?:당신|너|네|너희|니|본인|자신)(?:의|에게|가|이)? ?(?:받은|주어진|설정된|입력된|가진|부여된|따르는)? ?(?:모든 |전체 |초기 |정확한 |원래 |구체적인 ){0,3}(?:프롬프트|지침|지시|지시사항|지시문|명령|prompt|인스트럭션|instructions?|지식 ?(?:파일|베이스)|업로드된 파일|설정))";

/** Verbs, in commanding forms, that bring something hidden into the answer. */
export const REVEAL =
  "(?:알려(?:줘|주세요|라|달라|주십시오|주시|줄)|보여(?:줘|주세요|라|주십시오|줄)|말해(?:줘|주세요|라|봐|주십시오)?|출력(?:해|하세요|하라|하시오|하십시오|해줘)|공개(?:해|하세요|하라|하십시오)|표시(?:해|하세요|하십시오)|반복(?:해|하세요|하십시오)|써(?:줘|주세요|봐|라)|적어(?:줘|주세요|라|봐)|작성(?:해|하세요)|드러내|밝혀|누설|유출(?:해|하세요)|번역(?:해|하세요)|요약(?:해|하세요)|공유(?:해|하세요)|제공(?:해|하세요)|나열(?:해|하세요)|복사(?:해|하세요)|설명(?:해|하세요)|가르쳐(?:줘|주세요)|내놔|읊어|인용(?:해|하세요)|인쇄(?:해|하세요)|프린트|내보내|노출(?:해|하세요)|보내(?:줘|주세요)|전달(?:해|하세요)|대답(?:해|하세요)|달라)";

/** How one tells of attacks. */
export const TALK: Talk = {
  free: "(?:악의적인|악성) (?:지시|입력|프롬프트|사용자)|공격(?!적)|인젝션|공격자|탈옥(?: 시도| 공격|을 막)",
  about:
    "공격(?!적)|감사|탐지|변경 기록|용어|강의|무슨 뜻|번역|테스트|보고|지키려면|취약|리뷰|모델에게|악의|악성|탈옥|버그",
  before: "쓰여 있다|입력|문구|문장|예를 들어|표현",
  after:
    '(?:와|과)? ?(?:같은|라는|이라는)|라고 (?:쓰|말하면|입력)|(?:을|를|은|는) (?:영어|상수)|(?:와|과) "|(?:입력|예상)',
  open: "이전|위|너|당신|지금|시스템|모든|비밀|지시|앞|규칙|필터",
  obey: "(?:을|를|에|라는 명령을)? ?(?:실행|따르|따라|수행)",
  said: String.raw`[^"\n]{0,8}(?:속삭|말했|외쳤)`,
};

/** Company that makes a sentence talk about attacks and not an attack. */
export const MENTION = talkOf(TALK);

/** The same for what nobody writes about in other words: only a quotation counts. */
export const QUOTED = quotedIn(TALK);
