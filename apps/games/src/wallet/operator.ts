import type { Clock } from '@keo/service-kit/clock'
import type { PostText } from '@keo/service-kit/http/guarded-post'
import { traced, traceHeaders } from '@keo/service-kit/tracing/tracing'
import type { Log } from '@keo/service-kit/log'
import { GAME_CALLBACK_BASE, type GameCallbackName } from '@keo/games-contract/callbacks'
import { GAME_CODES, type GameCode } from '@keo/games-contract/codes'
import { withHash } from '@keo/games-contract/form-hash'
import * as z from 'zod/mini'
import { minorOfNumber } from '../ground/amounts.ts'

/** The operator that the provider serves: how it is known, and the secret of both. */
export type Merchant = { readonly id: string; readonly secret: string }

const CODES: ReadonlySet<number> = new Set(Object.values(GAME_CODES))
const Answer = z.looseObject({
  error: z.coerce.number().check(z.refine((code) => CODES.has(code))),
  userId: z.optional(z.string()),
  currency: z.optional(z.string()),
  cash: z.optional(z.coerce.number()),
  transactionId: z.optional(z.coerce.string()),
})

export type OperatorAnswer = {
  readonly code: GameCode
  /** Hundredths; null where the operator does not tell it. */
  readonly cash: bigint | null
  readonly userId: string | null
  readonly currency: string | null
}

export type Parameters = Readonly<Record<string, string>>

export type Operator = {
  /** Null when there is no answer that can be used. */
  call(name: GameCallbackName, parameters: Parameters): Promise<OperatorAnswer | null>
}

const FORM = 'application/x-www-form-urlencoded'

/** The operator at the other end of its callbacks: signed forms, and answers in JSON. */
export function httpOperator(needs: {
  readonly merchant: Merchant
  readonly providerId: string
  readonly post: PostText
  readonly machineClock: Clock
  readonly log: Log
}): Operator {
  const { merchant, providerId, post, machineClock, log } = needs
  return {
    async call(name, parameters) {
      const sent = { ...parameters, providerId, timestamp: String(Math.round(machineClock.now())) }
      const text = new URLSearchParams(withHash(sent, merchant.secret)).toString()
      try {
        const path = `${GAME_CALLBACK_BASE}/${name}.html`
        const send = () => post(path, text, { 'content-type': FORM, ...traceHeaders() })
        const answered = await traced(`POST ${path}`, send, { kind: 'client' })
        const { error, cash, userId, currency } = Answer.parse(JSON.parse(answered))
        return {
          code: error as GameCode,
          cash: cash === undefined || !Number.isFinite(cash) ? null : minorOfNumber(cash),
          userId: userId ?? null,
          currency: currency ?? null,
        }
      } catch (err) {
        log.warn({ err, callback: name }, 'the operator gave no answer that can be used')
        return null
      }
    },
  }
}
