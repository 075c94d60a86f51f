import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { createHttpServer, type HttpSettings, REQUEST_WITHIN_MS } from '@keo/service-kit/http/http-server'
import { listenOrExplain } from '@keo/service-kit/http/listen'
import { networkPost } from '@keo/service-kit/http/network-post'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { createMetrics } from '@keo/service-kit/metrics'
import { outliveDefects } from '@keo/service-kit/outlive-defects'
import { createRateLimits } from '@keo/service-kit/rate-limits'
import type { Env } from '@keo/service-kit/settings'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { fail } from '@keo/contract/errors'
import { TABLES_PATH } from '@keo/games-contract/shared-tables'
import manifest from '../package.json' with { type: 'json' }
import { createGames } from './app.ts'
import { type GamesSettings, readGamesSettings } from './settings.ts'

type StartOptions = {
  env: Env
  onProgress?: (step: string) => void
}

export type RunningGames = {
  /** What the operator sets as `GAMES_URL`. */
  readonly url: string
  readonly host: string
  readonly port: number
  stop(): Promise<void>
}

const MIGRATIONS = { schema: 'games', folder: new URL('../migrations/', import.meta.url) }
/** The same as inside the product, so that addresses look alike. */
const PREFIX = '/games'
const NAME = 'Sandbox games'
/** As long as the provider itself waits; a network takes its own time. */
const OPERATOR_PATIENCE_MS = 6_000

/** The provider as a process of its own: its own port, its own database, its operator over the network. */
export async function start({ env, onProgress = () => {} }: StartOptions): Promise<RunningGames> {
  const settings = readGamesSettings(env)
  const undo: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  const parts = partsOf(settings)
  try {
    const opened = await openDatabase({
      databaseUrl: settings.DATABASE_URL,
      dataDir: settings.DATA_DIR,
      schemas: [MIGRATIONS],
      mustBeDurable: isProd(settings),
      log: parts.log,
      onProgress,
    })
    undo.push(opened.stop)
    const database = opened.connect(MIGRATIONS.schema)
    const http = await createHttpServer({ ...parts, probes: { database: database.ping }, calls: [] })
    undo.push(parts.limits.close, http.close)
    const { clock, machineClock, ids, log, forwarding } = parts
    const games = await createGames({
      ...gamesNeeds(settings),
      clock,
      machineClock,
      ids,
      log,
      forwarding,
      database,
      hasRateLimits: settings.RATE_LIMITS === 'on',
    })
    undo.push(games.close)
    http.mount(PREFIX, games.app)
    routeUpgrades(http.fastify.server, { [PREFIX + TABLES_PATH]: games.handleUpgrade })
    onProgress('Opening the port')
    const origin = await listenOrExplain(http, { host: settings.HOST, port: settings.PORT })
    undo.push(outliveDefects(parts.log, parts.metrics))
    games.open().catch((err: unknown) => parts.log.error({ err }, 'the games did not begin'))
    opened.onCrash((lastWords) => {
      parts.log.fatal({ lastWords }, 'the embedded database ended by itself')
      process.exitCode = 1
      void stop()
    })
    return { url: origin + PREFIX, host: settings.HOST, port: Number(new URL(origin).port), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What stands before the database does. */
function partsOf(settings: GamesSettings) {
  const log = createLog({ level: settings.LOG_LEVEL ?? 'warn' })
  const clock = systemClock()
  return {
    settings: httpSettings(settings),
    log,
    clock,
    machineClock: clock,
    tellTime: clock.now,
    ids: systemIds(clock),
    metrics: createMetrics(),
    limits: createRateLimits({ clock, log }),
    forwarding: createForwarding(settings.TRUSTED_PROXIES),
    authenticate: async () => 'unknown' as const,
    demandFreshProof: async () => fail('PROOF_NEEDED'),
  }
}

function gamesNeeds(settings: GamesSettings) {
  const { GAMES_LOGIN, GAMES_SECRET, OPERATOR_URL, PUBLIC_URL } = settings
  return {
    merchant: { id: GAMES_LOGIN, secret: GAMES_SECRET },
    isSandbox: !isProd(settings),
    post: networkPost({ address: OPERATOR_URL, timeoutMs: OPERATOR_PATIENCE_MS }),
    prefix: PREFIX,
    publicUrl: PUBLIC_URL === null ? null : PUBLIC_URL.replace(/\/+$/, '') + PREFIX,
  }
}

const isProd = ({ KEO_MODE }: GamesSettings) => KEO_MODE === 'prod'

/** It serves no page, and is called from the pages of its operator wherever those are. */
function httpSettings(settings: GamesSettings): HttpSettings {
  return {
    title: NAME,
    version: manifest.version,
    isProd: isProd(settings),
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    siteOrigins: [],
    hosts: [],
    operatorToken: null,
    policyOrigins: { frames: [], images: [], connections: [] },
    webRoot: null,
    bodyLimitBytes: 100 * 1024,
    requestWithinMs: REQUEST_WITHIN_MS,
    inFlightMax: 1_000,
    checksResponses: false,
  }
}
