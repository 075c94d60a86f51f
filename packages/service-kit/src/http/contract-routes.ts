import type { Call } from '@keo/contract/define-call'
import { ENVELOPE_OK } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { takesBody } from '@keo/contract/openapi'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api, Handled } from './api.ts'
import type { Compression } from './compression.ts'
import { invalidInput } from './field-messages.ts'
import { guardHook, type Guard } from './guard.ts'
import { refuseNullBytes } from './null-bytes.ts'
import { createQuickRoute, type QuickNeeds, type Work } from './quick-route.ts'
import type { RequestFacts } from './request-facts.ts'
import { checkResponse } from './response-check.ts'
import { packText, sendPacked, type Packed } from './send-text.ts'

type Needs = QuickNeeds & {
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
  const takeQuickly = createQuickRoute(needs)
  return {
    handle(call, answer) {
      if (call.access === 'sandbox' && !needs.isSandbox) return
      const guard = needs.guardFor(call)
      const work = workFor(needs, call, answer as Answer)
      if (call.method === 'POST' && !call.path.includes('{')) takeQuickly(call.path, guard, work)
      needs.fastify.route({
        method: call.method,
        url: fastifyPath(call.path),
        onRequest: guardHook(guard),
        ...(call.bodyMaxBytes ? { bodyLimit: call.bodyMaxBytes } : {}),
        handler: routeHandler(call, work),
      })
    },
  }
}

type Answer = (request: Handled<Call>) => unknown

/** Written without `async`, so that an answer that is there at once goes out at once. */
function workFor(needs: Needs, call: Call, answer: Answer): Work {
  const { beforeAnswer, checksResponses, compression } = needs
  const isShared = call.access === 'public'

  function pack(facts: RequestFacts, data: unknown): Packed | Promise<Packed> {
    if (checksResponses) checkResponse(call, data)
    if (call.format === 'text') return packText(String(data), 'text/plain; charset=utf-8', facts.headers)
    const text = `${OPENING}${JSON.stringify(data ?? null)}}`
    return packText(text, JSON_TYPE, facts.headers, { compression, isShared })
  }

  return (facts, fields) => {
    const parsed = call.request.safeParse(fields)
    if (!parsed.success) throw invalidInput(parsed.error.issues, fields)
    refuseNullBytes(parsed.data)
    facts.body = parsed.data
    const wait = beforeAnswer?.({ deviceNo: facts.deviceNo, path: call.path })
    const work = () => answer(facts as Handled<Call>)
    const data = wait ? wait.then(work) : work()
    if (!(data instanceof Promise)) return pack(facts, data)
    return data.then(async (found) => withCookie(facts, await pack(facts, found)))
  }
}

/** Only answers that were waited for set one: whoever signs in or out asks the database. */
function withCookie({ cookie }: RequestFacts, packed: Packed): Packed {
  return cookie === null ? packed : { ...packed, headers: [...packed.headers, 'set-cookie', cookie] }
}

function routeHandler(call: Call, work: Work) {
  const read = requestReader(call)
  return (request: FastifyRequest, reply: FastifyReply) => {
    const packed = work(request.facts, read(request))
    return packed instanceof Promise
      ? packed.then((found) => sendPacked(reply, found))
      : sendPacked(reply, packed)
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
