import type { Call } from '@keo/contract/define-call'
import type { Instant } from '@keo/units/instants'
import { fastify as createFastify } from 'fastify'
import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { RateLimits } from '../rate-limits.ts'
import type { Api, Authenticate, DemandFreshProof } from './api.ts'
import { answerBrokenHttp } from './broken-http.ts'
import { createCompression } from './compression.ts'
import { contractRoutes } from './contract-routes.ts'
import { createEntrance } from './entrance.ts'
import { createErrorAnswers, errorHandler } from './error-handler.ts'
import type { Forwarding } from './forwarding.ts'
import { createGuards } from './guard.ts'
import { readJsonBodies } from './json-body.ts'
import { createOperatorCheck } from './operator.ts'
import { createOverload, type ShedClass } from './overload.ts'
import { takeQuickCalls } from './quick-calls.ts'
import type { RequestFacts } from './request-facts.ts'
import type { PolicyOrigins } from './security-headers.ts'
import type { Probes } from './service-routes.ts'
import { serviceRoutes } from './service-routes.ts'
import { sendPage, serveWebFiles, wantsPage } from './static-files.ts'
import { createKnownPaths } from './unknown-path.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import { isTracing } from '../tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts
  }
  interface FastifyInstance {
    /** For mounted apps, which answer in an envelope of their own: whether this class of work is given up now. */
    sheds(shedClass: ShedClass): boolean
  }
}

export type HttpSettings = {
  title: string
  version: string
  isProd: boolean
  /** The site is reached over https: browsers are told to insist on it. */
  isHttps: boolean
  /** Foreign origins whose pages may call, such as `https://keo.example`. */
  siteOrigins: readonly string[]
  /** Host names this site answers to; empty takes every well-formed one. */
  hosts: readonly string[]
  operatorToken: string | null
  policyOrigins: PolicyOrigins
  webRoot: string | null
  /** Beginnings of addresses of the app that no search engine may list. */
  unlistedPaths?: readonly string[]
  bodyLimitBytes: number
  /** Whoever has not sent a whole request by then, body and all, is cut off within a tenth of it more. */
  requestWithinMs: number
  inFlightMax: number
  /** Holds every answer against its schema: finds mistakes, and costs too much for prod. */
  checksResponses: boolean
}

type Needs = {
  settings: HttpSettings
  log: Log
  /** For durations and overload: real time, also where the product's own clock runs faster. */
  clock: Clock
  /** What callers are told as the time, in a header of every answer. */
  tellTime(): Instant
  ids: Ids
  limits: RateLimits
  metrics: Metrics
  /** Who is behind the proxies. */
  forwarding: Forwarding
  authenticate: Authenticate
  demandFreshProof: DemandFreshProof
  probes: Probes
  /** What the documentation shows. */
  calls: readonly Call[]
  /** Runs before an answer is worked out; the sandbox slows its callers down here. */
  beforeAnswer?: (request: { deviceNo: string; path: string }) => Promise<void> | undefined
}

/** Another app with its own envelope, on the same port, behind the same headers, request ids and logs. */
export type MountedApp = FastifyPluginCallback

export type HttpServer = {
  readonly api: Api
  readonly fastify: FastifyInstance
  mount(prefix: string, app: MountedApp): void
  /** Resolves to the address, such as `http://127.0.0.1:8080`. */
  listen(at: { host: string; port: number }): Promise<string>
  /** From now on it says that it is not ready, and keeps no connection beyond its answer; it goes on answering. */
  leave(): void
  /** Stops accepting, lets what is running finish, and cuts what still runs after a few seconds. */
  close(): Promise<void>
}

const DRAIN_MS = 5000
const HEADERS_WITHIN_MS = 15_000
/** With the tenth that Node may take to notice, slow requests end within 30 s. */
export const REQUEST_WITHIN_MS = 27_000
const SERVICE_PREFIXES = ['/healthz', '/readyz', '/metrics']

export async function createHttpServer(needs: Needs): Promise<HttpServer> {
  const { settings, metrics } = needs
  const apiPrefixes = new Set([...SERVICE_PREFIXES, ...needs.calls.map((call) => firstSegment(call.path))])
  const isApi = (url: string) => url.startsWith('/api/') || apiPrefixes.has(firstSegment(url))
  const overload = createOverload({ clock: needs.clock, inFlightMax: settings.inFlightMax })
  const compression = createCompression()
  const isOperator = createOperatorCheck(settings.operatorToken)
  const answerError = createErrorAnswers(metrics)
  let isLeaving = false
  let isClosing = false

  const newRequestId = requestIds(needs.ids)
  const closeIdleConnections = () => fastify.server.closeIdleConnections()
  const passing = {
    overload,
    isApi,
    newRequestId,
    isLeaving: () => isLeaving,
    isClosing: () => isClosing,
    closeIdleConnections,
  }
  const entrance = createEntrance({ ...needs, ...passing })
  const fastify: FastifyInstance = createFastify({
    ...limitsOfNode(settings),
    genReqId: newRequestId,
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, request, reply) => {
      entrance.open(request, reply)
      errorHandler(answerError)(error, request, reply)
    },
  })
  metrics.setInFlight(overload.inFlight)
  readJsonBodies(fastify)
  fastify.decorateRequest('facts')
  fastify.decorate('sheds', (shedClass: ShedClass) => {
    const isShed = overload.sheds(shedClass)
    if (isShed) metrics.countShed()
    return isShed
  })
  const quickCalls = takeQuickCalls(fastify, entrance)
  fastify.addHook('onRequest', entrance.hook)
  if (isTracing()) traceRequests(fastify)
  fastify.setErrorHandler(errorHandler(answerError))
  await answerUnknownPaths(fastify, settings, isApi)
  serviceRoutes({
    ...needs,
    fastify,
    compression,
    calls: needs.calls.filter((call) => call.access !== 'sandbox' || !settings.isProd),
    title: settings.title,
    version: settings.version,
    isLeaving: () => isLeaving,
    mayLookInside: (request) => !settings.isProd || isOperator(request.headers.authorization),
  })

  return {
    fastify,
    api: contractRoutes({
      fastify,
      quickCalls,
      entrance,
      answerError,
      bodyLimitBytes: settings.bodyLimitBytes,
      compression,
      guardFor: createGuards({ ...needs, overload, isOperator }),
      isSandbox: !settings.isProd,
      checksResponses: settings.checksResponses,
      beforeAnswer: needs.beforeAnswer,
    }),
    mount(prefix, app) {
      apiPrefixes.add(prefix)
      fastify.register(app, { prefix })
    },
    listen: (at) => fastify.listen(at),
    leave() {
      isLeaving = true
    },
    async close() {
      isLeaving = true
      isClosing = true
      const cut = setTimeout(() => fastify.server.closeAllConnections(), DRAIN_MS)
      await fastify.close()
      clearTimeout(cut)
      overload.close()
    },
  }
}

/** What Node and the router refuse by themselves. */
function limitsOfNode(settings: HttpSettings) {
  return {
    logger: false,
    requestIdHeader: false,
    bodyLimit: settings.bodyLimitBytes,
    requestTimeout: settings.requestWithinMs,
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: Math.min(HEADERS_WITHIN_MS, settings.requestWithinMs),
      maxHeaderSize: 16_384,
      // Node looks for slow ones only so often; by itself every 30 s, which doubles the time they have.
      connectionsCheckingInterval: settings.requestWithinMs / 10,
    },
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  } as const
}

/** The app for people who open an address of it; a catalogue error for everything else. */
async function answerUnknownPaths(
  fastify: FastifyInstance,
  { webRoot, unlistedPaths = [] }: HttpSettings,
  isApi: (url: string) => boolean,
): Promise<void> {
  const paths = createKnownPaths()
  fastify.addHook('onRoute', ({ method, path }) => paths.add(method, path))
  fastify.setNotFoundHandler((request, reply) => {
    if (webRoot === null || !wantsPage(request) || isApi(request.url)) return paths.refuse(request, reply)
    if (unlistedPaths.some((path) => request.url.startsWith(path))) reply.header('x-robots-tag', 'noindex')
    return sendPage(reply)
  })
  if (webRoot !== null) await serveWebFiles(fastify, webRoot)
}

/** Unique over all nodes and restarts by its stem, and cheap: only a counter moves per request. */
function requestIds(ids: Ids): () => string {
  const stem = ids.newId('req')
  let count = 0
  return () => `${stem}-${(count++).toString(36)}`
}

function firstSegment(path: string): string {
  const end = path.slice(1).search(/[/?]/)
  return end < 0 ? path : path.slice(0, end + 1)
}
