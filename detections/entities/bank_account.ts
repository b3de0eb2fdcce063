/**
 * Bank accounts and what stands for them: routing and sort codes, BSB, CLABE, CBU, BIC, and crypto wallets. Wallets carry a
 * checksum that chance never passes; national account numbers need a label; the rest lies between.
 */
import {
  DENIED,
  defineEntity,
  digitsOf,
  type Found,
  IMPERSONAL,
  isAbaRouting,
  isBase58Check,
  isBech32,
  isBic,
  isCbu,
  isClabe,
  isRepeated,
  isWhole,
  type Page,
  weigh,
  weighFailed,
  words,
} from "@portcullis/engine/cloak";

const ACCOUNT = words(`
  account number, account no, account num, account #, acct number, acct no, acct #, acct, a/c no, a/c number, a/c, ac no, account, accounts, bank account, bank account number, bank acct, checking account, checking account number, savings account, savings account number, beneficiary account, deposit account, current account, account ending in, account ending with, account ending, accountnumber, bankaccount, accountno, accnum, acc no, acc, account details, iban or account, member account, member accounts,
  cuenta, cuenta bancaria, cuenta corriente, número de cuenta, numero de cuenta, nº de cuenta, cta, compte, compte bancaire, numéro de compte, rib, konto, kontonummer, konto nr, konto nummer, bankkonto, rachunek, nr konta, numer konta, numer rachunku, nr rachunku, rekening, rekeningnummer, bankrekening, conto, conto corrente, numero di conto, numero conto, conta, conta corrente, conta bancária, número da conta, hesap, hesap no, hesap numarası, banka hesabı, tili, tilinumero, kontonr, bankkontonummer, bankszámla, bankszámlaszám, bankszámlaszámom, számlaszám, számlaszámom, účet, číslo účtu, bankovní účet, cont bancar, număr de cont, račun, broj računa, счёт, счет, номер счета, расчетный счет, рахунок, номер рахунку, банкова сметка, λογαριασμός, αριθμός λογαριασμού, حساب, رقم الحساب, الحساب البنكي, חשבון בנק, מספר חשבון, حساب بانکی, اکاؤنٹ نمبر, खाता, खाता संख्या, खाता नंबर, बैंक खाता, অ্যাকাউন্ট নম্বর, வங்கி கணக்கு, బ్యాంకు ఖాతా, ಖಾತೆ ಸಂಖ್ಯೆ, 口座番号, 口座, 银行账号, 账号, 银行账户, 帳號, 銀行帳號, 계좌번호, 계좌, เลขบัญชี, เลขที่บัญชี, บัญชีธนาคาร, số tài khoản, stk, tài khoản, nomor rekening, no rekening, rekening bank, nombor akaun, akaunti
`);
const GROUPED = words("rib, relevé d'identité bancaire, ccc, código cuenta cliente, cuenta, cuenta corriente, compte");
const ROUTING = words(
  `routing, routing number, routing no, aba, aba number, aba routing, rtn, transit number, transit, sort code, sortcode, bsb, bsb number, bank code, blz, bankleitzahl, ifsc, ifsc code, branch code, institution number, clearing number, bic, swift, swift code, swift/bic, bic/swift, swiftbic, clabe, cbu, cvu, alias cbu, código bancario, code banque, code guichet, codice abi, cab, kod banku, bankkod, clearingnummer, 銀行コード, 支店番号, 行号`,
);
const WALLET = words(
  `wallet, wallets, btc, bitcoin, eth, ethereum, address, crypto, usdt, erc20, ltc, litecoin, trx, tron, doge, deposit address, receive, send, portefeuille, billetera, cartera, portfel, cüzdan, кошелек, кошелёк, гаманець, ウォレット, 钱包, 지갑, ví`,
);
const COIN_ADDRESS = words(
  `btc, btc address, bitcoin, bitcoin address, bitcoin wallet, btc wallet, wallet address, wallet, crypto address, dirección de bitcoin, adresse bitcoin, bitcoin adresse, indirizzo bitcoin, endereço bitcoin, adres bitcoin, биткоин адрес, ビットコインアドレス, 比特币地址, 비트코인 주소`,
);

function judgeAccount(found: Found, page: Page) {
  const digits = digitsOf(found.text);
  const masked = /^[*xX•]{1,}/.test(found.text);
  if (
    digits.length < (masked ? 2 : 4) ||
    digits.length > 20 ||
    isRepeated(digits) ||
    !isWhole(page, found.start, found.end)
  )
    return null;
  if (/^(?:19|20)\d{2}$/.test(found.text) || /^\d{4}-\d{2}-\d{2}$/.test(found.text)) return null;
  // An account of a cloud or a program is a tenant's number, not money's.
  if (CLOUD.test(page.text.slice(Math.max(0, found.start - 28), found.start))) return 0.3;
  // "account 12" is a row; an account number is longer, unless the text says that it is only the end of one.
  if (digits.length < 6)
    return /ending|\*|x{2,}/i.test(page.text.slice(Math.max(0, found.start - 20), found.start)) ? 0.7 : 0.25;
  return digits.length >= 7 ? 0.85 : 0.7;
}

const CLOUD =
  /(?<![a-z])(?:aws|amazon|gcp|azure|cloud|iam|github|gitlab|service) accounts?(?: id| number)?[\W_]{1,4}$|accounts?[ _-]?ids?\W{1,4}$/i;

function judgeAba(found: Found, page: Page) {
  if (!isAbaRouting(digitsOf(found.text))) return null;
  const odds = { label: 0.97, near: 0.85, alone: 0.53, bare: /-/.test(found.text) ? 0.75 : 0.08 };
  return { score: weigh(found, page, { speaks: ROUTING, odds }), proof: "checksum" as const };
}

function judgeLong(found: Found, page: Page) {
  const digits = digitsOf(found.text);
  const passes = digits.length === 18 ? isClabe(digits) : isCbu(digits);
  if (!passes) return null;
  const odds = { label: 0.98, near: 0.95, alone: 0.7, bare: digits.length === 22 ? 0.7 : 0.4 };
  return { score: weigh(found, page, { speaks: ROUTING, odds }), proof: "checksum" as const };
}

/** Hungary: eight digits of bank and branch, then the account; each part has a check of its own, by 9-7-3-1. */
function judgeGiro(found: Found, page: Page) {
  const [bank = "", ...account] = found.text.split("-");
  if (!isGiro(bank) || !isGiro(account.join("")) || isRepeated(bank)) return null;
  const odds = { label: 0.97, near: 0.93, alone: 0.85, bare: 0.8 };
  return { score: weigh(found, page, { speaks: ACCOUNT, odds }), proof: "checksum" as const };
}

function isGiro(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * ([9, 7, 3, 1][at % 4] as number);
  return sum % 10 === 0;
}

function judgeSort(found: Found, page: Page) {
  const near = page.nearness(ROUTING, found.start, found.end);
  return near === "label" ? 0.95 : near === "near" && /\D/.test(found.text) ? 0.6 : null;
}

function judgeCoin({ text }: Found) {
  return isBase58Check(text) ? { score: 0.99, proof: "checksum" as const } : null;
}

function judgeSegwit({ text }: Found) {
  return isBech32(text) ? { score: 0.99, proof: "checksum" as const } : null;
}

function judgeEther(found: Found, page: Page) {
  if (isRepeated(found.text.slice(2))) return null;
  return weigh(found, page, {
    speaks: WALLET,
    odds: { label: 0.97, near: 0.95, alone: 0.85, bare: 0.75, against: 0.5 },
  });
}

/** Called an address of a coin: a mistyped one is treated as real by whoever wrote the label. */
function judgeNamedCoin(found: Found, page: Page) {
  const { text } = found;
  if (isBase58Check(text) || isBech32(text)) return { score: 0.99, proof: "checksum" as const };
  // Thirty characters that mix digits and both cases are no word.
  return /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text) ? weighFailed(found, page) : null;
}

/** Where the name before the at sign begins. */
function handleStart(text: string, sign: number): number {
  let at = sign;
  while (at > 0 && sign - at < HANDLE_CHARS_MAX && /[\w.-]/.test(text[at - 1] as string)) at--;
  return sign - at < 2 ? -1 : at;
}
const HANDLE_CHARS_MAX = 60;

const HEARS = [ROUTING, IMPERSONAL];

export default defineEntity({
  type: "bank_account",
  meaning: "Account numbers under their label, routing and sort codes, BIC, CLABE, CBU, and crypto wallet addresses.",
  recognisers: [
    {
      kind: "label",
      id: "account",
      labels: ACCOUNT,
      value:
        /(?:\d{4}\.\d{2}\.\d{5}(?!\d)|(?:\*{1,12}|[xX•]{2,12})?(?=[A-Z]{0,11}\d)[A-Z0-9]{1,24}(?:[ -][A-Z]?\d{2,10}){0,5}(?:-[\dX])?)(?![\w])/iy,
      judge: judgeAccount,
    },
    {
      kind: "label",
      id: "grouped",
      labels: GROUPED,
      // France: bank, branch, account, key. Spain: bank, branch, key, account.
      value: /\d{5} ?\d{5} ?[A-Z0-9]{11} ?\d{2}(?!\w)|\d{4}[ -]?\d{4}[ -]?\d{2}[ -]?\d{10}(?!\w)/y,
      judge: 0.95,
    },
    { kind: "label", id: "ifsc", labels: ROUTING, value: /[A-Z]{4}0[A-Z0-9]{6}(?!\w)/iy, judge: 0.95 },
    {
      kind: "label",
      id: "bank-code",
      labels: ROUTING,
      value: /\d{3} ?\d{3} ?\d{2}(?!\w)|\d{5}-\d{3}(?!\w)/y,
      judge: 0.8,
    },
    {
      kind: "pattern",
      id: "upi",
      starts: { at: handleStart },
      pattern:
        /(?<![\w.@-])[\w.-]{2,60}@(?:ok(?:sbi|axis|icici|hdfcbank)|ybl|ibl|axl|apl|paytm|upi|ptsbi|ptaxes|icici|sbi|hdfcbank|axisbank|kotak|barodampay|fbl|waicici|wasbi|jupiteraxis)(?![\w.@-])/iy,
      judge: 0.9,
    },
    {
      kind: "form",
      id: "aba",
      hears: HEARS,
      forms: ["999999999", "9999-9999-9"],
      judge: judgeAba,
    },
    {
      kind: "form",
      id: "clabe-cbu",
      hears: HEARS,
      forms: ["9".repeat(18), "9".repeat(22), `${"9".repeat(8)} ${"9".repeat(14)}`],
      judge: judgeLong,
    },
    {
      kind: "form",
      id: "giro",
      hears: [ACCOUNT, IMPERSONAL],
      forms: ["99999999-99999999-99999999", "99999999-99999999"],
      judge: judgeGiro,
    },
    {
      kind: "form",
      id: "sort-code",
      with: [ROUTING],
      hears: HEARS,
      forms: ["99-99-99", "99 99 99", "999-999", "999999"],
      judge: judgeSort,
    },
    {
      kind: "label",
      id: "bic",
      labels: ROUTING,
      value: /[A-Z]{4} ?[A-Z]{2} ?[A-Z0-9]{2}(?: ?[A-Z0-9]{3})?(?![\w-])/y,
      judge: ({ text }) => (isBic(text.replaceAll(" ", "")) ? 0.97 : null),
    },
    {
      kind: "pattern",
      id: "base58",
      starts: { code: [26, 35] },
      pattern: /(?<![\w/+=])[123mnLMDAT][1-9A-HJ-NP-Za-km-z]{25,34}(?![\w/+=])/y,
      judge: judgeCoin,
    },
    {
      kind: "label",
      id: "named-coin",
      labels: COIN_ADDRESS,
      hears: [DENIED],
      value: /[13mn2][1-9A-HJ-NP-Za-km-z]{25,34}(?![\w/+=])/y,
      judge: judgeNamedCoin,
    },
    {
      kind: "pattern",
      id: "bech32",
      starts: { code: [14, 75] },
      pattern: /(?<![\w])(?:bc1|tb1|bcrt1|ltc1|BC1|TB1)[02-9ac-hj-np-zAC-HJ-NP-Z]{11,71}(?!\w)/y,
      judge: judgeSegwit,
    },
    {
      kind: "pattern",
      id: "ether",
      starts: { code: [42, 42] },
      hears: [WALLET, IMPERSONAL],
      pattern: /(?<!\w)0x[0-9a-f]{40}(?!\w)/iy,
      judge: judgeEther,
    },
  ],
  finds: [
    "account number «8721938475» was closed",
    "routing «021000021» account «000123456789»",
    "sort code «20-00-00»",
    "SWIFT: «DEUTDEFF500»",
    "CLABE «002010077777777771»",
    "IFSC code «SBIN0001234»",
    "send to «bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq»",
    "or «1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2»",
    "BTC address: «1Bv8MSEYstWetqTFn5Au4m4GFg7xJaNVN2»",
    "pay «TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX»",
    "wallet «0x52908400098527886E0F7030069857D2E4169EE7»",
    "口座番号 «1234567»",
    "RIB : «30002 00550 0000157841Z 25»",
    "CCC «2100 0418 45 0200051332»",
    "conta «56789-0» na agência",
    "utalás: «11773016-11111018-00000000»",
    "kontonummer «1503.40.12345»",
  ],
  ignores: [
    "on account of 1234 reasons",
    "routing table with 123456 entries",
    "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3",
    "an invalid bitcoin address is 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3",
    "HTTPREDIRECT and ABSTRACT",
    "id 021000021",
    "account_id: 12345678",
    "moved to AWS account 481277530912 today",
    "0x5290840009852788",
  ],
});
