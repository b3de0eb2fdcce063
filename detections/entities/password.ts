/**
 * Passwords and passphrases. Nothing marks one but where it stands: behind a name for it, in a URL between user and host,
 * after a flag, or in a sentence that gives it away, in the languages people write in.
 */
import { defineEntity, words } from "@portcullis/engine/cloak";
import { isNoPassword, judgePassword, judgeUserinfo, PASSWORD_NOUNS } from "./credentials/secrets.ts";
import { characterClasses, isReference } from "./credentials/value.ts";
import { recogniseVendors } from "./credentials/vendors.ts";

const LABELS =
  words(`passwort, kennwort, contraseña, contrasena, clave, clave de acceso, mot de passe, mdp, senha, palavra-passe,
  hasło, haslo, hasłem, wachtwoord, password utente, parola, parola d'ordine, şifre, sifre, lösenord, adgangskode, kodeord,
  passord, salasana, heslo, jelszó, geslo, lozinka, parolă, slaptažodis, parole, parool, пароль, паролем, пароля, парола,
  лозинка, κωδικός, κωδικός πρόσβασης, סיסמה, סיסמא, كلمة المرور, كلمة السر, 密码, 密碼, 口令, パスワード, 暗証番号, 비밀번호,
  암호, mật khẩu, kata sandi, รหัสผ่าน, पासवर्ड`);

/** The heading of a column; elsewhere the name and its value are read together. */
const HEADINGS = words("password, passwd, pwd, passphrase, passcode, user password, db password, login password");

const LINKING = /(?:(?:lautet|ist|jest|wynosi|es|is|est|é|è|er|är|on|je|to|för|равен|такой|это|는|은|는요)[ :]+)?/
  .source;

export default defineEntity({
  type: "password",
  meaning:
    "Passwords, passphrases and the secret half of a URL's user part or a connection string. The score says how firmly the name ties the value.",
  recognisers: [
    ...recogniseVendors("password"),
    {
      kind: "keyword",
      id: "named",
      keywords: PASSWORD_NOUNS,
      pattern: new RegExp(PASSWORD_NOUNS.join("|"), "iy"),
      judge: judgePassword,
    },
    {
      kind: "label",
      id: "labelled",
      labels: LABELS,
      value: new RegExp(`${LINKING}[「『]?(?<value>[^\\s"'<>,;«»“”„()\\u3000-\\u303f\\uff0c]{4,64})`, "dy"),
      judge: ({ text, end }, page) => {
        const value = text.replace(/[.!?:]+$/u, "");
        // The word for it ends one text of a list, and this is the name of the next.
        if (/^["'] ?:/u.test(page.text.slice(end, end + 3))) return null;
        if (isNoPassword(value) || !/[0-9]/u.test(value) || !/[A-Za-z!@#$%^&*]/u.test(value)) return null;
        return /^[\d.,:/-]+$/u.test(value) ? null : 0.8;
      },
    },
    {
      kind: "label",
      id: "column",
      labels: HEADINGS,
      value: /[^\s,;|"'<>]{4,64}/y,
      judge: ({ text, start }, page) => {
        const end = page.cellEnd(start);
        if (end === -1) return null;
        const value = text.slice(0, end - start);
        return isNoPassword(value) || isReference(value) ? null : { score: 0.85, end: start + value.length };
      },
    },
    {
      kind: "keyword",
      id: "url-userinfo",
      keywords: ["://"],
      pattern: /:\/\/[^\s:@/"'<>`]{0,64}:(?<value>[^\s@/"'<>`]{1,128})@(?=[\w[.$({-])/dy,
      judge: judgeUserinfo,
    },
    {
      kind: "keyword",
      id: "url-userinfo-with-slash",
      keywords: ["://"],
      pattern:
        /:\/\/[\w.%+-]{1,40}:(?<value>[^\s@:"'<>`]{0,60}\/[^\s@:"'<>`]{0,60})@(?=[\w.-]{3,60}(?::\d|\/|["'\s]))/dy,
      judge: (found) => (/^\d{2,5}\//u.test(found.text) ? null : 0.7),
    },
    {
      kind: "keyword",
      id: "curl-user-flag",
      keywords: ["curl ", "wget "],
      pattern:
        /(?:curl|wget) [^\n|;]{0,200}?(?:-u|--user|--proxy-user|-U)[ =]["']?[^\s:"']{1,64}:(?<value>[^\s"']{3,128})/dy,
      judge: (found) => judgeUserinfo(found),
    },
    {
      kind: "keyword",
      id: "mysql-flag",
      keywords: ["mysql ", "mysqldump ", "mariadb "],
      pattern: /(?:mysql|mysqldump|mariadb) [^\n|;]{0,120}?(?<= )-p(?<value>[^\s"'-][^\s"']{2,64})/dy,
      judge: (found) => (isNoPassword(found.text) ? null : 0.8),
    },
    {
      kind: "keyword",
      id: "password-for",
      keywords: ["password for ", "password to ", "password of ", "passcode for ", "passphrase for "],
      pattern:
        /pass(?:word|code|phrase) (?:for|to|of) [\w .'@-]{2,40}?(?::| is|=) ?["'`]?(?<value>[^\s"'`,;]{4,64})/diy,
      judge: ({ text, start }) => {
        const value = text.replace(/[.?)]+$/u, "");
        if (isNoPassword(value) || !/[0-9!@#$%^&*]/u.test(value) || !/[A-Za-z]/u.test(value)) return null;
        return { score: 0.8, end: start + value.length };
      },
    },
    {
      kind: "keyword",
      id: "login-pair",
      keywords: ["credential", "creds", "login", "log in", "log-in", "sign-in", "sign in"],
      pattern:
        /(?:credentials?|creds|logins?|log[ -]in|sign[ -]in)\b[^\n]{0,60}?[ "'][\w.+-]{2,40}(?:@[\w.-]{3,60})? {0,1}[/:] {0,1}(?<value>[^\s"',;/]{6,64})/diy,
      judge: ({ text }) => {
        const value = text.replace(/[.)]+$/u, "");
        return characterClasses(value) >= 3 &&
          /[0-9]/u.test(value) &&
          !isNoPassword(value) &&
          !/@[\w-]+\.\w+$|^[A-Z][A-Z0-9_]+$/u.test(value)
          ? { score: 0.7 }
          : null;
      },
    },
    {
      kind: "keyword",
      id: "sshpass",
      keywords: ["sshpass "],
      pattern: /sshpass +-p *["']?(?<value>[^\s"']{3,64})/dy,
      judge: (found) => (isNoPassword(found.text) ? null : 0.9),
    },
  ],
  finds: [
    "DB_PASSWORD=«tr0ub4dor&3»",
    '{"user": "ana", "password": "«Kv9!mondlicht»"}',
    "postgres://app:«s3cr3tPony»@db.internal:5432/orders",
    "Server=sql1;User Id=svc;Password=«Blau-Wal77»;",
    "my password is «Gr8lakes!2024» please reset it",
    "Mein Passwort lautet «Sommer!2031»",
    "mi contraseña es «Gato#4521»",
    "le mot de passe est «Soleil_88!»",
    "a minha senha é «Praia*2025»",
    "moje hasło to «Zima!2044»",
    "mijn wachtwoord is «Fiets99!»",
    "la password è «Vespa#1963»",
    "мой пароль: «Mishka2020!»",
    "パスワードは「«Sakura#77x»」です",
    "password for the wifi: «Sunflower2024!»",
    "here are my credentials: tobias / «9Kestrel#Wing», good luck",
    "db creds: admin / «Tulip!8842»   host db-7",
    "id,login,password\n1,mara,«Birke!4471»\n2,jon,«quartz81»",
    "sshpass -p «Xk29!fjord» ssh root@web1",
    "pwd=«Summer2031!»",
    "<password>«S3cret!»</password>",
    "DB_PASS='«p@ss w0rd»'",
  ],
  ignores: [
    "password: string",
    "The password is required and must be at least 8 characters.",
    'password = os.environ["DB_PASSWORD"]',
    "DB_PASSWORD=$DB_PASSWORD",
    "if (password.length < 12) return false",
    "https://example.org:8443/path",
    "Forgot password? Click here",
    '<input type="password" name="password">',
    "pass the salt, please",
    '"LABEL_NEW_PASSWORD": "Nueva contraseña"',
    '"A": "Bekräfta ditt lösenord",\n  "LABEL_2FA_TOKEN": "Kod"',
    '"pbkdf2-password": "1.2.1"',
    "paths: ['users.*.password', 'users.*.profile.name']",
    '"pass": "必須の要素が存在します"',
    "Use of Hard-coded Password, CWE-327: Broken",
    "credentials are read from the variable: ACME_API_KEY_2.",
    "password_hash = bcrypt(password)",
    "Failed password for invalid user from 10.2.3.4 port 22",
  ],
});
