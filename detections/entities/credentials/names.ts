/**
 * The vocabulary of names: nouns that mean a secret, services whose keys have no mark of their own, and the words beside
 * a noun that raise or destroy what it says.
 */
function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}

/** Nouns that wake the reading of a name. */
export const NOUNS = [
  "apikey",
  "token",
  "secret",
  "credential",
  "key",
  "auth",
  "bearer",
  "sessionid",
  "signature",
] as const;

/** The name of a service beside a random string is the only sign that its keys give. */
export const SERVICES: readonly string[] = [
  ...wordSet(`
  datadog algolia amplitude mixpanel cloudflare fastly bitfinex binance kraken coinbase bittrex kucoin poloniex mailjet
  sparkpost postmark zendesk freshdesk intercom calendly pipedrive asana todoist trello dropbox spotify twitch reddit
  pagerduty opsgenie rollbar bugsnag loggly logzio papertrail splunk sumologic appveyor travis codecov coveralls codacy
  browserstack saucelabs lambdatest imgbb cloudinary uploadcare filestack pusher ably pubnub sendbird vonage nexmo plivo
  messagebird clickatell infobip twilio mapquest tomtom positionstack ipstack ipinfo ipgeolocation abuseipdb shodan censys
  virustotal securitytrails clearbit fullcontact openweather weatherstack currencylayer polygon finnhub alphavantage
  iexcloud quandl etherscan infura moralis helius blockfrost docusign hellosign pandadoc lokalise crowdin transifex
  contentful prismic storyblok sanity webflow airship onesignal braze iterable customerio heap hotjar fullstory
  rudderstack fivetran airbyte snowflake auth0 okta onelogin jumpcloud deepgram assemblyai cohere mistral replicate
  clarifai deepai mailchimp mailgun sendgrid bitly rebrandly tinyurl`),
];

/** Words behind the noun that say that the thing named is not the secret itself: `token_count`, `key_id`. */
export const NOT_THE_SECRET = wordSet(`
  id ids type types name names file filename path dir count counts limit limits length len size max min num number total
  expiry expires expiration expired ttl url uri endpoint host hash algorithm alg format index idx field label prefix suffix
  version at in code codes error message msg status state valid required missing invalid usage used budget window price cost
  per ring chain word words board press down up pair pairs store vault manager provider service rotation policy location
  ref reference arn description hint placeholder example schema column map set list array s izer ization ized izers iser
  stream pattern regex regexp info metadata method scheme handler helper generator factory class page reset strength rule
  rules confirmation confirm match matches`);

/** Words right in front of `key` or `token` that make it something else. */
export const OTHER_THING = wordSet(`
  public pub cache primary foreign partition sort object row map dict lookup composite unique natural surrogate item
  idempotency routing group dedupe deduplication hot shortcut arrow index json xml i18n translation locale config registry
  next page continuation cancellation stop eos bos pad unk sep cls mask special input output prompt completion num total
  max min per stopping cancel sync change delta cursor hash hashed rate context of any every each no this which what answer major
  minor music piano low high home end enter escape tab shift ctrl control alt del delete backspace function mon tur hoc
  joc whis don lac miss hit cached evict evicted lru memo blob bucket shard record etag`);

/** Words in front of a noun that leave no doubt that a secret is meant. */
export const QUALIFIERS = wordSet(`
  api access secret private auth app application client service account encryption signing master subscription storage
  shared webhook admin server consumer write ingest personal deploy integration developer jwt hmac oauth refresh bearer
  session bot user security x csrf xsrf id license apikey apitoken rest live prod production test sandbox iam sas
  authentication authorization instrumentation restricted management`);

/** Names that mean who is logged in rather than which program calls. */
export const SESSION_WORDS = wordSet(`
  access refresh session jwt id bearer auth oauth csrf xsrf sso login user authorization authentication`);
