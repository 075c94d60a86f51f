import { prodMistakes } from './prod-rules.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { httpSettings, siteSettings, streamOf } from '../app/app-settings.ts'
import { PARTY_SETTINGS } from './party-settings.ts'
import { isHttps, readConfig, SETTING_NAMES } from './config.ts'

const fileOfRoot = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')

const PROD = {
  KEO_MODE: 'prod',
  OPERATOR_TOKEN: 'q8Vn2xLw5Zt7Rk4Yp9Hd3Mf6Cb1Jg0Xs',
  CODE_KEY: 'w3Lk8Qz5Xv1Np6Ty9Rb2Jm7Hc4Gd0Fs8',
  DATA_KEYS: 'u7Jd4Wm9Bk2Sx6Vq1Tn8Fz3Gy5Lh0Rc7',
  SITE_ORIGINS: 'https://keo.example, https://m.keo.example',
}

test('everything has a default: an empty environment is a sandbox on port 8080', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
    KEO_MODE: 'dev',
    SITE_ORIGINS: [],
    OPERATOR_TOKEN: null,
    CODE_KEY: null,
    DATA_KEYS: [],
    BODY_LIMIT_KB: 100,
    RATE_LIMITS: 'on',
    MORE_ODDS: 'off',
    LIVE_PAGE: 'vietnam',
    CAPTCHA_ID: null,
  })
})

test('the architecture lists every setting, and none that does not exist', () => {
  const section = /^## Settings$(.+?)^## /ms.exec(fileOfRoot('docs/architecture.md'))?.[1] ?? ''
  const listed = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  // The build of the page reads this one; the server never does.
  expect(listed.toSorted()).toEqual([...SETTING_NAMES, 'WEB_MODE'].toSorted())
})

test('the documentation of the calls bears the version of the product', () => {
  const { version } = JSON.parse(fileOfRoot('package.json')) as { version: string }
  expect(httpSettings(readConfig({}), null).version).toBe(version)
})

test('an empty value counts as not set, lists are split, what is not ours is ignored', () => {
  const config = readConfig({
    PORT: '',
    WEBVIEW_HOSTS: ' games.example , slots.example,',
    PATH: '/bin',
    PORTS: 'x',
  })
  expect(config.PORT).toBe(8080)
  expect(config.WEBVIEW_HOSTS).toEqual(['games.example', 'slots.example'])
  expect(config).not.toHaveProperty('PATH')
})

test('more odds formats are offered only where the operator says so', () => {
  const offered = (env: Record<string, string>) => siteSettings(readConfig(env)).moreOdds
  expect([offered({}), offered({ MORE_ODDS: 'off' }), offered({ MORE_ODDS: 'on' })]).toEqual([
    false,
    false,
    true,
  ])
})

test('[LIV-01e] the page of a room is the Vietnam variant unless the operator sets the other', () => {
  const pageOf = (env: Record<string, string>) => siteSettings(readConfig(env)).livePage
  expect([pageOf({}), pageOf({ LIVE_PAGE: 'vietnam' }), pageOf({ LIVE_PAGE: 'markets' })]).toEqual([
    'vietnam',
    'vietnam',
    'markets',
  ])
})

test('browsers may reach a provider elsewhere where it is public, over its socket too, and guests are told of it', () => {
  const provider = { SPORTS_MERCHANT: 'keo', SPORTS_SECRET: 'shared', SPORTS_URL: 'https://data.sports.test' }
  const told = (env: Record<string, string>) => {
    const config = readConfig(env)
    return [httpSettings(config, null).policyOrigins.connections, siteSettings(config).sportsUrl]
  }
  expect(told({})).toEqual([[], null])
  expect(told(provider)).toEqual([
    ['https://data.sports.test', 'wss://data.sports.test'],
    'https://data.sports.test',
  ])
  expect(told({ ...provider, SPORTS_PUBLIC_URL: 'https://api.sports.test/v2' })).toEqual([
    ['https://api.sports.test', 'wss://api.sports.test'],
    'https://api.sports.test/v2',
  ])
})

test("an operator's chat may stand in a frame of the page, and no other host may by it", () => {
  const framed = (env: Record<string, string>) => httpSettings(readConfig(env), null).policyOrigins.frames
  const chat = framed({ CHAT_URL: 'https://chat.example/widget?site=1' })
  expect(chat.filter((origin) => !framed({}).includes(origin))).toEqual(['https://chat.example'])
})

test('streams come from the hosts that the operator lists, and from nowhere else', () => {
  const reached = (env: Record<string, string>) => httpSettings(readConfig(env), null).policyOrigins.streams
  expect(reached({})).toEqual([])
  expect(reached({ STREAM_HOSTS: 'live.example, cdn.live.example' })).toEqual([
    'https://live.example',
    'https://cdn.live.example',
  ])
  expect(() => readConfig({ STREAM_HOSTS: 'https://live.example/x' })).toThrow(
    'STREAM_HOSTS must list host names',
  )
})

test('an operator with streams says where that of a match is, and the page may read from there', () => {
  const config = readConfig({ STREAM_URL: 'https://live.example/{match}/main.m3u8' })
  expect([streamOf(config)('7'), streamOf(readConfig({}))('7')]).toEqual([
    'https://live.example/7/main.m3u8',
    null,
  ])
  expect(httpSettings(config, null).policyOrigins.streams).toEqual(['https://live.example'])
})

test('the pages of a game provider elsewhere may be framed by its address alone, over https only', () => {
  const framed = (env: Record<string, string>) => {
    const config = readConfig({
      GAMES_LOGIN: 'keo',
      GAMES_SECRET: 'shared',
      SITE_ORIGINS: 'https://keo.test',
      ...env,
    })
    return [httpSettings(config, null).policyOrigins.frames, siteSettings(config).webviewHosts]
  }
  const elsewhere = { GAMES_URL: 'https://games.test/v2' }
  expect(framed({})).toEqual([[], []])
  expect(framed(elsewhere)).toEqual([['https://games.test'], ['games.test']])
  expect(framed({ ...elsewhere, GAMES_PUBLIC_URL: 'https://play.test:8443/x' })).toEqual([
    ['https://play.test:8443'],
    ['play.test'],
  ])
  expect(framed({ ...elsewhere, WEBVIEW_HOSTS: 'games.test' })).toEqual([
    ['https://games.test'],
    ['games.test'],
  ])
  expect(framed({ GAMES_URL: 'http://127.0.0.1:9091' })).toEqual([[], []])
})

test('a game provider needs a name and a secret for us; browsers may reach it where it is public', () => {
  const provider = { GAMES_LOGIN: 'keo', GAMES_SECRET: 'shared', GAMES_URL: 'https://games.test' }
  const reached = (env: Record<string, string>) =>
    httpSettings(readConfig(env), null).policyOrigins.connections
  expect(reached(provider)).toEqual(['https://games.test', 'wss://games.test'])
  expect(reached({ ...provider, GAMES_PUBLIC_URL: 'https://play.games.test/v2' })).toEqual([
    'https://play.games.test',
    'wss://play.games.test',
  ])
  expect(() => readConfig({ GAMES_URL: 'https://games.test' })).toThrow(
    'GAMES_URL needs GAMES_LOGIN and GAMES_SECRET beside it.',
  )
  expect(() => readConfig({ GAMES_UNIT: '100' })).toThrow('GAMES_UNIT must be one of 1, 1000.')
})

test('[CBK-01] prod refuses a game provider with a weak secret or from just anywhere', () => {
  const real = { GAMES_LOGIN: 'keo', GAMES_SECRET: 'shared', GAMES_URL: 'https://games.test' }
  const told = (env: Record<string, string>) => prodMistakes(readConfig({ ...real, ...env }))
  const mistakes = [
    'GAMES_SECRET must be a random text of at least 32 characters.',
    'GAMES_SOURCES is missing; prod needs the addresses of its game provider.',
  ]
  expect(told({})).toEqual(expect.arrayContaining(mistakes))
  const right = {
    GAMES_SECRET: [...Array(36).keys()].map((digit) => digit.toString(36)).join(''),
    GAMES_SOURCES: '203.0.113.0/24',
  }
  for (const mistake of mistakes) expect(told(right)).not.toContain(mistake)
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ HOST: 'not a host' }, 'HOST must be an address or a host name.'],
  [{ MORE_ODDS: 'yes' }, 'MORE_ODDS must be one of on, off.'],
  [{ STREAM_URL: 'https://live.example/a.m3u8' }, 'STREAM_URL must be an https address with {match} in it.'],
  [{ STREAM_URL: 'http://live.example/{match}' }, 'STREAM_URL must be an https address with {match} in it.'],
  [{ LIVE_PAGE: 'china' }, 'LIVE_PAGE must be one of vietnam, markets.'],
  [{ KEO_MODE: 'production' }, 'KEO_MODE must be one of dev, test, uat, prod.'],
  [
    { DATABASE_URL: 'mysql://a' },
    'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
  ],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must look like redis://host:6379.'],
  [
    { SITE_ORIGINS: '*' },
    'SITE_ORIGINS must list origins such as https://keo.example, without a path or a wildcard.',
  ],
  [
    { SITE_ORIGINS: 'https://a.example/x' },
    'SITE_ORIGINS must list origins such as https://keo.example, without a path or a wildcard.',
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8.'],
  [
    { WEBVIEW_HOSTS: "a.example;script-src 'x'" },
    'WEBVIEW_HOSTS must list host names such as games.example.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  [{ CAPTCHA_PARTY: 'party.mjs' }, 'CAPTCHA_PARTY and CAPTCHA_URL need each other.'],
  [{ CAPTCHA_URL: 'https://people.example/' }, 'CAPTCHA_PARTY and CAPTCHA_URL need each other.'],
  [
    { CAPTCHA_PARTY: 'sandbox', CAPTCHA_URL: 'https://people.example/' },
    'CAPTCHA_PARTY and CAPTCHA_URL need each other.',
  ],
  [{ CAPTCHA_URL: 'http://people.example/' }, 'CAPTCHA_URL must be an https address.'],
  [{ CAPTCHA_ID: 'a b' }, 'CAPTCHA_ID must be 1 to 64 letters, digits, - or _.'],
  [{ ERROR_SERVICE_URL: 'http://err.example' }, 'ERROR_SERVICE_URL must be an https address.'],
])('%o is answered with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ name: 'StartError', message: sentence }))
})

test('two mistakes are two sentences, and a secret is never repeated', () => {
  const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'postgres//me:S3cret@db' })
  expect(read).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^PORT .+\.\nDATABASE_URL .+\.$/) }),
  )
  expect(read).not.toThrow('S3cret')
})

test('outside prod it answers on this machine alone, unless told otherwise; prod answers everywhere', () => {
  for (const mode of ['dev', 'test', 'uat', ''])
    expect(readConfig({ KEO_MODE: mode, HOST: '' }).HOST).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  expect(readConfig(PROD).HOST).toBe('0.0.0.0')
  expect(readConfig({ ...PROD, HOST: '10.0.0.7' }).HOST).toBe('10.0.0.7')
})

test('[CFG-01] a well configured prod is accepted and told to insist on https', () => {
  const config = readConfig(PROD)
  expect(config.KEO_MODE).toBe('prod')
  expect(isHttps(config)).toBe(true)
  expect(() => readConfig({ ...PROD, DATABASE_URL: 'postgres://a:b@localhost/keo' })).not.toThrow()
  expect(() =>
    readConfig({ ...PROD, DATABASE_URL: 'postgres://a:b@db.example/keo?sslmode=verify-full' }),
  ).not.toThrow()
})

type Refused = [what: string, env: Record<string, string>, name: string]
const REFUSED_IN_PROD: Refused[] = [
  ['no secret for codes', { CODE_KEY: '' }, 'CODE_KEY'],
  ['a short secret for codes', { CODE_KEY: 'w3Lk8Qz5' }, 'CODE_KEY'],
  ['no key for its data', { DATA_KEYS: '' }, 'DATA_KEYS'],
  ['a short key for its data', { DATA_KEYS: `${PROD.DATA_KEYS}, u7Jd4Wm9` }, 'DATA_KEYS'],
  ['no operator token', { OPERATOR_TOKEN: '' }, 'OPERATOR_TOKEN'],
  ['a short operator token', { OPERATOR_TOKEN: 'q8Vn2xLw5Zt7' }, 'OPERATOR_TOKEN'],
  ['a default operator token', { OPERATOR_TOKEN: 'please-change-me-please-change-me-1' }, 'OPERATOR_TOKEN'],
  ['a token of one letter', { OPERATOR_TOKEN: 'a'.repeat(40) }, 'OPERATOR_TOKEN'],
  ['no origins', { SITE_ORIGINS: '' }, 'SITE_ORIGINS'],
  ['plain origins', { SITE_ORIGINS: 'http://keo.example' }, 'SITE_ORIGINS'],
  ['wildcard origins', { SITE_ORIGINS: '*' }, 'SITE_ORIGINS'],
  ...PARTY_SETTINGS.map((name): Refused => [`the sandbox as ${name}`, { [name]: 'sandbox' }, name]),
  ['a short review key', { REVIEW_KEY: 'k1Rv8Zp4' }, 'REVIEW_KEY'],
  ['a rate that is none', { USDT_RATE: '0' }, 'USDT_RATE'],
  ['no rate limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  ['a debug flag', { LOG_LEVEL: 'debug' }, 'LOG_LEVEL'],
  ['a plain-text database elsewhere', { DATABASE_URL: 'postgres://a:b@db.example/keo' }, 'DATABASE_URL'],
  ['a plain-text Redis elsewhere', { REDIS_URL: 'redis://cache.example:6379' }, 'REDIS_URL'],
]

test.each(REFUSED_IN_PROD)('[CFG-01] prod refuses to start with %s', (_what, env, name) => {
  expect(() => readConfig({ ...PROD, ...env })).toThrow(
    expect.objectContaining({
      name: 'StartError',
      message: expect.stringMatching(new RegExp(`^${name} .+\\.$`)),
    }),
  )
})

test('plain http is not turned into https outside prod', () => {
  expect(isHttps(readConfig({}))).toBe(false)
  expect(isHttps(readConfig({ SITE_ORIGINS: 'https://a.example' }))).toBe(true)
  expect(isHttps(readConfig({ SITE_ORIGINS: 'https://a.example,http://b.example' }))).toBe(false)
})

test('[CAP-05] no setting skips the captcha, and prod refuses what loosens the limits behind it', () => {
  const skips = { CAPTCHA: 'off', CAPTCHA_SKIP: '1', SKIP_CAPTCHA: 'true', KEO_TEST: '1' }
  expect(readConfig({ ...PROD, ...skips })).toEqual(readConfig(PROD))
  expect(() => readConfig({ ...PROD, KEO_MODE: 'prod,test' })).toThrow('KEO_MODE')
  expect(() => readConfig({ ...PROD, RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS')
})
