import type { Config } from './config.ts'
import { PARTY_SETTINGS, SANDBOX } from './party-settings.ts'

const TOKEN_LENGTH_MIN = 32
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const ENCRYPTED_MODES = new Set(['require', 'verify-ca', 'verify-full'])

/** What a site with real money and real people does not start with. Each mistake is one sentence. */
export function prodMistakes(config: Config): string[] {
  return [
    ...randomText('OPERATOR_TOKEN', config.OPERATOR_TOKEN, 'metrics and documentation'),
    ...randomText('CODE_KEY', config.CODE_KEY, 'the hashes of codes'),
    ...dataKeys(config.DATA_KEYS),
    ...(config.REVIEW_KEY === null ? [] : randomText('REVIEW_KEY', config.REVIEW_KEY, 'reviews')),
    ...siteOrigins(config.SITE_ORIGINS),
    ...(isReadableOnTheWay(config.DATABASE_URL, isEncryptedDatabase)
      ? ['DATABASE_URL leads to another machine in plain text; add ?sslmode=verify-full.']
      : []),
    ...(isReadableOnTheWay(config.REDIS_URL, (url) => url.protocol === 'rediss:')
      ? ['REDIS_URL leads to another machine in plain text; use rediss://.']
      : []),
    ...PARTY_SETTINGS.filter((name) => config[name] === SANDBOX).map(
      (name) => `${name} must not be sandbox in prod.`,
    ),
    ...gamesProvider(config),
    ...(config.PUSH_LOCAL_URL === null ? [] : ['PUSH_LOCAL_URL is for a sandbox; prod must not have it.']),
    ...(config.RATE_LIMITS === 'off' ? ['RATE_LIMITS must not be off in prod.'] : []),
    ...(config.LOG_LEVEL === 'debug' || config.LOG_LEVEL === 'trace'
      ? [`LOG_LEVEL must not be ${config.LOG_LEVEL} in prod.`]
      : []),
  ]
}

function randomText(name: string, token: string | null, purpose: string): string[] {
  if (token === null) return [`${name} is missing; prod needs it for ${purpose}.`]
  const isWeak = token.length < TOKEN_LENGTH_MIN || new Set(token).size < TOKEN_LENGTH_MIN / 3
  return isWeak || /default|change|secret|password|example/i.test(token)
    ? [`${name} must be a random text of at least ${TOKEN_LENGTH_MIN} characters.`]
    : []
}

function dataKeys(keys: readonly string[]): string[] {
  const given = keys.length > 0 ? keys : [null]
  return given.flatMap((key) => randomText('DATA_KEYS', key, 'what its database keeps secret')).slice(0, 1)
}

/** Its hash is MD5 over what was sent: without a long secret, or from just anywhere, it proves nothing. */
function gamesProvider({ GAMES_URL, GAMES_SECRET, GAMES_SOURCES }: Config): string[] {
  if (GAMES_URL === null) return []
  return [
    ...randomText('GAMES_SECRET', GAMES_SECRET, 'the hashes of its game provider'),
    ...(GAMES_SOURCES.every((source) => source === '127.0.0.1' || source === '::1')
      ? ['GAMES_SOURCES is missing; prod needs the addresses of its game provider.']
      : []),
  ]
}

function siteOrigins(origins: readonly string[]): string[] {
  if (origins.length === 0) return ['SITE_ORIGINS is missing; prod needs the origins of the site.']
  return origins.every((origin) => origin.startsWith('https:')) ? [] : ['SITE_ORIGINS must be https in prod.']
}

function isReadableOnTheWay(address: string | undefined, isEncrypted: (url: URL) => boolean): boolean {
  if (address === undefined) return false
  const url = new URL(address)
  return !LOOPBACK.has(url.hostname) && url.hostname !== '' && !isEncrypted(url)
}

function isEncryptedDatabase(url: URL): boolean {
  return ENCRYPTED_MODES.has(url.searchParams.get('sslmode') ?? '')
}
