import { LIVE_PAGES, MODES, type Mode } from '@keo/contract/site'
import { isNetwork } from '@keo/service-kit/http/forwarding'
import { isHostName } from '@keo/service-kit/http/host-name'
import { isSafeAddress } from '@keo/service-kit/http/network-post'
import {
  type Env,
  isUrl,
  list,
  ofEveryProcess,
  oneOf,
  optionalId,
  readSettings,
  text,
  wholeNumber,
} from '@keo/service-kit/settings'
import { StartError } from '@keo/service-kit/start-error'
import { parseMoney } from '@keo/units/money'
import * as z from 'zod/mini'
import { SANDBOX } from './party-settings.ts'
import { prodMistakes } from './prod-rules.ts'

export type Config = z.output<typeof Environment>

const optionalHttps = (name: string) =>
  z.prefault(z.nullable(text(`${name} must be an https address.`, isUrl('https:'))), null)

const party = () => z.prefault(z.nullable(z.string()), null)

/** Every setting with its default; an empty value counts as not set. */
const Environment = z.object({
  ...ofEveryProcess({ PORT: 8080, DATA_DIR: 'data' }),
  /** The operator's console (docs/operating.md): its own port, the one after PORT unless it is set. */
  CONSOLE_PORT: z.optional(
    text(
      'CONSOLE_PORT must be a whole number from 0 to 65535.',
      (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
    ),
  ),
  /** This machine alone, unless the operator's own network is behind the address. */
  CONSOLE_HOST: z.prefault(z.string(), '127.0.0.1'),
  /** Where the staff reach it; https makes its cookie one for https alone. */
  CONSOLE_ORIGIN: z.prefault(
    z.nullable(text('CONSOLE_ORIGIN must be an origin such as https://console.keo.example.', isOrigin)),
    null,
  ),
  /** Where the staff speak from. */
  CONSOLE_SOURCES: list(
    'CONSOLE_SOURCES must list addresses or networks such as 203.0.113.0/24.',
    isNetwork,
    '127.0.0.1, ::1',
  ),
  REDIS_URL: z.optional(text('REDIS_URL must look like redis://host:6379.', isUrl('redis:', 'rediss:'))),
  KEO_MODE: z.prefault(oneOf('KEO_MODE', MODES), 'dev'),
  SITE_ORIGINS: list(
    'SITE_ORIGINS must list origins such as https://keo.example, without a path or a wildcard.',
    isOrigin,
  ),
  OPERATOR_TOKEN: z.prefault(z.nullable(z.string()), null),
  /** Keys the hashes of numbers and codes. Outside prod one is made up at every start. */
  CODE_KEY: z.prefault(z.nullable(z.string()), null),
  /** Seal what the database must not tell. The first seals, all of them open. */
  DATA_KEYS: list('DATA_KEYS must list random texts.', () => true),
  WEBVIEW_HOSTS: list('WEBVIEW_HOSTS must list host names such as games.example.', isHostName),
  /** Where the streams of rooms come from; a page reads pictures from nowhere else. */
  STREAM_HOSTS: list('STREAM_HOSTS must list host names such as live.example.', isHostName),
  /** Where the stream of a match is: the id of the match stands for `{match}`. */
  STREAM_URL: z.prefault(
    z.nullable(
      text(
        'STREAM_URL must be an https address with {match} in it.',
        (url) => isUrl('https:')(url) && url.includes('{match}'),
      ),
    ),
    null,
  ),
  /** The share of taps on a bet that is traced, where traces are switched on at all. */
  OTEL_TRACES_SAMPLER_ARG: z.prefault(
    z.pipe(
      text(
        'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1 such as 0.01.',
        (share) => /^[01](?:\.\d{1,6})?$/.test(share) && Number(share) <= 1,
      ),
      z.transform(Number),
    ),
    '0.01',
  ),
  /** Asked to stop, it says so long that it is not ready and goes on answering, until no balancer sends it anything. */
  DRAIN_S: wholeNumber('DRAIN_S', { from: 0, to: 60 }, 0),
  BODY_LIMIT_KB: wholeNumber('BODY_LIMIT_KB', { from: 1, to: 10_240 }, 100),
  /** Years somebody must have lived to play here; nowhere less than eighteen. */
  AGE_MIN: wholeNumber('AGE_MIN', { from: 18, to: 30 }, 18),
  /** A folder of campaigns instead of the product's own (docs/campaigns.md). */
  CAMPAIGNS_DIR: z.prefault(z.nullable(z.string()), null),
  /** How long large withdrawals wait after a contact was changed. */
  CONTACT_HOLD_HOURS: wholeNumber('CONTACT_HOLD_HOURS', { from: 1, to: 720 }, 24),
  SMS_HOURLY_MAX: wholeNumber('SMS_HOURLY_MAX', { from: 1, to: 1_000_000 }, 2_000),
  MAIL_HOURLY_MAX: wholeNumber('MAIL_HOURLY_MAX', { from: 1, to: 1_000_000 }, 5_000),
  /** The modules of the parties (docs/parties.md). Outside prod the sandbox stands in; prod refuses that one. */
  SMS_PARTY: party(),
  MAIL_PARTY: party(),
  IDENTITY_PARTY: party(),
  /** For every channel that has no party of its own. */
  PAYMENT_PARTY: party(),
  PAYMENT_PARTY_BANK: party(),
  PAYMENT_PARTY_GATEWAY: party(),
  PAYMENT_PARTY_EWALLET: party(),
  PAYMENT_PARTY_USDT: party(),
  PAYMENT_PARTY_C2C: party(),
  PAYOUT_PARTY: party(),
  PAYOUT_PARTY_BANK: party(),
  PAYOUT_PARTY_USDT: party(),
  PAYOUT_PARTY_EWALLET: party(),
  PAYOUT_PARTY_C2C: party(),
  GAMES_PARTY: party(),
  /** In place of our own puzzles, which need no party; its page stands in a frame. */
  CAPTCHA_PARTY: party(),
  CAPTCHA_URL: optionalHttps('CAPTCHA_URL'),
  /** Dong for one USDT, where the party that takes USDT names no rate of its own. */
  USDT_RATE: z.prefault(
    z.nullable(text('USDT_RATE must be an amount of dong such as 25750.', (rate) => rateOf(rate) !== null)),
    null,
  ),
  /** What the operator's people sign their decisions with, and where they speak from (docs/parties.md). */
  REVIEW_KEY: z.prefault(z.nullable(z.string()), null),
  REVIEW_SOURCES: list(
    'REVIEW_SOURCES must list addresses or networks such as 203.0.113.0/24.',
    isNetwork,
    '127.0.0.1, ::1',
  ),
  /** Where payment parties call from; from anywhere else nobody is heard, whatever the signature. */
  PAYMENT_SOURCES: list(
    'PAYMENT_SOURCES must list addresses or networks such as 203.0.113.0/24.',
    isNetwork,
    '127.0.0.1, ::1',
  ),
  /** Where the sportsbook provider calls from. */
  SPORTS_SOURCES: list(
    'SPORTS_SOURCES must list addresses or networks such as 203.0.113.0/24.',
    isNetwork,
    '127.0.0.1, ::1',
  ),
  /** The data service of a real sportsbook provider; without one the sandbox's stands on this site. */
  SPORTS_URL: z.prefault(
    z.nullable(text('SPORTS_URL must be an https address without user and password.', isSafeAddress)),
    null,
  ),
  /** Where browsers reach it, when that is another address. */
  SPORTS_PUBLIC_URL: z.prefault(
    z.nullable(text('SPORTS_PUBLIC_URL must be an https address without user and password.', isSafeAddress)),
    null,
  ),
  /** How that provider knows us, and what we sign with. */
  SPORTS_MERCHANT: optionalId('SPORTS_MERCHANT'),
  SPORTS_SECRET: z.prefault(z.nullable(z.string()), null),
  /** Above so much between the provider's clock and ours nothing is bet in play. */
  SPORTS_SKEW_MAX_S: wholeNumber('SPORTS_SKEW_MAX_S', { from: 1, to: 60 }, 2),
  /** Where the game provider calls from. */
  GAMES_SOURCES: list(
    'GAMES_SOURCES must list addresses or networks such as 203.0.113.0/24.',
    isNetwork,
    '127.0.0.1, ::1',
  ),
  /** A real game provider; without one the sandbox's stands on this site. */
  GAMES_URL: z.prefault(
    z.nullable(text('GAMES_URL must be an https address without user and password.', isSafeAddress)),
    null,
  ),
  /** Where browsers reach it, when that is another address. */
  GAMES_PUBLIC_URL: z.prefault(
    z.nullable(text('GAMES_PUBLIC_URL must be an https address without user and password.', isSafeAddress)),
    null,
  ),
  /** How that provider knows us, and what both sign with. */
  GAMES_LOGIN: optionalId('GAMES_LOGIN'),
  GAMES_SECRET: z.prefault(z.nullable(z.string()), null),
  /** How many dong one of the provider's units is. */
  GAMES_UNIT: z.prefault(oneOf('GAMES_UNIT', ['1', '1000'] as const), '1'),
  /** Which of the two calls that both tell the win of free rounds pays it. */
  GAMES_BONUS_PAYS: z.prefault(oneOf('GAMES_BONUS_PAYS', ['result', 'bonusWin'] as const), 'result'),
  /** Whether Malay, Indonesian and American odds are offered beside decimal and Hong Kong. */
  MORE_ODDS: z.prefault(oneOf('MORE_ODDS', ['on', 'off'] as const), 'off'),
  /** How the page of a live room opens. */
  LIVE_PAGE: z.prefault(oneOf('LIVE_PAGE', LIVE_PAGES), 'vietnam'),
  /** Percent of the sandbox's pay-outs that fail, and of the requests to it whose answer is lost. */
  SANDBOX_PAYOUT_FAILS: wholeNumber('SANDBOX_PAYOUT_FAILS', { from: 0, to: 100 }, 2),
  SANDBOX_PAYOUT_SILENT: wholeNumber('SANDBOX_PAYOUT_SILENT', { from: 0, to: 100 }, 3),
  CAPTCHA_ID: optionalId('CAPTCHA_ID'),
  /** The private key of web push, 32 bytes (VAPID). Outside prod one is made once and kept in the database. */
  PUSH_KEY: z.prefault(
    z.nullable(text('PUSH_KEY must be 32 random bytes as base64url.', (key) => /^[\w-]{43}$/.test(key))),
    null,
  ),
  /** A push service in a sandbox's own network: the only one that may be there, or speak plain http. */
  PUSH_LOCAL_URL: z.prefault(
    z.nullable(text('PUSH_LOCAL_URL must be an http or https address.', isUrl('http:', 'https:'))),
    null,
  ),
  CHAT_URL: optionalHttps('CHAT_URL'),
  PIXEL_URL: optionalHttps('PIXEL_URL'),
  PIXEL_HOSTS: list('PIXEL_HOSTS must list host names such as www.keo.example.', isHostName),
  ERROR_SERVICE_URL: optionalHttps('ERROR_SERVICE_URL'),
})

export const SETTING_NAMES = Object.keys(Environment.shape)

/** Reads the settings; every mistake becomes one sentence, and none of them shows a value that may be secret. */
export function readConfig(env: Env): Config {
  const config = readSettings(Environment, { ...env, HOST: env.HOST || hostOf(env) })
  const mistakes = [
    ...partyMistakes(config),
    ...captchaMistakes(config),
    ...(isProd(config) ? prodMistakes(config) : []),
  ]
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'))
  return config
}

/** Outside prod anybody who reaches it signs in without a password: it answers on this machine alone. */
function hostOf({ KEO_MODE }: Env): string {
  return KEO_MODE === 'prod' ? '0.0.0.0' : '127.0.0.1'
}

/** A party that cannot be told from anybody else is none. */
function partyMistakes(config: Config): string[] {
  const { SPORTS_URL, SPORTS_MERCHANT, SPORTS_SECRET, GAMES_URL, GAMES_LOGIN, GAMES_SECRET } = config
  return [
    ...(SPORTS_URL === null || (SPORTS_MERCHANT !== null && SPORTS_SECRET !== null)
      ? []
      : ['SPORTS_URL needs SPORTS_MERCHANT and SPORTS_SECRET beside it.']),
    ...(GAMES_URL === null || (GAMES_LOGIN !== null && GAMES_SECRET !== null)
      ? []
      : ['GAMES_URL needs GAMES_LOGIN and GAMES_SECRET beside it.']),
  ]
}

/** A page without somebody who checks what it gives would let everybody in; a check without a page, nobody. */
function captchaMistakes({ CAPTCHA_PARTY, CAPTCHA_URL }: Config): string[] {
  const hasParty = CAPTCHA_PARTY !== null && CAPTCHA_PARTY !== SANDBOX
  if (hasParty === (CAPTCHA_URL !== null)) return []
  return ['CAPTCHA_PARTY and CAPTCHA_URL need each other.']
}

/** The console's own: the one after the site's unless it is set, and a free one beside a free one. */
export function consolePort({ CONSOLE_PORT, PORT }: Config): number {
  if (CONSOLE_PORT !== undefined) return Number(CONSOLE_PORT)
  return PORT === 0 ? 0 : PORT + 1
}

export function isProd(config: { KEO_MODE: Mode }): boolean {
  return config.KEO_MODE === 'prod'
}

/** Whether people reach the site over https: then browsers are told to insist on it. */
export function isHttps(config: Config): boolean {
  return (
    isProd(config) ||
    (config.SITE_ORIGINS.length > 0 && config.SITE_ORIGINS.every((at) => at.startsWith('https:')))
  )
}

/** Minor units of dong for one USDT; null for what is no rate. */
export function rateOf(typed: string): bigint | null {
  const rate = parseMoney(typed, 'VND')
  return rate && rate.minor > 0n ? rate.minor : null
}

function isOrigin(value: string): boolean {
  return isUrl('http:', 'https:')(value) && new URL(value).origin === value
}
