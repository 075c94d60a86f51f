import type { Call } from '@keo/contract/define-call'
import { ENVELOPE_OK } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { takesBody } from '@keo/contract/openapi'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api, Handled } from './api.ts'
import type { Compression } from './compression.ts'
import { sendText } from './send-text.ts'
import { invalidInput } from './field-messages.ts'
import { refuseNullBytes } from './null-bytes.ts'
import type { Guard } from './guard.ts'
import { checkResponse } from './response-check.ts'

type Needs = {
  fastify: FastifyInstance
  compression: Compression
  guardFor(call: Call): Guard
  /** False leaves the sandbox's calls out altogether. */
  isSandbox: boolean
  checksResponses: boolean
  /** Runs before the answer is worked out; the sandbox slows its callers down here. */
  beforeAnswer?: ((request: { deviceNo: string; path: string }) => Promise<void> | undefined) | undefined
}

const JSON_TYPE = 'application/json; charset=utf-8'
const OPENING = `{"code":${ENVELOPE_OK},"msg":"","data":`

/** Makes routes from calls: path, access, limits, validation and the envelope come from the declaration. */
export function contractRoutes(needs: Needs): Api {
  return {
    handle(call, answer) {
      if (call.access === 'sandbox' && !needs.isSandbox) return
      needs.fastify.route({
        method: call.method,
        url: fastifyPath(call.path),
        onRequest: needs.guardFor(call),
        ...(call.bodyMaxBytes ? { bodyLimit: call.bodyMaxBytes } : {}),
        handler: routeHandler(needs, call, answer as Answer),
      })
    },
  }
}

type Answer = (request: Handled<Call>) => unknown

/** Written without `async`, so that an answer that is there at once goes out at once. */
function routeHandler(needs: Needs, call: Call, answer: Answer) {
  const { beforeAnswer, checksResponses, compression } = needs
  const read = requestReader(call)
  const isShared = call.access === 'public'

  function send(reply: FastifyReply, data: unknown): FastifyReply | Promise<FastifyReply> {
    if (checksResponses) checkResponse(call, data)
    if (call.format === 'text') return sendText(reply, String(data), 'text/plain; charset=utf-8')
    const text = `${OPENING}${JSON.stringify(data ?? null)}}`
    return sendText(reply, text, JSON_TYPE, { compression, isShared })
  }

  return function handle(request: FastifyRequest, reply: FastifyReply) {
    const { facts } = request
    const input = read(request)
    const parsed = call.request.safeParse(input)
    if (!parsed.success) throw invalidInput(parsed.error.issues, input)
    refuseNullBytes(parsed.data)
    facts.body = parsed.data
    const wait = beforeAnswer?.({ deviceNo: facts.deviceNo, path: call.path })
    const work = () => answer(facts as Handled<Call>)
    const data = wait ? wait.then(work) : work()
    return data instanceof Promise ? data.then((found) => send(reply, found)) : send(reply, data)
  }
}

/** Fields come from the path and the query, or from the path and the body; the path wins. */
function requestReader(call: Call): (request: FastifyRequest) => unknown {
  const hasParameters = call.path.includes('{')
  const source = takesBody(call) ? 'body' : 'query'
  if (!hasParameters) return (request) => request[source] ?? fail('BROKEN_BODY')
  return (request) => ({ ...(request[source] as object), ...(request.params as object) })
}

export function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
