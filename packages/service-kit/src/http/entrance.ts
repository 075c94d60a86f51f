import { AppError } from '@keo/contract/errors'
import type { Instant } from '@keo/units/instants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { hideSecretsInPath, withoutLooking } from '../log.ts'
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
  isClosing(): boolean
  newRequestId(): string
  closeIdleConnections(): void
}

export type Entrance = {
  /** Opens the request's facts and sets the headers that every answer carries. */
  open(request: FastifyRequest, reply: FastifyReply): void
  /** The one hook that every request passes. */
  hook(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void
  /** Lets an API request in that the framework does not see; gives the headers of its answer, names and values by turns. */
  enterQuickly(request: IncomingMessage, response: ServerResponse): string[]
}

const URL_LENGTH_MAX = 4096

export function createEntrance(needs: Needs): Entrance {
  const { clock, log, overload, settings } = needs
  const headers = securityHeaders(settings)
  const answerHeaders = Object.entries(headers.answer).flat()
  const answerCors = createCors(settings.siteOrigins)
  const leave = createExit(needs)
  const around = { clock, log, forwarding: needs.forwarding, readHost: createHostReader(settings.hosts) }

  function open(request: FastifyRequest, reply: FastifyReply): void {
    const facts = new RequestFacts(request, around)
    request.facts = facts
    overload.enter()
    reply.raw.on('close', () => leave(facts, request, reply.raw))
    const isApi = needs.isApi(request.url)
    reply.headers(isApi ? headers.answer : headers.page(facts.hostWithPort))
    // A client's own clock may be wrong, and the sandbox world's may run fast.
    if (isApi) reply.header('x-server-time', needs.tellTime())
    reply.header('x-request-id', facts.requestId)
    if (needs.isClosing()) reply.header('connection', 'close')
  }

  return {
    open,
    hook(request, reply, done) {
      open(request, reply)
      if (request.url.length > URL_LENGTH_MAX) return done(new AppError('INVALID_INPUT'))
      if (!answerCors(request, reply)) done()
    },
    enterQuickly(request, response) {
      const requestId = needs.newRequestId()
      const facts: Told = {
        startedAt: clock.monotonicMs(),
        requestId,
        route: request.url ?? '',
        caller: null,
        times: null,
        address: needs.forwarding.addressOf(request),
        goneAway: () => {},
      }
      overload.enter()
      response.on('close', () => leave(facts, request, response))
      const named = [...answerHeaders, 'x-server-time', String(needs.tellTime()), 'x-request-id', requestId]
      if (needs.isClosing()) named.push('connection', 'close')
      return named
    },
  }
}

/** What is told of a request when it is over. */
type Told = Pick<
  RequestFacts,
  'startedAt' | 'requestId' | 'route' | 'caller' | 'times' | 'address' | 'goneAway'
>

/** Runs when the answer is out or the caller is gone: one log line, one observation. */
function createExit({ clock, log, metrics, overload, isClosing, closeIdleConnections }: Needs) {
  const accessLog = withoutLooking(log)
  const others = metrics.requestTimes.of('other', 'any')
  return (
    facts: Told,
    { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
    raw: ServerResponse,
  ): void => {
    const ms = clock.monotonicMs() - facts.startedAt
    const { statusCode: status, writableFinished: isComplete } = raw
    overload.leave()
    if (!isComplete) facts.goneAway()
    // Node closes the connections that are idle when a stop begins; this one becomes idle only now.
    if (isClosing()) setImmediate(closeIdleConnections)
    const times = facts.times ?? others
    times.observe(status, ms / 1000)
    accessLog.info({
      requestId: facts.requestId,
      method,
      route: facts.route || hideSecretsInPath(url ?? ''),
      status,
      ms: Math.round(ms * 10) / 10,
      address: facts.address,
      member: facts.caller?.memberId,
      isCut: isComplete ? undefined : true,
    })
  }
}
