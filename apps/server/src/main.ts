import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createAudit } from '@keo/service-kit/audit'
import { localBus } from '@keo/service-kit/bus'
import { systemClock, type Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { createForwarding, type Forwarding } from '@keo/service-kit/http/forwarding'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import { listenOrExplain } from '@keo/service-kit/http/listen'
import { systemIds, type Ids } from '@keo/service-kit/ids'
import { createJobs } from '@keo/service-kit/jobs'
import { keptSecret } from '@keo/service-kit/kept-secret'
import { keptWorldClock } from '@keo/service-kit/kept-world-clock'
import { createLog, type Log } from '@keo/service-kit/log'
import { createMetrics } from '@keo/service-kit/metrics'
import type { SchemaFiles } from '@keo/service-kit/migrations'
import { StartError } from '@keo/service-kit/start-error'
import { outliveDefects } from '@keo/service-kit/outlive-defects'
import { redisBus } from '@keo/service-kit/redis-bus'
import { openTracing } from '@keo/service-kit/tracing/open-tracing'
import { routeUpgrades, type UpgradeHandler } from '@keo/service-kit/socket/upgrade-routes'
import manifest from '../package.json' with { type: 'json' }
import { seconds } from '@keo/units/instants'
import { createApp, type App } from './app.ts'
import { JOB_TABLE } from './app/job-table.ts'
import { TENANT_ID } from './app/parts.ts'
import { checkMachineClock } from './check-machine-clock.ts'
import { consolePort, isProd, readConfig, type Config } from './config/config.ts'
import { loadParties } from './gateways/parties/parties.ts'
import { refuseSandboxDatabase } from './refuse-sandbox-database.ts'
import { seed } from './seeds/seed.ts'
import { postTextToSelf } from './post-to-self.ts'
import { gamesMerchant, type GamesMerchant } from './gateways/game-provider/games-merchant.ts'
import { sportsMerchant, type SportsMerchant } from './gateways/sportsbook/sports-merchant.ts'
import { welcomeDemo } from './seeds/demo-welcome.ts'
import { DEMO_PASSWORD, MEMBERS } from './seeds/members.ts'

/** The world that another app on the same port lives in. */
export type MountWorld = {
  readonly clock: Clock
  readonly machineClock: Clock
  readonly ids: Ids
  readonly log: Log
  /** On its own schema. */
  readonly database: Database
  readonly prefix: string
  readonly isSandbox: boolean
  readonly hasRateLimits: boolean
  /** Whose forwarding headers are believed. */
  readonly forwarding: Forwarding
  /** How the operator is known to each provider. */
  readonly merchants: { readonly sports: SportsMerchant; readonly games: GamesMerchant }
  /** A request to this server, as the network would bring it. */
  post(path: string, text: string, headers: Readonly<Record<string, string>>): Promise<string>
}

type Mounted = {
  readonly app: MountedApp
  /** For sockets on its path. */
  readonly handleUpgrade: UpgradeHandler
  open(): Promise<void>
  close(): Promise<void>
}

/** Another app on the same port, such as the sandbox sportsbook. */
export type Mountable = {
  readonly schema: SchemaFiles
  /** Under its prefix. */
  readonly socketPath: string
  /** A real party stands at an address of the settings: beside it, its twin would take bets of play money. */
  isReplaced(config: Config): boolean
  create(world: MountWorld): Promise<Mounted>
}

export type StartOptions = {
  env: Readonly<Record<string, string | undefined>>
  onProgress?: (step: string) => void
  /** By prefix, such as `/sportsbook`. */
  mounts?: Readonly<Record<string, Mountable>>
}

export type Running = {
  readonly url: string
  readonly host: string
  readonly port: number
  readonly console: RunningConsole
  /** Somebody to sign in as; nobody in prod. */
  readonly demo: { readonly userName: string; readonly password: string } | null
  stop(): Promise<void>
}

/** Where the operator's people sit. */
type RunningConsole = {
  readonly url: string
  /** Makes the first administrator, once; null where there is staff. */
  readonly firstLink: string | null
}

const DEMO = { userName: MEMBERS[0]?.user_name ?? '', password: DEMO_PASSWORD }
const MIGRATIONS = { schema: 'platform', folder: new URL('../migrations/', import.meta.url) }
/** The books of the parties that a sandbox plays itself: before the platform's, which once held them. */
const SANDBOX = { schema: 'sandbox', folder: new URL('../migrations-sandbox/', import.meta.url) }
/** Beside the bundle, or where the build puts it seen from the sources. */
const rootsOf = (name: string) => [
  new URL(`../${name}/`, import.meta.url),
  new URL(`../../../build/${name}/`, import.meta.url),
]

/** From settings to a listening server. Reasons a person can act on are thrown as StartError. */
export async function start({ env, onProgress = () => {}, ...options }: StartOptions): Promise<Running> {
  const config = readConfig(env)
  // In prod, or beside a real provider, its twin would take bets of play money on real accounts.
  const mounts = Object.entries(isProd(config) ? {} : (options.mounts ?? {})).filter(
    ([, { isReplaced }]) => !isReplaced(config),
  )
  const parties = await loadParties(config)
  const log = createLog({ level: config.LOG_LEVEL ?? (isProd(config) ? 'info' : 'warn') })
  const machineClock = systemClock()
  const ids = systemIds(machineClock)
  const metrics = createMetrics()
  const undo: (() => Promise<void> | void)[] = []
  const stop = once(async () => {
    for (const step of undo.toReversed()) {
      // One part that fails to stop must not keep the database from stopping.
      try {
        await step()
      } catch (err) {
        log.error({ err }, 'a part did not stop cleanly')
      }
    }
  })

  try {
    undo.push(
      await openTracing({
        endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: 'keo-server',
        version: manifest.version,
        clock: machineClock,
        metrics,
      }),
    )
    const opened = await openDatabase({
      databaseUrl: config.DATABASE_URL,
      dataDir: config.DATA_DIR,
      schemas: [...(isProd(config) ? [] : [SANDBOX]), MIGRATIONS, ...mounts.map(([, { schema }]) => schema)],
      mustBeDurable: isProd(config),
      log,
      onProgress,
    })
    undo.push(opened.stop)
    const database = opened.connect(MIGRATIONS.schema)
    if (isProd(config)) {
      await checkMachineClock(database, machineClock)
      await refuseSandboxDatabase(database)
    }
    const kit = opened.connect('kit')
    const { clock, stop: stopClock } = await keptWorldClock({ database: kit, base: machineClock, log })
    undo.push(stopClock)
    onProgress('Preparing the site')
    await seed({ database, clock, tenantId: TENANT_ID, isSandbox: !isProd(config) })

    const bus = config.REDIS_URL ? redisBus(config.REDIS_URL, log) : localBus()
    undo.push(() => bus.close())
    const jobs = createJobs({ database: kit, clock, ids, log, schedule: JOB_TABLE })
    const audit = createAudit({ database: kit, clock, ids, jobs, log })
    const keys = await dataKeys(config, ids)
    const app = await createApp({
      config: { ...config, DATA_KEYS: keys },
      log,
      clock,
      machineClock,
      ids,
      database,
      bus,
      jobs,
      audit,
      metrics,
      webRoot: findRoot('web'),
      consoleRoot: findRoot('console'),
      parties,
    })
    undo.push(() => app.close())
    if (!isProd(config)) await welcomeDemo({ ...app, database, tenantId: TENANT_ID, userName: DEMO.userName })
    const merchants = { sports: sportsMerchant(keys, config), games: gamesMerchant(keys, config) }
    const mounted = []
    for (const [prefix, { schema, socketPath, create }] of mounts) {
      const own = {
        database: opened.connect(schema.schema),
        prefix,
        isSandbox: !isProd(config),
        hasRateLimits: config.RATE_LIMITS === 'on',
        forwarding: createForwarding(config.TRUSTED_PROXIES),
        merchants,
      }
      const post: MountWorld['post'] = (...sent) => postTextToSelf(app.http.fastify, ...sent)
      const part = await create({ clock, machineClock, ids, log, post, ...own })
      app.http.mount(prefix, part.app)
      routeUpgrades(app.http.fastify.server, { [prefix + socketPath]: part.handleUpgrade })
      undo.push(part.close)
      mounted.push(part)
    }
    jobs.start()
    undo.push(() => jobs.stop())
    onProgress('Opening the port')
    const url = await listenOrExplain(app.http, { host: config.HOST, port: config.PORT })
    const consoleUrl = await openConsolePort(app, config)
    undo.push(outliveDefects(log, metrics))
    undo.push(() => leaveBalancers(app, config, machineClock))
    // Nobody waits for it: the first answers go out while the world is being dealt.
    for (const part of mounted)
      part.open().catch((err: unknown) => log.error({ err }, 'a part did not come to life'))
    app.lobby.sync().catch((err: unknown) => log.error({ err }, 'the games were not read'))
    opened.onCrash((lastWords) => {
      log.fatal({ lastWords }, 'the embedded database ended by itself')
      process.exitCode = 1
      void stop()
    })
    const port = Number(new URL(url).port)
    const staffConsole = await consoleOf(app, config, consoleUrl)
    return { url, host: config.HOST, port, console: staffConsole, demo: isProd(config) ? null : DEMO, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openConsolePort(app: App, config: Config): Promise<string> {
  const at = { host: config.CONSOLE_HOST, port: consolePort(config) }
  try {
    return await app.console.http.listen(at)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartError(
      `Port ${at.port} of the console is taken by another program; stop it or set CONSOLE_PORT.`,
      { cause: error },
    )
  }
}

/** The first step of a stop: health is red and every request is still answered. */
async function leaveBalancers(app: App, { DRAIN_S }: Config, clock: Clock): Promise<void> {
  app.http.leave()
  app.console.http.leave()
  if (DRAIN_S > 0) await new Promise<void>((resolve) => void clock.after(seconds(DRAIN_S), resolve))
}

/** The secret of a link stands behind the #: no server and no proxy ever sees it in an address. */
async function consoleOf(app: App, { CONSOLE_ORIGIN }: Config, listening: string): Promise<RunningConsole> {
  // Like the site: a name, so that browsers trust plain http.
  const url = CONSOLE_ORIGIN ?? listening.replace('127.0.0.1', 'localhost')
  const link = await app.console.firstLink()
  return { url, firstLink: link && `${url}/#/invitation/${link}` }
}

/** A sandbox keeps its own, so that what it sealed opens after the next start too. */
async function dataKeys({ DATA_KEYS, DATA_DIR }: Config, ids: Ids): Promise<string[]> {
  return DATA_KEYS.length > 0 ? DATA_KEYS : [await keptSecret(DATA_DIR, 'data-key', ids)]
}

function findRoot(name: string): string | null {
  const found = rootsOf(name).find((root) => existsSync(new URL('index.html', root)))
  return found ? fileURLToPath(found) : null
}

/** Stopping twice at once waits for the same stop. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => (running ??= run())
}
