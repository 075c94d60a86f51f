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
import { PUSH_PATH } from '@keo/sportsbook-contract/push'
import manifest from '../package.json' with { type: 'json' }
import { createSportsbook } from './app.ts'
import type { WorldSize } from './open-world.ts'
import { readSportsbookSettings, type SportsbookSettings } from './settings.ts'

type StartOptions = {
  env: Env
  onProgress?: (step: string) => void
  /** Tests make the world small. */
  size?: WorldSize
}

export type RunningSportsbook = {
  /** What the operator sets as `SPORTS_URL`. */
  readonly url: string
  readonly host: string
  readonly port: number
  stop(): Promise<void>
}

const MIGRATIONS = { schema: 'sportsbook', folder: new URL('../migrations/', import.meta.url) }
/** The same as inside the product, so that addresses look alike. */
const PREFIX = '/sportsbook'
const NAME = 'Sandbox sportsbook'
/** The protocol lets an operator think for three seconds; a network takes its own time. */
const OPERATOR_PATIENCE_MS = 5_000

/** The provider as a process of its own: its own port, its own database, its operator over the network. */
export async function start({ env, onProgress = () => {}, size }: StartOptions): Promise<RunningSportsbook> {
  const settings = readSportsbookSettings(env)
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
    const sportsbook = await createSportsbook({
      ...bookNeeds(settings),
      clock,
      machineClock,
      ids,
      log,
      forwarding,
      database,
      ...(size && { size }),
    })
    undo.push(sportsbook.close)
    http.mount(PREFIX, sportsbook.app)
    routeUpgrades(http.fastify.server, { [PREFIX + PUSH_PATH]: sportsbook.handleUpgrade })
    onProgress('Opening the port')
    const origin = await listenOrExplain(http, { host: settings.HOST, port: settings.PORT })
    undo.push(outliveDefects(parts.log, parts.metrics))
    sportsbook.open().catch((err: unknown) => parts.log.error({ err }, 'the world did not come to life'))
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
function partsOf(settings: SportsbookSettings) {
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

function bookNeeds(settings: SportsbookSettings) {
  const { SPORTS_MERCHANT, SPORTS_SECRET, OPERATOR_ADDRESSES, OPERATOR_URL } = settings
  return {
    merchant: { id: SPORTS_MERCHANT, name: 'Kèo', secret: SPORTS_SECRET, addresses: OPERATOR_ADDRESSES },
    isSandbox: !isProd(settings),
    post: networkPost({ address: OPERATOR_URL, timeoutMs: OPERATOR_PATIENCE_MS }),
    prefix: PREFIX,
    publicUrl: settings.PUBLIC_URL,
    hasRateLimits: settings.RATE_LIMITS === 'on',
  }
}

const isProd = ({ KEO_MODE }: SportsbookSettings) => KEO_MODE === 'prod'

/** It serves no page but its status, and is called from the pages of its operator wherever those are. */
function httpSettings(settings: SportsbookSettings): HttpSettings {
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
