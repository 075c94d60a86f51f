import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Entrance } from './entrance.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** At the whole path, prefix and all. */
    answerQuickly(path: string, call: QuickCall): void
  }
}

export type QuickAnswer = {
  /** Names and values by turns, beside those that every answer carries. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** Null, where the usual way has to answer. It must not have changed anything then. */
export type QuickCall = (body: Buffer, request: IncomingMessage) => QuickAnswer | null

/**
 * POST calls that are asked so often that the framework would cost more than their answer. They are looked at before it
 * sees the request; whatever is out of the ordinary goes the usual way, as if nobody had looked.
 */
export function takeQuickCalls(fastify: FastifyInstance, entrance: Pick<Entrance, 'enterQuickly'>): void {
  const { server } = fastify
  const calls = new Map<string, QuickCall>()
  const usually = server.listeners('request') as RequestListener[]
  const goUsualWay: RequestListener = (request, response) => {
    for (const listener of usually) listener(request, response)
  }

  function answer(call: QuickCall, request: IncomingMessage, response: ServerResponse): void {
    const body = bodyOf(request)
    const found = body && call(body, request)
    if (!found) {
      if (body) request.unshift(body)
      return goUsualWay(request, response)
    }
    const headers = entrance.enterQuickly(request, response)
    headers.push(...found.headers, 'content-length', String(found.body.length))
    response.writeHead(200, headers)
    response.end(found.body)
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const call = request.method === 'POST' ? calls.get(request.url ?? '') : undefined
    if (!call) return goUsualWay(request, response)
    // A short body comes with its head, and is there once the parser has come to its end.
    process.nextTick(answer, call, request, response)
  })
  fastify.decorate('answerQuickly', (path: string, call: QuickCall) => void calls.set(path, call))
}

/** Null while it is not all there, and for what is not plainly JSON of a stated length. */
function bodyOf(request: IncomingMessage): Buffer | null {
  const { headers, readableLength } = request
  const isWhole = readableLength > 0 && Number(headers['content-length']) === readableLength
  if (!isWhole || headers['content-type'] !== 'application/json') return null
  return request.read() as Buffer | null
}
