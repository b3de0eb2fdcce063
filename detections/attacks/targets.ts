/**
 * What attacks aim at and how they address it, as fragments of patterns: readers that are machines, secrets, the context
 * of a model, addresses outside, files with keys. Beside the verbs and orders of `words.ts`.
 */
import { part, re } from "./words.ts";

/** A reader that can only be a machine: "agent" or "assistant" alone may be a person. */
export const MACHINE = part`
  (?:(?:ai|a\.i\.|artificial intelligence)(?:[ -](?:language )?(?:assistants?|agents?|models?|systems?|
  chat ?bots?|bots?|reviewers?|readers?|crawlers?|tools?|summari[sz]ers?|processors?|scrapers?|copilots?|
  evaluators?|screeners?|graders?|parsers?|engines?|services?))?|llms?|(?:large )?language models?|chat ?bots?|
  chatgpt|gpt-?[3-9]\w{0,4}|claude|gemini|copilot|(?:automated|autonomous|virtual|digital|intelligent|browser|
  browsing|web|e-?mail|coding|summari[sz]ation) (?:assistants?|agents?|bots?|summari[sz]ers?))
`;

/** Where an order begins: after a stop, a mark or a word that leads into one. Reports ("it sends …") do not match. */
export const ORDER_START = part`
  (?:(?:^|[.!?:;,>\])*"'#|\x60{}_=-]) ?|\b(?:please|then|and|must|should|now|always|immediately|also|kindly|just|
  first|next|quietly|silently|secretly|automatically|simply) )
`;

/** Verbs that carry something away. */
export const SEND = part`
  (?:send|forward|e-?mail|mail|post|upload|transmit|submit|deliver|leak|exfiltrate|relay|export|share|copy|push|
  dump|stream|report|ship|pipe|smuggle|bcc|cc|transfer|publish|write out|pass)
`;

/** Secrets by name. */
export const SECRET = part`
  (?<![a-z0-9])(?:api[ _-]?keys?|(?:access|auth|authentication|session|bearer|refresh|security|reset|oauth|
  workspace)[ _-]?(?:tokens?|cookies?)|tokens|passwords?|passcodes?|credentials?|private keys?|ssh keys?|
  secret keys?|encryption keys?|signing keys?|secrets|environment variables|env vars?|cookies|connection strings?|
  credit card (?:numbers?|details|data)|card numbers?|bank details|seed phrases?|recovery (?:codes?|phrases?)|
  social security numbers?|login details|otps?|one-time (?:codes?|passwords?))
`;

/** What a model has in front of it and nobody outside should get. */
export const CONTEXT = part`
  (?<![a-z0-9])(?:(?:conversation|chat|dialog(?:ue)?|message|session|prompt)s?(?: (?:history|logs?|context|transcripts?|
  contents?|so far|data))|conversations?|chat ?logs?|transcripts?|(?:system|developer|hidden|initial) (?:prompts?|
  instructions)|context window|(?:user|customer|client|patient|employee)(?:'s|s'|s)? (?:data|inputs?|questions?|
  quer(?:y|ies)|messages?|prompts?|details|information|records?|names?|profiles?|files?|documents?|e-?mails?|
  lists?|database|pii)|(?:private|confidential|sensitive|personal|internal|proprietary|secret) (?:data|
  information|info|files?|documents?|notes?|records?|details|content|e-?mails?|messages?)|memor(?:y|
  ies) contents?|inbox|mailbox|contact lists?|address book|database (?:dump|contents?|records?)|source code)
`;

/** Somewhere outside: a mail address or a web address. */
export const ADDRESS = part`
  (?:(?<![\w.%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,40}(?:\.[a-z0-9-]{2,20}){1,3}|\b(?:https?|ftp|wss?)://[^ )"'<>]{3,120})
`;

/** Files that hold keys. */
export const KEY_FILE = part`
  (?:\.ssh/(?:id_[a-z0-9]+|authorized_keys)|\.aws/(?:credentials|config)|\.(?:netrc|pgpass|git-credentials|npmrc|
  pypirc|vault-token|boto|my\.cnf)\b|\.docker/config\.json|\.kube/config|\.gnupg|\.config/(?:gcloud|gh/hosts)|
  application_default_credentials\.json|\.azure/|\bid_(?:rsa|ed25519|ecdsa|dsa)|/etc/shadow|/proc/(?:self|
  \d+)/environ|\.cursor/mcp\.json|claude_desktop_config\.json|login\.keychain|wallet\.dat|ntds\.dit)
`;

/** The address at which clouds hand credentials to their machines, in the notations that reach it. */
export const METADATA_HOST = part`
  (?:169\.254\.169\.254|169\.254\.170\.2|0xa9\.0xfe\.0xa9\.0xfe|0xa9fea9fe|2852039166|0?251\.0?376\.0?251\.0?376|
  169\.254\.43518|169\.16689662|::ffff:(?:169\.254\.169\.254|a9fe:a9fe)|fd00:ec2::254|metadata\.google\.internal|
  metadata\.goog\b|100\.100\.100\.200|192\.0\.0\.192|metadata\.(?:tencentyun|packet)\.[a-z]{2,4})
`;

/** Hosts that exist to catch whatever is sent to them. */
export const CATCHER_HOST = part`
  (?:webhook\.site|requestbin\.(?:com|net)|pipedream\.net|\.ngrok(?:-free)?\.(?:io|app|dev)|interact\.sh|
  oast\.(?:fun|pro|live|me|site|online|us)|(?:burpcollaborator|oastify)\.(?:net|com)|requestcatcher\.com|
  beeceptor\.com|hookbin\.com|dnslog\.(?:cn|link)|ptsv[23]\.com|postb\.in|\.trycloudflare\.com|\.loca\.lt|
  \.serveo\.net|canarytokens\.(?:com|org)|discord(?:app)?\.com/api/webhooks|api\.telegram\.org/bot)
`;

/** Company that makes a sentence a report of an attack and not the attack. Narrow: whatever stands here, an attacker may write. */
export const TALK = re`
  \b(?:prompt[-_ ]?injections?|jailbreak(?:s|ing)? (?:attempts?|prompts?|attacks?)|(?:an? |the )?(?:attackers?|
  adversar(?:y|ies)|hackers?|threat actors?|malicious (?:users?|actors?|servers?|websites?|pages?)) (?:can|could|
  may|might|will|would|to|who|that|uses?|sends?|tr(?:y|ies)|craft\w*|embed\w*|inject\w*|hides?)|for (?:example|
  instance)[ ,:]|e\.g\.|such as|examples? (?:of|prompts?|attacks?|payloads?)|red[- ]team(?:s|ing|ers?)?\b|owasp|
  mitre|llm0\d|cve-\d|vulnerabilit(?:y|ies)|mitigations?|countermeasures?|(?:tricks?|tricked|causes?|instructs?|
  makes?|convinces?|manipulates?|coerces?) (?:it|them|(?:the |an? )?(?:model|llm|ai|assistant|agent|
  chat ?bot)s?)\b|test[ _]cases?|pytest|unit tests?|attack (?:vectors?|scenarios?|surface|techniques?)|def test_|
  fixtures?\b|proof[- ]of[- ]concept|detection rules?)
`;
