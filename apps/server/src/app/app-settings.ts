import { type HttpSettings, REQUEST_WITHIN_MS } from '@keo/service-kit/http/http-server'
import manifest from '../../package.json' with { type: 'json' }
import { isHttps, isProd, type Config } from '../config/config.ts'
import type { SendGuardSettings } from '../features/codes/index.ts'
import type { MemberSettings } from '../features/own-account/index.ts'
import { SAMPLE_HOST } from '../features/sandbox/index.ts'
import type { SiteSettings } from '../features/site/index.ts'

export const SITE_NAME = 'Kèo'
const IN_FLIGHT_MAX = 1000
/** Bets that their owners show to whoever has the link. */
const TICKET_PATH = '/ticket/'

export function httpSettings(config: Config, webRoot: string | null): HttpSettings {
  const {
    CAPTCHA_URL,
    CHAT_URL,
    ERROR_SERVICE_URL,
    PIXEL_URL,
    SITE_ORIGINS,
    STREAM_HOSTS,
    STREAM_URL,
    WEBVIEW_HOSTS,
  } = config
  return {
    title: SITE_NAME,
    version: manifest.version,
    isProd: isProd(config),
    isHttps: isHttps(config),
    siteOrigins: SITE_ORIGINS,
    hosts: SITE_ORIGINS.map((origin) => new URL(origin).hostname),
    operatorToken: config.OPERATOR_TOKEN,
    // The list the web view itself goes by, so that page and policy cannot disagree.
    policyOrigins: {
      frames: [
        ...sampleOrigins(config),
        ...new Set([
          ...WEBVIEW_HOSTS.map((host) => `https://${host}`),
          ...originOf(CHAT_URL),
          ...originOf(gamePages(config)),
        ]),
        ...originOf(CAPTCHA_URL),
      ],
      images: originOf(PIXEL_URL),
      streams: [...new Set([...STREAM_HOSTS.map((host) => `https://${host}`), ...originOf(STREAM_URL)])],
      // Browsers talk to providers themselves, over their sockets too.
      connections: [
        ...originOf(ERROR_SERVICE_URL),
        ...[sportsUrl(config), gamesUrl(config)].flatMap(originOf).flatMap(withSocket),
      ],
    },
    webRoot,
    unlistedPaths: [TICKET_PATH],
    bodyLimitBytes: config.BODY_LIMIT_KB * 1024,
    requestWithinMs: REQUEST_WITHIN_MS,
    inFlightMax: IN_FLIGHT_MAX,
    checksResponses: config.KEO_MODE === 'dev' || config.KEO_MODE === 'test',
  }
}

/** The console's page calls its own server and nothing else, and nobody frames it or calls it from elsewhere. */
export function consoleSettings(config: Config, webRoot: string | null): HttpSettings {
  const { CONSOLE_ORIGIN } = config
  return {
    ...httpSettings(config, webRoot),
    title: `${SITE_NAME} console`,
    isHttps: CONSOLE_ORIGIN?.startsWith('https:') ?? false,
    siteOrigins: [],
    hosts: CONSOLE_ORIGIN === null ? [] : [new URL(CONSOLE_ORIGIN).hostname],
    policyOrigins: { frames: [], images: [], connections: [], streams: [] },
  }
}

/** The sandbox's own host for the web view. On https a browser would refuse it, and prod never lists it. */
export function sampleHost(config: Config): string | null {
  return isHttps(config) ? null : SAMPLE_HOST
}

/** On whichever port the product came up. */
function sampleOrigins(config: Config): string[] {
  const host = sampleHost(config)
  return host === null ? [] : [`http://${host}:*`]
}

function originOf(url: string | null): string[] {
  return url ? [new URL(url).origin] : []
}

const hostOf = (url: string | null): string[] => (url ? [new URL(url).hostname] : [])

const withSocket = (origin: string): string[] => [origin, origin.replace(/^http/, 'ws')]

/** Where browsers reach a provider elsewhere; null for the one on this site. */
function sportsUrl({ SPORTS_URL, SPORTS_PUBLIC_URL }: Config): string | null {
  return SPORTS_URL && (SPORTS_PUBLIC_URL ?? SPORTS_URL)
}

/** The same of the game provider. */
export function gamesUrl({ GAMES_URL, GAMES_PUBLIC_URL }: Config): string | null {
  return GAMES_URL && (GAMES_PUBLIC_URL ?? GAMES_URL)
}

/** Where the game provider's own pages stand, which open in the web view; a page of ours frames nothing else than https. */
function gamePages(config: Config): string | null {
  const url = gamesUrl(config)
  return url?.startsWith('https:') ? url : null
}

/** The stream of a match, where the operator has any. */
export function streamOf({ STREAM_URL }: Config): (matchId: string) => string | null {
  return (matchId) => STREAM_URL?.replaceAll('{match}', matchId) ?? null
}

export function siteSettings(config: Config): SiteSettings {
  return {
    mode: config.KEO_MODE,
    ageMin: config.AGE_MIN,
    moreOdds: config.MORE_ODDS === 'on',
    livePage: config.LIVE_PAGE,
    traceShare: config.OTEL_EXPORTER_OTLP_ENDPOINT === null ? 0 : config.OTEL_TRACES_SAMPLER_ARG,
    sportsUrl: sportsUrl(config),
    // The operator's chat and the pages of its game provider open in the web view.
    webviewHosts: [
      ...new Set([...config.WEBVIEW_HOSTS, ...hostOf(config.CHAT_URL), ...hostOf(gamePages(config))]),
    ],
    webviewSample: sampleHost(config),
    chatUrl: config.CHAT_URL,
    captchaId: config.CAPTCHA_ID,
    captchaUrl: config.CAPTCHA_URL,
    errorServiceUrl: config.ERROR_SERVICE_URL,
    pixelUrl: config.PIXEL_URL,
    pixelHosts: config.PIXEL_HOSTS,
  }
}

/** Sends of the whole site within an hour; a site of another size sets another number. */
export function codeSettings(config: Config): SendGuardSettings {
  return {
    hourlyBudget: { sms: config.SMS_HOURLY_MAX, mail: config.MAIL_HOURLY_MAX },
    isNetworkShared: config.RATE_LIMITS === 'off',
  }
}

export function memberSettings(config: Config): MemberSettings {
  return { ageMin: config.AGE_MIN, holdHours: config.CONTACT_HOLD_HOURS }
}

/** One page for all: it takes the code that a notice brought. */
const UNDO_PATH = '/undo'

export function securitySettings({ CONTACT_HOLD_HOURS, SITE_ORIGINS }: Config) {
  return { holdHours: CONTACT_HOLD_HOURS, undoPage: (SITE_ORIGINS[0] ?? '') + UNDO_PATH }
}

/** Who answers for what is pushed, and the push service of a sandbox. */
export function pushSettings({ PUSH_LOCAL_URL, SITE_ORIGINS }: Config) {
  return {
    contact: SITE_ORIGINS[0] ?? 'mailto:push@localhost',
    localOrigin: PUSH_LOCAL_URL && new URL(PUSH_LOCAL_URL).origin,
  }
}

export function factorSettings({ DATA_KEYS, SITE_ORIGINS }: Config) {
  return { dataKeys: DATA_KEYS, siteOrigins: SITE_ORIGINS }
}
