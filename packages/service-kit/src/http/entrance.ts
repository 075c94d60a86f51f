import { AppError } from '@keo/contract/errors'
import type { Instant } from '@keo/units/instants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { fieldsWriter, hideSecretsInPath } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { createCors } from './cors.ts'
import type { Forwarding } from './forwarding.ts'
import { createHostReader } from './host-name.ts'
import type { Overload } from './overload.ts'
import { RequestFacts } from './request-facts.ts'
import type { PolicyOrigins } from './security-headers.ts'
import { securityHeaders } from './security-headers.ts'

type Needs = {
  settings: {
    isHttps: boolean
    siteOrigins: readonly string[]
    hosts: readonly string[]
    policyOrigins: PolicyOrigins
  }
  clock: Clock
  /** The time that callers are told, which need not be the machine's. */
  tellTime(): Instant
  log: Log
  metrics: Metrics
  forwarding: Forwarding
  overload: Overload
  isApi(url: string): boolean
  isLeaving(): boolean
  isClosing(): boolean
  newRequestId(): string
  closeIdleConnections(): void
}

export type Entrance = {
  /** Opens the request's facts and sets the headers that every answer carries. */
  open(request: FastifyRequest, reply: FastifyReply): void
  /** The one hook that every request passes. */
  hook(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void
  /** Lets an API request in that the framework does not see. */
  enterQuickly(request: IncomingMessage, response: ServerResponse): RequestFacts
  /** A page of another site that may call: its answers carry more. */
  isForeign(request: IncomingMessage): boolean
  /** What every answer of the API carries, and its own: names and values by turns, which Node sends at less cost than an object. */
  answerHeaders(facts: RequestFacts, own: readonly string[]): string[]
}

const URL_LENGTH_MAX = 4096

export function createEntrance(needs: Needs): Entrance {
  const { clock, log, overload, settings } = needs
  const headers = securityHeaders(settings)
  const common = Object.entries(headers.answer).flat()
  const answerCors = createCors(settings.siteOrigins)
  const leave = createExit(needs)
  const timeText = timeTexts(needs.tellTime)
  const around = { clock, log, forwarding: needs.forwarding, readHost: createHostReader(settings.hosts) }

  function enter(request: IncomingMessage, response: ServerResponse, requestId: string): RequestFacts {
    const facts = new RequestFacts(request, requestId, around)
    overload.enter()
    response.on('close', () => leave(facts, request, response))
    return facts
  }

  function open(request: FastifyRequest, reply: FastifyReply): void {
    const facts = enter(request.raw, reply.raw, request.id)
    request.facts = facts
    const isApi = needs.isApi(request.url)
    reply.headers(isApi ? headers.answer : headers.page(facts.hostWithPort))
    // A client's own clock may be wrong, and the sandbox world's may run fast.
    if (isApi) reply.header('x-server-time', needs.tellTime())
    reply.header('x-request-id', facts.requestId)
    if (needs.isLeaving()) reply.header('connection', 'close')
  }

  return {
    open,
    hook(request, reply, done) {
      open(request, reply)
      if (request.url.length > URL_LENGTH_MAX) return done(new AppError('INVALID_INPUT'))
      if (!answerCors(request, reply)) done()
    },
    isForeign: ({ headers: { origin } }) => origin !== undefined && settings.siteOrigins.includes(origin),
    enterQuickly: (request, response) => enter(request, response, needs.newRequestId()),
    answerHeaders({ requestId }, own) {
      const named = [...common, ...own, 'x-server-time', timeText(), 'x-request-id', requestId]
      if (needs.isLeaving()) named.push('connection', 'close')
      return named
    },
  }
}

/** A busy server answers many times within a millisecond, and writing a long number out is not for nothing. */
function timeTexts(tellTime: () => Instant): () => string {
  let [last, text] = [Number.NaN, '']
  return () => {
    const now = tellTime()
    if (now !== last) [last, text] = [now, String(now)]
    return text
  }
}

/** Runs when the answer is out or the caller is gone: one log line, one observation. */
function createExit({ clock, log, metrics, overload, isClosing, closeIdleConnections }: Needs) {
  const write = fieldsWriter(log)
  const others = metrics.requestTimes.of('other', 'any')
  return (facts: RequestFacts, { method, url }: IncomingMessage, raw: ServerResponse): void => {
    const ms = clock.monotonicMs() - facts.startedAt
    const { statusCode: status, writableFinished: isComplete } = raw
    overload.leave()
    if (!isComplete) facts.goneAway()
    // Node closes the connections that are idle when a stop begins; this one becomes idle only now.
    if (isClosing()) setImmediate(closeIdleConnections)
    const times = facts.times ?? others
    times.observe(status, ms / 1000)
    write?.(clock.now(), told(facts, { method, url, status, ms, isComplete }))
  }
}

/** Everything but a path that nobody declared is of our own making, or of Node's: it needs no escaping. */
function told(
  { requestId, route, address, caller }: RequestFacts,
  of: { method?: string; url?: string; status: number; ms: number; isComplete: boolean },
): string {
  const path = route === '' ? JSON.stringify(hideSecretsInPath(of.url ?? '')) : `"${route}"`
  const who = caller ? `,"member":"${caller.memberId}"` : ''
  const end = of.isComplete ? '' : ',"isCut":true'
  return `"requestId":"${requestId}","method":"${of.method}","route":${path},"status":${of.status},"ms":${Math.round(of.ms * 10) / 10},"address":"${address}"${who}${end}`
}
