import { fail } from '@keo/contract/errors'
import { systemClock } from './clock.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open-database.ts'
import { CLOCK_PATH, clockCall } from './http/clock-call.ts'
import { createForwarding, type Forwarding } from './http/forwarding.ts'
import {
  createHttpServer,
  type HttpSettings,
  type MountedApp,
  REQUEST_WITHIN_MS,
} from './http/http-server.ts'
import { listenOrExplain } from './http/listen.ts'
import { systemIds } from './ids.ts'
import { keptWorldClock } from './kept-world-clock.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { outliveDefects } from './outlive-defects.ts'
import { createRateLimits } from './rate-limits.ts'
import { becomeSoleOwner } from './sole-owner.ts'
import { openTracing } from './tracing/open-tracing.ts'
import { routeUpgrades, type UpgradeHandler } from './socket/upgrade-routes.ts'

/** The settings of every process that a service needs; the rest is its own. */
type ServiceSettings = {
  readonly PORT: number
  readonly HOST: string
  readonly DATA_DIR: string
  readonly DATABASE_URL?: string | undefined
  readonly KEO_MODE: 'dev' | 'test' | 'uat' | 'prod'
  readonly LOG_LEVEL?: Parameters<typeof createLog>[0]['level'] | undefined
  readonly TRUSTED_PROXIES: readonly string[]
  readonly PUBLIC_URL: string | null
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string | null
}

/** What a service is made with. */
export type ServiceParts = {
  /** The world's time: outside prod it can be paused, hurried and moved. */
  readonly clock: ReturnType<typeof systemClock>
  readonly machineClock: ReturnType<typeof systemClock>
  readonly ids: ReturnType<typeof systemIds>
  readonly log: Log
  readonly forwarding: Forwarding
  readonly database: Database
}

type Service = {
  readonly app: MountedApp
  readonly handleUpgrade: UpgradeHandler
  open(): Promise<void>
  close(): Promise<void>
}

type Plan = {
  readonly name: string
  readonly version: string
  /** As traces name it. */
  readonly service: string
  /** The same as inside the product, so that addresses look alike. */
  readonly prefix: string
  readonly socketPath: string
  readonly migrations: { readonly schema: string; readonly folder: URL }
  readonly settings: ServiceSettings
  readonly onProgress?: ((step: string) => void) | undefined
  create(parts: ServiceParts): Promise<Service>
}

export type RunningService = {
  readonly url: string
  readonly host: string
  readonly port: number
  stop(): Promise<void>
}

const STOPS = ['SIGINT', 'SIGTERM'] as const

/** A service as a process of its own: its own port, its own database. */
export async function startService(plan: Plan): Promise<RunningService> {
  const { settings, prefix, migrations, onProgress = () => {} } = plan
  const undo: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  const parts = partsOf(plan)
  try {
    const { metrics, clock: tracedClock } = parts
    undo.push(
      await openTracing({
        endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: plan.service,
        version: plan.version,
        clock: tracedClock,
        metrics,
      }),
    )
    const opened = await openDatabase({
      databaseUrl: settings.DATABASE_URL,
      dataDir: settings.DATA_DIR,
      schemas: [migrations],
      mustBeDurable: isProd(settings),
      log: parts.log,
      onProgress,
    })
    undo.push(opened.stop)
    if (settings.DATABASE_URL)
      undo.push(await ownWorld(settings.DATABASE_URL, migrations.schema, parts.log, onProgress))
    const database = opened.connect(migrations.schema)
    const http = await createHttpServer({ ...parts, probes: { database: database.ping }, calls: [] })
    undo.push(parts.limits.close, http.close)
    const { machineClock, ids, log, forwarding } = parts
    const world = isProd(settings)
      ? null
      : await keptWorldClock({ database: opened.connect('kit'), base: machineClock, log })
    if (world) {
      undo.push(world.stop)
      http.mount(prefix + CLOCK_PATH, clockCall(world.clock))
    }
    const clock = world?.clock ?? machineClock
    const service = await plan.create({ clock, machineClock, ids, log, forwarding, database })
    undo.push(service.close)
    http.mount(prefix, service.app)
    routeUpgrades(http.fastify.server, { [prefix + plan.socketPath]: service.handleUpgrade })
    onProgress('Opening the port')
    const origin = await listenOrExplain(http, { host: settings.HOST, port: settings.PORT })
    undo.push(outliveDefects(log, parts.metrics))
    service.open().catch((err: unknown) => log.error({ err, service: plan.name }, 'a service did not begin'))
    opened.onCrash((lastWords) => {
      log.fatal({ lastWords }, 'the embedded database ended by itself')
      process.exitCode = 1
      void stop()
    })
    return { url: origin + prefix, host: settings.HOST, port: Number(new URL(origin).port), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** On a database that several processes reach, one plays the world; another waits here until that one is gone. */
async function ownWorld(url: string, name: string, log: Log, onProgress: (step: string) => void) {
  // Who only waits has nothing to finish and goes at once when asked to.
  const leave = () => process.exit(0)
  const letGo = await becomeSoleOwner({
    url,
    name,
    log,
    onWaiting() {
      onProgress('Waiting until no other process plays this world')
      for (const signal of STOPS) process.once(signal, leave)
    },
    // Not a clean stop: nothing that is still under way may be written any more.
    onLost: () => process.exit(1),
  })
  for (const signal of STOPS) process.removeListener(signal, leave)
  return letGo
}

/** What stands before the database does. */
function partsOf(plan: Plan) {
  const { settings } = plan
  const log = createLog({ level: settings.LOG_LEVEL ?? 'warn' })
  const clock = systemClock()
  return {
    settings: httpSettings(plan),
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

const isProd = ({ KEO_MODE }: ServiceSettings) => KEO_MODE === 'prod'

/** It serves no page of its own, and is called from pages of other sites wherever those are. */
function httpSettings({ name, version, settings }: Plan): HttpSettings {
  return {
    title: name,
    version,
    isProd: isProd(settings),
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    siteOrigins: [],
    hosts: [],
    operatorToken: null,
    policyOrigins: { frames: [], images: [], connections: [], streams: [] },
    webRoot: null,
    bodyLimitBytes: 100 * 1024,
    requestWithinMs: REQUEST_WITHIN_MS,
    inFlightMax: 1_000,
    checksResponses: false,
  }
}
