import type { Call } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { takesBody } from '@keo/contract/openapi'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { RateLimits } from '../rate-limits.ts'
import type { Authenticate, Caller, DemandFreshProof } from './api.ts'
import { bearerToken } from './operator.ts'
import type { Overload } from './overload.ts'
import { shedClassOf } from './overload.ts'
import type { RequestFacts } from './request-facts.ts'

/** Throws what refuses the request, or lets it go on: at once, or when the promise is kept. */
export type Guard = (facts: RequestFacts) => Promise<void> | undefined

type Needs = {
  overload: Overload
  limits: RateLimits
  metrics: Metrics
  authenticate: Authenticate
  demandFreshProof: DemandFreshProof
  isOperator(header: string | undefined): boolean
}

/**
 * Everything that is decided before a body is read: overload, content type, limits and who is calling. A guest's
 * request in memory mode passes without waiting for anything.
 */
export function createGuards(needs: Needs): (call: Call) => Guard {
  return (call) => {
    const shedClass = shedClassOf(call)
    const admit = admission(needs, call)
    const times = needs.metrics.requestTimes.of(call.path, call.method)
    return (facts) => {
      facts.route = call.path
      facts.times = times
      if (needs.overload.sheds(shedClass)) {
        needs.metrics.countShed()
        fail('BUSY')
      }
      // A foreign page can post text or a form without asking first; JSON it cannot.
      if (takesBody(call) && !isJson(facts.headers['content-type'])) fail('WRONG_CONTENT_TYPE')
      return admit(facts)
    }
  }
}

/** A guard as the framework runs it: it waits for a promise or for `done`, whichever it is given. */
export function guardHook(guard: Guard) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    try {
      return guard(request.facts) ?? done()
    } catch (refusal) {
      return done(refusal as Error)
    }
  }
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(?:;|$)/i.test(contentType)
}

function admission(needs: Needs, call: Call): (facts: RequestFacts) => Promise<void> | undefined {
  const { limits, metrics } = needs
  const identify = identification(needs, call)

  function refuse(seconds: number): void {
    if (seconds === 0) return
    metrics.countLimited()
    fail('TOO_MANY_REQUESTS', { seconds })
  }

  async function admitSlowly(
    facts: RequestFacts,
    wait: number | Promise<number>,
    token: string,
  ): Promise<void> {
    refuse(await wait)
    facts.caller = await identify(token, facts)
    if (facts.caller) refuse(await limits.spend(call.limit, { member: facts.caller.memberId }))
  }

  return (facts) => {
    const wait = limits.spend(call.limit, { address: facts.address, device: facts.deviceNo })
    const token = call.anonymous ? '' : bearerToken(facts.headers.authorization)
    const mayBeGuest = call.access === 'public' || call.access === 'sandbox'
    if (typeof wait !== 'number' || token !== '' || !mayBeGuest) return admitSlowly(facts, wait, token)
    refuse(wait)
    return undefined
  }
}

function identification(
  { authenticate, demandFreshProof, isOperator }: Needs,
  call: Call,
): (token: string, facts: RequestFacts) => Promise<Caller | null> {
  if (call.access === 'operator') {
    return async (_token, facts) => (isOperator(facts.headers.authorization) ? null : fail('NOT_ALLOWED'))
  }
  const needsSession = call.access === 'member' || call.access === 'checking'
  return async (token, facts) => {
    const found = token === '' ? 'unknown' : await authenticate(token, !call.background)
    if (!needsSession) return typeof found === 'string' ? null : found
    if (found === 'replaced') return fail('SESSION_REPLACED')
    if (found === 'expired' || found === 'unknown') return fail('SESSION_EXPIRED')
    if (typeof found === 'string') return fail(found)
    // A session that still owes its device or address check can do nothing but that check.
    if (call.access === 'member' && !found.isFull) return fail('NOT_ALLOWED')
    if (call.freshProof) await demandFreshProof(found, facts)
    return found
  }
}
