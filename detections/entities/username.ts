/**
 * Login names and handles. A name is only known for one by its place: after the word that says so, in the lines that
 * sign-in programs write, in a home folder, or after an @ in prose about social media.
 */
import { defineEntity, type Found, type Page, words } from "@portcullis/engine/cloak";

const LOGIN =
  words(`username, user name, user_name, userid, user id, login, login name, loginid, login id, logon, account name, screen name, screenname, twitter handle, instagram handle, social handle, social media handle, telegram handle, github handle, user handle, nickname, nick, samaccountname, upn, uname, logname, ruser, acct,
  nombre de usuario, usuario, nom d'utilisateur, utilisateur, identifiant, benutzername, benutzer, nutzername, anmeldename, nazwa użytkownika, użytkownik, gebruikersnaam, gebruiker, nome utente, utente, nome de usuário, nome de utilizador, usuário, utilizador, kullanıcı adı, käyttäjätunnus, käyttäjänimi, användarnamn, brukernavn, brugernavn, felhasználónév, uživatelské jméno, používateľské meno, nume de utilizator, nume utilizator, потребителско име, потребител, korisničko ime, korisnik, корисничко име, uporabniško ime, kasutajanimi, kasutajatunnus, lietotājvārds, lietotāja vārds, vartotojo vardas, naudotojo vardas, prisijungimo vardas, notandanafn, логин, имя пользователя, пользователь, логін, ім'я користувача, όνομα χρήστη, اسم المستخدم, שם משתמש, نام کاربری, उपयोगकर्ता नाम, यूजरनेम, ユーザー名, ユーザ名, ユーザーid, 用户名, 登录名, 帐号, 使用者名稱, 사용자 이름, 사용자명, 아이디, ชื่อผู้ใช้, tên đăng nhập, tên người dùng, nama pengguna, jina la mtumiaji`);
const SOCIAL = words(
  `twitter, x, instagram, insta, ig, tiktok, snapchat, snap, telegram, mastodon, github, gitlab, discord, threads, bluesky, reddit, linkedin, handle, handles, follow, followed, dm, tweet, tweeted, rt, via, mention, posted, profile, seguir, sígueme, suivez, folge, フォロー, 关注`,
);

/** Words that stand after "user" in sentences and settings and are no one's login. */
const NOT_A_NAME =
  /^(?:is|are|was|were|has|had|have|name|names?|id|ids|the|a|an|and|or|to|of|in|on|at|by|for|from|with|not|no|can|will|must|may|should|does|did|do|who|that|this|if|as|be|been|being|you|your|my|me|we|our|their|his|her|its|it|said|says|asks?|asked|wants?|input|inputs|agent|experience|interface|profile|profiles|account|accounts|data|info|information|session|sessions|settings?|guide|manual|friendly|defined|type|types|role|roles|group|groups|list|count|error|errors|request|requests|requested|response|message|messages|query|queries|password|passwd|email|unknown|null|none|nil|undefined|true|false|string|number|object|int|text|varchar|test|example|default|required|optional|invalid|valid|failed|failure|success|successful|attempt|attempts|attempted|button|page|form|screen|window|prompt|token|flow|here|now|again|then|when|while|after|before|please|logged|login|logout|already|exists?|found|created|deleted|updated|space|mode|manager|management|service|services|system|story|stories|feedback|research|base|side|level|content|created|credentials?|details?|access|permissions?|rights|support|authentication|context|preferences|behaviou?r|activity|attributes?|privileges)$/i;

function judgeLabelled(found: Found, page: Page) {
  const name = found.text;
  if (NOT_A_NAME.test(name) || /^\d{1,4}$|_$/.test(name)) return null;
  const before = page.text.slice(Math.max(0, found.start - 12), found.start);
  const assigned =
    /(?:[:=](?:<\/?\w{1,8}>)?|<\w{1,24}>)["'\s]*$/.test(before) ||
    /["'`]$/.test(before) ||
    /\s[-–—]\s$/.test(before) ||
    page.cellEnd(found.start) !== -1;
  // Without a colon, an equals sign or quotes only something that no sentence would hold counts.
  if (!assigned && !/[\d_]|\.\w/.test(name)) return 0.35;
  if (
    /^(?:target|self|this|options|opts|req|request|args|config|params|data|ctx|props|state|settings|process|from|obj)\./.test(
      name,
    )
  )
    return null;
  if (/^[($%<{]|^0x[\da-f]+$/i.test(name) || page.text[found.end] === "(") return null;
  // Digits alone are a number of somebody, less often a name to sign in with.
  if (/^\d+$/.test(name)) return 0.55;
  return assigned ? 0.85 : 0.7;
}

function judgeHandle(found: Found, page: Page) {
  const near = page.nearness(SOCIAL, found.start, found.end);
  if (
    /^@(?:param|return|returns|type|types|media|import|override|test|deprecated|see|since|author|throws|example|click|keyframes|charset|font|supports|layer|apply|todo|here|channel|everyone|all|property|staticmethod|classmethod|dataclass|app|pytest|autowired|bean|component|service|entity|id|nullable|suppresswarnings|functionalinterface|interface|end|babel|angular|vue|react|mui|storybook|eslint|typescript|jest|emotion|tanstack|nestjs|fastify|aws|google|azure|sentry|radix)\b/i.test(
      found.text,
    )
  )
    return null;
  // Marks of programs: in capitals, in braces, or alone on its line over what it decorates.
  if (/^@_|^@[A-Z][A-Z0-9_]*$/.test(found.text) || page.text[found.start - 1] === "{") return null;
  const line = page.line(found.start).text.trim();
  if (near === "none" && (line === found.text || /^(?:\*|\/\/|>>>|\.\.\.|#)/.test(line))) return 0.15;
  // A host behind an at sign is part of an address.
  if (
    /\.(?:com|org|net|edu|gov|info|io|co|ai|dev|app|eu|uk|us|de|fr|es|it|nl|pl|pt|br|in|jp|ch|at|be|se)$/i.test(
      found.text,
    )
  )
    return null;
  // In quotes it is as often a package, an attribute or a template's as anybody's name.
  if (/["']/.test(page.text[found.start - 1] ?? "")) return near === "label" ? 0.8 : null;
  if (near !== "none") return 0.8;
  return /[{};=()]/.test(page.line(found.start).text) ? 0.15 : /[\d_]/.test(found.text) ? 0.55 : 0.35;
}

/** As web servers write them. */
const MONTHS = [
  "/jan/",
  "/feb/",
  "/mar/",
  "/apr/",
  "/may/",
  "/jun/",
  "/jul/",
  "/aug/",
  "/sep/",
  "/oct/",
  "/nov/",
  "/dec/",
];

/** Where the next part of the address is a person's page. */
const PROFILES = [
  "twitter.com/",
  "://x.com/",
  "instagram.com/",
  "facebook.com/",
  "linkedin.com/in/",
  "tiktok.com/@",
  "youtube.com/@",
  "threads.net/@",
  "t.me/",
  "snapchat.com/add/",
  "reddit.com/user/",
  "reddit.com/u/",
  "medium.com/@",
];
const NOT_A_PROFILE =
  /^(?:home|login|logout|signup|share|sharer|intent|i|search|hashtag|explore|settings|about|help|privacy|terms|tos|legal|policies|groups|pages|events|watch|marketplace|messages|notifications|p|reel|reels|stories|tv|accounts|joinchat|status|tr|plugins|dialog|profile\.php|[\w-]+\.(?:php|html?|js|png|jpg))$/i;

const SYSTEM_NAME =
  /^(?:user|users|ubuntu|root|admin|runner|node|app|www|public|shared|default|vagrant|ec2-user|home|username|youruser|name|me|all|travis|circleci|jenkins|docker|git|postgres|nobody|\.\w+|\$\w+|<\w+>)$/i;

export default defineEntity({
  type: "username",
  meaning: "Login names and handles, known by the word, log line or place that they stand in.",
  recognisers: [
    {
      kind: "label",
      id: "labelled",
      labels: LOGIN,
      value: /@?[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,38}[\p{L}\p{N}_](?![\w@(=]|\.\w|:\/)/uy,
      judge: judgeLabelled,
    },
    {
      kind: "keyword",
      id: "sign-in-log",
      keywords: [
        "for user ",
        "for invalid user ",
        "invalid user ",
        "unknown user ",
        "illegal user ",
        " user=",
        "user=",
        "ruser=",
        "logname=",
        "acct=",
        "password for ",
        "publickey for ",
        "session opened for user ",
        "session closed for user ",
        "su: ",
        "login by ",
        "logged in as ",
        "user unknown",
        "USER=",
        "user@host: ",
      ],
      pattern:
        /(?:session (?:opened|closed) for user|(?:for )?(?:invalid|unknown|illegal) user|for user|(?:password|publickey)(?: for)?(?: invalid user)?|logged in as|login by|user@host:|(?:ruser|logname|acct|user)=)[ "']{0,2}(?<value>[A-Za-z_][\w.-]{0,31})(?=$|[\s"',;:)@([\]])/iy,
      judge({ text, match }) {
        if (NOT_A_NAME.test(text) && !/^(?:test|root|default)$/i.test(text)) return null;
        return /=/.test(match[0]) ? 0.85 : 0.8;
      },
    },
    {
      kind: "keyword",
      id: "user-is",
      keywords: ["user is ", "login is ", '"user":'],
      // Only what no sentence would hold: a dot, a digit or an underline among letters.
      pattern:
        /(?:(?:user|login) is |"user": ?")["'`]?(?<value>[a-z][a-z-]{0,24}(?:[._][a-z]|\d)[\w.-]{0,24}\w)(?![\w@(]|\.\w|:\/)/iy,
      judge: ({ text }) => (NOT_A_NAME.test(text) || /_id$/i.test(text) ? null : 0.75),
    },
    {
      kind: "keyword",
      id: "beside-password",
      // In settings the line of the password follows: what is named beside it is who signs in with it.
      keywords: ["user = ", "user: ", 'user": "', "user=", "username = ", "username: "],
      pattern:
        /user(?:name)?["']?[ \t]{0,12}[:=][ \t]{0,12}["']?(?<value>[A-Za-z_][\w.-]{1,31})["']?,?\r?\n[ \t"'-]{0,16}\w{0,24}?pass(?:word|wd)?\w{0,8}["']?[ \t]{0,12}[:=]/iy,
      judge: ({ text }) => (NOT_A_NAME.test(text) ? null : 0.85),
    },
    {
      kind: "keyword",
      id: "web-log",
      keywords: MONTHS,
      before: 60,
      after: 4,
      // Host, identity, user, time: the common log format of web servers.
      pattern: /(?<![^\n ])[\w.:-]{2,45} \S{1,16} (?<value>[A-Za-z][\w.@-]{1,31}) \[\d{2}\/[A-Z][a-z]{2}\//g,
      judge: 0.85,
    },
    {
      kind: "keyword",
      id: "sudo-log",
      keywords: ["sudo: "],
      pattern: /sudo: {1,8}(?<value>[a-z_][\w.-]{0,31}) : (?:TTY|PWD|user|\d)/y,
      judge: 0.85,
    },
    {
      kind: "keyword",
      id: "home-folder",
      keywords: ["/home/", "/users/", "\\users\\"],
      pattern: /[\\/](?:home|users)[\\/]{1,2}(?<value>[\w.-]{2,32})(?=[\\/"'\s:]|$)/iy,
      judge: ({ text, match }, page) =>
        SYSTEM_NAME.test(text) || /[\w.]$/.test(page.text.slice(0, match.index).slice(-1))
          ? null
          : /^[\\/](?:home|Users)/.test(match[0])
            ? 0.65
            : 0.2,
    },
    {
      kind: "keyword",
      id: "profile",
      keywords: PROFILES,
      pattern: new RegExp(
        `(?:${PROFILES.map((place) => place.replace(/[.]/g, "\\$&")).join("|")})@?(?<value>[A-Za-z0-9_][\\w.-]{1,38}[A-Za-z0-9_])(?=[/?#]|[^\\w@/.-]|[.]?(?:\\s|$))`,
        "iy",
      ),
      judge: ({ text }) => (NOT_A_PROFILE.test(text) ? null : 0.75),
    },
    {
      kind: "pattern",
      id: "handle",
      starts: { at: (_text, sign) => sign },
      hears: [SOCIAL],
      pattern: /(?<![\w@./:=<`-])@[A-Za-z0-9_]{2,30}(?:\.[A-Za-z0-9_]{1,30}){0,3}(?![\w@/.-]*[@/]|\.?\w|\()/y,
      judge: judgeHandle,
    },
  ],
  finds: [
    "username: «jdoe42»",
    '{"login":"«m.kowalska»"}',
    "sshd[311]: Failed password for invalid user «oracle7» from 203.0.113.9",
    "pam_unix: session opened for user «carla» by (uid=0)",
    "authentication failure; rhost=h user=«piotr»",
    "the user is «priya.nair» and she waits",
    "[db]\nuser = «shop_rw»\npass = q9Wz77Lk",
    "  POSTGRES_USER: «appl»\n  POSTGRES_PASSWORD: v3ryS3cret",
    'twitter: "«@seunbankole»"',
    "follow «@lena_draws» on Instagram",
    "my Instagram is «@ana.lima» now",
    "see https://twitter.com/«ana_lima»/status/123",
    "www.linkedin.com/in/«ana-lima-85».",
    "# User@Host: «shop_ro»[shop_ro] @ app-7",
    "sAMAccountName: «jsmith»",
    '203.0.113.9 - «frank» [10/Oct/2030:13:55:36 -0700] "GET /a HTTP/1.0" 200',
    "host sudo:   «ana» : TTY=pts/0 ; PWD=/srv ; COMMAND=/bin/ls",
    "open /home/«mwei»/notes.txt",
    "ユーザー名: «taro_y»",
    "id,username,city\n1,«mwallner»,Graz",
    "<user><username>«mwallner»</username></user>",
    "<dt>Username:</dt><dd>«mwallner»</dd>",
  ],
  ignores: [
    "the user is not found",
    '{"event":"login","request":"ab12"}',
    "Logon ID: 0x3E7",
    "user = current\nreturn user",
    '"dependencies": {"@fastify/cors": "9.0.1"}, class="@container"',
    "@Override public void run()",
    "npm i @types/node",
    "user experience and user input",
    "handle = win32.STDERR and std_handle: wintypes.HANDLE",
    "// @__NO_SIDE_EFFECTS__ and {@link start_at}",
    "    @lazy_load2\n    def size(self):",
    "username is required",
    "username: string",
    "https://twitter.com/intent/tweet?text=hi",
    '203.0.113.9 - - [10/Oct/2030:13:55:36 -0700] "GET /a HTTP/1.0" 200',
    "https://www.facebook.com/sharer/sharer.php",
  ],
});
