import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sampledTrace } from '../tracing/tracing.ts'
import type { Entrance } from './entrance.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** At the whole path, prefix and all. */
    answerQuickly(path: string, call: QuickCall): void
  }
}

export type QuickAnswer = {
  /** Names and values by turns, the length among them, beside those that every answer carries. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** Null, where the usual way has to answer. It must not have changed anything then. */
export type QuickCall = (body: Buffer, request: IncomingMessage) => QuickAnswer | null

/** True, when it answers by itself, now or later; false as null above. */
export type QuickWay = (body: Buffer, request: IncomingMessage, response: ServerResponse) => boolean

export type QuickCalls = { take(path: string, way: QuickWay): void }

/**
 * POST calls that are asked so often that the framework would cost more than their answer. They are looked at before it
 * sees the request; whatever is out of the ordinary goes the usual way, as if nobody had looked.
 */
export function takeQuickCalls(fastify: FastifyInstance, entrance: Entrance): QuickCalls {
  const { server } = fastify
  const ways = new Map<string, QuickWay>()
  const usually = server.listeners('request') as RequestListener[]
  const goUsualWay: RequestListener = (request, response) => {
    for (const listener of usually) listener(request, response)
  }

  function goQuickly(way: QuickWay, request: IncomingMessage, response: ServerResponse): void {
    const body = bodyOf(request)
    if (body && way(body, request, response)) return
    if (body) request.unshift(body)
    goUsualWay(request, response)
  }

  const wayOf =
    (call: QuickCall): QuickWay =>
    (body, request, response) => {
      const found = call(body, request)
      if (!found) return false
      const facts = entrance.enterQuickly(request, response)
      facts.route = request.url ?? ''
      response.writeHead(200, entrance.answerHeaders(facts, found.headers))
      response.end(found.body)
      return true
    }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const way = request.method === 'POST' ? ways.get(request.url ?? '') : undefined
    // Where somebody watches, the usual way is the one with spans.
    if (!way || sampledTrace(request.headers.traceparent)) return goUsualWay(request, response)
    // A short body comes with its head, and is there once the parser has come to its end.
    process.nextTick(goQuickly, way, request, response)
  })
  fastify.decorate('answerQuickly', (path: string, call: QuickCall) => void ways.set(path, wayOf(call)))
  return { take: (path, way) => void ways.set(path, way) }
}

export function sendQuickly(
  response: ServerResponse,
  status: number,
  headers: string[],
  body: string | Buffer,
): void {
  headers.push('content-length', String(Buffer.byteLength(body)))
  response.writeHead(status, headers)
  response.end(body)
}

/** Null while it is not all there, and for what is not plainly JSON of a stated length. */
function bodyOf(request: IncomingMessage): Buffer | null {
  const { headers, readableLength } = request
  const isWhole = readableLength > 0 && Number(headers['content-length']) === readableLength
  if (!isWhole || headers['content-type'] !== 'application/json') return null
  return request.read() as Buffer | null
}
