import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TABLES_PATH } from '@keo/games-contract/shared-tables'
import { createGames, type Games } from '@keo/games/app'
import type { Call, RequestOf, ResponseOf } from '@keo/contract/define-call'
import { makeHandOverCode, signInAsMember } from '@keo/contract/sandbox'
import type { Mode } from '@keo/contract/site'
import { getSocketTicket } from '@keo/contract/socket'
import { createApp, type App } from '@keo/server/app'
import { JOB_TABLE } from '@keo/server/app/job-table'
import { TENANT_ID } from '@keo/server/app/parts'
import { readConfig } from '@keo/server/config/config'
import type { Parties } from '@keo/server/gateways/parties/parties'
import { seed } from '@keo/server/seeds/seed'
import { postTextToSelf } from '@keo/server/post-to-self'
import { gamesMerchant } from '@keo/server/gateways/game-provider/games-merchant'
import { sportsMerchant } from '@keo/server/gateways/sportsbook/sports-merchant'
import { createAudit } from '@keo/service-kit/audit'
import { localBus } from '@keo/service-kit/bus'
import { manualClock, worldClock, type ManualClock, type WorldClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { seededIds } from '@keo/service-kit/ids'
import { createJobs, type Jobs } from '@keo/service-kit/jobs'
import { createLog, type Log } from '@keo/service-kit/log'
import { createMetrics } from '@keo/service-kit/metrics'
import { redisBus } from '@keo/service-kit/redis-bus'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { createSportsbook, type Sportsbook } from '@keo/sportsbook/app'
import { createSettings } from '@keo/sportsbook/ground/provider-settings'
import { QUIET_DAYS } from '@keo/sportsbook/quiet-days'
import { PUSH_PATH } from '@keo/sportsbook-contract/push'
import { createHand, type Hand } from './captcha-hand.ts'
import { callWorld, type Answer, type CallOptions } from './call-world.ts'
import { openSocket, type WorldSocket } from './open-socket.ts'
import { query } from './query.ts'
import { skewedClock, type SkewedClock } from './skewed-clock.ts'
import { cheapParts } from './cheap-parts.ts'
import { startThrowAwayPostgres } from './throw-away-postgres.ts'

/** Saturday evening in Vietnam, when matches are on. */
const START_AT = Date.UTC(2026, 0, 31, 12)
const BUILT = fileURLToPath(new URL('../../../build', import.meta.url))
const PLATFORM = {
  schema: 'platform',
  folder: new URL('../../../apps/server/migrations/', import.meta.url),
}

const SANDBOX = {
  schema: 'sandbox',
  folder: new URL('../../../apps/server/migrations-sandbox/', import.meta.url),
}

const SPORTSBOOK = {
  schema: 'sportsbook',
  folder: new URL('../../../apps/sportsbook/migrations/', import.meta.url),
}

const GAMES = {
  schema: 'games',
  folder: new URL('../../../apps/games/migrations/', import.meta.url),
}

/** Parties that do as they are told, unless a test wants them otherwise. */
const CALM = {
  KEO_MODE: 'test',
  RATE_LIMITS: 'off',
  DATA_KEYS: 'dev-world',
  SANDBOX_PAYOUT_FAILS: '0',
  SANDBOX_PAYOUT_SILENT: '0',
} as const

export type WorldOptions = {
  /** The same seed gives the same ids and deals the same matches. */
  seed?: string
  startAt?: number
  /** A database of its own is started, and forgotten afterwards, when none is given. */
  databaseUrl?: string
  redisUrl?: string | null
  port?: number
  /** The built web app when there is one; null serves none. */
  webRoot?: string | null
  mode?: Mode
  /** Further settings, as the environment would give them. */
  env?: Readonly<Record<string, string>>
  log?: Log
  /** Parties as the settings of prod would name them. */
  parties?: Parties
  /** Hashes and pictures cost what they do in production: for tests that time them, and for journeys. */
  isAtFullCost?: boolean
  /** A few matches of each sport instead of a hundred leagues: for tests that look for none and move the world by days. */
  hasQuietDays?: boolean
  /** Clocks that disagree and answers that come late count as in production. */
  isTimed?: boolean
  /** Every callback of a provider, as it was sent and as it was answered. */
  onCallback?: (callback: { path: string; body: string; answer: string }) => void
}

export type World = Hand & {
  readonly url: string
  /** The machine's time. Nothing moves it but `advance`. */
  readonly clock: ManualClock
  /** The players' time: the machine's, hurried or moved by the sandbox. */
  readonly worldClock: WorldClock
  /** The machine's time as the sportsbook provider has it; where it is skewed, a world that is timed notices. */
  readonly providerClock: SkewedClock
  readonly database: Database
  readonly app: App
  readonly jobs: Jobs
  readonly sportsbook: Sportsbook
  readonly games: Games
  /** A real session of a seeded member. */
  signIn(userName: string, from?: CallOptions): Promise<string>
  /** A code for `?token=`, as another app would hand the member over. */
  oneUseCode(userName: string): Promise<string>
  /** The member's live socket, opened by a fresh ticket. */
  socketOf(token: string): Promise<WorldSocket>
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<Answer<ResponseOf<C>>>
  close(): Promise<void>
}

/** The whole product in this process: real server, real database, real HTTP, and time in the test's hands. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { startAt = START_AT, log = createLog({ level: 'error' }) } = options
  const clock = manualClock(startAt)
  const players = worldClock(clock)
  const providerClock = skewedClock(clock)
  const { seed: worldSeed = 'world' } = options
  const ids = seededIds(worldSeed, clock)
  const storage = await openStorage(options, log)
  const { database, kit } = storage
  // A test that meets other matches in each run would pass by luck.
  await createSettings(storage.sportsbook).readOrMake('world-seed', () => worldSeed)
  await seed({ database, clock: players, tenantId: TENANT_ID, isSandbox: options.mode !== 'prod' })

  const jobs = createJobs({ database: kit, clock: players, ids, log, schedule: JOB_TABLE })
  const audit = createAudit({ database: kit, clock: players, ids, jobs, log })
  const bus = options.redisUrl ? redisBus(options.redisUrl, log) : localBus()
  const config = {
    // One address makes every call of a test: the limits have tests of their own.
    ...readConfig({ ...CALM, ...options.env }),
    ...(options.mode ? { KEO_MODE: options.mode } : {}),
  }
  const app = await createApp({
    config,
    log,
    clock: players,
    machineClock: clock,
    ids,
    database,
    bus,
    jobs,
    audit,
    metrics: createMetrics(),
    webRoot: options.webRoot === undefined ? built('web') : options.webRoot,
    consoleRoot: options.webRoot === null ? null : built('console'),
    isUntimed: options.isTimed !== true,
    parties: options.parties ?? {},
    ...(options.isAtFullCost ? {} : cheapParts({ ids })),
  })
  const sportsbook = await createSportsbook({
    clock: players,
    machineClock: providerClock,
    ids,
    log,
    database: storage.sportsbook,
    merchant: sportsMerchant(config.DATA_KEYS),
    async post(path, body, headers) {
      const answer = await postTextToSelf(app.http.fastify, path, body, headers)
      options.onCallback?.({ path, body, answer })
      return answer
    },
    isSandbox: options.mode !== 'prod',
    isUntimed: true,
    hasRateLimits: config.RATE_LIMITS === 'on',
    forwarding: createForwarding(config.TRUSTED_PROXIES),
    prefix: '/sportsbook',
    size: options.hasQuietDays ? QUIET_DAYS : {},
  })
  app.http.mount('/sportsbook', sportsbook.app)
  routeUpgrades(app.http.fastify.server, { [`/sportsbook${PUSH_PATH}`]: sportsbook.handleUpgrade })
  const games = await createGames({
    clock: players,
    machineClock: clock,
    ids,
    log,
    database: storage.games,
    merchant: gamesMerchant(config.DATA_KEYS),
    forwarding: createForwarding(config.TRUSTED_PROXIES),
    async post(path, body, headers) {
      const answer = await postTextToSelf(app.http.fastify, path, body, headers)
      options.onCallback?.({ path, body, answer })
      return answer
    },
    isSandbox: options.mode !== 'prod',
    isUntimed: true,
    hasRateLimits: config.RATE_LIMITS === 'on',
    prefix: '/games',
  })
  app.http.mount('/games', games.app)
  routeUpgrades(app.http.fastify.server, { [`/games${TABLES_PATH}`]: games.handleUpgrade })
  const url = await app.http.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  jobs.start()
  await games.open()
  if (options.mode !== 'prod') await app.lobby.sync()

  const call: World['call'] = (declared, request, how) => callWorld(url, declared, request, how)
  return {
    ...createHand({ database, app, call }),
    url,
    clock,
    worldClock: players,
    providerClock,
    database,
    app,
    jobs,
    sportsbook,
    games,
    call,
    signIn: async (userName, from) => (await call(signInAsMember, { userName }, from)).data.accessToken,
    oneUseCode: async (userName) => (await call(makeHandOverCode, { userName })).data.code,
    async socketOf(token) {
      const { data } = await call(getSocketTicket, {}, { token })
      return openSocket(url, data.ticket)
    },
    async close() {
      await sportsbook.close()
      await games.close()
      await app.close()
      await jobs.stop()
      await bus.close()
      await storage.close()
    },
  }
}

function built(name: string): string | null {
  const root = join(BUILT, name)
  return existsSync(join(root, 'index.html')) ? root : null
}

async function openStorage(options: WorldOptions, log: Log) {
  const server = options.databaseUrl ? null : await startThrowAwayPostgres()
  const url = options.databaseUrl ?? server?.url ?? ''
  // Prod refuses a database that a sandbox made; for a test the sandbox leaves it, and its members stay.
  const isProd = options.mode === 'prod'
  if (isProd) await query(url, 'drop schema if exists sandbox cascade')
  const opened = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    schemas: [...(isProd ? [] : [SANDBOX]), PLATFORM, SPORTSBOOK, GAMES],
    mustBeDurable: false,
    log,
    onProgress: () => {},
  })
  return {
    database: opened.connect('platform'),
    sportsbook: opened.connect('sportsbook'),
    games: opened.connect('games'),
    kit: opened.connect('kit'),
    async close() {
      await opened.stop()
      await server?.stop()
    },
  }
}
