import { fail } from '@keo/contract/errors'
import type { Entrance } from './entrance.ts'
import type { AnswerError } from './error-handler.ts'
import type { Guard } from './guard.ts'
import { mayBePoison, parsePlainly } from './json-body.ts'
import type { QuickCalls } from './quick-calls.ts'
import { sendQuickly } from './quick-calls.ts'
import type { RequestFacts } from './request-facts.ts'
import type { Packed } from './send-text.ts'

/** What a call makes of its fields: its answer, ready to go out. Throws what refuses it. */
export type Work = (facts: RequestFacts, fields: unknown) => Packed | Promise<Packed>

export type QuickNeeds = {
  quickCalls: QuickCalls
  entrance: Pick<Entrance, 'enterQuickly' | 'answerHeaders' | 'isForeign'>
  answerError: AnswerError
  bodyLimitBytes: number
}

/** Longer bodies seldom come in one piece, and the framework is a small part of what they cost. */
const BODY_MAX = 16 * 1024

/**
 * The quick way of a call with a body. Guard, work and refusals are those of the usual way; only reading and sending are
 * done without the framework, which costs a short call as much as all the rest.
 */
export function createQuickRoute({ quickCalls, entrance, answerError, bodyLimitBytes }: QuickNeeds) {
  const bodyMax = Math.min(BODY_MAX, bodyLimitBytes)
  return (path: string, guard: Guard, work: Work): void =>
    quickCalls.take(path, (body, request, response) => {
      if (body.length > bodyMax || entrance.isForeign(request)) return false
      const text = body.toString()
      if (mayBePoison(text)) return false
      const facts = entrance.enterQuickly(request, response)

      function say(status: number, headers: readonly string[], answer: string | Buffer): void {
        sendQuickly(response, status, entrance.answerHeaders(facts, headers), answer)
      }
      const send = ({ headers, body: answer }: Packed) => say(200, headers, answer)
      function refuse(error: unknown): void {
        const refusal = answerError(error, facts)
        say(refusal.status, Object.entries(refusal.headers).flat(), refusal.text)
      }
      function goOn(): void | Promise<void> {
        const answer = work(facts, parsePlainly(text) ?? fail('BROKEN_BODY'))
        return answer instanceof Promise ? answer.then(send) : send(answer)
      }

      try {
        const waiting = guard(facts)
        const answered = waiting ? waiting.then(goOn) : goOn()
        if (answered instanceof Promise) answered.catch(refuse)
      } catch (error) {
        refuse(error)
      }
      return true
    })
}
